/**
 * A tour that is known, shown step by step.
 *
 * @import { Display } from '../player/display.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './worker-client.js'
 */

import { element } from '../ui/index.js';
import { Run } from '../core/index.js';
import { articleSearch, note } from './examples.js';
import { tourFacts } from './facts.js';
import { sentences, t } from '../i18n/index.js';
import { tourCaption, tourScene, viewOf } from './scene.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {import('../../pkg/lazy.js').Player} player
 * @param {object} [options]
 * @param {{ number: number, total: number }} [options.place] which of all tours it is
 * @param {TourWorkers} [options.workers] for facts of large tours
 * @returns {Display}
 */
export function knownTour(core, route, player, { place, workers } = {}) {
  const [squares, broken] = [player.way(), player.broken ?? null];
  const run = new Run(player);
  // A tour is short: its whole length is known at once.
  run.explore(Infinity, squares.length + 1);
  const tour = { squares, closed: run.length === squares.length, broken };
  const way = () => (broken === null ? squares : null);
  return {
    route,
    run,
    kind: 'tour',
    tour,
    at({ step, atEnd }, { before, overlays } = {}) {
      const scene = tourScene(route, tour, step, before?.step ?? step);
      const last = tourCaption(tour, step);
      const caption = place && atEnd ? sentences(t('number.is', place), last) : last;
      return viewOf(core, scene, caption, overlays);
    },
    way,
    of: place?.total,
    aside: note(() => element('p', {}, articleSearch())),
    facts: tourFacts(core, route, way, { closed: tour.closed, of: place?.total, workers }),
  };
}
