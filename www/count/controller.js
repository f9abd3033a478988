/**
 * The state and the actions of the Count tab: the counts of this visit, one for each N and choice of method, their store
 * and the history. No DOM.
 *
 * @import { CountCore } from '../core/wasm.js'
 * @import { Choice, CountState } from './state.js'
 * @import { CompletedCount as Entry, SharedJobs } from '../../pkg/count.js'
 * @import { Client } from './pool.js'
 * @import { Storage, Trouble } from './saved-counts.js'
 */
import { home } from '../core/index.js';
import { forEachChunked, once, requestOnce } from '../platform/index.js';
import { Count, contradiction } from './count.js';
import { Ledger } from './ledger.js';
import { createStore, randomId } from './saved-counts.js';
import { choiceOf, isActive, keyOf, RECURSION } from './state.js';

/** Up to this N the fundamental solutions are counted within a second. */
const MAX_FUNDAMENTAL = 20;
/** From this N on a count takes so long that the command for it is offered. */
const MIN_COMMAND = 21;
/** Each method with an N that it counts within a fraction of a second, to measure the speed of a machine. */
const TRIALS = [
  { method: 'naive', n: 13 },
  { method: 'bitmask', n: 14 },
  { method: 'join', n: 16 },
];
/** The time of a shorter count is mostly that of starting the workers. */
const MIN_TYPICAL_MS = 500;
/** The part of the memory that workers may use, and the bytes allowed where its size is unknown. */
const MEMORY_SHARE = 1 / 4;
const MEMORY_UNKNOWN = 2 ** 30;

/**
 * @typedef {{method: string, n: number, workers: number, ms: number}} Measured a count that was timed on this machine
 *
 * @typedef {object} CountTab
 * @property {number} n the board size that is shown
 * @property {Choice} choice of the method that is shown
 * @property {number} workers chosen
 * @property {Readonly<Record<string, CountState>>} counts by N and choice: those that were shown or stored
 * @property {Readonly<Record<number, Ledger['summary']>>} opened by N: lines that become no count here
 * @property {Trouble} trouble with the browser's storage
 * @property {number} unread kept counts that cannot be read
 * @property {boolean} calibrated whether the trials have run or failed
 * @property {readonly Measured[]} trials short counts that show the speed of this machine
 * @property {readonly Entry[]} history completed counts on this machine, oldest first
 *
 * @typedef {Storage & {
 *   core: CountCore,
 *   spawn: () => Client,
 *   cores: number,
 *   memory?: number,
 * }} Environment with the cores of the machine, and its memory in GiB, if known
 */

/** @typedef {ReturnType<typeof createCount>} CountController */

/**
 * @param {Environment} environment
 * @param {() => void} [changed] called after each change of the state
 */
