/**
 * A race: the solvers on the same board, each in its own worker, no more of them at once than there are cores, so that
 * none takes another's time.
 *
 * @import { WorkerClient } from '../../platform/worker-client.js'
 * @import { handlers, Standing } from './race.worker.js'
 *
 * @typedef {object} Lane
 * @property {string} solver
 * @property {'waiting' | 'running' | 'finished' | 'stopped'} state
 * @property {number} tests
 * @property {number} placements
 * @property {number} solutions
 * @property {number} time in milliseconds
 */

export class Race {
  /** @type {Lane[]} */
  lanes;
  /** @type {Map<Lane, WorkerClient<typeof handlers>>} */
  #workers = new Map();
  #course;
  #spawn;
  #cores;
  #changed;

  /**
   * @param {object} course
   * @param {number} course.size
   * @param {readonly number[]} course.given
   * @param {boolean} course.firstOnly
   * @param {readonly string[]} solvers
   * @param {object} options
   * @param {() => WorkerClient<typeof handlers>} options.spawn
   * @param {number} options.cores
   * @param {() => void} options.changed
   */
  constructor(course, solvers, { spawn, cores, changed }) {
    this.#course = course;
    this.#spawn = spawn;
    this.#cores = Math.max(1, cores);
    this.#changed = changed;
    this.lanes = solvers.map((solver) => ({
      solver,
      state: 'waiting',
      tests: 0,
      placements: 0,
      solutions: 0,
      time: 0,
    }));
    this.#fill();
  }

  get running() {
    return this.lanes.some(({ state }) => state === 'waiting' || state === 'running');
  }

  get finished() {
    return this.lanes.every(({ state }) => state === 'finished');
  }

  cancel() {
    for (const lane of this.lanes) if (lane.state !== 'finished') lane.state = 'stopped';
    for (const worker of this.#workers.values()) worker.terminate();
    this.#changed();
  }

  #fill() {
    for (const lane of this.lanes) {
      if (this.#workers.size >= this.#cores) return;
      if (lane.state === 'waiting') void this.#run(lane);
    }
  }

  /** @param {Lane} lane */
  async #run(lane) {
    const { size, given, firstOnly } = this.#course;
    const worker = this.#spawn();
    this.#workers.set(lane, worker);
    lane.state = 'running';
    const show = (/** @type {Standing} */ { tally: [tests, placements, solutions], time }) =>
      Object.assign(lane, { tests, placements, solutions, time });
    const start = { size, solver: lane.solver, given: [...given], firstOnly };
    try {
      show(
        await worker.request('race', start, (standing) => {
          show(standing);
          this.#changed();
        }).result,
      );
      lane.state = 'finished';
    } catch {
      lane.state = 'stopped'; // cancelled, or the worker came to an end
    }
    worker.terminate();
    this.#workers.delete(lane);
    this.#fill();
    this.#changed();
  }
}
