/**
 * The sentence under the board.
 *
 * It is one element for eyes and for ears, in the page from the beginning and empty: screen readers ignore the first text
 * of a live region. While the clock plays it is no live region, so that it changes silently; it is announced again on a
 * step, a pause, a start, and at the end of the run.
 */

import { localizeAttribute, setSentence } from '../ui/index.js';
import { onLanguageChange, says } from '../i18n/index.js';

/** From this many characters on a sentence may need more room than it has: above a sheet, a line of Chinese. */
const SHORT = 12;

/** The classes of the sizes of the text, the largest first. */
const SIZES = ['caption', 'caption long', 'caption longer'];

/** @param {HTMLElement} root where it is in the page */
export function caption(root) {
  localizeAttribute(root, 'aria-label', says('caption'));
  /** By size, the length from which sentences did not fit. The smallest size takes any. */
  let limits = SIZES.map(() => Infinity);
  let width = 0;
  const length = () => root.textContent?.length ?? 0;
  const resize = () => {
    const size = limits.findIndex((limit) => length() < limit);
    if (root.className !== SIZES[size]) root.className = SIZES[size];
    return size;
  };
  const measure = () => {
    const overflows = () => length() >= SHORT && root.scrollHeight > root.clientHeight;
    for (let size = resize(); size < SIZES.length - 1 && overflows(); size = resize()) limits[size] = length();
    // A text that is too long at any size is scrolled, and so has to be in reach of the keyboard.
    if (overflows()) root.tabIndex = 0;
    else if (document.activeElement !== root) root.removeAttribute('tabindex');
  };
  const forget = () => {
    limits = SIZES.map(() => Infinity);
  };
  onLanguageChange(forget);
  const observer = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== width) forget();
    width = contentRect.width;
    measure();
  });
  // An observer is called anew, after the layout of the frame and before it is painted: measuring then costs no layout of
  // its own, and no text is seen in a size that does not fit.
  const measureNext = () => {
    observer.unobserve(root);
    observer.observe(root);
  };
  measureNext();
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
      resize();
      measureNext();
    },
  };
}
