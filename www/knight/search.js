/**
 * A search for a tour, shown step by step.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './loader.js'
 */

import { isRefusal, Run } from '../core/index.js';
import { sentenceOf, sentences, t } from '../i18n/index.js';
import { tourFacts } from './facts.js';
import { searchPanel } from './panel.js';
import { constructed, tourSoon } from './pending-tours.js';
import { nearestTours, refusalOf } from './none.js';
import { momentOf, numbered, searchScene } from './search-scene.js';
import { markersOf, viewOf } from './scene.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Square} start
 * @param {TourWorkers} [workers]
 * @returns {Display}
 */
export function search(core, route, start, workers) {
  const { files, ranks, closed, holes, solver, prune } = route;
  const run = new Run(core.Player.search(files, ranks, start, closed, holes, solver ?? 'warnsdorff', prune));
  /** Why there is no tour by construction either, as far as that is decided. @type {unknown} */
  let impossible = null;
  let isDecided = true;
  try {
    const tour = tourSoon(core, route, start, workers);
    isDecided = tour !== undefined;
    tour?.free();
  } catch (error) {
    impossible = noTour(error, closed);
  }
  /** Made when it is first shown. @type {import('../player/display.js').Part | undefined} */
  let panel;
  /** @param {import('../core/run.js').Snapshot} snapshot */
  const way = (snapshot) => {
    const moment = momentOf(snapshot);
    return moment.kind === 'solved' ? Uint32Array.from(numbered(route, moment)) : null;
  };
  return {
    route,
    run,
    kind: 'search',
    at(snapshot, { before, learned, overlays } = {}) {
      const { step } = snapshot;
      const moment = momentOf(snapshot);
      const path = before && Math.abs(step - before.step) === 1 ? momentOf(before).squares : null;
      const scene = searchScene(route, moment, path, overlays?.asked?.hides);
      const refusal = step === 0 ? refusalOf(learned ?? impossible, closed) : null;
      if (refusal?.why) scene.markers = [...scene.markers, ...markersOf(refusal.why)];
      if (refusal) return viewOf(core, scene, t('ride.impossible', { reason: refusal.sentence() }), overlays);
      const past = sentenceOf(moment.past);
      const next = moment.next ? sentenceOf(moment.next) : undefined;
      const caption = next === undefined ? past : sentences(past, next);
      return { ...viewOf(core, scene, caption, overlays), past, next };
    },
    way,
    facts: tourFacts(core, route, way, { closed }),
    get aside() {
      const nearest = impossible === null ? null : nearestTours(core, route);
      return (panel ??= searchPanel(core, route, { workers, nearest }));
    },
    study(learn) {
      if (isDecided || !workers) return () => {};
      const { answer, stop } = constructed(workers, route, start);
      answer.catch((error) => learn(noTour(error, closed)));
      return stop;
    },
    stop: () => panel?.stop?.(),
  };
}

/**
 * The error that says that there is no tour; `null` when it says that this is not decided.
 * @param {unknown} error
 * @param {boolean} closed
 */
function noTour(error, closed) {
  if (refusalOf(error, closed) === null) throw error;
  return isRefusal(error) && error.code === 'no-tour' ? error : null;
}
