/**
 * The finished jobs of one count and the sum of their solutions. A job is entered once; a second entry changes nothing.
 *
 * There may be billions of jobs. They are handed out in order, so all before a certain one are finished, and only the
 * few beyond it need a set.
 *
 * @import { CountPlan } from '../../pkg/count.js'
 *
 * @typedef {object} Progress
 * @property {number} below every job before this one is finished
 * @property {Iterable<number>} beyond the finished jobs after it
 * @property {bigint} solutions of all finished jobs
 * @property {Map<number, bigint>} [each] the solutions of each finished job, where they are kept
 *
 * @typedef {Progress & Pick<CountPlan, 'method' | 'version' | 'jobs'>} Finished the finished jobs of a plan
 */

/** The method whose jobs can be saved as lines, and counted by the native command as well. */
const SHARED = 'join';

/**
 * How many of the finished jobs can be saved as lines, and whether none can because only their sum was kept.
 *
 * @param {{ each?: Map<number, bigint>, method: string }} progress
 */
export const linesOf = ({ each, method }) => ({ lines: each?.size ?? 0, onlySum: !each && method === SHARED });

export class Ledger {
  #weight;

  /**
   * @param {CountPlan} plan
   * @param {Progress} [progress] of an earlier visit, under the same version of the plan
   */
  constructor(plan, progress) {
    const { below = 0, beyond, solutions = 0n, each } = progress ?? (plan.method === SHARED ? { each: new Map() } : {});
    this.plan = plan;
    this.below = below;
    this.beyond = new Set(beyond);
    this.solutions = solutions;
    this.each = each && new Map(each);
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

  /** How far it is. */
  get summary() {
    const { plan, jobsLeft, fraction, solutions } = this;
    return { finished: plan.jobs - jobsLeft, jobs: plan.jobs, fraction, solutions };
  }

  /**
   * The finished jobs with their plan.
   * @returns {Finished}
   */
  get finished() {
    const { method, version, jobs } = this.plan;
    const { below, beyond, solutions, each } = this;
    return { method, version, jobs, below, beyond, solutions, each };
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
    this.each?.set(job, solutions);
    this.#advance();
    this.solutions += solutions;
    this.weightLeft -= this.weightOf([job]);
  }

  /**
   * The first of these jobs that is known with other solutions, as an index; -1 if there is none.
   *
   * @param {Uint32Array} jobs
   * @param {BigUint64Array} solutions
   */
  firstConflict(jobs, solutions) {
    return jobs.findIndex((job, i) => (this.each?.get(job) ?? solutions[i]) !== solutions[i]);
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
