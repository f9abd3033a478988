/**
 * One run of a search or a tour: the core's player, which explores in slices too short to block the page.
 *
 * @import { StepQuestion } from '../../pkg/page.js'
 * @import { BoardQuestion, LineQuestion } from '../../pkg/program.js'
 *
 * @typedef {import('../../pkg/page.js').Player} QueensPlayer
 *
 * @typedef {Pick<QueensPlayer, 'step' | 'furthest' | 'length' | 'explore' | 'goTo' | 'next' | 'snapshot' | 'densities'
 *   | 'free' | 'previous' | 'stepOf' | 'levels'>
 *   & Partial<Pick<QueensPlayer, 'tree' | 'stepOfNode' | 'whyNot'>>
 *   & { question?: (byLine: boolean) => StepQuestion | LineQuestion | BoardQuestion | undefined }
 *   & { reach?: number, seek?: (step: number, lines: number) => boolean }
 *   & Partial<Pick<import('../../pkg/program.js').ProgramPlayer, 'nth' | 'toward' | 'looked' | 'follow'>>
 * } Player
 *
 * @typedef {import('../../pkg/page.js').Statistics} Statistics
 *
 * @typedef {object} Details of a step, as far as its player has them
 * @property {import('../../pkg/lazy.js').KnightMoment} [moment] the state of a knight's search
 * @property {import('../../pkg/lazy.js').Sentence} [said] of a known tour
 * @property {Snapshot[]} [sides] the two of a comparison
 * @property {import('../../pkg/lazy.js').Difference} [difference] of these two
 * @property {import('../../pkg/program.js').ProgramMoment} [program] where a program is
 *
 * @typedef {import('../../pkg/page.js').Snapshot & Details} Snapshot all that is shown of a step: it
 *   stays true when the run moves on
 */

/** The kinds of step that one can jump to, as the core numbers them. */
export const marks = Object.freeze({ solution: 0, backtrack: 1, placement: 2 });

/** A slice begins with this many steps and grows or shrinks with what they cost. */
const FIRST_SLICE = 4096;
const LARGEST_SLICE = 1 << 20;

/** Lines of a program that are walked at once. */
const SEEK_SLICE = 2048;

/** What a player says of a step that it has yet to find. */
const LOOKING = -1;

/** The target time of one slice, in milliseconds. */
const SLICE_COST = 2;

/** @type {Readonly<Statistics>} */
const nothing = Object.freeze({ placements: 0, rejections: 0, backtracks: 0, solutions: 0, depth: 0, effort: 0 });

/** The snapshot of a board without a run. @type {Readonly<Snapshot>} */
export const noRun = Object.freeze({
  step: 0,
  event: undefined,
  path: new Uint32Array(),
  statistics: nothing,
  explored: nothing,
  furthest: 0,
  length: undefined,
  atEnd: false,
});

export class Run {
  #now;
  #slice = FIRST_SLICE;
  /** Whether somebody else walks along the run and lets it {@link Run.follow}: beside that it is not to be explored ahead. */
  isLed = false;

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
   * The run at the step shown.
   * @returns {Snapshot}
   */
  snapshot() {
    return this.player.snapshot();
  }

  /**
   * The run at other steps that have been explored. It stays at the step shown.
   * @param {...number} steps
   */
  peek(...steps) {
    const { step } = this;
    const snapshots = steps.map((other) => {
      this.goTo(other);
      return this.snapshot();
    });
    this.goTo(step);
    return snapshots;
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
   * Takes over what a look ahead has walked of the same run.
   * @param {import('../../pkg/program.js').Look} look
   * @returns {boolean} `false` if that keeps another one
   */
  follow(look) {
    return this.player.follow?.(look) ?? false;
  }

  /**
   * The step of the nth solution, backtrack or placement, if it has been explored.
   * @param {number} mark
   * @param {number} nth from 1
   * @param {number} [deadline] until when it may take, in milliseconds, for a player that can look in slices
   * @returns {number | null | undefined} `null` while there is more to look through: asked again, it goes on
   */
  stepOf(mark, nth, deadline = Infinity) {
    const { player } = this;
    if (!player.toward) return player.stepOf(mark, nth);
    for (;;) {
      const step = player.toward(mark, nth, SEEK_SLICE);
      if (step !== LOOKING) return step;
      if (this.#now() >= deadline) return null;
    }
  }

  /**
   * The next solution, backtrack or placement after the step shown, as {@link Run.stepOf} finds it.
   * @param {number} mark
   * @param {number} [deadline]
   */
  next(mark, deadline) {
    const { player } = this;
    return player.nth ? this.stepOf(mark, player.nth(mark, false), deadline) : player.next(mark);
  }

  /**
   * The last one before it.
   * @param {number} mark
   * @param {number} [deadline]
   */
  previous(mark, deadline) {
    const { player } = this;
    return player.nth ? this.stepOf(mark, player.nth(mark, true), deadline) : player.previous(mark);
  }

  /** The step up to which the one asked for last is known not to come, while that is looked for. */
  get looked() {
    return this.player.looked ?? this.furthest;
  }

  /**
   * The step of the nth placement from here, or change of a board, if it has been explored.
   * @param {number} nth from 1
   * @param {number} [deadline]
   */
  nextPlacement(nth, deadline) {
    const { player } = this;
    const come = player.nth ? player.nth(marks.placement, false) - 1 : player.snapshot().statistics.placements;
    return this.stepOf(marks.placement, come + nth, deadline);
  }

  /**
   * Goes to a step that has been explored, or that lies close beyond.
   * @param {number} step
   * @param {number} [deadline] until when it may take, in milliseconds, for a player that can go there in slices
   * @returns {boolean} whether it is there
   */
  goTo(step, deadline = Infinity) {
    const target = Math.max(0, step);
    if (!this.player.seek) this.player.goTo(target);
    else while (!this.player.seek(target, SEEK_SLICE)) if (this.#now() >= deadline) return false;
    return true;
  }

  free() {
    this.player.free();
  }
}
