/**
 * A knight on the stage: a tour that is walked along, a search, a ride of one's own, a board that waits for a start, or
 * the reason why there is no tour.
 *
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../../pkg/lazy.js').WhyNot} WhyNot
 * @typedef {import('./worker-client.js').TourWorkers} TourWorkers
 */

import { isLarge } from '../core/routes.js';
import { explain, t } from '../i18n/index.js';
import { squaresOf } from './routes.js';
import { tintable } from './degrees.js';
import { making, numberedTour, tourSoon } from './constructed.js';
import { refusal, waiting } from './none.js';
import { openRide } from './ride.js';
import { search } from './search.js';
import { walked } from './tour.js';

/**
 * @typedef {object} Aids
 * @property {TourWorkers} [tourWorkers] who answers what may take long; without one it is answered here and now
 * @property {() => boolean} [heated] whether the board is tinted by degree
 * @property {() => void} [learned] called when more is known of the exhibit
 */

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Aids} [aids]
 * @returns {Display}
 */
export function openKnight(core, route, { heated = () => false, tourWorkers, learned = () => {} } = {}) {
  if (route.number !== null && route.start !== null && tourWorkers) {
    const display = numberedTour(core, route, tourWorkers);
    display.later = display.later?.then((made) => tintable(made, heated));
    return display;
  }
  if (isLarge(route)) return large(core, route, tourWorkers);
  return tintable(open(core, route, tourWorkers, learned), heated);
}

/**
 * A board too large for a grid.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} [tourWorkers]
 * @returns {Display}
 */
function large(core, route, tourWorkers) {
  const { start, digits, solver, riding } = route;
  if (start === null) return waiting(route, () => t('knight.waiting.large'));
  if (digits !== null || solver !== null || riding || !tourWorkers) return open(core, route, tourWorkers, () => {});
  return making(core, route, start, tourWorkers);
}

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers | undefined} tourWorkers
 * @param {() => void} learned
 * @returns {Display}
 */
function open(core, route, tourWorkers, learned) {
  const { start, digits } = route;
  if (start === null) return beforeStart(core, route, tourWorkers);
  if (route.riding) return openRide(core, route, route.riding, squaresOf(start, digits), refusal);
  if (route.solver !== null) return search(core, route, start, tourWorkers, learned);
  const { files, ranks, holes } = route;
  if (digits !== null) {
    return walked(route, core.Player.givenTour(files, ranks, start, Uint32Array.from(holes), digits));
  }
  try {
    const player = tourSoon(core, route, start, tourWorkers);
    return player ? walked(route, player) : making(core, route, start, /** @type {TourWorkers} */ (tourWorkers));
  } catch (error) {
    const refused = refusal(error, route.closed);
    if (refused === null) throw error;
    return waiting(route, ...refused);
  }
}

/**
 * The board before a start is chosen, with the reason if no start will do, and the squares that show it.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers | undefined} tourWorkers
 * @returns {Display}
 */
function beforeStart(core, route, tourWorkers) {
  const { files, ranks, closed } = route;
  const holes = Uint32Array.from(route.holes);
  const known = (/** @type {WhyNot | null} */ why) =>
    why === null
      ? waiting(route, () => t('knight.waiting'))
      : waiting(
          route,
          () => t(closed ? 'knight.none.closed' : 'knight.none.open', { reason: explain(why) }),
          why.squares,
        );
  // Of a whole board theorems tell; of one with squares missing it may take every way tried.
  if (holes.length === 0 || !tourWorkers) return known(core.whyNoTour(files, ranks, closed, holes) ?? null);
  const { answer, stop } = tourWorkers.ask('why', { files, ranks, closed, holes });
  const display = known(null);
  display.stop = stop;
  display.later = answer.then(({ why }) => known(why));
  return display;
}
