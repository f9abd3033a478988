/**
 * A race: the solvers on the same board, each in its own worker, no more of them at once than there are cores, so that
 * none takes another's time. It touches neither the page nor a real Worker: it is given `spawn`, which makes one.
 *
 * @typedef {import('./worker.js').Start} Start
 * @typedef {import('./worker.js').Standing} Standing
 *
 * @typedef {object} Hand a worker
 * @property {(start: Omit<Start, 'module'>) => void} start
 * @property {(told: (standing: Standing) => void, failed: (message: string) => void) => void} listen
 * @property {() => void} dismiss
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
  #hands = /** @type {Map<string, Hand>} */ (new Map());
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
   * @param {object} track
   * @param {() => Hand} track.spawn
   * @param {number} track.cores
   * @param {() => void} track.changed
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
    for (const lane of this.lanes) {
      if (lane.state !== 'finished') lane.state = 'stopped';
      this.#dismiss(lane);
    }
    this.#changed();
  }

  #fill() {
    for (const lane of this.lanes) {
      if (this.#hands.size >= this.#cores) return;
      if (lane.state === 'waiting') this.#run(lane);
    }
  }

  /** @param {Lane} lane */
  #run(lane) {
    const { size, given, firstOnly } = this.#course;
    const hand = this.#spawn();
    this.#hands.set(lane.solver, hand);
    lane.state = 'running';
    const over = (/** @type {'finished' | 'stopped'} */ state) => {
      lane.state = state;
      this.#dismiss(lane);
      this.#fill();
      this.#changed();
    };
    hand.listen(
      ({ tally: [tests, placements, solutions], time, finished }) => {
        if (lane.state !== 'running') return;
        Object.assign(lane, { tests, placements, solutions, time });
        if (finished) over('finished');
        else this.#changed();
      },
      () => over('stopped'),
    );
    hand.start({ size, solver: lane.solver, given: [...given], firstOnly });
  }

  /** @param {Lane} lane */
  #dismiss({ solver }) {
    this.#hands.get(solver)?.dismiss();
    this.#hands.delete(solver);
  }
}
