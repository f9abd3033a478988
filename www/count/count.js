/**
 * One count from offer to answer: its workers, the ledger of its finished jobs, and its record in the store.
 *
 * @import { CountCore } from '../core/wasm.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Plan } from './count.worker.js'
 * @import { Client } from './pool.js'
 * @import { CountState, Progress } from './state.js'
 * @import { FinishedJobs, Forecast, KeptCount } from '../../pkg/count.js'
 * @import { Store } from './saved-counts.js'
 */
import { number, says, t } from '../i18n/index.js';
import { Ledger, linesOf } from './ledger.js';
import { Pool } from './pool.js';
import { isActive, spentOn, UNTOUCHED } from './state.js';
import { randomId } from './saved-counts.js';

/** The longest time for which progress is not saved. */
const SAVE_WITHIN_MS = 1000;

/**
 * @typedef {object} Options
 * @property {Pick<CountCore, 'forecast'>} core
 * @property {() => Client} spawn
 * @property {Store} store
 * @property {() => number} now milliseconds of a steady clock
 * @property {number} budget bytes that its workers may hold in all
 */

export class Count {
  /** @type {CountState} */
  state;
  /** @type {Ledger | undefined} */
  #ledger;
  /** @type {Pool | undefined} */
  #pool;
  /** @type {KeptCount | undefined} the record of an earlier visit */
  #record;
  /** The id of the record that this count writes. */
  #id = '';
  /** @type {Forecast | undefined} */
  #forecast;
  /** Replaced when the pending answer of the store is no longer wanted. */
  #attempt = {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saveTimer;
  /** The method of new counts; a record has its own. */
  #method;
  #options;
  #changed;

  /**
   * @param {{ n: number, method: string }} count
   * @param {Options} options
   * @param {(state: CountState) => void} changed
   */
  constructor(count, options, changed = () => {}) {
    this.#options = options;
    this.#changed = changed;
    this.#method = count.method;
    this.state = { ...count, ...UNTOUCHED };
  }

  /** @param {Partial<CountState>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    this.#changed(this.state);
  }

  /** @param {KeptCount} record the record of an earlier visit */
  offer(record) {
    if (this.state.phase !== 'offered') return;
    this.#record = record;
    const { method, fraction, solutions, spent, imported = false } = record;
    const kept = { method, fraction, solutions, spent, imported, ...linesOf(record) };
    this.set({ ...kept, phase: 'paused', stopped: true });
  }

  /** Whether this tab has begun it and not ended it yet. */
  get isHere() {
    return this.#id !== '' || isActive(this.state);
  }

  /** Shows how far another tab is. @param {Partial<Progress>} progress */
  follow(progress) {
    if (this.isHere || this.state.phase === 'complete') return;
    const before = this.state.phase === 'elsewhere' ? {} : this.#untouched();
    this.set({ ...before, ...progress, phase: 'elsewhere' });
  }

  /** Shows what the tab that is followed has found. @param {Partial<Progress>} progress */
  followToEnd(progress) {
    if (this.state.phase === 'elsewhere') this.set({ ...progress, fraction: 1, phase: 'complete' });
  }

