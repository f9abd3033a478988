/**
 * What a square that is chosen on the board or typed means for the route.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Square } from '../core/squares.js'
 * @import { Mode } from './state.js'
 */

import { squareName } from '../core/index.js';
import { says, t } from '../i18n/index.js';
import { endOn, toggleHole, withChange, withMoves } from './route-changes.js';

/**
 * @typedef {{ route: KnightRoute, plays?: boolean } | { problem: import('../ui/dom.js').Message }} Choice the route to be
 *   shown, and whether it is worth playing; or why there is none
 */

/**
 * @param {LazyCore} core
 * @param {Mode} mode
 * @param {KnightRoute} route
 * @param {number} step shown
 * @param {Square} square
 * @returns {Choice}
 */
export function choiceOf(core, mode, route, step, square) {
  const name = squareName(square);
  if (mode === 'holes') {
    const next = toggleHole(route, square);
    return next.holes.length === route.files * route.ranks ? { problem: says('last.square') } : { route: next };
  }
  if (mode === 'end') {
    if (route.start === square) return { problem: says('same.squares') };
    if (route.holes.includes(square)) return { problem: () => t('end.out', { square: name }) };
    return { route: endOn(route, square), plays: route.start !== null };
  }
  if (route.holes.includes(square)) return { problem: () => t('start.out', { square: name }) };
  if (mode === 'start' && route.ownTour) return { route: withMoves(core, route, [square]) };
  if (mode === 'start') return { route: withChange(route, { start: square }), plays: true };
  const squares = squaresUntil(core, route, step);
  const from = squares.at(-1);
  if (squares.includes(square)) return { problem: () => t('own.again', { square: name }) };
  if (from !== undefined && core.moveDigits([from, square]) === undefined)
    return { problem: () => t('own.not', { from: squareName(from), square: name }) };
  return { route: withMoves(core, route, [...squares, square]) };
}

/**
 * The squares of one's own tour up to the step shown: after a step back it goes on from there.
 * @param {Pick<LazyCore, 'Player'>} core
 * @param {KnightRoute} route
 * @param {number} [step]
 */
export function squaresUntil({ Player }, { files, ranks, start, holes, digits }, step = Infinity) {
  if (start === null) return [];
  const player = Player.givenTour(files, ranks, start, holes, digits ?? '');
  const squares = [...player.way()].slice(0, step + 1);
  player.free();
  return squares;
}
