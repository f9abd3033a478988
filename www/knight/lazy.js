/**
 * The way to the knights, which are loaded when the first of them is asked for. Until then an empty board stands there.
 *
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {(exhibit: Exhibit) => void} Learned
 */

import { emptyScene } from '../board/scene.js';
import { silence } from '../ui/dom.js';
import { still } from '../player/display.js';
import { once, withWords } from '../ui/lazy.js';
import { come } from '../ui/load-retry.js';
import { squareName } from '../core/squares.js';

/**
 * @template {{ open: (asked: KnightAsked, learned: Learned) => Exhibit }} Part
 * @param {() => Promise<Part>} load
 * @param {import('../ui/load-retry.js').Refuse} [refuse] tells that it has not come, where no place of the page says so
 */
export function knightDoor(load, refuse) {
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
     * @param {KnightAsked} asked
     * @param {Learned} learned called when more is known of the exhibit
     * @returns {Exhibit}
     */
    open(asked, learned) {
      if (part) return part.open(asked, learned);
      const scene = { ...emptyScene(asked.files, asked.ranks, false), holes: asked.holes };
      const empty = still(asked, () => ({ scene, caption: silence(), nameOf: squareName }));
      // The player of a search has room for its buttons from the beginning.
      return {
        ...empty,
        searching: asked.solver !== null,
        later: come(loaded, refuse).then((made) => made.open(asked, learned)),
      };
    },
  };
}
