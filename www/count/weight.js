/**
 * How much work the jobs of a count are. A plan without weights is an even one: each of its jobs weighs 1, and there may
 * be billions of them.
 *
 * @import {Ledger} from './ledger.js'
 * @import {Plan} from './protocol.js'
 */

/**
 * @param {Plan} plan
 * @param {Iterable<number>} jobs
 */
export function weightOf({ weights }, jobs) {
  let sum = 0;
  for (const job of jobs) sum += weights.length ? weights[job] : 1;
  return sum;
}

/** @param {Plan} plan */
export const weightOfAll = ({ jobs, weights }) =>
  weights.length ? weights.reduce((sum, weight) => sum + weight, 0) : jobs;

/**
 * The work that is done.
 *
 * @param {Plan} plan
 * @param {Pick<Ledger, 'has' | 'count'>} ledger
 */
export const weightDone = ({ weights }, ledger) =>
  weights.length ? weights.reduce((sum, weight, job) => (ledger.has(job) ? sum + weight : sum), 0) : ledger.count;
