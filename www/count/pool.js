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
 * The work in a parcel of jobs: long enough to make messages cheap, short enough to pause in. A worker that is
 * terminated finishes its parcel first, in Chromium at least, for up to two seconds.
 */
const PARCEL_MS = 100;
/** The most jobs in one parcel. */
const PARCEL_JOBS = 4096;
/** After a pause, a worker that has not finished its parcel by then is terminated, and the parcel is run again. */
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
 * @typedef {{ client: Client, ready: boolean, jobs: Uint32Array | undefined }} Member
 */

export class Pool {
  /** Set once the plan is made. @type {Ledger | undefined} */
  ledger;
  /** @type {Set<Member>} */
  #members = new Set();
  #size = 1;
  #paused = false;
  #failures = 0;
  /** Weight per millisecond of one worker, smoothed; 0 while unknown. */
  #rate = 0;
  /** @type {Iterator<number> | undefined} jobs that have not been handed out yet */
  #jobs;
  /** Jobs of workers that were ended. @type {number[]} */
  #returned = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #grace;

  /** @param {Options} options */
  constructor(options) {
    this.options = options;
    this.#fill();
  }

  /** Hands out nothing more. */
  pause() {
    this.#paused = true;
    this.#grace = setTimeout(() => {
      for (const member of this.#members) if (member.jobs) this.#end(member);
    }, PAUSE_GRACE_MS);
  }

  resume() {
    this.#paused = false;
    clearTimeout(this.#grace);
    this.#fill();
  }

  close() {
    clearTimeout(this.#grace);
    for (const member of this.#members) this.#end(member);
  }

  /** Ends the pool if all is done; otherwise spawns workers until there are enough, and gives each of them work. */
  #fill() {
    if (this.ledger?.complete) {
      this.close();
      this.options.onEnd();
      return;
    }
    if (this.#paused) return;
    while (this.#members.size < this.#size) this.#spawn();
    for (const member of this.#members) this.#supply(member);
  }

  #spawn() {
    /** @type {Member} */
    const member = { client: this.options.spawn(), ready: false, jobs: undefined };
    this.#members.add(member);
    void this.#request(member, 'open', this.options.count, (plan) => {
      member.ready = true;
      if (this.ledger) return;
      const { ledger, workers } = this.options.onPlan(plan);
      this.ledger = ledger;
      this.#jobs = ledger.unfinished();
      this.#size = workers;
    });
  }

  /** @param {Member} member */
  #supply(member) {
    const { ledger } = this;
    if (!ledger || !member.ready || member.jobs) return;
    const jobs = this.#parcel(ledger);
    if (jobs.length === 0) return;
    member.jobs = jobs;
    void this.#request(member, 'run', jobs, ({ solutions, ms }) => {
      member.jobs = undefined;
      const rate = ledger.weightOf(jobs) / ms;
      if (ms > 0) this.#rate = this.#rate ? 0.8 * this.#rate + 0.2 * rate : rate;
      this.#failures = 0;
      jobs.forEach((job, i) => ledger.enter(job, solutions[i]));
      this.options.onProgress();
    });
  }

  /**
   * Sends a request; its result is used unless the worker was ended meanwhile.
   *
   * @template {keyof typeof handlers} Kind
   * @param {Member} member
   * @param {Kind} kind
   * @param {Parameters<typeof handlers[Kind]>[0]} data
   * @param {(result: Awaited<ReturnType<typeof handlers[Kind]>>) => void} use
   */
  async #request(member, kind, data, use) {
    const answer = member.client.request(kind, data).result;
    const result = await answer.catch((error) => this.#replace(member, error));
    if (!result || !this.#members.has(member)) return;
    use(result);
    this.#fill();
  }

  /**
   * The next jobs: some milliseconds' worth, and towards the end ever less, so that all workers finish together.
   *
   * @param {Ledger} ledger
   */
  #parcel(ledger) {
    const wanted = Math.min(this.#rate * PARCEL_MS, ledger.weightLeft / (4 * this.#size));
    const jobs = [];
    let weight = 0;
    do {
      const job = this.#returned.pop() ?? this.#jobs?.next().value;
      if (job === undefined) break;
      jobs.push(job);
      weight += ledger.weightOf([job]);
    } while (weight < wanted && jobs.length < PARCEL_JOBS);
    return Uint32Array.from(jobs);
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
    this.#returned.push(...(member.jobs ?? []));
    member.client.terminate();
  }
}
