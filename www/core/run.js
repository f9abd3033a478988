/**
 * One run of a search or a tour: the core's player, asked in slices short enough never to hold up the page.
 *
 * @typedef {import('../../pkg/page.js').Player} QueensPlayer
 * @typedef {import('../../pkg/lazy.js').Player} KnightPlayer
 *
 * @typedef {Pick<QueensPlayer, 'step' | 'furthest' | 'length' | 'explore' | 'goTo' | 'next' | 'event' | 'path'
 *   | 'statistics' | 'explored' | 'densities' | 'free' | 'previous' | 'stepOf' | 'levels'>
 *   & Partial<Pick<QueensPlayer, 'explain' | 'tree' | 'stepOfNode'> & Pick<KnightPlayer, 'candidates' | 'pruned'>>
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
 * @property {Uint32Array} path the squares of the pieces that the search has placed, in order
 * @property {Statistics} statistics what the search has done up to this step
 * @property {number} furthest the furthest step explored
 * @property {number | undefined} length the number of steps of the whole run, once it is known
 * @property {boolean} atEnd
 */

/** The kinds of step that one can jump to, as the core numbers them. */
export const marks = Object.freeze({ solution: 0, backtrack: 1 });

/** A slice begins with this many steps and grows or shrinks with what they cost. */
const FIRST_SLICE = 4096;
const LARGEST_SLICE = 1 << 20;

/** What one slice should cost, in milliseconds. */
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
  furthest: 0,
  length: undefined,
  atEnd: false,
});

export class Run {
  #player;
  #now;
  #slice = FIRST_SLICE;

  /**
   * @param {Player} player
   * @param {() => number} [now] the time in milliseconds
   */
  constructor(player, now = () => performance.now()) {
    this.#player = player;
    this.#now = now;
    player.explore(1);
  }

  get step() {
    return this.#player.step;
  }

  get furthest() {
    return this.#player.furthest;
  }

  /** The number of steps of the whole run, once it is known. */
  get length() {
    return this.#player.length;
  }

  get atEnd() {
    return this.length === this.step;
  }

  /** The packed event that led to this step; none at step 0. */
  get event() {
    return this.#player.event();
  }

  /** The squares of the pieces that the search has placed, in order. */
  get path() {
    return this.#player.path();
  }

  /**
   * The run at the step shown.
   * @returns {Snapshot}
   */
  snapshot() {
    const { step, event, path, statistics: done, furthest, length, atEnd } = this;
    return { step, event, path, statistics: done, furthest, length, atEnd };
  }

  /** What a queens solver is doing at this step; nothing for a knight. */
  get explanation() {
    return this.#player.explain?.();
  }

  /** Where a searching knight may go, best first, four numbers each as the core packs them; nothing for others. */
  get candidates() {
    return this.#player.candidates?.() ?? new Uint32Array();
  }

  /** Whether the prune forbids all of them. */
  get pruned() {
    return this.#player.pruned ?? false;
  }

  /** The candidates of each level around the path, as the core packs them. */
  get tree() {
    return this.#player.tree?.() ?? new Uint32Array();
  }

  /** How many pieces have been placed at each depth up to this step. */
  get levels() {
    return this.#player.levels();
  }

  /** What the search has done up to this step. */
  get statistics() {
    return statistics(this.#player.statistics());
  }

  /** What it has done as far as it is explored. */
  get explored() {
    return statistics(this.#player.explored());
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
      this.#player.explore(Math.min(this.#slice, missing));
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
    this.#player.goTo(Math.max(0, step));
  }

  /**
   * The step of the next mark of a kind, if it has been explored.
   * @param {number} mark
   */
  next(mark) {
    return this.#player.next(mark);
  }

  /**
   * The step of the mark of a kind before this step.
   * @param {number} mark
   */
  previous(mark) {
    return this.#player.previous(mark);
  }

  /**
   * The step of the nth mark of a kind, from 1, if it has been explored.
   * @param {number} mark
   * @param {number} nth
   */
  stepOf(mark, nth) {
    return this.#player.stepOf(mark, nth);
  }

  /**
   * The step at which a node of the search tree was tried, if it has been explored.
   * @param {Uint32Array} node its squares, level by level
   */
  stepOfNode(node) {
    return this.#player.stepOfNode?.(node);
  }

  /**
   * Solutions and backtracks, in turn, in each of so many equal stretches of the steps 0 to `span`.
   * @param {number} span
   * @param {number} stretches
   */
  densities(span, stretches) {
    return this.#player.densities(span, stretches);
  }

  /**
   * Goes through the last steps up to this one again, and so ends where it began.
   * @template Result
   * @param {number} count
   * @param {() => Result} visit
   * @returns {Result[]} of each, the earliest first
   */
  review(count, visit) {
    const here = this.step;
    const results = [];
    for (let step = Math.max(0, here - count + 1); step <= here; step += 1) {
      this.goTo(step);
      results.push(visit());
    }
    return results;
  }

  free() {
    this.#player.free();
  }
}
