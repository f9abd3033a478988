/**
 * Programs that are straight: each line changes the board in a way that is known without running anything.
 *
 * @import { Problem } from '../../../pkg/program.js'
 * @import { Place } from './geometry.mjs'
 */

import { readFileSync } from 'node:fs';
import * as python from '../../../pkg/program.js';
import { chance } from '../chance.mjs';
import { isHop, isSame } from './geometry.mjs';
import { columnsOf, solutionsOf } from './solutions.mjs';

python.initSync({ module: readFileSync(new URL('../../../pkg/program_bg.wasm', import.meta.url)) });

export { python };

/** @param {Place[]} of @param {Place[]} but */
export const without = (of, but) => of.filter((place) => !but.some((other) => isSame(place, other)));

/** Last lines of programs, each with how it ends the program. @type {[text: string, end: string][]} */
export const ENDS = [
  ['over = 0', 'end'],
  ['1 / 0', 'ZeroDivisionError: division by zero'],
  ['[1, 2][2]', 'IndexError: list index out of range'],
  ["raise ValueError('no board:\\n  Q..')", 'ValueError: no board:'],
  ["print('x' * 600000, 'y' * 600000)", 'output'],
  ["over = ['x' * (900000 + number) for number in range(80)]", 'heap'],
  ['over = [0] * 2000000', 'size'],
  ['over = sum(range(10 ** 12))', 'work'],
];

/** Looks ahead to the end of a program. @param {string} text @param {Problem} problem */
export function lookedAt(text, problem) {
  const look = new python.Program(text).look(problem, '', 1);
  while (look.look(1000));
  return look;
}

/** A program whose lines set queens in their rows by chance, and a solution at last. @param {number} size @param {number} seed */
export function queensProgram(size, seed) {
  const dice = chance(seed);
  /** @type {number[]} the columns from 1, 0 for no queen */
  let columns = Array.from({ length: size }, () => 0);
  const lines = [`board = [-1] * ${size}`];
  const boards = [[], columns];
  const set = (/** @type {number} */ from, /** @type {number[]} */ values) => {
    columns = columns.map((column, row) => values[row - from] ?? column);
    const written = values.map((column) => column - 1);
    lines.push(
      values.length === 1
        ? `board[${from}] = ${written[0]}`
        : `board[${from}:${from + values.length}] = [${written.join(', ')}]`,
    );
    boards.push(columns);
  };
  for (let change = 0; change < 14; change += 1) {
    if (change % 6 === 5) {
      lines.push(`other = ${change}`);
      boards.push(columns);
    } else if (change % 4 === 3 && size > 1) {
      set(dice.whole(0, size - 2), [dice.whole(0, size), dice.whole(0, size)]);
    } else set(dice.whole(0, size - 1), [dice.whole(0, size)]);
  }
  const solution = columnsOf(dice.oneOf(solutionsOf(size)));
  solution.forEach((column, row) => set(row, [column]));
  const places = boards.map((board) =>
    board.flatMap((column, row) => (column === 0 ? [] : [{ row: row + 1, column }])),
  );
  return { lines, places };
}

/** A way over all squares of 3×4, of which the program takes steps back. @param {number} seed */
export function knightProgram(seed) {
  const way = wholeWay();
  const dice = chance(seed);
  const [lines, places] = [['way = []'], /** @type {Place[][]} */ ([[], []])];
  let length = 0;
  const add = (/** @type {string} */ line) => {
    lines.push(line);
    places.push(way.slice(0, length));
  };
  while (length < way.length) {
    if (length > 2 && dice.whole(0, 3) === 0) {
      length -= 1;
      add('way.pop()');
    } else if (length > 0 && length + 2 < way.length && dice.whole(0, 4) === 0) {
      length += 2;
      add(
        `way += [${way
          .slice(length - 2, length)
          .map(written)
          .join(', ')}]`,
      );
    } else {
      length += 1;
      add(`way.append(${written(way[length - 1])})`);
    }
  }
  return { lines, places };
}

/** @param {Place} place from 1 */
export const written = ({ row, column }) => `(${row - 1}, ${column - 1})`;

/** A tour of the board with three rows and four columns, by trying every way. @returns {Place[]} */
export function wholeWay() {
  const squares = Array.from({ length: 12 }, (_, index) => ({
    row: 1 + Math.floor(index / 4),
    column: 1 + (index % 4),
  }));
  /** @type {(way: Place[]) => Place[] | null} */
  const extend = (way) => {
    if (way.length === squares.length) return way;
    for (const next of without(squares, way)) {
      const found = isHop(way[way.length - 1], next) ? extend([...way, next]) : null;
      if (found) return found;
    }
    return null;
  };
  return squares.map((start) => extend([start])).find((way) => way !== null) ?? [];
}
