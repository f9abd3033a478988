/**
 * The captions of a queens run, each with its claims about the board.
 *
 * @import { Form, Slots } from './form.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 */

import { count, form, forms, said } from './form.mjs';
import { attackersOf, clashes, isSame, lineBetween, lineNamed } from './geometry.mjs';
import { isExhausted } from './queens-witness.mjs';

/** @param {Slots} slots */
const at = ({ row, column }) => ({ row: count(row), column: count(column) });

/** Whether the step did this to the square that is named. @param {QueensFacts} facts @param {Slots} slots @param {string} kind */
const did = (facts, slots, kind) => facts.kind === kind && isSame(facts.square, at(slots));

/** @param {QueensFacts} facts @param {Slots} slots */
const placed = (facts, slots) => did(facts, slots, 'placed') && attackersOf(at(slots), facts.before).length === 0;

/** @param {QueensFacts} facts @param {Slots} slots @param {'row' | 'column'} level */
function rejected(facts, slots, level) {
  const attacker = facts.before.find((queen) => queen[level] === count(slots.by) && !isSame(queen, at(slots)));
  if (!did(facts, slots, 'rejected') || !attacker || facts.level !== level) return false;
  const isGiven = facts.given.some((queen) => isSame(queen, attacker));
  const saidGiven = slots.queen.startsWith('given') || slots.queen.startsWith('给定');
  return lineBetween(attacker, at(slots)) === lineNamed(slots.line) && isGiven === saidGiven;
}

/** @param {QueensFacts} facts @param {Slots} slots @param {'row' | 'column'} level */
function removed(facts, slots, level) {
  const { kind, square, line } = facts;
  const isNext = count(slots.next) === line && isExhausted(facts, line);
  return kind === 'removed' && facts.level === level && square?.[level] === count(slots[level]) && isNext;
}

/** @param {QueensFacts} facts @param {Slots} slots @param {'row' | 'column'} level */
const removedAfterSolution = ({ kind, isAfterSolution, square, before, size }, slots, level) =>
  kind === 'removed' &&
  isAfterSolution &&
  square?.[level] === count(slots[level]) &&
  before.length === size &&
  clashes(before).length === 0;

/** @param {QueensFacts} facts @param {number} all */
const ended = ({ atEnd, ...facts }, all) => atEnd && facts.all === all && facts.solutions === all;

/** The empty board, and the first square that is tried. @param {QueensFacts} facts @param {Slots} slots */
function begins({ kind, after, solver, size, level }, slots) {
  const first = { row: 1, column: solver === 'mask' ? size : 1 };
  const isByColumn = slots.first !== undefined && /^(column|第 \d+ 列)/.test(slots.first);
  const named = (slots.first.match(/\d+/g) ?? []).map(Number);
  const place = isByColumn ? { column: named[0], row: named[1] } : { row: named[0], column: named[1] };
  return kind === 'start' && after.length === 0 && isByColumn === (level === 'column') && isSame(place, first);
}

/** The forms of a search row by row, or of one column by column. @param {'row' | 'column'} level @returns {Form<QueensFacts>[]} */
const levelForms = (level) => [
  form(`queens.start.${level}`, begins),
  form(`queens.place.${level}`, (facts, slots) => placed(facts, slots) && facts.level === level),
  form(`queens.reject.${level}`, (facts, slots) => rejected(facts, slots, level)),
  form(`queens.remove.${level}`, (facts, slots) => removed(facts, slots, level)),
  form(`queens.remove.solved.${level}`, (facts, slots) => removedAfterSolution(facts, slots, level)),
];

/** @type {Form<QueensFacts>[]} */
export const queensForms = forms(levelForms('row'), levelForms('column'), {
  'queens.start.given': ({ kind, given, after }, slots) => {
    const isOne = slots.them === undefined || (slots.them === 'it') === (given.length === 1);
    return kind === 'start' && said(slots.count) === given.length && after.length === given.length && isOne;
  },
  'queens.place.mask': (facts, slots) => {
    // Bit 0 is the rightmost column: no free one lies to the right that has not been tried.
    const right = Array.from({ length: facts.size }, (_, index) => ({
      row: count(slots.row),
      column: index + 1,
    })).filter(({ column }) => column > count(slots.column));
    const isFree = (/** @type {typeof right[0]} */ square) => attackersOf(square, facts.before).length === 0;
    const isMask = facts.solver === 'mask' && placed(facts, slots);
    return isMask && right.filter(isFree).every((square) => facts.tried.some((each) => isSame(each, square)));
  },
  'queens.lift.forward': (facts, slots) => {
    const next = { row: count(slots.row), column: count(slots.next) };
    const others = facts.before.filter((queen) => !isSame(queen, facts.square));
    const isFree = (/** @type {number} */ column) => attackersOf({ ...next, column }, others).length === 0;
    const beyond = Array.from({ length: facts.size }, (_, index) => index + 1).filter(
      (each) => each > count(slots.column),
    );
    return did(facts, slots, 'removed') && beyond.find(isFree) === next.column;
  },
  'queens.lift.backward': (facts, slots) => did(facts, slots, 'removed') && isExhausted(facts, count(slots.row)),
  'queens.solved': ({ kind, after, size, solutions }, slots) => {
    const isWhole = after.length === size && said(slots.count) === size && clashes(after).length === 0;
    return kind === 'solved' && isWhole && count(slots.number) === solutions;
  },
  'queens.end': (facts, slots) => ended(facts, said(slots.count)),
  'queens.end.none': (facts) => ended(facts, 0),
});
