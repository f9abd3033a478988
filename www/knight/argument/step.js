/**
 * A step of the argument why there is no tour: a sentence, and the squares that it speaks of.
 *
 * @import { Key } from '../../i18n/index.js'
 * @import { Marker } from '../../board/scene.js'
 * @import { Square } from '../../core/squares.js'
 *
 * @typedef {object} Board what an argument is about
 * @property {number} files
 * @property {number} ranks
 * @property {readonly Square[]} holes
 * @property {Square | null} start
 * @property {Square | null} end
 * @property {boolean} closed
 *
 * @typedef {number | boolean | Square[]} Value squares are named in the sentence, one by one
 *
 * @typedef {object} Picture
 * @property {Square[][]} [areas] squares with a tint and a pattern, others for each area
 * @property {Map<Square, number | string>} [labels] a number or a letter on a square
 * @property {Partial<Record<Marker['kind'], Square[]>>} [marked]
 * @property {Move[]} [moves] that are drawn
 * @property {Move[]} [wrong] moves that cannot be
 *
 * @typedef {readonly [from: Square, to: Square]} Move
 * @typedef {{ key: Key, values: Record<string, Value> } & Picture} Step
 */

import { fileOf, rankOf, squareAt, squareName } from '../../core/index.js';
import { list, t } from '../../i18n/index.js';
import { knightMoves } from '../moves.js';

/**
 * @param {Key} key
 * @param {Record<string, Value>} [values]
 * @param {Picture} [picture]
 * @returns {Step}
 */
export const step = (key, values = {}, picture = {}) => ({ key, values, ...picture });

/** @param {Step} step */
export function sentenceOf({ key, values }) {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? list(value.map(squareName)) : value,
  ]);
  return t(key, Object.fromEntries(said));
}

/**
 * The squares that are left, rank by rank from a1.
 * @param {Board} board
 */
export function squaresOf({ files, ranks, holes }) {
  const out = new Set(holes);
  const all = Array.from({ length: files * ranks }, (_, index) => squareAt(index % files, Math.floor(index / files)));
  return all.filter((square) => !out.has(square));
}

/** a1 is dark. @param {Square} square */
export const isDark = (square) => (fileOf(square) + rankOf(square)) % 2 === 0;

/**
 * The squares a move away that are left.
 * @param {Board} board
 * @param {Square} from
 */
export const near = (board, from) => knightMoves(board, from).filter((to) => !board.holes.includes(to));

/**
 * The moves from some squares to others, or to any.
 * @param {Board} board
 * @param {Square[]} squares
 * @param {(to: Square) => boolean} [leads]
 * @returns {Move[]}
 */
export const movesFrom = (board, squares, leads = () => true) =>
  squares.flatMap((from) =>
    near(board, from)
      .filter(leads)
      .map((to) => /** @type {Move} */ ([from, to])),
  );

/**
 * The squares that a knight can come to from one, itself included, in the order of the board.
 * @param {Board} board
 * @param {Square} from
 */
export function reachedFrom(board, from) {
  const reached = new Set([from]);
  for (const square of reached) for (const to of near(board, square)) reached.add(to);
  return squaresOf(board).filter((square) => reached.has(square));
}

/**
 * Squares with their numbers from 1.
 * @param {...Square[]} lists each counted by itself
 */
export const counted = (...lists) =>
  new Map(lists.flatMap((squares) => squares.map((square, index) => /** @type {const} */ ([square, index + 1]))));

/**
 * The same letter or number on squares.
 * @param {Square[]} squares
 * @param {number | string} label
 */
export const labelled = (squares, label) =>
  squares.map((square) => /** @type {[Square, number | string]} */ ([square, label]));
