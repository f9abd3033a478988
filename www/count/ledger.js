/**
 * The finished jobs of one count and the sum of their solutions. A job is entered once; a second entry changes nothing.
 *
 * There may be billions of jobs. They are handed out in order, so a bit is kept for those alone that lie between the
 * first unfinished one and the last finished one, or not far off.
 *
 * @import { Plan } from './count.worker.js'
 */

/** Room for the bits of so many jobs at first, times eight. */
const FIRST_BYTES = 64;

export class Ledger {
  /** Every job before this one is finished; a multiple of 8. */
  #below = 0;
  /** @type {Uint8Array<ArrayBuffer>} bit i % 8 of byte i / 8 is set when job `below` + i is finished */
  #finished = new Uint8Array(FIRST_BYTES);
  #count = 0;
  #solutions = 0n;
  #weights;
  #weight;
  #weightDone = 0;

  /** @param {Pick<Plan, 'jobs' | 'weights'>} plan */
  constructor({ jobs, weights }) {
    this.jobs = jobs;
    this.#weights = weights;
    this.#weight = weights.length ? weights.reduce((sum, weight) => sum + weight, 0) : jobs;
  }

  /**
   * @param {Pick<Plan, 'jobs' | 'weights'>} plan
   * @param {{ jobs: number, below: number, finished: Uint8Array, solutions: bigint }} kept
   * @returns {Ledger | undefined} nothing when these do not belong together
   */
  static restore(plan, { jobs, below, finished, solutions }) {
    const last = finished.at(-1) ?? 0;
    const stray = finished.length > 0 && (last === 0 || below + 8 * finished.length - (Math.clz32(last) - 24) > jobs);
    if (jobs !== plan.jobs || below < 0 || below > jobs || below % 8 !== 0 || stray || solutions < 0n) return undefined;
    const ledger = new Ledger(plan);
    ledger.#below = below;
    ledger.#finished = Uint8Array.from(finished);
    ledger.#count = below + finished.reduce((sum, byte) => sum + bitsOf(byte), 0);
    ledger.#solutions = solutions;
    ledger.#weightDone = plan.weights.length
      ? plan.weights.reduce((sum, weight, job) => (ledger.has(job) ? sum + weight : sum), 0)
      : ledger.#count;
    return ledger;
  }

  /** The number of finished jobs. */
  get count() {
    return this.#count;
  }

  /** The solutions of all finished jobs. */
  get solutions() {
    return this.#solutions;
  }

  /** Whether every job is finished, so that `solutions` is the answer. */
  get complete() {
    return this.#count === this.jobs;
  }

  /** The part of the work that is done, 0 to 1. */
  get fraction() {
    return this.complete ? 1 : this.#weightDone / this.#weight;
  }

  /** The weight of the jobs that are not finished. */
  get weightLeft() {
    return this.#weight - this.#weightDone;
  }

  /** Every job before this one is finished. */
  get below() {
    return this.#below;
  }

  /** A copy of the finished jobs from `below` on, as a bit set that ends with the last of them. */
  get finished() {
    return this.#finished.slice(0, this.#finished.findLastIndex((byte) => byte !== 0) + 1);
  }

  /** @param {number} job */
  has(job) {
    const place = job - this.#below;
    return place < 0 || ((this.#finished[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  /** @param {Iterable<number>} jobs */
  weightOf(jobs) {
    let sum = 0;
    for (const job of jobs) sum += this.#weights.length ? this.#weights[job] : 1;
    return sum;
  }

  /**
   * @param {number} job
   * @param {bigint} solutions
   * @returns {boolean} false when there is no such job or it was finished before: then nothing changes
   */
  enter(job, solutions) {
    if (!(job >= 0 && job < this.jobs) || this.has(job)) return false;
    const place = job - this.#below;
    const byte = place >>> 3;
    if (byte >= this.#finished.length) this.#grow(byte);
    this.#finished[byte] |= 1 << (place & 7);
    if (this.#finished[byte] === 255) this.#advance();
    this.#count += 1;
    this.#solutions += solutions;
    this.#weightDone += this.weightOf([job]);
    return true;
  }

  /**
   * The jobs that are not finished, in their order. Those that it has not come to may be finished meanwhile.
   *
   * @yields {number}
   */
  *unfinished() {
    for (let job = this.#below; job < this.jobs; job += 1) if (!this.has(job)) yield job;
  }

  /** @param {number} byte that there is to be */
  #grow(byte) {
    const grown = new Uint8Array(Math.max(byte + 1, 2 * this.#finished.length));
    grown.set(this.#finished);
    this.#finished = grown;
  }

  /** Forgets the bits of jobs before the first unfinished one, once they are half of all. */
  #advance() {
    const bytes = this.#finished;
    const open = bytes.findIndex((byte) => byte !== 255);
    const full = open < 0 ? bytes.length : open;
    if (2 * full < bytes.length) return;
    bytes.copyWithin(0, full).fill(0, bytes.length - full);
    this.#below += 8 * full;
  }
}

/** @param {number} byte */
function bitsOf(byte) {
  let bits = 0;
  for (let rest = byte; rest; rest &= rest - 1) bits += 1;
  return bits;
}
