/**
 * One run of a search or a tour: the core's player, which explores in slices too short to block the page.
 *
 * @typedef {import('../../pkg/page.js').Player} QueensPlayer
 * @typedef {import('../../pkg/lazy.js').Player} KnightPlayer
 *
 * @typedef {Pick<QueensPlayer, 'step' | 'furthest' | 'length' | 'explore' | 'goTo' | 'next' | 'snapshot' | 'densities'
 *   | 'free' | 'previous' | 'stepOf' | 'levels'>
 *   & Partial<Pick<QueensPlayer, 'explain' | 'tree' | 'stepOfNode'> & Pick<KnightPlayer, 'candidates' | 'pruned'>>
 *   & { reach?: number }
 * } Player
 *
 * @typedef {object} Statistics
 * @property {number} placements
 * @property {number} rejections
 * @property {number} backtracks
 * @property {number} solutions
 * @property {number} depth
 * @property {number} effort
 *
 * @typedef {object} Snapshot a run at one step
 * @property {number} step
 * @property {number | undefined} event the packed event that led to this step; none at step 0
 * @property {Uint32Array} path the squares of the pieces that the search has placed, in order; empty for a known tour
 * @property {Statistics} statistics of the search up to this step
 * @property {Statistics} explored the same up to the furthest step explored
 * @property {number} furthest the furthest step explored
 * @property {number | undefined} length the number of steps of the whole run, once it is known
 * @property {boolean} atEnd
 */

/** The kinds of step that one can jump to, as the core numbers them. */
export const marks = Object.freeze({ solution: 0, backtrack: 1, placement: 2 });

/** A slice begins with this many steps and grows or shrinks with what they cost. */
const FIRST_SLICE = 4096;
const LARGEST_SLICE = 1 << 20;

/** The target time of one slice, in milliseconds. */
const SLICE_COST = 2;

/**
 * @param {Float64Array | number[]} counts
 * @returns {Statistics}
 */
function statistics([placements, rejections, backtracks, solutions, depth, effort]) {
  return { placements, rejections, backtracks, solutions, depth, effort };
}

/** The snapshot of a board without a run. @type {Readonly<Snapshot>} */
export const noRun = Object.freeze({
  step: 0,
  event: undefined,
  path: new Uint32Array(),
  statistics: statistics([0, 0, 0, 0, 0, 0]),
  explored: statistics([0, 0, 0, 0, 0, 0]),
  furthest: 0,
  length: undefined,
  atEnd: false,
});

export class Run {
  #now;
  #slice = FIRST_SLICE;

  /**
   * @param {Player} player
   * @param {() => number} [now] the time in milliseconds
   */
  constructor(player, now = () => performance.now()) {
    this.player = player;
    this.#now = now;
    player.explore(1);
  }

  get step() {
    return this.player.step;
  }

  get furthest() {
    return this.player.furthest;
  }

  /** How far it has been explored, in steps of the core. */
  get reach() {
    return this.player.reach ?? this.furthest;
  }

  /** The number of steps of the whole run, once it is known. */
  get length() {
    return this.player.length;
  }

  get atEnd() {
    return this.length === this.step;
  }

  /**
   * The run at the step shown, in one call of the core: `src/wasm/player.rs` documents the layout.
   * @returns {Snapshot}
   */
  snapshot() {
    const numbers = this.player.snapshot();
    const [step, furthest, length, event] = numbers;
    return {
      step,
      event: event < 0 ? undefined : event,
      path: Uint32Array.from(numbers.subarray(16)),
      statistics: statistics(numbers.subarray(4, 10)),
      explored: statistics(numbers.subarray(10, 16)),
      furthest,
      length: length < 0 ? undefined : length,
      atEnd: length === step,
    };
  }

  /**
   * Explores ahead until a moment in time, a step, or the end of the run.
   * @param {number} deadline in milliseconds
   * @param {number} [target]
   * @returns {boolean} whether there is more to explore before the target
   */
  explore(deadline, target = Number.MAX_SAFE_INTEGER) {
    for (;;) {
      const missing = target - this.furthest;
      if (missing <= 0 || this.length !== undefined) return false;
      const began = this.#now();
      if (began >= deadline) return true;
      this.player.explore(Math.min(this.#slice, missing));
      const cost = this.#now() - began;
      if (cost > SLICE_COST) this.#slice = Math.max(64, this.#slice >> 1);
      else if (cost < SLICE_COST / 2) this.#slice = Math.min(LARGEST_SLICE, this.#slice << 1);
    }
  }

  /**
   * Goes to a step that has been explored, or that lies close beyond.
   * @param {number} step
   */
  goTo(step) {
    this.player.goTo(Math.max(0, step));
  }

  free() {
    this.player.free();
  }
}