  /** Withdraws what another tab has released, or has gone on with as it could not lock it. */
  withdraw() {
    if (this.isHere) return;
    const { phase, released } = this.state;
    if (phase === 'elsewhere') this.set({ ...this.#untouched(), released: true });
    if (phase === 'paused') this.set({ ...this.#untouched(), released });
  }

  /**
   * Begins a new count.
   *
   * @param {number} workers
   */
  start(workers) {
    if (isActive(this.state) || this.state.phase === 'elsewhere') return;
    this.#reset();
    this.#open(workers);
    void this.#claim();
  }

  /**
   * Continues after a pause, a cancel or an earlier visit.
   *
   * @param {number} workers
   */
  async resume(workers) {
    if (this.state.phase !== 'paused') return;
    const since = this.#options.now();
    if (this.#pool) {
      this.#forecast = undefined;
      this.set({ phase: this.#pool.ledger ? 'counting' : 'opening', since, left: undefined });
      this.#pool.resume();
      return;
    }
    this.set({ phase: 'opening', stopped: false, released: false, since });
    if (this.#record && !this.#id) {
      this.#attempt = {};
      if (!(await this.#claim())) return;
      this.#id = randomId();
    }
    this.#open(workers);
  }

  /** Takes the count, or follows the tab that has it. @returns {Promise<boolean>} false also when it was stopped meanwhile */
  async #claim() {
    const attempt = this.#attempt;
    const mine = await this.#options.store.claim(this.state);
    if (attempt !== this.#attempt) return false;
    if (!mine) {
      this.#reset();
      this.follow({});
    }
    return mine;
  }

  /** Hands out no more jobs; the finished ones stay. */
  pause() {
    if (!isActive(this.state)) return;
    if (!this.#pool) return this.cancel(); // the store has not answered yet
    this.#pool.pause();
    this.set({ phase: 'paused', ...this.#stopClock() });
    void this.save();
  }

  /** Ends all workers at once. The finished jobs stay, and can be resumed or discarded. */
  cancel() {
    if (isActive(this.state) || this.state.phase === 'paused') this.#stop('offered');
  }

  /** Drops the finished jobs, here and in the store. */
  async discard() {
    this.#reset();
    await this.#end();
  }

  /** Drops its records, and lets other tabs have it. */
  async #end() {
    await this.#options.store.dropAll(this.state);
    if (!this.isHere) this.#options.store.release(this.state);
  }

  /** The finished jobs, of this visit or of an earlier one, with their plan. */
  get finished() {
    return this.#ledger?.finished ?? this.#record;
  }

  /**
   * Enters jobs that were counted elsewhere. A count that is under way stops, and can be resumed.
   *
   * @param {FinishedJobs} lines
   * @param {string} file its name, empty for a text that was pasted
   * @returns {Promise<Message | undefined>} why they cannot be entered, and all stays as it was
   */
  async adopt(lines, file) {
    const { n, plan, finished, solutions } = lines;
    const record = this.#record;
    const here = this.#ledger?.plan ?? record;
    if (here && here.method !== plan.method) return () => t('count.lines-method', { n });
    if (here && here.version !== plan.version) return () => t('count.lines-version', { n });
    if (!(await this.#options.store.claim(this.state))) return says('count.elsewhere');
    const ledger = this.#ledger ?? new Ledger(plan, record);
    const refusal = contradiction(ledger, lines, file);
    if (refusal || finished.every((job) => ledger.has(job))) {
      if (!this.isHere) this.#options.store.release(this.state);
      return refusal;
    }
    this.cancel();
    finished.forEach((job, i) => ledger.enter(job, solutions[i]));
    this.#ledger = ledger;
    this.#record = undefined;
    this.#id ||= randomId();
    this.set({ phase: 'paused', stopped: true, failure: '', imported: true });
    this.#progress();
    if (ledger.complete) this.#finish();
    else await this.save(record);
    return undefined;
  }

  /** Stores the finished jobs at once. @param {KeptCount} [former] the record that they go on from */
  async save(former) {
    const ledger = this.#ledger;
    if (!ledger || !this.#id || ledger.complete) return;
    const { n, imported } = this.state;
    const { spent } = this.#stopClock();
    const { finished, fraction } = ledger;
    const record = { id: this.#id, n, ...finished, ...(imported && { imported }), fraction, spent };
    await this.#options.store.save(record, former);
  }

  #stopClock() {
    return { spent: spentOn(this.state, this.#options.now()), since: null };
  }

  /**
   * Ends all workers, and saves the finished jobs.
   *
   * @param {'offered' | 'failed'} phase when nothing is done
   * @param {string} [failure]
   */
  #stop(phase, failure = '') {
    const stopped = this.#ledger !== undefined || this.#record !== undefined;
    this.#endPool();
    this.set({ phase: stopped ? 'paused' : phase, stopped, failure, ...this.#stopClock() });
    if (stopped) void this.save();
    else this.#options.store.release(this.state);
  }

  #untouched() {
    this.#record = undefined;
    return { ...UNTOUCHED, method: this.#method };
  }

  #reset() {
    this.#endPool();
    this.#ledger = undefined;
    this.#id = '';
    this.set(this.#untouched());
  }

  #endPool() {
    this.#attempt = {};
    clearTimeout(this.#saveTimer);
    this.#pool?.close();
    this.#pool = this.#saveTimer = undefined;
  }

  /** @param {number} workers */
  #open(workers) {
    const { spawn, now } = this.#options;
    const { n, method } = this.state;
    this.set({ phase: 'opening', failure: '', recordWasStale: false, since: now() });
    this.#pool = new Pool({
      spawn,
      count: { n, method },
      onPlan: (plan) => this.#begin(plan, workers),
      onProgress: () => this.#progress(),
      onEnd: (failure) => (failure === undefined ? this.#finish() : this.#stop('failed', failure)),
    });
  }

  /**
   * @param {Plan} plan
   * @param {number} chosen
   */
  #begin(plan, chosen) {
    const record = this.#record;
    const recordWasStale = record !== undefined && (record.method !== plan.method || record.version !== plan.version);
    const ledger = (this.#ledger ??= new Ledger(plan, recordWasStale ? undefined : record));
    this.#record = undefined;
    this.#id ||= randomId();
    const wanted = Math.min(chosen, ledger.jobsLeft);
    const workers = Math.max(1, Math.min(Math.floor(this.#options.budget / plan.memory), wanted));
    this.#forecast = undefined;
    this.set({
      phase: this.state.phase === 'opening' ? 'counting' : 'paused', // it may have been paused meanwhile
      workers,
      memory: workers < wanted ? plan.memory : 0,
      recordWasStale,
      ...(recordWasStale && { spent: 0, imported: false }),
    });
    this.#progress();
    // A page that is reloaded within the first second may write nothing more.
    void this.save(record);
    return { ledger, workers };
  }

  #progress() {
    const ledger = /** @type {Ledger} */ (this.#ledger);
    const { fraction, solutions } = ledger;
    const { phase } = this.state;
    if (phase === 'counting') {
      const { core, now } = this.#options;
      this.#forecast = core.forecast(this.#forecast, fraction, spentOn(this.state, now()));
    }
    this.#saveTimer ??= setTimeout(() => {
      this.#saveTimer = undefined;
      void this.save();
    }, SAVE_WITHIN_MS);
    this.set({ fraction, solutions, left: this.#forecast?.left, ...linesOf(ledger.finished) });
  }

  #finish() {
    this.#endPool();
    this.set({ phase: 'complete', stopped: false, ...this.#stopClock() });
    this.#id = '';
    void this.#end();
  }
}

/**
 * Why lines contradict the jobs that are known, if they do.
 *
 * @param {Ledger} ledger
 * @param {FinishedJobs} lines
 * @param {string} file its name, empty for a text that was pasted
 * @returns {Message | undefined}
 */
export function contradiction(ledger, { n, finished, solutions, lines }, file) {
  const i = ledger.firstConflict(finished, solutions);
  if (i < 0) return undefined;
  const values = { n, job: finished[i], solutions: String(solutions[i]), line: number(lines[i]), file };
  return () => t(file ? 'count.lines-conflict' : 'count.lines-conflict-pasted', values);
}
