/**
 * One count from offer to answer: the pool that works, the ledger of what is finished, and the store that keeps it.
 * No page here: `changed` tells that something is worth showing.
 *
 * @import {Hand, Plan} from './protocol.js'
 * @import {Kept, Store} from './store.js'
 */
import { Forecast } from './estimate.js';
import { Ledger } from './ledger.js';
import { Pool } from './pool.js';
import { weightDone, weightOf, weightOfAll } from './weight.js';

/** Saving is never more frequent than this. */
const SAVE_EVERY_MS = 1000;
/** The first save comes early, so that even a short count can be continued. */
const FIRST_SAVE_MS = 150;

/**
 * @typedef {'offered' | 'opening' | 'counting' | 'paused' | 'complete' | 'failed'} Phase
 *   `paused` is also a count that was cancelled or kept from an earlier visit: it can be resumed
 *
 * @typedef {object} Means what a count needs from the world
 * @property {(n: number) => Hand} spawn a worker that has its order to open a count of N = n
 * @property {Store} store where it is kept
 * @property {() => number} now milliseconds of a steady clock
 * @property {(plan: Plan, wanted: number) => number} staff how many workers may work at once
 */

export class Count {
  /** @type {Phase} */
  phase = 'offered';
  /** @type {Plan | undefined} */
  plan;
  /** Why it failed. */
  failure = '';
  /** Whether what was kept could not be used. */
  keptWasStale = false;
  /** Whether another tab is at the very same count. */
  keptElsewhere = false;
  /** Of the time left, since it was last set going. */
  forecast = new Forecast();
  changed = () => {};

  /** @type {Ledger | undefined} */
  #ledger;
  /** @type {Pool | undefined} */
  #pool;
  /** @type {Kept | undefined} what an earlier visit left */
  #kept;
  #id = '';
  /** Whether it may go on from what was kept, while that is being asked. @type {Promise<boolean> | undefined} */
  #claiming;
  /** @type {{id: string, fraction: number} | undefined} an earlier record, given up once this count is further */
  #older;
  #weightDone = 0;
  #weightAll = 0;
  #spentBefore = 0;
  /** When it was last set going, while it is going. */
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saveTimer;
  #staff = 1;

  /**
   * @param {number} n
   * @param {Means} means
   */
  constructor(n, means) {
    this.n = n;
    this.means = means;
  }

  /** Whether workers are at it. */
  get active() {
    return this.phase === 'opening' || this.phase === 'counting';
  }

