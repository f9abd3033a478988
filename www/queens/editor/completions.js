/**
 * The number of solutions that contain a placement: small boards are counted at once, the others by a worker, whose
 * count is cancelled by the next placement.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 * @import { WorkerClient } from '../../platform/worker-client.js'
 * @import { handlers } from './completions.worker.js'
 *
 * @typedef {import('../../../pkg/page.js').Known} Known
 */

/** Queens that are placed before the page goes on without the worker: a few milliseconds. */
const AT_ONCE = 20_000;

/**
 * @param {Pick<Core, 'Completions'>} core
 * @param {WorkerClient<typeof handlers>} worker
 * @param {(known: Known) => void} changed called when the worker has found more
 */
export function completionCount(core, worker, changed) {
  /** @type {(() => void) | undefined} */
  let cancel;
  return {
    stop: () => cancel?.(),
    /**
     * Begins with a placement of queens that do not attack each other, and cancels the count of the one before.
     * @param {number} size
     * @param {readonly Square[]} queens
     */
    start(size, queens) {
      cancel?.();
      const search = new core.Completions(size, Uint32Array.from(queens));
      search.advance(AT_ONCE);
      const known = search.known();
      search.free();
      if (known.over) return known;
      // The worker starts from the beginning: at first it knows less than was found at once.
      const show = (/** @type {Known} */ more) => (more.over || more.found >= known.found) && changed(more);
      const request = worker.request('complete', { size, queens }, show);
      cancel = request.cancel;
      // If the worker fails, the solutions found are kept; the next placement gets another worker.
      request.result.then(show, () => {});
      return known;
    },
  };
}
