/**
 * The book of one count: which jobs are finished, and the solutions found in them. A job is entered once; a second
 * entry changes nothing.
 */
export class Ledger {
  /** @type {Uint8Array<ArrayBuffer>} bit j % 8 of byte j / 8 is set when job j is finished */
  #finished;
  #count = 0;
  #solutions = 0n;

  /** @param {number} jobs the number of jobs in all */
  constructor(jobs) {
    this.jobs = jobs;
    this.#finished = new Uint8Array(Math.ceil(jobs / 8));
  }

  /**
   * The ledger that was kept as `finished` and `solutions`.
   *
   * @param {number} jobs
   * @param {Uint8Array} finished
   * @param {bigint} solutions
   * @returns {Ledger | undefined} nothing when these do not belong together
   */
  static restore(jobs, finished, solutions) {
    const ledger = new Ledger(jobs);
    const strayBits = jobs % 8 ? (finished.at(-1) ?? 0) >> (jobs % 8) : 0;
    if (finished.length !== ledger.#finished.length || strayBits !== 0 || solutions < 0n) return undefined;
    ledger.#finished.set(finished);
    ledger.#count = finished.reduce((sum, byte) => sum + bitsOf(byte), 0);
    ledger.#solutions = solutions;
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

  /** A copy of the finished jobs as a bit set. */
  get finished() {
    return this.#finished.slice();
  }

  /** @param {number} job */
  has(job) {
    return (this.#finished[job >> 3] & (1 << (job & 7))) !== 0;
  }

  /**
   * Enters a finished job.
   *
   * @param {number} job
   * @param {bigint} solutions
   * @returns {boolean} false when there is no such job or it was finished before: then nothing changes
   */
  enter(job, solutions) {
    if (!(job >= 0 && job < this.jobs) || this.has(job)) return false;
    this.#finished[job >> 3] |= 1 << (job & 7);
    this.#count += 1;
    this.#solutions += solutions;
    return true;
  }

  /** The jobs that are not finished, in their order. */
  unfinished() {
    const jobs = new Uint32Array(this.jobs - this.#count);
    let next = 0;
    for (let job = 0; job < this.jobs; job += 1) if (!this.has(job)) jobs[next++] = job;
    return jobs;
  }
}

/** @param {number} byte */
function bitsOf(byte) {
  let bits = 0;
  for (let rest = byte; rest; rest &= rest - 1) bits += 1;
  return bits;
}
