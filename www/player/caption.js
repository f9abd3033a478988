/**
 * The sentence under the board.
 *
 * It is one element for eyes and for ears, which is in the page from the beginning, empty: what a live region comes with
 * is not heard. While the clock plays it is switched off as a live region, so that it changes without a word; it speaks
 * again when somebody steps, pauses, starts, or the run comes to an end.
 */

import { localizeAttribute, setSentence } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** From this many characters on a sentence may need more than two lines somewhere. */
const SHORT = 24;

/** The sizes of the text, the largest first. */
const SIZES = ['', 'long', 'longer'];

/** @param {HTMLElement} root where it is in the page */
export function caption(root) {
  localizeAttribute(root, 'aria-label', () => t('caption'));
  const rooms = SIZES.map(() => ({ fits: SHORT, tight: Infinity }));
  const resize = (/** @type {number} */ index) => {
    const name = `caption ${SIZES[index]}`.trimEnd();
    if (root.className !== name) root.className = name;
  };
  // What is too long at any size is scrolled, and so has to be in reach of the keyboard.
  const scrolls = (/** @type {boolean} */ runsOver) => {
    if (runsOver) root.tabIndex = 0;
    else if (document.activeElement !== root) root.removeAttribute('tabindex');
  };
  // The largest size at which the sentence fits into its room, as far as others tell: whether that is certain.
  const guess = () => {
    const { length } = root.textContent ?? '';
    const index = rooms.findIndex(({ tight }) => length < tight);
    resize(index);
    const certain = length <= rooms[index].fits;
    if (certain) scrolls(false);
    return certain;
  };
  const measure = () => {
    const { length } = root.textContent ?? '';
    for (const [index, room] of rooms.entries()) {
      resize(index);
      if (length < SHORT || root.scrollHeight <= root.clientHeight) {
        room.fits = Math.max(room.fits, length);
        scrolls(false);
        return;
      }
      if (index < SIZES.length - 1) room.tight = Math.min(room.tight, length);
    }
    scrolls(true);
  };
  let frame = 0;
  let width = 0;
  new ResizeObserver(() => {
    if (root.clientWidth !== width) for (const room of rooms) [room.fits, room.tight] = [SHORT, Infinity];
    width = root.clientWidth;
    measure();
  }).observe(root);
  return {
    element: root,
    /**
     * @param {string} sentence
     * @param {boolean} aloud
     * @param {boolean} [again] whether it is said even if it was there already
     */
    show(sentence, aloud, again = false) {
      const live = aloud ? 'polite' : 'off';
      if (root.ariaLive !== live) root.ariaLive = live;
      if (root.textContent === sentence && !again) return;
      setSentence(root, sentence);
      if ((guess() && !aloud) || frame !== 0) return;
      // Measuring lays the page out: it waits for the frame, which does that anyway.
      frame = requestAnimationFrame(() => {
        frame = 0;
        measure();
      });
    },
  };
}
