/**
 * The way to the knights, which are loaded when the first of them is asked for. Until then an empty board stands there.
 *
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {(display: Display) => void} Learned
 */

import { emptyScene } from '../board/scene.js';
import { noMessage } from '../ui/dom.js';
import { still } from '../player/display.js';
import { once } from '../platform/once.js';
import { withWords } from '../ui/lazy.js';
import { come } from '../ui/load-retry.js';
import { squareName } from '../core/squares.js';

/**
 * @template {{ open: (route: KnightRoute, learned: Learned) => Display }} Part
 * @param {() => Promise<Part>} load
 * @param {import('../ui/load-retry.js').ShowError} [showError] tells that it has not come, where no place of the page says so
 */
export function lazyKnight(load, showError) {
  /** @type {Part | null} */
  let part = null;
  const loaded = once(async () => (part = await withWords(load)));
  return {
    /** What is behind the door, if it is loaded. */
    get part() {
      return part;
    },
    load: loaded,
    /**
     * @param {KnightRoute} route
     * @param {Learned} learned called when more is known of the exhibit
     * @returns {Display}
     */
    open(route, learned) {
      if (part) return part.open(route, learned);
      const scene = { ...emptyScene(route.files, route.ranks, false), holes: route.holes };
      const empty = still(route, () => ({ scene, caption: noMessage(), nameOf: squareName }));
      // The player of a search has room for its buttons from the beginning.
      return {
        ...empty,
        searching: route.solver !== null,
        later: come(loaded, showError).then((made) => made.open(route, learned)),
      };
    },
  };
}
