/**
 * A knight's moves, where the page computes them without the core: squares within reach, and moves as digits.
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
 * The squares of the board a move away, free or not.
 * @param {Pick<Board, 'files' | 'ranks'>} board
 * @param {Square} from
 * @returns {Square[]}
 */
export function knightMoves({ files, ranks }, from) {
  const found = [];
  for (const [across, up] of moves) {
    const [file, rank] = [fileOf(from) + across, rankOf(from) + up];
    if (file >= 0 && rank >= 0 && file < files && rank < ranks) found.push(squareAt(file, rank));
  }
  return found;
}

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
 * @param {Board} board
 * @param {ArrayLike<Square>} path
 * @returns {{ square: Square, degree: number }[]}
 */
export function nextSquares(board, path) {
  const taken = new Set([...board.holes, ...Array.from(path)]);
  const free = (/** @type {Square} */ square) => !taken.has(square);
  return knightMoves(board, path[path.length - 1])
    .filter(free)
    .map((square) => ({ square, degree: knightMoves(board, square).filter(free).length }));
}

/**
 * The degree of every free square: how many free squares are a move away.
 * @param {Board} board
 * @param {ArrayLike<Square>} path
 * @returns {Int8Array} by `rank * files + file`; −1 for a square that is not free
 */
export function degrees(board, path) {
  const { files, ranks, holes } = board;
  const taken = new Set([...holes, ...Array.from(path)]);
  return Int8Array.from({ length: files * ranks }, (_, index) => {
    const square = squareAt(index % files, Math.floor(index / files));
    return taken.has(square) ? -1 : knightMoves(board, square).filter((other) => !taken.has(other)).length;
  });
}
