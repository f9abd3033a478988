/**
 * A search for a tour, walked along.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './worker-client.js'
 */

import { isRefusal, Run } from '../core/index.js';
import { t } from '../i18n/index.js';
import { searchPanel } from './panel.js';
import { constructed, tourSoon } from './constructed.js';
import { refusal } from './none.js';
import { pruneSaves } from './prune.js';
import { momentOf, numbered, searchCaption, searchScene } from './search-scene.js';
import { squareNames } from './scene.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} [workers]
 * @returns {Display}
 */
export function search(core, route, start, workers) {
  const { files, ranks, closed, holes, solver, prune } = route;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  const soon = reasonSoon(core, { ...route, end: null }, start, workers);
  let moment = momentOf(route, run, first);
  /** @type {ReturnType<typeof pruneSaves> | null} */
  let saves = null;
  /** Made when it is first shown. @type {import('../player/display.js').Part | undefined} */
  let panel;
  return {
    route,
    run,
    searching: true,
    view({ snapshot = run.snapshot(), before, learned } = {}) {
      const { step, atEnd, statistics } = snapshot;
      moment = momentOf(route, run, first);
      const way = before && Math.abs(step - before.step) === 1 ? [first, ...before.path] : null;
      const scene = searchScene(route, moment, way);
      const reason = step === 0 ? refusal(learned ?? soon.error, closed) : null;
      const caption = reason
        ? t('ride.impossible', { reason: reason[0]() })
        : searchCaption(route, moment, { backtracks: statistics.backtracks, atEnd });
      return { scene, caption, nameOf: squareNames(scene) };
    },
    way: () => (moment.kind === 'solved' ? Uint32Array.from(numbered(route, moment)) : null),
    get aside() {
      if (panel) return panel;
      if (workers && closed && solver === 'warnsdorff') saves = pruneSaves(workers, route);
      panel = searchPanel(route, () => momentOf(route, run, first), saves?.element ?? null);
      return panel;
    },
    study(learn) {
      if (soon.known || !workers) return () => {};
      const { answer, stop } = constructed(workers, { ...route, end: null }, start);
      answer.catch((error) => learn(impossible(error, closed)));
      return stop;
    },
    stop: () => saves?.stop(),
  };
}

/**
 * Why there is no such tour, if that is known at once.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} [workers]
 */
function reasonSoon(core, route, start, workers) {
  try {
    const player = tourSoon(core, route, start, workers);
    player?.free();
    return { known: player !== undefined, error: null };
  } catch (error) {
    return { known: true, error: impossible(error, route.closed) };
  }
}

/**
 * The error that says that there is no tour; `null` when it says that this is not decided.
 * @param {unknown} error
 * @param {boolean} closed
 */
function impossible(error, closed) {
  if (refusal(error, closed) === null) throw error;
  return isRefusal(error) && error.code === 'no-tour' ? error : null;
}