export function createCount({ core, spawn, cores, memory, ...storage }, changed = () => {}) {
  /** @type {CountTab} */
  let state = {
    n: home.count.size,
    choice: home.count.method,
    workers: cores,
    counts: {},
    opened: {},
    trouble: '',
    unread: 0,
    calibrated: false,
    trials: [],
    history: [],
  };
  /** @param {Partial<CountTab>} change */
  const set = (change) => {
    state = { ...state, ...change };
    changed();
  };
  const store = createStore(
    { core, ...storage },
    {
      onTrouble: (trouble) => set({ trouble }),
      onChange: () => void refresh(),
      onUnread: (unread) => unread !== state.unread && set({ unread }),
    },
  );
  /** By N and choice. @type {Map<string, Count>} */
  const counts = new Map();
  /** Of the lines that become no count here, by N. @type {Map<number, Ledger>} */
  const ledgers = new Map();

  const budget = memory ? memory * 2 ** 30 * MEMORY_SHARE : MEMORY_UNKNOWN;

  /** The method of new counts. */
  const methodOf = (/** @type {number} */ n, /** @type {Choice} */ choice) =>
    choice === null ? core.quickestMethod(n) : RECURSION;

  const countOf = (/** @type {number} */ n, /** @type {Choice} */ choice) => {
    const key = keyOf(n, choice);
    const known = counts.get(key);
    if (known) return known;
    const options = { core, store, spawn, now: () => performance.now(), budget };
    const count = new Count({ n, method: methodOf(n, choice) }, options, (after) => {
      const before = state.counts[key];
      set({ counts: { ...state.counts, [key]: after } });
      if (after.phase === 'complete' && before.phase !== 'complete' && count.isHere) void recordTime(count);
    });
    counts.set(key, count);
    set({ counts: { ...state.counts, [key]: count.state } });
    return count;
  };

  const current = () => countOf(state.n, state.choice);

  /** The finished jobs that the native command knows as well. */
  const sharedJobs = () => {
    const { finished } = current();
    return ledgers.get(state.n)?.finished ?? (finished?.each && finished);
  };

  /** Reads what was completed in earlier visits, and in other tabs since. */
  const readHistory = async () => {
    const stored = await store.history();
    const known = new Set(state.history.map(({ id }) => id));
    const added = stored.filter(({ id }) => !known.has(id));
    if (added.length === 0) return;
    set({ history: [...state.history, ...added].toSorted((a, b) => a.when - b.when) });
    for (const { n, method, solutions, workers, ms, imported = false } of added) {
      counts.get(keyOf(n, choiceOf(method)))?.followToEnd({ solutions, workers, spent: ms, imported });
    }
  };

  /** Brings the history and the counts up to date with what is stored, and with what other tabs have. */
  const refresh = async () => {
    await readHistory();
    const { kept, elsewhere } = await store.read();
    const held = new Set(elsewhere.map(({ n, choice }) => keyOf(n, choice)));
    for (const [key, count] of counts) if (!held.has(key)) count.withdraw();
    // Of several records of one count the furthest comes first; the others are ignored.
    for (const record of kept) countOf(record.n, choiceOf(record.method)).offer(record);
    for (const { n, choice, progress } of elsewhere) countOf(n, choice).follow(progress);
  };

  const addEntry = (/** @type {Omit<Entry, 'id' | 'when'>} */ completed) => {
    const entry = { id: randomId(), when: Date.now(), ...completed };
    set({ history: [...state.history, entry] });
    store.addEntry(entry);
  };

  const recordTime = async (/** @type {Count} */ count) => {
    const { n, method, solutions, workers, spent, imported } = count.state;
    addEntry({ n, method, solutions, workers, ms: spent, ...(imported && { imported }) });
    if (n > MAX_FUNDAMENTAL) return;
    try {
      count.set({ fundamental: await requestOnce(spawn(), 'fundamental', { n, solutions }).result });
    } catch {
      // Then the published number is shown.
    }
  };

  current();
  return {
    get: () => state,
    /**
     * Shows the count of N = `n`, with the record of an earlier visit if there is one. A running count pauses.
     *
     * @param {number} n 1 to 27
     * @param {Choice} [choice]
     */
    async select(n, choice = null) {
      if (state.n !== n || state.choice !== choice) current().pause();
      countOf(n, choice);
      set({ n, choice });
      await refresh();
    },
    /**
     * Opens lines of finished jobs.
     *
     * @param {string} text
     * @param {string} file its name, empty for a text that was pasted
     * @throws a refusal that names file and line
     */
    async openLines(text, file) {
      const lines = await requestOnce(spawn(), 'read', { text, file }).result;
      const { n, isCounted, plan, finished, solutions, skipped } = lines;
      await refresh();
      if (isCounted) return { n, skipped, refusal: await countOf(n, null).adopt(lines, file) };
      const ledger = ledgers.get(n) ?? new Ledger(plan);
      const refusal = contradiction(ledger, lines, file);
      if (!refusal) {
        const before = ledger.complete;
        await forEachChunked(finished.entries(), ([i, job]) => ledger.enter(job, solutions[i]));
        ledgers.set(n, ledger);
        set({ opened: { ...state.opened, [n]: ledger.summary } });
        const { method } = plan;
        if (ledger.complete && !before)
          addEntry({ n, method, solutions: ledger.solutions, workers: 0, ms: 0, imported: true });
      }
      return { n, skipped, refusal };
    },
    /** The finished jobs as a file. */
    savedLines() {
      const finished = sharedJobs();
      return { name: `queens-${state.n}.jsonl`, text: finished ? core.jobLines(state.n, finished) : '' };
    },
    hasCommand: () => state.choice === null && hasCommand(state.n, sharedJobs()),
    /** The command line that counts what is missing. */
    command: () => core.countCommand(state.n, cores, sharedJobs()),
    /** Measures the speed of this machine, once. */
    open: once(async () => {
      const trials = await requestOnce(spawn(), 'calibrate', TRIALS).result.catch(() => []); // the history is enough
      set({ calibrated: true, trials });
    }),
    /** The largest N that a tab counts by joining parts of the board. */
    largestJoined: () => core.largestJoined(),
    /** Whether a count is going on in this tab. */
    isCounting: () => Object.values(state.counts).some(isActive),
    setWorkers: (/** @type {number} */ workers) => set({ workers }),
    start: () => current().start(state.workers),
    resume: () => current().resume(state.workers),
    pause: () => current().pause(),
    cancel: () => current().cancel(),
    discard: () => current().discard(),
    dropUnread: store.dropUnread,
    /** To be called before the page is closed. */
    flush: () => current().save(),
    best: () => core.bestCounts(state.history),
    historyAs: (/** @type {'csv' | 'json'} */ format) => core.countsFile(state.history, format),
    async clearHistory() {
      const { history } = state;
      set({ history: [] });
      await store.dropEntries(history);
    },

    methodOf,
    /**
     * The time that counting N = `n` takes.
     *
     * @param {number} n
     * @param {string} [method]
     * @param {number} [workers]
     */
    estimate(n, method = methodOf(n, state.choice), workers = state.workers) {
      const typical = state.history.filter(({ ms, imported }) => ms >= MIN_TYPICAL_MS && !imported);
      const timed = [...typical, ...state.trials].filter((known) => known.method === method);
      return core.countTime(
        n,
        method,
        workers,
        timed.flatMap((known) => [known.n, known.workers, known.ms]),
      );
    },
    /** The bytes that each worker needs at most, roughly. */
    memory: (/** @type {number} */ n) => core.countMemory(n, methodOf(n, state.choice)),
    /** Whether there is a quicker method than that of a record, which an earlier version of the page began. */
    isSlow: (/** @type {number} */ n, /** @type {string} */ method) => method !== methodOf(n, choiceOf(method)),
    published: (/** @type {number} */ n) => core.publishedCount(n) ?? 0n,
    publishedFundamental: (/** @type {number} */ n) => core.publishedFundamental(n) ?? 0n,
  };
}

/** @param {Pick<CountTab, 'n' | 'choice' | 'counts'>} tab */
export const currentOf = ({ n, choice, counts }) => counts[keyOf(n, choice)];

/**
 * Counts that were begun and wait, other than the one that is shown.
 *
 * @param {CountTab} tab
 */
export const waitingOf = (tab) =>
  Object.values(tab.counts).filter((count) => count !== currentOf(tab) && count.phase === 'paused');

/**
 * Whether the command line is offered: not for short counts, and not once every job is finished.
 *
 * @param {number} n
 * @param {SharedJobs} [finished]
 */
export const hasCommand = (n, finished) => n >= MIN_COMMAND && !(finished && finished.each?.size === finished.jobs);
