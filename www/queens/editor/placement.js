/**
 * *Place your own*: queens put on the board by hand.
 *
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Core } from '../../core/wasm.js'
 * @import { Display } from '../../player/display.js'
 * @import { Known } from './completions.js'
 */

import { attackers, conflicts } from '../referee.js';
import { attackedZones, placementScene, squareNames } from '../scene.js';
import { compact, t } from '../../i18n/index.js';
import { placementCaption } from './messages.js';

/**
 * The display of a placement. The completions that it learns are a `Known`.
 * @param {Core} core
 * @param {QueensRoute} route
 * @returns {Display}
 */
export function openPlacement(core, route) {
  const pairs = conflicts(core, route);
  const attackersOf = attackers(core, route);
  return {
    route,
    run: null,
    kind: 'placement',
    at(_, { learned, overlays } = {}) {
      const known = /** @type {Known | null} */ (learned ?? null);
      const scene = placementScene(route, pairs);
      if (overlays?.attacked) [scene.zones, scene.zone] = [attackedZones(route, attackersOf), null];
      const leaves = new Map(overlays?.counts ? known?.leaves : []);
      scene.counts = [...leaves].map(([square, count]) => ({ square, count: compact(count) }));
      const hint = overlays?.hint ? known?.hint : null;
      if (hint != null) scene.markers = [...scene.markers, { square: hint, kind: 'hint' }];
      const nameOf = squareNames(route.size, route.queens, attackersOf);
      return {
        scene,
        caption: placementCaption(route, pairs),
        nameOf(square) {
          const count = leaves.get(square);
          const name = nameOf(square);
          return count === undefined ? name : t('square.leaves', { name, count, over: known?.over ?? false });
        },
      };
    },
  };
}
