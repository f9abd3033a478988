/**
 * The captions of a queens run on a board that is named as in chess.
 *
 * @import { Form, Slots } from './form.mjs'
 * @import { Line } from './geometry.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 */

import { count, forms } from './form.mjs';
import { attackersOf, clashes, isSame, lineBetween, placeNamed } from './geometry.mjs';
import { queensForms } from './queens-forms.mjs';
import { isExhausted } from './queens-witness.mjs';

/** @type {Record<string, Line>} */
const LINES = { rank: 'row', file: 'column', diagonal: 'diagonal', 横线: 'row', 直线: 'column', 对角线: 'diagonal' };

/** @param {QueensFacts} facts @param {string} name */
const place = ({ size }, name) => placeNamed(name, size);

/** Whether the step did this to the square that is named. @param {QueensFacts} facts @param {Slots} slots @param {string} kind */
const did = (facts, { square }, kind) => facts.kind === kind && isSame(facts.square, place(facts, square));

/** @param {QueensFacts} facts @param {Slots} slots */
const placed = (facts, slots) =>
  did(facts, slots, 'placed') && attackersOf(place(facts, slots.square), facts.before).length === 0;

/** Squares of a row to the right of one. @param {QueensFacts} facts @param {{ row: number, column: number }} from */
const rightOf = ({ size }, { row, column }) =>
  Array.from({ length: size - column }, (_, index) => ({ row, column: column + index + 1 }));

/** Whether nothing is left to try on the line of a finished level. @param {QueensFacts} facts @param {number} line */
const isOver = (facts, line) => facts.kind === 'removed' && facts.line === line && isExhausted(facts, line);

/** The row of a rank. @param {QueensFacts} facts @param {string} rank */
const rowOf = ({ size }, rank) => size + 1 - count(rank);

/** The column of a file. @param {QueensFacts} facts @param {string} file */
const columnOf = (facts, file) => place(facts, `${file}1`).column;

/** The captions that name no square are the same. */
const plain = ['queens.start.given', 'queens.solved', 'queens.end', 'queens.end.none'];

/** @type {Form<QueensFacts>[]} */
export const queensChessForms = forms(
  queensForms.filter(({ key }) => plain.includes(key)),
  {
    'queens.start.chess': (facts, { square }) => {
      const first = { row: 1, column: facts.solver === 'mask' ? facts.size : 1 };
      return facts.kind === 'start' && facts.after.length === 0 && isSame(place(facts, square), first);
    },
    'queens.place.chess': placed,
    'queens.place.mask.chess': (facts, slots) => {
      const free = rightOf(facts, place(facts, slots.square)).filter(
        (to) => attackersOf(to, facts.before).length === 0,
      );
      const areTried = free.every((to) => facts.tried.some((each) => isSame(each, to)));
      return facts.solver === 'mask' && placed(facts, slots) && areTried;
    },
    'queens.reject.chess': (facts, slots) => {
      const by = place(facts, slots.by);
      const isGiven = facts.given.some((queen) => isSame(queen, by));
      const saidGiven = slots.queen.startsWith('given') || slots.queen.startsWith('给定');
      const stands = facts.before.some((queen) => isSame(queen, by));
      const isLine = lineBetween(by, place(facts, slots.square)) === LINES[slots.line];
      return did(facts, slots, 'rejected') && stands && isLine && isGiven === saidGiven;
    },
    'queens.remove.chess.rank': (facts, slots) =>
      facts.level === 'row' && isOver(facts, rowOf(facts, slots.next)) && did(facts, slots, 'removed'),
    'queens.remove.chess.file': (facts, slots) =>
      facts.level === 'column' && isOver(facts, columnOf(facts, slots.next)) && did(facts, slots, 'removed'),
    'queens.remove.solved.chess': (facts, slots) =>
      did(facts, slots, 'removed') &&
      facts.isAfterSolution &&
      facts.before.length === facts.size &&
      clashes(facts.before).length === 0,
    'queens.lift.forward.chess': (facts, slots) => {
      const from = place(facts, slots.square);
      const others = facts.before.filter((queen) => !isSame(queen, facts.square));
      const next = rightOf(facts, from).find((to) => attackersOf(to, others).length === 0);
      const isNext = next?.column === columnOf(facts, slots.next) && next.row === rowOf(facts, slots.rank);
      return did(facts, slots, 'removed') && isNext;
    },
    'queens.lift.backward.chess': (facts, slots) => {
      const { row } = place(facts, slots.square);
      return did(facts, slots, 'removed') && row === rowOf(facts, slots.rank) && isExhausted(facts, row);
    },
  },
);
