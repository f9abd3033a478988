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
 * @typedef {object} Known what is known of a placement so far
 * @property {boolean} over whether every solution that contains it has been found
 * @property {number} found the solutions found
 * @property {Float64Array} through how many of them have a queen on a square, by `rank * size + file`
 * @property {readonly Square[] | null} first the first of them
 */

/** Queens that are placed before the page goes on without the worker: a few milliseconds. */
const AT_ONCE = 20_000;

export class CompletionCount {
  /** @type {Known | null} of the last placement; `null` when its queens attack each other, or before there is one */
  known = null;
  #core;
  #worker;
  #changed;
  #cancel = () => {};

  /**
   * @param {Pick<Core, 'Completions'>} core
   * @param {WorkerClient<typeof handlers>} worker
   * @param {() => void} changed called when more is known
   */
  constructor(core, worker, changed) {
    this.#core = core;
    this.#worker = worker;
    this.#changed = changed;
  }

  /**
   * Begins with a placement of queens that do not attack each other, and cancels the count of the one before.
   * @param {number} size
   * @param {readonly Square[]} queens
   */
  ask(size, queens) {
    this.stop();
    const search = new this.#core.Completions(size, Uint32Array.from(queens));
    const known = read(search, !search.advance(AT_ONCE));
    search.free();
    this.known = known;
    if (known.over) return;
    const show = (/** @type {Known} */ more) => {
      // The worker starts from the beginning: at first it knows less than was found at once.
      if (!more.over && more.found < known.found) return;
      this.known = more;
      this.#changed();
    };
    const { result, cancel } = this.#worker.request('complete', { size, queens }, show);
    this.#cancel = cancel;
    // If the worker fails, what was found still stands; the next placement gets another one.
    result.then(show, () => {});
  }

  stop() {
    this.#cancel();
    this.#cancel = () => {};
    this.known = null;
  }
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
