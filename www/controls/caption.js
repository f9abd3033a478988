/**
 * The sentence under the board.
 *
 * It is one element for eyes and for ears. While the clock plays it is switched off as a live region, so that it
 * changes without a word; it speaks again when somebody steps, pauses, starts, or the run comes to an end.
 */

import { element, setText } from '../dom.js';
import { say } from '../strings/index.js';

export function caption() {
  const root = element('p', {
    role: 'status',
    'aria-label': () => say('caption'),
    'aria-live': 'off',
    class: 'caption',
  });
  return {
    element: root,
    /**
     * @param {string} sentence
     * @param {boolean} aloud
     */
    show(sentence, aloud) {
      const live = aloud ? 'polite' : 'off';
      if (root.ariaLive !== live) root.ariaLive = live;
      setText(root, sentence);
    },
  };
}
