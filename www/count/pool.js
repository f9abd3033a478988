/**
 * Workers that share the jobs of one count.
 *
 * Each job is held by at most one worker. A worker that fails is ended before its jobs are handed out again, so no job
 * is entered twice.
 *
 * @import { WorkerClient } from '../platform/worker-client.js'
 * @import { Plan, handlers } from './count.worker.js'
 * @import { Ledger } from './ledger.js'
 *
 * @typedef {WorkerClient<typeof handlers>} Client
 */

/**
 * A parcel of jobs is this much work: long enough to make messages cheap, short enough to pause in. A worker that is
 * terminated finishes its parcel first, in Chromium at least, for up to two seconds.
 */
const PARCEL_MS = 25;
/** The most jobs in one parcel. */
const PARCEL_JOBS = 4096;
/** Parcels that a worker holds, so that it need not wait for the next one. */
const PARCELS_AHEAD = 2;
/** After a pause, a worker that has not finished its parcels by then is terminated, and they are run again. */
const PAUSE_GRACE_MS = 1000;
/** Failures in a row after which the pool goes on with one worker less: memory may not suffice for as many. */
const FAILURES_ALLOWED = 3;

/**
 * @typedef {object} Options
 * @property {() => Client} spawn
 * @property {{ n: number, method: string }} count
 * @property {(plan: Plan) => { ledger: Ledger, workers: number }} onPlan called once, when the first worker is ready
 * @property {() => void} onProgress called when jobs have been entered into the ledger
 * @property {(failure?: string) => void} onEnd every job is finished, or no worker can be kept alive
 *
 * @typedef {{ client: Client, ready: boolean, parcels: Map<Uint32Array, number> }} Member the weight
 *   of each parcel
 */

export class Pool {
  /** @type {Set<Member>} */
  #members = new Set();
  /** @type {Ledger | undefined} */
  #ledger;
  #size = 1;
  #paused = false;
  #open = true;
  #failures = 0;
  /** Weight per millisecond of one worker, smoothed; 0 while unknown. */
  #rate = 0;
  /** @type {Iterator<number> | undefined} jobs that have not been handed out yet */
  #jobs;
  /** The first of them. @type {number | undefined} */
  #next;
  /** Jobs of workers that were ended. @type {number[]} */
  #returned = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #grace;

  /** @param {Options} options */
  constructor(options) {
    this.options = options;
    this.#fill();
  }

  /** The number of workers, ready or not. */
  get workers() {
    return this.#members.size;
  }

  get planned() {
    return this.#ledger !== undefined;
  }

  /** Hands out nothing more. */
  pause() {
    this.#paused = true;
    this.#grace = setTimeout(() => {
      for (const member of this.#members) if (member.parcels.size) this.#end(member);
    }, PAUSE_GRACE_MS);
  }

  resume() {
    this.#paused = false;
    clearTimeout(this.#grace);
    this.#fill();
  }

  close() {
    this.#open = false;
    clearTimeout(this.#grace);
    for (const member of this.#members) this.#end(member);
  }

  /** Spawns workers until there are enough, and sees that each has work. */
  #fill() {
    while (this.#open && !this.#paused && this.#members.size < this.#size) {
      /** @type {Member} */
      const member = { client: this.options.spawn(), ready: false, parcels: new Map() };
      this.#members.add(member);
      member.client.request('open', this.options.count).result.then(
        (plan) => this.#opened(member, plan),
        (error) => this.#replace(member, error),
      );
    }
    for (const member of this.#members) this.#supply(member);
  }

  /**
   * @param {Member} member
   * @param {Plan} plan
   */
  #opened(member, plan) {
    if (!this.#members.has(member)) return;
    member.ready = true;
    if (!this.#ledger) {
      const { ledger, workers } = this.options.onPlan(plan);
      this.#ledger = ledger;
      this.#jobs = ledger.unfinished();
      this.#next = this.#jobs.next().value;
      this.#size = Math.max(1, Math.min(workers, ledger.jobs - ledger.count));
    }
    this.#fill();
    this.#endIfComplete();
  }

  /** @param {Member} member */
  #supply(member) {
    const { client, ready, parcels } = member;
    const ledger = this.#ledger;
    if (!ledger || !ready) return;
    while (this.#open && !this.#paused && (this.#returned.length > 0 || this.#next !== undefined)) {
      // With long jobs, or before it is known how long they are, one parcel is enough.
      if (parcels.size >= (sumOf(parcels.values()) <= this.#rate * PARCEL_MS ? PARCELS_AHEAD : 1)) return;
      const jobs = this.#parcel(ledger);
      parcels.set(jobs, ledger.weightOf(jobs));
      client.request('run', jobs).result.then(
        ({ solutions, ms }) => this.#enter(member, jobs, solutions, ms),
        (error) => this.#replace(member, error),
      );
    }
  }

  /**
   * The next jobs: some milliseconds' worth, and towards the end ever less, so that all workers finish together.
   *
   * @param {Ledger} ledger
   */
  #parcel(ledger) {
    const held = [...this.#members].reduce((sum, { parcels }) => sum + sumOf(parcels.values()), 0);
    const wanted = Math.min(this.#rate * PARCEL_MS, (ledger.weightLeft - held) / (4 * this.#size));
    const jobs = [];
    let weight = 0;
    while (jobs.length < PARCEL_JOBS) {
      const job = this.#returned.at(-1) ?? this.#next;
      if (job === undefined) break;
      weight += ledger.weightOf([job]);
      if (jobs.length > 0 && weight > wanted) break;
      if (this.#returned.length) this.#returned.pop();
      else this.#next = this.#jobs?.next().value;
      jobs.push(job);
    }
    return Uint32Array.from(jobs);
  }

  /**
   * @param {Member} member
   * @param {Uint32Array} jobs
   * @param {BigUint64Array} solutions
   * @param {number} ms
   */
  #enter(member, jobs, solutions, ms) {
    const ledger = this.#ledger;
    const weight = member.parcels.get(jobs);
    if (!ledger || weight === undefined) return; // the worker was ended, and its jobs are with another
    member.parcels.delete(jobs);
    const rate = weight / ms;
    if (ms > 0) this.#rate = this.#rate ? 0.8 * this.#rate + 0.2 * rate : rate;
    this.#failures = 0;
    jobs.forEach((job, i) => ledger.enter(job, solutions[i]));
    this.options.onProgress();
    this.#supply(member);
    this.#endIfComplete();
  }

  #endIfComplete() {
    if (!this.#open || !this.#ledger?.complete) return;
    this.close();
    this.options.onEnd();
  }

  /**
   * @param {Member} member that has failed
   * @param {Error} error
   */
  #replace(member, error) {
    if (!this.#members.has(member)) return;
    this.#end(member);
    this.#failures += 1;
    if (this.#failures >= FAILURES_ALLOWED) {
      this.#failures = 0;
      this.#size -= 1;
    }
    if (this.#size > 0) return this.#fill();
    this.close();
    return this.options.onEnd(error.message);
  }

  /** @param {Member} member */
  #end(member) {
    this.#members.delete(member);
    for (const jobs of member.parcels.keys()) this.#returned.push(...jobs);
    member.parcels.clear();
    member.client.terminate();
  }
}

/** @param {Iterable<number>} numbers */
function sumOf(numbers) {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum;
}
