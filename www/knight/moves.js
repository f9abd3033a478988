/**
 * A knight's moves, where the page needs them one by one: squares within reach, and moves as digits.
 *
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {object} Board a board and the squares taken out of it
 * @property {number} files
 * @property {number} ranks
 * @property {readonly Square[]} holes
 */

import { fileOf, rankOf, squareAt } from '../core/index.js';

/**
 * The eight moves as (files, ranks) by their digit in links, clockwise from "two up, one right".
 * @type {readonly (readonly [number, number])[]}
 */
export const moves = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/**
 * The digit of the move from one square to another; −1 when there is none.
 * @param {Square} from
 * @param {Square} to
 */
export const digit = (from, to) =>
  moves.findIndex(([across, up]) => fileOf(to) - fileOf(from) === across && rankOf(to) - rankOf(from) === up);

/**
 * The moves over these squares, one digit each.
 * @param {ArrayLike<Square>} squares
 */
export const digits = (squares) =>
  Array.from({ length: squares.length - 1 }, (_, index) => digit(squares[index], squares[index + 1])).join('');

/**
 * The free squares a move away from the end of a path, in the order of the digits, each with Warnsdorff's degree: the number
 * of free squares a move away from it.
 * @param {{ Player: Pick<typeof import('../../pkg/lazy.js').Player, 'degrees'> }} core
 * @param {Board} board
 * @param {ArrayLike<Square>} path
 * @returns {{ square: Square, degree: number }[]}
 */
export function nextSquares({ Player }, { files, ranks, holes }, path) {
  const degrees = Player.degrees(files, ranks, holes, path);
  const from = path[path.length - 1];
  return moves.flatMap(([across, up]) => {
    const [file, rank] = [fileOf(from) + across, rankOf(from) + up];
    if (file < 0 || rank < 0 || file >= files || rank >= ranks) return [];
    const degree = degrees[rank * files + file];
    return degree < 0 ? [] : [{ square: squareAt(file, rank), degree }];
  });
}
