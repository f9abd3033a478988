/**
 * All solutions of small boards, as the referee finds them: by trying every column of every row.
 *
 * @import { Place } from './geometry.mjs'
 */

import { lineBetween } from './geometry.mjs';

/** @type {Map<number, Place[][]>} */
const known = new Map();

/** The solutions of a board by the columns of their rows, in order. @param {number} size */
export function solutionsOf(size) {
  const found = known.get(size) ?? [];
  if (known.has(size)) return found;
  known.set(size, found);
  const extend = (/** @type {Place[]} */ queens) => {
    const row = queens.length + 1;
    if (row > size) {
      found.push(queens);
      return;
    }
    for (let column = 1; column <= size; column += 1) {
      const queen = { row, column };
      if (queens.every((other) => lineBetween(other, queen) === null)) extend([...queens, queen]);
    }
  };
  extend([]);
  return found;
}

/** The columns of a solution, row by row. @param {readonly Place[]} queens */
export const columnsOf = (queens) => queens.toSorted((one, other) => one.row - other.row).map(({ column }) => column);

/** Whether a solution has a queen on each of these squares. @param {Place[]} solution @param {Place[]} queens */
export const contains = (solution, queens) =>
  queens.every(({ row, column }) => solution.some((queen) => queen.row === row && queen.column === column));

/** The eight ways to turn and mirror a board. @type {((place: Place, last: number) => Place)[]} */
const turns = [
  ({ row, column }) => ({ row, column }),
  ({ row, column }, last) => ({ row: column, column: last - row }),
  ({ row, column }, last) => ({ row: last - row, column: last - column }),
  ({ row, column }, last) => ({ row: last - column, column: row }),
];

/** The distinct images of a solution, by their columns. @param {Place[]} queens */
export function imagesOf(queens) {
  const last = queens.length + 1;
  const turned = turns.map((turn) => queens.map((queen) => turn(queen, last)));
  const mirrored = turned.map((image) => image.map(({ row, column }) => ({ row, column: last - column })));
  return [...new Set([...turned, ...mirrored].map((image) => columnsOf(image).join(' ')))];
}

/** Whether a turn by this many quarters leaves a solution as it is. @param {Place[]} queens @param {number} quarters */
export const isKept = (queens, quarters) =>
  columnsOf(queens.map((queen) => turns[quarters](queen, queens.length + 1))).join(' ') === columnsOf(queens).join(' ');
