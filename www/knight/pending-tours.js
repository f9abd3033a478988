/**
 * Tours that take long: a worker makes them or looks them up.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './loader.js'
 */

import { isLarge, isRefusal } from '../core/index.js';
import { explain, says, t } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';
import { refused, waiting, withoutTour } from './none.js';
import { knownTour } from './tour.js';

/** Steps of a known tour that are explored in one task: some milliseconds. */
const STRETCH = 50_000;

/**
 * The tour made by construction; nothing when that takes longer than the page can wait, and there is a worker for it.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} [workers]
 */
export function tourSoon({ Player }, { files, ranks, closed, end, holes }, start, workers) {
  const soon = isLarge({ files, ranks }) ? undefined : Player.tourSoon(files, ranks, start, closed, end, holes);
  return soon ?? (workers ? undefined : Player.tour(files, ranks, start, closed, end, holes));
}

/**
 * The squares of a tour that a worker makes.
 * @param {TourWorkers} workers
 * @param {KnightRoute} route
 * @param {Square} start
 */
export const constructed = (workers, { files, ranks, closed, end, holes }, start) =>
  workers.ask('construct', { files, ranks, start, closed, end, holes });

/**
 * A display until a worker's answer replaces it.
 * @template Answer
 * @param {Display} display
 * @param {() => import('./loader.js').Job<Answer>} ask
 * @param {(answer: Answer) => Display | Promise<Display>} use
 * @param {() => Display} givenUp
 * @param {(error: unknown) => Display} [fail]
 * @returns {Display}
 */
export const pending = (display, ask, use, givenUp, fail) => ({
  ...display,
  make() {
    const { answer, stop } = ask();
    return { answer: answer.then(use, fail), stop };
  },
  givenUp,
});

/**
 * A tour that a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} workers
 */
export function making(core, route, start, workers) {
  const { files, ranks, closed, holes } = route;
  return pending(
    waiting(core, route, () => t('knight.making', { files, ranks })),
    () => constructed(workers, route, start),
    async ({ squares }) => {
      const player = core.Player.ridden(files, ranks, holes, squares, closed);
      // A million steps exceed the time of a task, and so does transferring them.
      do await yieldToMain();
      while (player.explore(STRETCH));
      return knownTour(core, route, player, { workers });
    },
    () => waiting(core, route, says('knight.given.up')),
    (error) => refused(core, route, error),
  );
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} workers
 */
export function numberedTour(core, route, workers) {
  const { files, ranks, holes } = route;
  const [start, number] = [route.start ?? 0, route.number ?? 1];
  return pending(
    waiting(core, route, () => t('number.waiting', { number, files, ranks })),
    () => workers.ask('number', { files, ranks, start, number }),
    ({ squares, total }) => {
      const player = core.Player.ridden(files, ranks, holes, squares, true);
      return knownTour(core, route, player, { place: { number, total }, workers });
    },
    () => waiting(core, route, () => t('number.given.up', { number })),
    (error) => {
      if (!isRefusal(error)) throw error;
      const why = error.code === 'no-closed-tour' ? core.whyNoTour(files, ranks, true, []) : undefined;
      if (why) return withoutTour(core, route, why);
      return waiting(core, route, () => numberWords(error));
    },
  );
}

/**
 * Why there is no tour of that number to show: a board of more squares has such a tour, but it is not numbered here.
 * @param {Error & import('../i18n/index.js').CoreMessage} error
 */
export function numberWords(error) {
  const reason = explain(error);
  return error.code === 'too-large-to-number' ? reason : t('number.none', { reason });
}