  /** The part of the work that is done, 0 to 1. */
  get fraction() {
    if (this.#ledger?.complete) return 1;
    if (this.#ledger) return this.#weightAll ? this.#weightDone / this.#weightAll : 0;
    return this.#kept?.fraction ?? 0;
  }

  /** The solutions of what is done: the answer once the phase is `complete`. */
  get solutions() {
    return this.#ledger?.solutions ?? this.#kept?.solutions ?? 0n;
  }

  /** The milliseconds spent on it, pauses left out. */
  get spent() {
    return (
      this.#spentBefore + (this.phase === 'counting' || this.phase === 'opening' ? this.means.now() - this.#since : 0)
    );
  }

  /** How many workers do or did it. */
  get workers() {
    return this.#staff;
  }

  /** Whether it rests without workers: cancelled, or kept from an earlier visit. */
  get stopped() {
    return this.phase === 'paused' && !this.#pool;
  }

  /** Whether it has something to go on from. */
  get begun() {
    return this.#ledger !== undefined || this.#kept !== undefined;
  }

  /** @param {Kept} kept what an earlier visit left of this count */
  offer(kept) {
    if (this.phase !== 'offered') return;
    this.#kept = kept;
    this.#spentBefore = kept.spent;
    this.phase = 'paused';
    this.changed();
  }

  /**
   * Begins, or begins anew.
   *
   * @param {number} workers
   */
  start(workers) {
    if (this.active) return;
    const { id, fraction } = { id: this.#id || this.#kept?.id, fraction: this.fraction };
    if (id && !(this.#older && this.#older.fraction > fraction)) this.#older = { id, fraction };
    this.#forgetWork();
    this.#open(workers);
  }

  /**
   * Goes on after a pause, a cancel or an earlier visit.
   *
   * @param {number} workers
   */
  async resume(workers) {
    if (this.phase !== 'paused') return;
    if (this.#pool) {
      this.phase = this.#pool.planned ? 'counting' : 'opening';
      this.forecast = new Forecast();
      this.#since = this.means.now();
      this.#pool.resume();
      this.#save();
      this.changed();
      return;
    }
    if (this.#kept) {
      const { store } = this.means;
      const { id } = this.#kept;
      this.phase = 'opening'; // no second press meanwhile
      this.#since = this.means.now();
      const claiming = (this.#claiming ??= store.claim(id));
      const mine = await claiming;
      if (this.#claiming !== claiming) return; // discarded while asking, or asked twice
      this.#claiming = undefined;
      if (this.phase !== 'opening') return; // paused or cancelled while asking
      this.keptElsewhere = !mine;
      if (!mine) {
        this.#forgetWork();
        this.phase = 'offered';
        this.changed();
        return;
      }
      this.#id = id;
    }
    this.#open(workers);
  }

  /** Stops handing out work; what is done stays. */
  pause() {
    if (!this.active) return;
    if (!this.#pool) {
      this.cancel(); // it is still asking whether it may go on
      return;
    }
    this.#spentBefore = this.spent;
    this.phase = 'paused';
    this.#pool?.pause();
    this.#saveNow();
    this.changed();
  }

  /** Ends all workers at once. What is done stays, and can be resumed or discarded. */
  cancel() {
    if (!this.active && this.phase !== 'paused') return;
    this.#spentBefore = this.spent;
    this.#dismissPool();
    this.phase = this.begun ? 'paused' : 'offered';
    if (this.begun) this.#saveNow();
    this.changed();
  }

  /** Forgets what is done, here and in the store. */
  async discard() {
    const id = this.#id || this.#kept?.id;
    this.#forgetWork();
    this.phase = 'offered';
    this.changed();
    await Promise.all([this.#dropOlder(), id && this.means.store.drop(id)]);
  }

  /** Saves what has not been saved yet: the page may be about to go. */
  flush() {
    if (this.phase === 'counting') this.#saveNow();
  }

  #forgetWork() {
    this.#dismissPool();
    this.#claiming = undefined;
    this.#ledger = undefined;
    this.#kept = undefined;
    this.#id = '';
    this.#spentBefore = 0;
    this.#weightDone = 0;
    this.plan = undefined;
  }

  #dismissPool() {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    this.#pool?.close();
    this.#pool = undefined;
  }

  /** @param {number} workers */
  #open(workers) {
    this.phase = 'opening';
    this.failure = '';
    this.keptWasStale = false;
    this.#since = this.means.now();
    this.#pool = new Pool(() => this.means.spawn(this.n), {
      onplan: (plan) => this.#begin(plan, workers),
      onresults: (jobs, solutions) => this.#enter(jobs, solutions),
      onfinish: () => this.#finish(),
      onfailure: (message) => this.#fail(message),
    });
    this.changed();
  }

  /**
   * @param {Plan} plan
   * @param {number} workers
   */
  #begin(plan, workers) {
    this.plan = plan;
    const ledger = this.#ledger ?? this.#restore(plan) ?? new Ledger(plan.jobs);
    this.#ledger = ledger;
    this.#kept = undefined;
    this.#weightAll = weightOfAll(plan);
    this.#weightDone = weightDone(plan, ledger);
    this.#id ||= this.means.store.newId();
    const left = plan.jobs - ledger.count;
    this.#staff = Math.max(1, Math.min(this.means.staff(plan, workers), left));
    if (this.phase === 'opening') this.phase = 'counting'; // it may have been paused meanwhile
    this.forecast = new Forecast();
    this.forecast.note(this.fraction, this.spent);
    this.#save(FIRST_SAVE_MS);
    this.changed();
    return { jobs: ledger.unfinished(), left, weight: this.#weightAll - this.#weightDone, workers: this.#staff };
  }

  /**
   * The ledger that was kept, if it belongs to this plan.
   *
   * @param {Plan} plan
   */
  #restore(plan) {
    const kept = this.#kept;
    if (!kept) return undefined;
    const fits = kept.method === plan.method && kept.version === plan.version && kept.jobs === plan.jobs;
    const ledger = fits ? Ledger.restore(kept) : undefined;
    this.keptWasStale = !ledger;
    if (!ledger) this.#spentBefore = 0;
    return ledger;
  }

  /**
   * @param {Uint32Array} jobs
   * @param {BigUint64Array} solutions
   */
  #enter(jobs, solutions) {
    const { plan } = this;
    jobs.forEach((job, i) => {
      if (plan && this.#ledger?.enter(job, solutions[i])) this.#weightDone += weightOf(plan, [job]);
    });
    if (this.phase === 'counting') this.forecast.note(this.fraction, this.spent);
    if (this.phase === 'paused') this.#save(FIRST_SAVE_MS); // what was in hand at the pause
    this.changed();
  }

  #finish() {
    if (!this.#ledger?.complete) {
      this.#fail('jobs are missing');
      return;
    }
    if (this.phase !== 'paused') this.#spentBefore = this.spent;
    this.#dismissPool();
    this.phase = 'complete';
    void this.means.store.drop(this.#id);
    void this.#dropOlder();
    this.#id = '';
    this.changed();
  }

  /** @param {string} message */
  #fail(message) {
    if (this.phase !== 'paused') this.#spentBefore = this.spent;
    this.#dismissPool();
    this.failure = message;
    this.phase = this.begun ? 'paused' : 'failed';
    if (this.begun) this.#saveNow();
    this.changed();
  }

  /** Saves soon. */
  #save(delay = SAVE_EVERY_MS) {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(async () => {
      await this.#saveNow();
      if (this.phase === 'counting') this.#save();
    }, delay);
  }

  async #saveNow() {
    const ledger = this.#ledger;
    if (!ledger || !this.plan || !this.#id || ledger.complete) return;
    await this.means.store.keep({
      id: this.#id,
      n: this.n,
      method: this.plan.method,
      version: this.plan.version,
      jobs: ledger.jobs,
      below: ledger.below,
      finished: ledger.finished,
      solutions: ledger.solutions,
      fraction: this.fraction,
      spent: this.spent,
      when: Date.now(),
    });
    if (this.#older && this.#older.id !== this.#id && this.fraction > this.#older.fraction) await this.#dropOlder();
  }

  async #dropOlder() {
    const older = this.#older;
    this.#older = undefined;
    if (older) await this.means.store.drop(older.id);
  }
}
