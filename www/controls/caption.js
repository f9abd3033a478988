/**
 * The sentence under the board.
 *
 * It is one element for eyes and for ears. While the clock plays it is switched off as a live region, so that it
 * changes without a word; it speaks again when somebody steps, pauses, starts, or the run comes to an end.
 */

import { element } from '../dom.js';
import { say } from '../strings/index.js';

/** From this many characters on a sentence may need more than two lines somewhere. */
const SHORT = 24;

/** The sizes of the text, the largest first. */
const SIZES = ['', 'long', 'longer'];

export function caption() {
  const root = element('p', {
    role: 'status',
    'aria-label': () => say('caption'),
    'aria-live': 'off',
    class: 'caption',
  });
  const rooms = SIZES.map(() => ({ fits: SHORT, tight: Infinity }));
  // The largest size at which the sentence fits into its room: measured, or guessed from those that were.
  const fit = (/** @type {boolean} */ exactly) => {
    const { length } = root.textContent ?? '';
    for (const [index, size] of SIZES.entries()) {
      const room = rooms[index];
      const last = index === SIZES.length - 1;
      if (!exactly && !last && length >= room.tight) continue;
      const name = `caption ${size}`.trimEnd();
      if (root.className !== name) root.className = name;
      if (last || length < SHORT || (!exactly && length <= room.fits)) return;
      if (root.scrollHeight <= root.clientHeight) {
        room.fits = Math.max(room.fits, length);
        return;
      }
      room.tight = Math.min(room.tight, length);
    }
  };
  let width = 0;
  new ResizeObserver(() => {
    if (root.clientWidth !== width) for (const room of rooms) [room.fits, room.tight] = [SHORT, Infinity];
    width = root.clientWidth;
    fit(true);
  }).observe(root);
  return {
    element: root,
    /**
     * @param {string} sentence
     * @param {boolean} aloud
     */
    show(sentence, aloud) {
      const live = aloud ? 'polite' : 'off';
      if (root.ariaLive !== live) root.ariaLive = live;
      if (root.textContent === sentence) return;
      root.textContent = sentence;
      // Measuring lays the page out, which is too much for every frame of a run that plays.
      fit(aloud);
    },
  };
}
