/**
 * The finished jobs of one count and the sum of their solutions. A job is entered once; a second entry changes nothing.
 *
 * There may be billions of jobs. They are handed out in order, so all before a certain one are finished, and only the
 * few beyond it need a set.
 *
 * @import { Plan } from './count.worker.js'
 *
 * @typedef {object} Progress
 * @property {number} below every job before this one is finished
 * @property {Iterable<number>} beyond the finished jobs after it
 * @property {bigint} solutions of all finished jobs
 */

export class Ledger {
  #weight;

  /**
   * @param {Plan} plan
   * @param {Progress} [progress] of an earlier visit, under the same version of the plan
   */
  constructor(plan, { below, beyond, solutions } = { below: 0, beyond: [], solutions: 0n }) {
    this.plan = plan;
    this.below = below;
    this.beyond = new Set(beyond);
    this.solutions = solutions;
    this.#advance();
    this.#weight = plan.weights.length ? this.weightOf(plan.weights.keys()) : plan.jobs;
    this.weightLeft = plan.weights.length ? this.weightOf(this.unfinished()) : this.jobsLeft;
  }

  get jobsLeft() {
    return this.plan.jobs - this.below - this.beyond.size;
  }

  /** Whether every job is finished, so that `solutions` is the answer. */
  get complete() {
    return this.jobsLeft === 0;
  }

  /** The part of the work that is done, 0 to 1. */
  get fraction() {
    return this.complete ? 1 : 1 - this.weightLeft / this.#weight;
  }

  /** @param {number} job */
  has(job) {
    return job < this.below || this.beyond.has(job);
  }

  /** @param {Iterable<number>} jobs */
  weightOf(jobs) {
    let sum = 0;
    for (const job of jobs) sum += this.plan.weights[job] ?? 1;
    return sum;
  }

  /**
   * @param {number} job
   * @param {bigint} solutions
   */
  enter(job, solutions) {
    if (this.has(job)) return;
    this.beyond.add(job);
    this.#advance();
    this.solutions += solutions;
    this.weightLeft -= this.weightOf([job]);
  }

  /**
   * The jobs that are not finished, in order. Jobs may be entered between two of them.
   *
   * @yields {number}
   */
  *unfinished() {
    for (let job = this.below; job < this.plan.jobs; job += 1) if (!this.has(job)) yield job;
  }

  #advance() {
    while (this.beyond.delete(this.below)) this.below += 1;
  }
}
