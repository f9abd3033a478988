/**
 * What a square that is chosen on the board or typed means for the route.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Mode } from './state.js'
 */

import { squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { digit } from './moves.js';
import { endedOn, squaresOf, startedAt, toggleHole, withMoves } from './route-changes.js';

/**
 * @typedef {{ route: KnightRoute, plays?: boolean } | { problem: import('../ui/dom.js').Message }} Choice the route to be
 *   shown, and whether it is worth playing; or why there is none
 */

/**
 * @param {Mode} mode
 * @param {KnightRoute} route
 * @param {number} step shown
 * @param {Square} square
 * @returns {Choice}
 */
export function choiceOf(mode, route, step, square) {
  const name = squareName(square);
  if (mode === 'holes') {
    const next = toggleHole(route, square);
    return next.holes.length === route.files * route.ranks ? { problem: () => t('last.square') } : { route: next };
  }
  if (mode === 'end') {
    if (route.start === square) return { problem: () => t('same.squares') };
    if (route.holes.includes(square)) return { problem: () => t('end.out', { square: name }) };
    return { route: endedOn(route, square), plays: route.start !== null };
  }
  if (route.holes.includes(square)) return { problem: () => t('start.out', { square: name }) };
  if (mode === 'start' && route.ownTour) return { route: withMoves(route, [square]) };
  if (mode === 'start') return { route: startedAt(route, square), plays: true };
  const squares = squaresUntil(route, step);
  if (squares.length === 0) return { route: withMoves(route, [square]) };
  const from = squares[squares.length - 1];
  if (squares.includes(square)) return { problem: () => t('own.again', { square: name }) };
  if (digit(from, square) < 0) return { problem: () => t('own.not', { from: squareName(from), square: name }) };
  return { route: withMoves(route, [...squares, square]) };
}

/**
 * The squares of one's own tour up to the step shown: after a step back it goes on from there.
 * @param {KnightRoute} route
 * @param {number} step
 */
export const squaresUntil = ({ start, digits: text }, step) =>
  start === null ? [] : squaresOf(start, text).slice(0, step + 1);
