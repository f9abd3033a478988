/**
 * The state of one count, as plain data, and the choice of `Method`: the quickest method of the core for N, or the article's
 * bitmask recursion. Counts of either are kept apart.
 *
 * @import { Span } from '../../pkg/count.js'
 *
 * @typedef {'mask' | null} Choice as in links; `null` for the quickest
 */

/** The core's name of the bitmask recursion. */
export const RECURSION = 'naive';

/**
 * The choice to which a count by a method of the core belongs.
 *
 * @param {string} method
 * @returns {Choice}
 */
export const choiceOf = (method) => (method === RECURSION ? 'mask' : null);

/** The name of a count. @param {number} n @param {Choice} choice */
export const keyOf = (n, choice) => `count ${n}${choice ? ' mask' : ''}`;

/**
 * @typedef {object} CountState
 * @property {number} n
 * @property {string} method
 * @property {'offered' | 'opening' | 'counting' | 'paused' | 'complete' | 'failed' | 'elsewhere'} phase `elsewhere` while
 *   another tab has it
 * @property {boolean} stopped whether it is paused without workers: cancelled, or from an earlier visit
 * @property {number} fraction of the work that is done, 0 to 1
 * @property {bigint} solutions found so far: the answer once the phase is `complete`
 * @property {number} spent milliseconds until `since`, pauses left out
 * @property {number | null} since when it was last set going, while it is going
 * @property {Span | undefined} left
 * @property {number} workers in use, or used last
 * @property {number} memory bytes a worker needs, where this allowed fewer workers than chosen; otherwise 0
 * @property {string} failure why it failed
 * @property {boolean} recordWasStale whether the record of an earlier visit could not be used
 * @property {boolean} released whether another tab has released it
 * @property {number} lines jobs that can be saved as lines
 * @property {boolean} onlySum whether the finished jobs cannot be, as an earlier version of the page kept only their sum
 * @property {boolean} imported whether some of the jobs were counted elsewhere
 * @property {bigint | undefined} fundamental solutions up to symmetry, once they were computed
 */

/** @param {CountState} count */
export const isActive = ({ phase }) => phase === 'opening' || phase === 'counting';

/**
 * The milliseconds spent on a count, pauses left out.
 *
 * @param {Pick<CountState, 'spent' | 'since'>} count
 * @param {number} now
 */
export const spentOn = ({ spent, since }, now) => (since === null ? spent : spent + Math.max(0, now - since));

/** @typedef {Pick<CountState, 'fraction' | 'solutions' | 'spent' | 'workers' | 'imported'>} Progress */

/** @type {Omit<CountState, 'n' | 'method'>} */
export const UNTOUCHED = {
  phase: 'offered',
  stopped: false,
  fraction: 0,
  solutions: 0n,
  spent: 0,
  since: null,
  left: undefined,
  workers: 1,
  memory: 0,
  failure: '',
  recordWasStale: false,
  released: false,
  lines: 0,
  onlySum: false,
  imported: false,
  fundamental: undefined,
};
