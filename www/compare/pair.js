/**
 * Two runs in step, as one: position k is a step of each. By event it is step k of both, by placement the step of
 * the k-th placement, by solution that of the k-th solution; a side that has no k-th is at its end.
 *
 * ```text
 * position   0 ── 1 ── 2 ── 3 ── 4      by placement
 * left       0    1    4    9   12      steps
 * right      0    1    3    5   end
 * ```
 *
 * After the last placement or solution a run goes on to its end, so there is one more position for that.
 *
 * @import { Player, Statistics } from '../core/run.js'
 *
 * @typedef {'event' | 'placement' | 'solution'} Unit
 */

import { Run, marks, noRun } from '../core/index.js';

/** Steps by which a side is explored at a time, so that neither runs far ahead of the other. */
const CHUNK = 4096;

/** The count of each kind of event. @type {Record<number, keyof Statistics>} */
const COUNTS = { [marks.placement]: 'placements', [marks.backtrack]: 'backtracks', [marks.solution]: 'solutions' };

/**
 * @param {Run} left
 * @param {Run} right
 * @param {Unit} unit
 * @param {() => number} [now] the time in milliseconds
 */
export const pairOf = (left, right, unit, now) => new Run(new PairPlayer([left, right], unit), now);

/** @typedef {ReturnType<typeof positionsOf>} Side */

/**
 * The positions of one of the two.
 * @param {Player} player
 * @param {number | null} mark the kind of event that is counted; `null` for all of them
 */
function positionsOf(player, mark) {
  /** The last position, once it is known. @type {number | undefined} */
  let last;
  const stepOf = (/** @type {number} */ nth) => (nth === 0 ? 0 : player.stepOf(/** @type {number} */ (mark), nth));
  /**
   * How many events of a kind there are up to the step shown.
   * @param {number} kind
   * @param {boolean} [explored] up to the furthest step explored
   */
  const count = (kind, explored = false) => player.snapshot()[explored ? 'explored' : 'statistics'][COUNTS[kind]];
  return {
    player,
    count,
    /** The furthest position explored, and the last one at the end. */
    get furthest() {
      const { length, furthest } = player;
      if (mark === null) return furthest;
      const counted = count(mark, true);
      if (length === undefined) return counted;
      return (last ??= stepOf(counted) === length ? counted : counted + 1);
    },
    /**
     * The step of a position; beyond the last it is the end.
     * @param {number} position
     */
    stepAt(position) {
      const { furthest } = player;
      return mark === null ? Math.min(position, furthest) : (stepOf(position) ?? furthest);
    },
    /**
     * The position at which the nth event of a kind is seen: a solution with the placement that completes it, anything else
     * once it has happened.
     * @param {number} kind
     * @param {number} nth
     * @returns {number | undefined} nothing if it has not been explored
     */
    positionOf(kind, nth) {
      const step = player.stepOf(kind, nth);
      if (step === undefined || mark === null) return step;
      const here = player.step;
      player.goTo(step);
      const counted = count(mark);
      player.goTo(here);
      return kind === marks.solution || stepOf(counted) === step ? counted : counted + 1;
    },
  };
}

/**
 * @param {Statistics} one
 * @param {Statistics} other
 */
const total = (one, other) =>
  /** @type {Statistics} */ (
    Object.fromEntries(
      Object.entries(one).map(([name, count]) => [name, count + other[/** @type {keyof Statistics} */ (name)]]),
    )
  );

/** The two as a player of the core. @implements {Player} */
class PairPlayer {
  step = 0;
  #runs;
  #sides;
  #unit;

  /**
   * @param {Run[]} runs
   * @param {Unit} unit
   */
  constructor(runs, unit) {
    const mark = unit === 'event' ? null : marks[unit];
    this.#runs = runs;
    this.#sides = runs.map(({ player }) => positionsOf(player, mark));
    this.#unit = unit;
  }

  /** The last position, once both have ended. */
  get length() {
    return this.#growing.length > 0 ? undefined : Math.max(...this.#sides.map(({ furthest }) => furthest));
  }

  /** The furthest position at which both can be shown: one that has ended is there already. */
  get furthest() {
    return this.length ?? Math.min(...this.#growing.map(({ furthest }) => furthest));
  }

  /** The furthest step that either has been explored to. */
  get reach() {
    return Math.max(...this.#sides.map(({ player }) => player.furthest));
  }

  get #growing() {
    return this.#sides.filter(({ player }) => player.length === undefined);
  }

  /**
   * Explores the side that is behind by some steps.
   * @param {number} positions
   */
  explore(positions) {
    const [side] = this.#growing.toSorted((one, other) => one.furthest - other.furthest);
    side?.player.explore(this.#unit === 'event' ? Math.min(positions, CHUNK) : CHUNK);
    return this.length === undefined;
  }

  /** @param {number} position */
  goTo(position) {
    this.step = Math.min(position, this.furthest);
    for (const side of this.#sides) side.player.goTo(side.stepAt(this.step));
  }

  /** @param {number} kind */
  next(kind) {
    if (this.#unit === 'solution') return this.#neighbour(kind, 1);
    const first = Math.min(...this.#sides.map((side) => this.#beyond(side, kind, side.count(kind) + 1, 1) ?? Infinity));
    return first <= this.furthest ? first : undefined;
  }

  /** @param {number} kind */
  previous(kind) {
    if (this.#unit === 'solution') return this.#neighbour(kind, -1);
    const last = Math.max(...this.#sides.map((side) => this.#beyond(side, kind, side.count(kind), -1) ?? -1));
    return last < 0 ? undefined : last;
  }

  /**
   * The first other position of an event of a side, from the nth one of its kind on or back: several can be seen at one.
   * @param {Side} side
   * @param {number} kind
   * @param {number} nth
   * @param {1 | -1} by
   * @returns {number | undefined}
   */
  #beyond(side, kind, nth, by) {
    const position = side.positionOf(kind, nth);
    const isOther = position === undefined || (position - this.step) * by > 0;
    return isOther ? position : this.#beyond(side, kind, nth + by, by);
  }

  /**
   * The position beside the one shown, if it has a solution. Between two of them there are backtracks without number.
   * @param {number} kind
   * @param {1 | -1} by
   */
  #neighbour(kind, by) {
    const isSolution = kind === marks.solution;
    const solutions = Math.max(...this.#sides.map((side) => side.count(marks.solution, true)));
    const [first, last] = isSolution ? [1, Math.min(solutions, this.furthest)] : [0, this.furthest];
    const position = this.step + by;
    return position >= first && position <= last ? position : undefined;
  }

  /** A solution of one of them is none of the pair. */
  stepOf() {
    return undefined;
  }

  /** As of a run of the core: the counts are those of both together, and there is no event and no path. */
  snapshot() {
    const sides = this.#runs.map((run) => run.snapshot());
    const [one, other] = sides;
    const { step, furthest, length } = this;
    const statistics = total(one.statistics, other.statistics);
    return { ...noRun, step, furthest, length, statistics, explored: total(one.explored, other.explored), sides };
  }

  /**
   * How dense the marks of both are. Steps have other places on a line of placements or of solutions: there it is empty.
   * @param {number} span
   * @param {number} stretches
   */
  densities(span, stretches) {
    const sum = new Float64Array(2 * stretches);
    if (this.#unit !== 'event') return sum;
    for (const { player } of this.#sides) {
      player.densities(span, stretches).forEach((count, index) => (sum[index] += count));
    }
    return sum;
  }

  levels() {
    return new Float64Array();
  }

  free() {
    for (const { player } of this.#sides) player.free();
  }
}
