/**
 * The number of solutions that contain a placement: small boards are counted at once, the others by a worker, whose
 * count is cancelled by the next placement.
 *
 * @import { Completions } from '../../../pkg/page.js'
 * @import { Square } from '../../core/squares.js'
 * @import { Core } from '../../core/wasm.js'
 * @import { WorkerClient } from '../../platform/worker-client.js'
 * @import { handlers } from './completions.worker.js'
 *
 * @typedef {object} Known the solutions that contain a placement, as far as they are known
 * @property {boolean} over whether every solution that contains it has been found
 * @property {number} found how many of them are found
 * @property {Float64Array} through how many of them have a queen on a square, by `rank * size + file`
 * @property {readonly Square[] | null} first the first of them
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
      const known = read(search, !search.advance(AT_ONCE));
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

/**
 * @param {Completions} search
 * @param {boolean} over
 * @returns {Known}
 */
export function read(search, over) {
  const first = search.first();
  return { over, found: search.found(), through: search.through(), first: first ? [...first] : null };
}
