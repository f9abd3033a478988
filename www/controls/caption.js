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
  // The largest size at which the sentence fits into its room.
  const fit = () => {
    for (const size of SIZES) {
      root.className = `caption ${size}`.trimEnd();
      if ((root.textContent ?? '').length < SHORT || root.scrollHeight <= root.clientHeight) return;
    }
  };
  new ResizeObserver(fit).observe(root);
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
      fit();
    },
  };
}
