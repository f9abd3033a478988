/**
 * The answer to the Checker Challenge, which a worker counts.
 */

import { startCount } from '../../core/index.js';
import { says, t } from '../../i18n/index.js';
import { isCancelled, requestOnce, WorkerFailure } from '../../platform/index.js';
import { element, setText } from '../../ui/index.js';
import { queensWorker } from '../worker-client.js';

/**
 * @param {number} size
 * @param {AbortSignal} signal
 */
export async function challengeAnswer(size, signal) {
  const { module } = await startCount().catch((error) => {
    throw new WorkerFailure(String(error));
  });
  if (signal.aborted) return '';
  const { result, cancel } = requestOnce(queensWorker(module), 'challenge', { size });
  signal.addEventListener('abort', cancel);
  return result;
}

/**
 * The sentence shown if there is no answer.
 * @param {unknown} error
 */
export function answerError(error) {
  if (error instanceof WorkerFailure || isCancelled(error)) return t('worker.lost');
  throw error;
}

export function challengeText() {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': says('text.challenge') });
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
      written = challengeAnswer(size, signal);
      const answer = await written.catch(answerError);
      if (signal.aborted) return;
      setText(text, answer);
      text.ariaBusy = 'false';
    },
  };
}
