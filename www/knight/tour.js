/**
 * A tour that is known, shown step by step.
 *
 * @import { Display } from '../player/display.js'
 * @import { KnightRoute } from '../core/routes.js'
 */

import { element } from '../ui/index.js';
import { Run } from '../core/index.js';
import { articleSearch } from './examples.js';
import { sentences, t } from '../i18n/index.js';
import { tourCaption, tourScene, viewOf } from './scene.js';

/**
 * @param {KnightRoute} route
 * @param {import('../../pkg/lazy.js').Player} player
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Display}
 */
export function knownTour(route, player, place) {
  const [squares, broken] = [player.way(), player.broken ?? null];
  const run = new Run(player);
  // A tour is short: its whole length is known at once.
  run.explore(Infinity, squares.length + 1);
  /** @type {HTMLElement | undefined} */
  let link;
  const aside = {
    get element() {
      return (link ??= element('p', {}, articleSearch()));
    },
    show() {},
  };
  const tour = { squares, closed: run.length === squares.length, broken };
  return {
    route,
    run,
    kind: 'tour',
    at({ step, atEnd }, { before, overlays } = {}) {
      const scene = tourScene(route, tour, step, before?.step ?? step);
      const last = tourCaption(tour, step);
      const caption = place && atEnd ? sentences(t('number.is', place), last) : last;
      return viewOf(scene, caption, overlays);
    },
    way: () => (broken === null ? squares : null),
    aside,
  };
}
