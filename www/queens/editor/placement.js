/**
 * *Place your own*: queens put on the board by hand.
 *
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 * @import { Display } from '../../player/display.js'
 * @import { Known } from './completions.js'
 */

import { attackers, conflicts } from '../referee.js';
import { attackedZones, placementScene, squareNames } from '../scene.js';
import { wholeList } from '../gallery/catalogue.js';
import { limits, squareAt } from '../../core/index.js';
import { compact, t } from '../../i18n/index.js';
import { hintOf, placementCaption } from './messages.js';

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
      const leaves = overlays?.counts && known ? left(route, known, attackersOf) : new Map();
      scene.counts = [...leaves].map(([square, count]) => ({ square, count: compact(count) }));
      const hint = overlays?.hint ? hintOf(route.queens, known) : null;
      if (hint !== null) scene.markers = [...scene.markers, { square: hint, kind: 'hint' }];
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

/**
 * The free squares with the number of solutions that a queen there would leave; while they are being counted, those of
 * which one is known.
 * @param {{ size: number, queens: readonly Square[] }} placed
 * @param {Known} known
 * @param {(square: Square) => unknown[]} attackersOf
 * @returns {Map<Square, number>}
 */
function left({ size, queens }, { through, over }, attackersOf) {
  const standing = new Set(queens);
  /** @type {Map<Square, number>} */
  const counts = new Map();
  through.forEach((count, index) => {
    const square = squareAt(index % size, Math.floor(index / size));
    const free = !standing.has(square) && attackersOf(square).length === 0;
    if (free && (over || count > 0)) counts.set(square, count);
  });
  return counts;
}

/**
 * Which of all solutions of its board a placement is, in the order of the gallery; `null` for none, and on boards that have
 * too many to be listed.
 * @param {Core} core
 * @param {QueensRoute} route
 * @param {Known | null} known `null` when queens attack each other
 */
export function solutionNumber(core, { size, queens }, known) {
  if (known === null || queens.length !== size || size > limits().gallery) return null;
  const list = wholeList(core, size);
  const [number] = list.family(queens) ?? [null];
  list.free();
  return number;
}
