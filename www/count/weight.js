/**
 * How much work the jobs of a count are.
 *
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
