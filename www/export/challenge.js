/**
 * The answer to the Checker Challenge. It counts all solutions, so a worker does.
 */

import { t } from '../i18n/index.js';
import { order, Unmade } from './exporter.js';

/**
 * @param {WebAssembly.Module} module of the core
 * @param {number} size
 * @param {AbortSignal} signal
 */
export function challengeAnswer(module, size, signal) {
  const { made, stop } = order('challenge', { module, size });
  signal.addEventListener('abort', stop);
  return made;
}

/**
 * The sentence shown if there is no answer.
 * @param {unknown} error
 */
export function noAnswer(error) {
  if (error instanceof Unmade) return t('worker.lost');
  throw error;
}
