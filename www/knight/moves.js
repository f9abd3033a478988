/**
 * How a knight moves, for what the page works out by itself: which squares it reaches and what digits a ride has.
 *
 * @typedef {import('../core/squares.js').Square} Square
 *
 * @typedef {object} Ground a board and the squares taken out of it
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
 * The squares of the board a move away, whatever stands there.
 * @param {Pick<Ground, 'files' | 'ranks'>} ground
 * @param {Square} from
 * @returns {Square[]}
 */
export function around({ files, ranks }, from) {
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
 * A ride as one digit a move.
 * @param {ArrayLike<Square>} squares
 */
export const digits = (squares) =>
  Array.from({ length: squares.length - 1 }, (_, index) => digit(squares[index], squares[index + 1])).join('');

/**
 * Where a ride can go on, in the order of the digits, with Warnsdorff's degree of each: how many ways lead on from it.
 * @param {Ground} ground
 * @param {ArrayLike<Square>} ridden
 * @returns {{ square: Square, degree: number }[]}
 */
export function waysOn(ground, ridden) {
  const taken = new Set([...ground.holes, ...Array.from(ridden)]);
  const free = (/** @type {Square} */ square) => !taken.has(square);
  return around(ground, ridden[ridden.length - 1])
    .filter(free)
    .map((square) => ({ square, degree: around(ground, square).filter(free).length }));
}

/**
 * The degree of every free square: how many free squares are a move away.
 * @param {Ground} ground
 * @param {ArrayLike<Square>} ridden
 * @returns {Int8Array} by `rank * files + file`; −1 for a square that is not free
 */
export function degrees(ground, ridden) {
  const { files, ranks, holes } = ground;
  const taken = new Set([...holes, ...Array.from(ridden)]);
  return Int8Array.from({ length: files * ranks }, (_, index) => {
    const square = squareAt(index % files, Math.floor(index / files));
    return taken.has(square) ? -1 : around(ground, square).filter((other) => !taken.has(other)).length;
  });
}
