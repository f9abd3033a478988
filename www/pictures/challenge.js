/**
 * The answer to the Checker Challenge. It counts all solutions, so a worker does.
 */

import { say } from '../strings/index.js';
import { order, Unmade } from './studio.js';

/**
 * @param {WebAssembly.Module} module of the core
 * @param {number} size
 * @param {AbortSignal} signal that nobody waits any more
 */
export async function challengeAnswer(module, size, signal) {
  signal.throwIfAborted();
  const { made, stop } = order({ kind: 'challenge', module, size });
  signal.addEventListener('abort', stop);
  try {
    return await (await made).text();
  } catch (error) {
    if (!(error instanceof Unmade) || signal.aborted) throw error;
    throw Object.assign(new Error(say('worker.lost')), { code: 'worker-lost', values: {} });
  }
}
