/**
 * What the knight's controls make of what was asked: plain values in, plain values out.
 *
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('../core/squares.js').Square} Square
 */

import { fileOf, rankOf } from '../core/squares.js';
import { home, isLarge } from '../core/routes.js';
import { digits, moves } from './moves.js';
import { squareAt } from '../core/squares.js';

/**
 * The same board and kind of tour, and nothing else.
 * @param {KnightAsked} asked
 * @returns {KnightAsked}
 */
const ground = ({ files, ranks, closed, holes, riding }) => ({
  ...home.knight,
  files,
  ranks,
  closed: riding?.closed ?? closed,
  holes,
});

/**
 * Another board or another kind of tour, from the same square where the board still has it.
 * @param {KnightAsked} asked
 * @param {Partial<Pick<KnightAsked, 'files' | 'ranks' | 'closed'>>} change
 * @returns {KnightAsked}
 */
export function retoured(asked, change) {
  const next = { ...ground(asked), solver: asked.solver, prune: asked.prune, ...change };
  const fits = (/** @type {Square} */ square) => fileOf(square) < next.files && rankOf(square) < next.ranks;
  const start = asked.start !== null && fits(asked.start) ? asked.start : null;
  const sameBoard = next.files === asked.files && next.ranks === asked.ranks;
  const end = asked.end !== null && fits(asked.end) && sameBoard && !next.closed ? asked.end : null;
  const solver = start === null || isLarge(next) ? null : next.solver;
  const prune = next.prune && next.closed && solver === 'warnsdorff';
  return { ...next, start, end, solver, prune, holes: sameBoard ? asked.holes : [] };
}

/**
 * The knight starts somewhere else.
 * @param {KnightAsked} asked
 * @param {Square} start
 * @returns {KnightAsked}
 */
export function startedAt(asked, start) {
  const { solver, prune, end } = asked;
  return { ...ground(asked), start, solver, prune, end: end === start ? null : end };
}

/**
 * An open tour that ends on a square, or anywhere.
 * @param {KnightAsked} asked
 * @param {Square | null} end
 * @returns {KnightAsked}
 */
export const endedOn = (asked, end) => ({ ...ground(asked), start: asked.start, closed: false, end });

/**
 * Watched as a search, or as the tour that is made at once.
 * @param {KnightAsked} asked
 * @param {KnightAsked['solver']} solver
 * @returns {KnightAsked}
 */
export function watchedBy(asked, solver) {
  const prune = solver === 'warnsdorff' && asked.prune;
  return { ...ground(asked), start: asked.start, end: solver === null ? asked.end : null, solver, prune };
}

/**
 * A square taken out of the board, or put back; with it go a start and an end that stood there.
 * @param {KnightAsked} asked
 * @param {Square} square
 * @returns {KnightAsked}
 */
export function cut(asked, square) {
  const out = new Set(asked.holes);
  if (!out.delete(square)) out.add(square);
  const left = (/** @type {Square | null} */ one) => (one !== null && out.has(one) ? null : one);
  const start = left(asked.start);
  const solver = start === null ? null : asked.solver;
  const holes = [...out].toSorted((one, other) => one - other);
  const prune = solver === null ? false : asked.prune;
  return { ...ground(asked), holes, start, end: start === null ? null : left(asked.end), solver, prune };
}

/**
 * A ride of one's own over these squares.
 * @param {KnightAsked} asked
 * @param {ArrayLike<Square>} squares
 * @param {Partial<NonNullable<KnightAsked['riding']>>} [change]
 * @returns {KnightAsked}
 */
export function ridden(asked, squares, change = {}) {
  const riding = { closed: asked.riding?.closed ?? asked.closed, hints: asked.riding?.hints ?? true, ...change };
  const start = squares.length > 0 ? squares[0] : null;
  const text = squares.length > 1 ? digits(squares) : null;
  return { ...ground(asked), closed: false, start, digits: text, riding };
}

/**
 * The squares that a start and digits lead over.
 * @param {Square} start
 * @param {string | null} text
 */
export function squaresOf(start, text) {
  const squares = [start];
  for (const letter of text ?? '') {
    const [across, up] = moves[Number(letter)];
    const last = squares[squares.length - 1];
    squares.push(squareAt(fileOf(last) + across, rankOf(last) + up));
  }
  return squares;
}
