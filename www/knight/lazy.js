/**
 * The knights are loaded when the first of them is shown. Until then an empty board stands there.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 */

import { emptyScene } from '../board/index.js';
import { lazyLoad, noMessage, untilLoaded } from '../ui/index.js';
import { still } from '../player/index.js';
import { squareName } from '../core/index.js';

/**
 * @template {{ open: (route: KnightRoute) => Display }} Part
 * @param {() => Promise<Part>} load
 * @param {import('../ui/load-retry.js').ShowError} [showError] says that it has not come, where no place of the page does
 */
export function lazyKnight(load, showError) {
  /** @type {Part | null} */
  let part = null;
  const loaded = lazyLoad(async () => (part = await load()));
  return {
    /** The part, if it is loaded. */
    get part() {
      return part;
    },
    load: loaded,
    /**
     * @param {KnightRoute} route
     * @returns {Display}
     */
    open(route) {
      if (part) return part.open(route);
      const scene = { ...emptyScene(route.files, route.ranks, false), holes: route.holes };
      return {
        ...still(route, () => ({ scene, caption: noMessage(), nameOf: squareName })),
        // The player of a search has room for its buttons from the beginning.
        searching: route.solver !== null,
        make: () => ({ answer: untilLoaded(loaded, showError).then((made) => made.open(route)) }),
      };
    },
  };
}
