/**
 * What the knight's controls make of what was asked: plain values in, plain values out.
 *
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../core/squares.js').Square} Square
 */

import { fileOf, home, isLarge, rankOf, squareAt } from '../core/index.js';
import { digits, moves } from './moves.js';

/**
 * The same board and kind of tour, and nothing else.
 * @param {KnightRoute} route
 * @returns {KnightRoute}
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
 * @param {KnightRoute} route
 * @param {Partial<Pick<KnightRoute, 'files' | 'ranks' | 'closed'>>} change
 * @returns {KnightRoute}
 */
export function retoured(route, change) {
  const next = { ...ground(route), solver: route.solver, prune: route.prune, ...change };
  const fits = (/** @type {Square} */ square) => fileOf(square) < next.files && rankOf(square) < next.ranks;
  const start = route.start !== null && fits(route.start) ? route.start : null;
  const sameBoard = next.files === route.files && next.ranks === route.ranks;
  const end = route.end !== null && fits(route.end) && sameBoard && !next.closed ? route.end : null;
  const solver = start === null || isLarge(next) ? null : next.solver;
  const prune = next.prune && next.closed && solver === 'warnsdorff';
  return { ...next, start, end, solver, prune, holes: sameBoard ? route.holes : [] };
}

/**
 * The knight starts somewhere else.
 * @param {KnightRoute} route
 * @param {Square} start
 * @returns {KnightRoute}
 */
export function startedAt(route, start) {
  const { solver, prune, end } = route;
  return { ...ground(route), start, solver, prune, end: end === start ? null : end };
}

/**
 * An open tour that ends on a square, or anywhere.
 * @param {KnightRoute} route
 * @param {Square | null} end
 * @returns {KnightRoute}
 */
export const endedOn = (route, end) => ({ ...ground(route), start: route.start, closed: false, end });

/**
 * Watched as a search, or as the tour that is made at once.
 * @param {KnightRoute} route
 * @param {KnightRoute['solver']} solver
 * @returns {KnightRoute}
 */
export function watchedBy(route, solver) {
  const prune = solver === 'warnsdorff' && route.prune;
  return { ...ground(route), start: route.start, end: solver === null ? route.end : null, solver, prune };
}

/**
 * A square taken out of the board, or put back; with it go a start and an end that stood there.
 * @param {KnightRoute} route
 * @param {Square} square
 * @returns {KnightRoute}
 */
export function cut(route, square) {
  const out = new Set(route.holes);
  if (!out.delete(square)) out.add(square);
  const left = (/** @type {Square | null} */ one) => (one !== null && out.has(one) ? null : one);
  const start = left(route.start);
  const solver = start === null ? null : route.solver;
  const holes = [...out].toSorted((one, other) => one - other);
  const prune = solver === null ? false : route.prune;
  return { ...ground(route), holes, start, end: start === null ? null : left(route.end), solver, prune };
}

/**
 * A ride of one's own over these squares.
 * @param {KnightRoute} route
 * @param {ArrayLike<Square>} squares
 * @param {Partial<NonNullable<KnightRoute['riding']>>} [change]
 * @returns {KnightRoute}
 */
export function ridden(route, squares, change = {}) {
  const riding = { closed: route.riding?.closed ?? route.closed, hints: route.riding?.hints ?? true, ...change };
  const start = squares.length > 0 ? squares[0] : null;
  const text = squares.length > 1 ? digits(squares) : null;
  return { ...ground(route), closed: false, start, digits: text, riding };
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
