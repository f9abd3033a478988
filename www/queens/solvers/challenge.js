/**
 * The answer to the Checker Challenge, which a worker counts when it is shown.
 */

import { startPage } from '../../core/index.js';
import { element, setText } from '../../ui/index.js';
import { challengeAnswer, answerError } from '../../export/index.js';
import { t } from '../../i18n/index.js';

export function challengeText() {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => t('text.challenge') });
  let written = Promise.resolve('');
  let leaving = new AbortController();
  return {
    element: text,
    /** The answer, once it has been counted. */
    get written() {
      return written;
    },
    /** @param {number | null} size of the board; `null` when it is hidden */
    async show(size) {
      leaving.abort();
      if (size === null) return;
      leaving = new AbortController();
      const { signal } = leaving;
      setText(text, '');
      text.ariaBusy = 'true';
      const { module } = await startPage();
      if (signal.aborted) return;
      written = challengeAnswer(module, size, signal);
      const answer = await written.catch(answerError);
      if (signal.aborted) return;
      setText(text, answer);
      text.ariaBusy = 'false';
    },
  };
}
