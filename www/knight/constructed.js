/**
 * Tours that take long: a worker makes them or looks them up, and that can be given up.
 *
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 * @typedef {import('../ui/dom.js').Message} Message
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('./worker-client.js').TourWorkers} TourWorkers
 */

import { isRefusal } from '../core/wasm.js';
import { Run } from '../core/run.js';
import { isLarge } from '../core/routes.js';
import { explain, t } from '../i18n/index.js';
import { yieldToMain } from '../platform/scheduler.js';
import { refusal, waiting } from './none.js';
import { walked, walkedAlong } from './tour.js';

/** Milliseconds that a run is explored at a stretch while it is handed over. */
const SLICE = 8;

/**
 * The tour made by construction; nothing when that takes longer than the page can wait, and there is a clerk to ask.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers | undefined} tourWorkers
 */
export function tourSoon({ Player }, { files, ranks, closed, end, holes }, start, tourWorkers) {
  const out = Uint32Array.from(holes);
  const soon = isLarge({ files, ranks }) ? undefined : Player.tourSoon(files, ranks, start, closed, end, out);
  return soon ?? (tourWorkers ? undefined : Player.tour(files, ranks, start, closed, end, out));
}

/**
 * A tour that a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} tourWorkers
 * @returns {Display}
 */
export function making(core, route, start, tourWorkers) {
  const { files, ranks, closed, end } = route;
  const holes = Uint32Array.from(route.holes);
  const { answer, stop } = tourWorkers.ask('construct', { files, ranks, start, closed, end, holes });
  const made = answer.then(
    async ({ squares }) => {
      const run = new Run(core.Player.ridden(files, ranks, holes, squares, closed));
      // A million steps are more than may be explored at a stretch, and handing them over takes a turn by itself.
      do await yieldToMain();
      while (run.explore(performance.now() + SLICE, squares.length + 1));
      return walkedAlong(route, run, squares, null);
    },
    (error) => {
      const refused = refusal(error, closed);
      if (refused === null) throw error;
      return waiting(route, ...refused);
    },
  );
  return stoppable(
    waiting(route, () => t('knight.making', { files, ranks })),
    made,
    stop,
    () => t('knight.given.up'),
  );
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} tourWorkers
 * @returns {Display}
 */
export function numberedTour(core, route, tourWorkers) {
  const { files, ranks } = route;
  const [start, number] = [route.start ?? 0, route.number ?? 1];
  const { answer, stop } = tourWorkers.tour('number', { files, ranks, start, number });
  const made = answer.then(
    ({ squares, total }) => {
      const player = core.Player.ridden(files, ranks, Uint32Array.from(route.holes), squares, true);
      return { ...walked(route, player, { number, total }), of: total };
    },
    (error) => {
      if (!isRefusal(error)) throw error;
      const key = error.code === 'no-closed-tour' ? 'knight.none.closed' : 'number.none';
      return waiting(route, () => t(key, { reason: explain(error) }));
    },
  );
  const looking = waiting(route, () => t('number.waiting', { number, files, ranks }));
  return stoppable(looking, made, stop, () => t('number.given.up', { number }));
}

/**
 * An exhibit that something else takes the place of, unless that is given up.
 * @param {Display} display
 * @param {Promise<Display>} made
 * @param {() => void} stop
 * @param {Message} givenUp what is said when it is
 * @returns {Display}
 */
function stoppable(display, made, stop, givenUp) {
  const { route } = display;
  display.later = new Promise((resolve, reject) => {
    made.then(resolve, reject);
    display.stop = () => {
      stop();
      if (route.view === 'knight') resolve(waiting(route, givenUp));
    };
  });
  return display;
}
