/**
 * Tours that take long: a worker makes them or looks them up.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './worker-client.js'
 */

import { isLarge, isRefusal, Run } from '../core/index.js';
import { explain, t } from '../i18n/index.js';
import { yieldToMain } from '../platform/index.js';
import { refused, waiting } from './none.js';
import { walked, walkedAlong } from './tour.js';

/** Milliseconds that a run is explored at a stretch while it is handed over. */
const SLICE = 8;

/**
 * The tour made by construction; nothing when that takes longer than the page can wait, and there is a worker for it.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} [workers]
 */
export function tourSoon({ Player }, { files, ranks, closed, end, holes }, start, workers) {
  const out = Uint32Array.from(holes);
  const soon = isLarge({ files, ranks }) ? undefined : Player.tourSoon(files, ranks, start, closed, end, out);
  return soon ?? (workers ? undefined : Player.tour(files, ranks, start, closed, end, out));
}

/**
 * A tour in the making.
 * @param {TourWorkers} workers
 * @param {KnightRoute} route
 * @param {Square} start
 */
export function constructed(workers, { files, ranks, closed, end, holes }, start) {
  const out = Uint32Array.from(holes);
  return workers.ask('construct', { files, ranks, start, closed, end, holes: out });
}

/**
 * A tour that a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} workers
 * @returns {Display}
 */
export function making(core, route, start, workers) {
  const { files, ranks, closed } = route;
  /** @param {Uint32Array} squares */
  const walk = async (squares) => {
    const run = new Run(core.Player.ridden(files, ranks, Uint32Array.from(route.holes), squares, closed));
    // A million steps are more than may be explored at a stretch, and handing them over takes a task by itself.
    do await yieldToMain();
    while (run.explore(performance.now() + SLICE, squares.length + 1));
    return walkedAlong(route, run, squares, null);
  };
  return {
    ...waiting(route, () => t('knight.making', { files, ranks })),
    make() {
      const { answer, stop } = constructed(workers, route, start);
      return {
        answer: answer.then(
          ({ squares }) => walk(squares),
          (error) => refused(route, error),
        ),
        stop,
      };
    },
    givenUp: () => waiting(route, () => t('knight.given.up')),
  };
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} workers
 * @returns {Display}
 */
export function numberedTour(core, route, workers) {
  const { files, ranks } = route;
  const [start, number] = [route.start ?? 0, route.number ?? 1];
  /** @param {import('./worker-client.js').AnswerTo<'number'>} answer @returns {Display} */
  const walk = ({ squares, total }) => {
    const player = core.Player.ridden(files, ranks, Uint32Array.from(route.holes), squares, true);
    return { ...walked(route, player, { number, total }), of: total };
  };
  const none = (/** @type {unknown} */ error) => {
    if (!isRefusal(error)) throw error;
    const key = error.code === 'no-closed-tour' ? 'knight.none' : 'number.none';
    return waiting(route, () => t(key, { closed: true, reason: explain(error) }));
  };
  return {
    ...waiting(route, () => t('number.waiting', { number, files, ranks })),
    make() {
      const { answer, stop } = workers.tour('number', { files, ranks, start, number });
      return { answer: answer.then(walk, none), stop };
    },
    givenUp: () => waiting(route, () => t('number.given.up', { number })),
  };
}
