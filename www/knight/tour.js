/**
 * A tour that is there, to be walked along.
 *
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../../pkg/lazy.js').WhyNot} WhyNot
 */

import { isLarge, Run, squareName } from '../core/index.js';
import { sentences, t } from '../i18n/index.js';
import { rideCaption, rideScene, squareNames } from './scene.js';

/**
 * What a player of a tour shows.
 * @param {KnightRoute} route
 * @param {import('../../pkg/lazy.js').Player} player
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Display}
 */
export function walked(route, player, place) {
  const [squares, broken] = [player.way(), player.broken ?? null];
  const run = new Run(player);
  // A tour is short: its whole length is known at once.
  run.explore(Infinity, squares.length + 1);
  return walkedAlong(route, run, squares, broken, place);
}

/**
 * @param {KnightRoute} route
 * @param {Run} run explored to its end
 * @param {Uint32Array} squares
 * @param {WhyNot | null} broken where a given tour breaks the rules
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Display}
 */
export function walkedAlong(route, run, squares, broken, place) {
  const ride = { squares, closed: run.length === squares.length, broken };
  return {
    route,
    run,
    searching: false,
    view({ snapshot: { step, atEnd } = run.snapshot(), before } = {}) {
      const scene = rideScene(route, ride, step, before?.step ?? step);
      const last = rideCaption(ride, step);
      const caption = place && atEnd ? sentences(t('number.is', place), last) : last;
      return { scene, caption, nameOf: isLarge(route) ? squareName : squareNames(scene) };
    },
    way: () => (broken === null ? squares : null),
  };
}
