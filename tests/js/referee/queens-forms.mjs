/**
 * The captions of a queens run, each with its claims about the board.
 *
 * @import { Form, Slots } from './form.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 */

import { count, form, said } from './form.mjs';
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

/** The names of the levels, and of the candidates tried on a level. */
const LEVELS = /** @type {const} */ ([
  { level: 'row', other: 'column', zh: '行', zhOther: '列' },
  { level: 'column', other: 'row', zh: '列', zhOther: '行' },
]);

/** The forms of a search row by row, and of one column by column. @returns {Form<QueensFacts>[]} */
const levelForms = () =>
  LEVELS.flatMap(({ level, other, zh, zhOther }) => {
    const head = level === 'row' ? 'Row' : 'Column';
    const place = `${head} #${level}, ${other} #${other}`;
    const zhPlace = `第 #${level} ${zh}，第 #${other} ${zhOther}`;
    return [
      form(
        `queens.start.${level}`,
        `The board is empty. The search begins in [first:${level} \\d+, at ${other} \\d+].`,
        `棋盘是空的。搜索从[first:第 \\d+ ${zh}第 \\d+ ${zhOther}]开始。`,
        begins,
      ),
      form(
        `queens.place.${level}`,
        `${place}: no queen attacks it, so a queen is placed.`,
        `${zhPlace}：不受任何皇后攻击，放下皇后。`,
        (/** @type {QueensFacts} */ facts, slots) => placed(facts, slots) && facts.level === level,
      ),
      form(
        `queens.reject.${level}`,
        `${place}: attacked by the [queen:given queen|queen] of ${level} #by along the [line:row|column|diagonal].`,
        `${zhPlace}：与第 #by ${zh}的[queen:给定皇后|皇后]在同一[line:行|列|对角线]上，不能放。`,
        (/** @type {QueensFacts} */ facts, slots) => rejected(facts, slots, level),
      ),
      form(
        `queens.remove.${level}`,
        `${head} #next: no ${other} left, so the queen of ${level} #${level} is taken back.`,
        `第 #next ${zh}：已无${zhOther}可放，于是回溯，撤回第 #${level} ${zh}的皇后。`,
        (/** @type {QueensFacts} */ facts, slots) => removed(facts, slots, level),
      ),
      form(
        `queens.remove.solved.${level}`,
        `The solution is noted; the queen of ${level} #${level} is taken back to look for the next.`,
        `这个解已记下；撤回第 #${level} ${zh}的皇后，去找下一个解。`,
        (/** @type {QueensFacts} */ facts, slots) => removedAfterSolution(facts, slots, level),
      ),
    ];
  });

/** @type {Form<QueensFacts>[]} */
export const queensForms = [
  ...levelForms(),
  form(
    'queens.start.given',
    '[count:One queen is|# queens are] given. The search places the others around [them:it|them].',
    '已给定 #count 个皇后，搜索在此基础上摆放其余的皇后。',
    ({ kind, given, after }, slots) => {
      const isOne = slots.them === undefined || (slots.them === 'it') === (given.length === 1);
      return kind === 'start' && said(slots.count) === given.length && after.length === given.length && isOne;
    },
  ),
  form(
    'queens.place.mask',
    'Row #row, column #column: the lowest bit of pos, so a queen is placed.',
    '第 #row 行，第 #column 列：这是 pos 最低的 1，放下皇后。',
    (facts, slots) => {
      // Bit 0 is the rightmost column: no free one lies to the right that has not been tried.
      const right = Array.from({ length: facts.size }, (_, index) => ({
        row: count(slots.row),
        column: index + 1,
      })).filter(({ column }) => column > count(slots.column));
      const isFree = (/** @type {typeof right[0]} */ square) => attackersOf(square, facts.before).length === 0;
      const isMask = facts.solver === 'mask' && placed(facts, slots);
      return isMask && right.filter(isFree).every((square) => facts.tried.some((each) => isSame(each, square)));
    },
  ),
  form(
    'queens.lift.forward',
    'Row #row: column #next is free, so the queen is lifted from column #column to move on.',
    '第 #row 行：第 #next 列可放，先拿掉第 #column 列的皇后再移过去。',
    (facts, slots) => {
      const next = { row: count(slots.row), column: count(slots.next) };
      const others = facts.before.filter((queen) => !isSame(queen, facts.square));
      const isFree = (/** @type {number} */ column) => attackersOf({ ...next, column }, others).length === 0;
      const beyond = Array.from({ length: facts.size }, (_, index) => index + 1).filter(
        (each) => each > count(slots.column),
      );
      return did(facts, slots, 'removed') && beyond.find(isFree) === next.column;
    },
  ),
  form(
    'queens.lift.backward',
    'Row #row: no column left, so its queen is lifted from column #column, and the search goes a row back.',
    '第 #row 行：已无列可放，拿掉第 #column 列的皇后，回溯到上一行。',
    (facts, slots) => did(facts, slots, 'removed') && isExhausted(facts, count(slots.row)),
  ),
  form(
    'queens.solved',
    'Solution #number: [count:one queen, and nothing that could attack it|# queens, and none attacks another].',
    '第 #number 个解：[count:# 个皇后互不攻击]。',
    ({ kind, after, size, solutions }, slots) => {
      const isWhole = after.length === size && said(slots.count) === size && clashes(after).length === 0;
      return kind === 'solved' && isWhole && count(slots.number) === solutions;
    },
  ),
  form(
    'queens.end',
    'Every way has been tried: [count:one solution|# solutions].',
    '所有摆法都试过了：共有 #count 个解。',
    (facts, slots) => ended(facts, said(slots.count)),
  ),
  form('queens.end.none', 'Every way has been tried: there is no solution.', '所有摆法都试过了：没有解。', (facts) =>
    ended(facts, 0),
  ),
];
