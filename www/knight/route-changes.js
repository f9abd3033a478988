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
 * Another board, another kind of tour, another start or end, or watched as a search, or not. What does not go with it is left
 * out; a tour moved by hand ends.
 * @param {KnightRoute} route
 * @param {Partial<Pick<KnightRoute, 'files' | 'ranks' | 'holes' | 'closed' | 'start' | 'end' | 'solver'>>} change
 * @returns {KnightRoute}
 */
export function withChange(route, change) {
  const { start, end, solver, prune } = route;
  const next = { ...boardOf(route), start, end, solver, prune, ...change };
  if (next.files !== route.files || next.ranks !== route.ranks) [next.holes, next.end] = [[], null];
  const fits = next.start !== null && fileOf(next.start) < next.files && rankOf(next.start) < next.ranks;
  if (!fits) next.start = null;
  if (!fits || isLarge(next)) next.solver = null;
  if (next.end === next.start || next.closed || next.solver) next.end = null;
  next.prune &&= next.closed && next.solver === 'warnsdorff';
  return next;
}

/**
 * An open tour that ends on a square, or anywhere.
 * @param {KnightRoute} route
 * @param {Square | null} end
 */
export const endOn = (route, end) => withChange(route, { closed: false, end, solver: null });

/**
 * Takes a square out of the board, or restores it. A start or end on it is removed as well.
 * @param {KnightRoute} route
 * @param {Square} square
 */
export function toggleHole(route, square) {
  const out = new Set(route.holes);
  if (!out.delete(square)) out.add(square);
  const left = (/** @type {Square | null} */ one) => (one !== null && out.has(one) ? null : one);
  const start = left(route.start);
  const holes = [...out].toSorted((one, other) => one - other);
  return withChange(route, { holes, start, end: start === null ? null : left(route.end) });
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
