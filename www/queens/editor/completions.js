/**
 * The number of solutions that contain a placement: small boards are counted at once, the others by a worker.
 *
 * @import { Core } from '../../core/wasm.js'
 * @import { WorkerClient } from '../../platform/worker-client.js'
 * @import { Placed } from '../referee.js'
 * @import { handlers } from './completions.worker.js'
 *
 * @typedef {import('../../../pkg/page.js').Known} Known
 */

/** Queens that are placed before the page goes on without the worker: a few milliseconds. */
const AT_ONCE = 20_000;

/**
 * @param {Pick<Core, 'Completions'>} core
 * @param {WorkerClient<typeof handlers>} worker
 * @param {Placed} placed queens that do not attack each other
 * @param {(known: Known) => void} learn called at once, and when the worker has found more
 * @returns {() => void} stops the count
 */
export function countCompletions({ Completions }, worker, { size, queens }, learn) {
  const search = new Completions(size, Uint32Array.from(queens));
  search.advance(AT_ONCE);
  const known = search.known();
  search.free();
  learn(known);
  if (known.over) return () => {};
  // The worker starts from the beginning: at first it knows less than was found at once.
  const show = (/** @type {Known} */ more) => (more.over || more.found >= known.found) && learn(more);
  const { result, cancel } = worker.request('complete', { size, queens }, show);
  // If the worker fails, the solutions found are kept; the next placement gets another worker.
  result.then(show, () => {});
  return cancel;
}
