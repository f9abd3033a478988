/**
 * A tour that is known, or moved by hand, shown step by step.
 *
 * @import { Display } from '../player/display.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Snapshot } from '../core/run.js'
 * @import { Square } from '../core/squares.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Sentence, WhyNot } from '../../pkg/lazy.js'
 * @import { TourWorkers } from './loader.js'
 */

import { element } from '../ui/index.js';
import { Run } from '../core/index.js';
import { articleSearch, note } from './examples.js';
import { tourFacts } from './facts.js';
import { explain, sentenceOf, sentences, t } from '../i18n/index.js';
import { refusalOf } from './none.js';
import { total } from './search-scene.js';
import { markersOf, tourScene, viewOf } from './scene.js';

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
    at(snapshot, { before, overlays } = {}) {
      const { step, atEnd } = snapshot;
      const scene = tourScene(route, tour, step, before?.step ?? step);
      const last = captionOf(snapshot, broken);
      const caption = place && atEnd ? sentences(t('number.is', place), last) : last;
      return viewOf(core, scene, caption, overlays);
    },
    way,
    of: place?.total,
    aside: note(() => element('p', {}, articleSearch())),
    facts: tourFacts(core, route, way, { closed: tour.closed, of: place?.total, workers }),
  };
}

/**
 * A tour of one's own, move by move, with the squares within reach as hints.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {import('../core/routes.js').OwnTour} ownTour
 * @param {Square[]} squares visited so far
 * @returns {Display}
 */
export function openOwnTour(core, route, ownTour, squares) {
  const { files, ranks, holes } = route;
  const way = Uint32Array.from(squares);
  const run = new Run(core.Player.ridden(files, ranks, holes, way, ownTour.closed));
  run.explore(Infinity, squares.length + 1);
  const tour = { squares: way, closed: run.length === squares.length, broken: null };
  // The colours along the path are those of a whole tour.
  const coloured = new Uint32Array(total(route));
  coloured.set(way);
  const whole = () => (squares.length === total(route) ? way : null);
  const refused = ownTour.why === undefined ? null : refusalOf(ownTour.why, ownTour.closed);
  return {
    route,
    run,
    kind: 'tour',
    tour,
    way: whole,
    facts: tourFacts(core, route, whole, { closed: tour.closed }),
    at(snapshot, { before, overlays } = {}) {
      const { step } = snapshot;
      const scene = tourScene(route, tour, step, before?.step ?? step);
      if (scene.tour) scene.tour = { ...scene.tour, squares: coloured };
      if (step === squares.length) return viewOf(core, scene, captionOf(snapshot), overlays);
      const { said, next } = core.tourEnd(files, ranks, holes, squares.slice(0, step + 1));
      if (ownTour.hints) {
        scene.candidates = next.map((candidate) => ({ ...candidate, place: null, distance: null, spent: false }));
      }
      if (refused === null || step !== squares.length - 1) return viewOf(core, scene, sentenceOf(said), overlays);
      if (refused.why) scene.markers = [...scene.markers, ...markersOf(refused.why)];
      return viewOf(core, scene, refused.sentence(), overlays);
    },
  };
}

/**
 * @param {Snapshot} snapshot
 * @param {WhyNot | null} [broken] where a given tour breaks the rules
 */
function captionOf({ said }, broken = null) {
  const { key, values } = /** @type {Sentence} */ (said);
  return sentenceOf({ key, values: broken ? { ...values, reason: explain(broken) } : values });
}
