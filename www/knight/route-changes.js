/**
 * The changes that the knight's controls make to a route, as pure functions.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { LazyCore } from '../core/wasm.js'
 */

import { fileOf, home, isClosed, isLarge, rankOf } from '../core/index.js';

/**
 * The same board and kind of tour, and nothing else.
 * @param {KnightRoute} route
 * @returns {KnightRoute}
 */
const boardOf = (route) => {
  const { files, ranks, holes } = route;
  return { ...home.knight, files, ranks, closed: isClosed(route), holes };
};

/**
 * Another board or another kind of tour, from the same square where the board still has it.
 * @param {KnightRoute} route
 * @param {Partial<Pick<KnightRoute, 'files' | 'ranks' | 'closed'>>} change
 * @returns {KnightRoute}
 */
export function withBoard(route, change) {
  const next = { ...boardOf(route), solver: route.solver, prune: route.prune, ...change };
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
export function startAt(route, start) {
  const { solver, prune, end } = route;
  return { ...boardOf(route), start, solver, prune, end: end === start ? null : end };
}

/**
 * An open tour that ends on a square, or anywhere.
 * @param {KnightRoute} route
 * @param {Square | null} end
 * @returns {KnightRoute}
 */
export const endOn = (route, end) => ({ ...boardOf(route), start: route.start, closed: false, end });

/**
 * Watched as a search, or as the tour that is made at once.
 * @param {KnightRoute} route
 * @param {KnightRoute['solver']} solver
 * @returns {KnightRoute}
 */
export function searchWith(route, solver) {
  const prune = solver === 'warnsdorff' && route.prune;
  return { ...boardOf(route), start: route.start, end: solver === null ? route.end : null, solver, prune };
}

/**
 * Takes a square out of the board, or restores it. A start or end on it is removed as well.
 * @param {KnightRoute} route
 * @param {Square} square
 * @returns {KnightRoute}
 */
export function toggleHole(route, square) {
  const out = new Set(route.holes);
  if (!out.delete(square)) out.add(square);
  const left = (/** @type {Square | null} */ one) => (one !== null && out.has(one) ? null : one);
  const start = left(route.start);
  const solver = start === null ? null : route.solver;
  const holes = [...out].toSorted((one, other) => one - other);
  const prune = solver === null ? false : route.prune;
  return { ...boardOf(route), holes, start, end: start === null ? null : left(route.end), solver, prune };
}

/**
 * A tour moved by hand over these squares.
 * @param {Pick<LazyCore, 'moveDigits'>} core
 * @param {KnightRoute} route
 * @param {ArrayLike<Square>} squares
 * @param {Partial<NonNullable<KnightRoute['ownTour']>>} [change]
 * @returns {KnightRoute}
 */
export function withMoves({ moveDigits }, route, squares, change = {}) {
  const ownTour = { closed: isClosed(route), hints: route.ownTour?.hints ?? true, ...change };
  const start = squares.length > 0 ? squares[0] : null;
  return { ...boardOf(route), closed: false, start, digits: moveDigits(squares) || null, ownTour };
}
