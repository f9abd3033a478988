/**
 * The counts of this visit, one for each N, and what they share: the workers, the store, what was measured here. It
 * knows nothing of the page.
 *
 * @import {CountCore} from '../core/wasm.js'
 * @import {Span} from './estimate.js'
 * @import {Hand, Plan} from './protocol.js'
 * @import {Measured} from './estimate.js'
 * @import {Database} from './database.js'
 */
import { trial } from './cost.js';
import { Count } from './count.js';
import { estimate } from './estimate.js';
import { History } from './history.js';
import { ask } from './spawn.js';
import { Store, randomId } from './store.js';

/** What is offered when nothing else is asked for. */
const FIRST_OFFERED = 12;
/** The largest N that anyone has counted. */
export const MOST_QUEENS = 27;
/** Up to here the symmetric solutions, from which the fundamental ones follow, are counted within a second. */
const FUNDAMENTAL_COMPUTED = 20;
/** A count shorter than this tells more of starting the workers than of counting. */
const TELLING_MS = 500;
/** The part of the memory that workers may fill, and what is allowed where the browser does not tell. */
const MEMORY_SHARE = 1 / 4;
const MEMORY_UNKNOWN = 2 ** 30;
/** What a worker holds once its tables have grown: 34 MB were seen. */
const WORKER_MEMORY = 40 * 2 ** 20;

/**
 * @typedef {object} Surroundings
 * @property {CountCore} core the Rust core, for what is known of each N
 * @property {WebAssembly.Module} module the same compiled, for the workers
 * @property {() => Hand} spawn makes a worker
 * @property {Database} database where counts and times are kept
 * @property {LockManager} [locks] between tabs
 * @property {number} cores of the machine
 * @property {number} [memory] of the machine, in GiB, where the browser tells
 */

export class Desk {
  changed = () => {};
  /** The number of workers that was chosen. */
  workers;
  /** Why there are fewer workers than chosen: the bytes that each needs. */
  shortOfMemory = 0;

  /** @type {Map<number, Count>} */
  #counts = new Map();
  /** @type {Map<Count, bigint>} where it was computed */
  #fundamental = new Map();
  /** @type {Measured[]} */
  #trials = [];
  /** @type {'' | 'going on' | 'done'} */
  #calibration = '';

  /** @param {Surroundings} surroundings */
  constructor(surroundings) {
    this.surroundings = surroundings;
    this.workers = surroundings.cores;
    this.store = new Store(surroundings.database, surroundings.locks);
    this.store.troubled = () => this.changed();
    this.history = new History(surroundings.database);
    this.current = this.#countOf(FIRST_OFFERED);
  }

  /**
   * Turns to the count of N = `n`, and to what an earlier visit left of it. A count that is under way pauses.
   *
   * @param {number} n 1 to 27
   */
  async select(n) {
    if (this.current.n !== n) {
      this.current.pause();
      this.current = this.#countOf(n);
    }
    this.changed();
    await this.#offerKept();
  }

  /** Reads what earlier visits measured, and measures how fast this machine is. */
  async open() {
    if (this.#calibration) return;
    await Promise.all([this.history.load(), this.#calibrate()]);
    this.changed();
  }

  /** Counts that were begun and wait, other than the current one. */
  waiting() {
    return [...this.#counts.values()]
      .filter((count) => count !== this.current && count.phase === 'paused')
      .toSorted((a, b) => a.n - b.n);
  }

  /** Whether it is known how fast this machine is, or that it cannot be told. */
  get calibrated() {
    return this.#calibration === 'done';
  }

  /** @param {number} n */
  method(n) {
    return this.surroundings.core.quickest_method(n);
  }

  /**
   * How long counting N = `n` will take.
   *
   * @param {number} n
   * @param {string} [method]
   * @param {number} [workers]
   * @returns {Span | undefined}
   */
  estimate(n, method = this.method(n), workers = this.workers) {
    return estimate({ n, method, workers }, [
      ...this.history.entries.filter(({ ms }) => ms >= TELLING_MS),
      ...this.#trials,
    ]);
  }

  /**
   * What was counted, once the current count is complete: all solutions and, where that was computed, those up to
   * symmetry.
   *
   * @returns {{solutions: bigint, fundamental: bigint | undefined} | undefined}
   */
  answer() {
    const { current } = this;
    if (current.phase !== 'complete') return undefined;
    return { solutions: current.solutions, fundamental: this.#fundamental.get(current) };
  }

  /** @param {number} n */
  published(n) {
    return this.surroundings.core.published_count(n) ?? 0n;
  }

  /** @param {number} n */
  publishedFundamental(n) {
    return this.surroundings.core.published_fundamental(n) ?? 0n;
  }

  /** The page may be about to go. */
  flush() {
    this.current.flush();
  }

  /** @param {number} n */
  #countOf(n) {
    const known = this.#counts.get(n);
    if (known) return known;
    const { module, spawn } = this.surroundings;
    const count = new Count(n, {
      store: this.store,
      now: () => performance.now(),
      spawn: () => {
        const hand = spawn();
        hand.send({ kind: 'open', module, lock: '', n, method: this.method(n) });
        return hand;
      },
      staff: (plan, wanted) => this.#staff(plan, wanted),
    });
    let complete = false;
    count.changed = () => {
      if (count.phase === 'complete' && !complete) void this.#conclude(count);
      complete = count.phase === 'complete';
      this.changed();
    };
    this.#counts.set(n, count);
    return count;
  }

  /**
   * No more workers than their tables fit the memory.
   *
   * @param {Plan} plan
   * @param {number} wanted
   */
  #staff(plan, wanted) {
    const { memory } = this.surroundings;
    const budget = memory ? memory * 2 ** 30 * MEMORY_SHARE : MEMORY_UNKNOWN;
    const each = Math.max(plan.memory, WORKER_MEMORY);
    const staff = Math.max(1, Math.min(wanted, Math.floor(budget / each)));
    this.shortOfMemory = staff < wanted ? each : 0;
    return staff;
  }

  /** @param {Count} count that is complete */
  async #conclude(count) {
    const { n, solutions, workers, spent, plan } = count;
    void this.history.add({
      id: randomId(),
      n,
      method: plan?.method ?? '',
      workers,
      ms: spent,
      solutions,
      when: Date.now(),
    });
    this.#fundamental.delete(count);
    if (n > FUNDAMENTAL_COMPUTED) return;
    const { module, spawn } = this.surroundings;
    try {
      const { fundamental } = await ask(spawn, { kind: 'fundamental', module, n, solutions }, 'counted');
      this.#fundamental.set(count, fundamental);
      this.changed();
    } catch {
      // Then the published number stands.
    }
  }

  async #offerKept() {
    // Of several records of one N the furthest comes first, and a second offer is not taken.
    for (const kept of await this.store.list()) this.#countOf(kept.n).offer(kept);
    this.changed();
  }

  async #calibrate() {
    this.#calibration = 'going on';
    const methods = new Set(['naive']);
    for (let n = 1; n <= MOST_QUEENS; n += 1) methods.add(this.method(n));
    const trials = [...methods].map(trial);
    const { module, spawn } = this.surroundings;
    try {
      const { timings } = await ask(spawn, { kind: 'calibrate', module, trials }, 'calibrated');
      this.#trials = timings.map((timing) => ({ ...timing, workers: 1 }));
    } catch {
      // Then the estimates rest on what was counted before.
    }
    this.#calibration = 'done';
  }
}
