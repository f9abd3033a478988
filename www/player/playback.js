/**
 * The clock of one player: it plays at a speed, goes to far steps in slices, and explores the run ahead.
 *
 * It knows no page: it changes the state of its player, to which the views subscribe.
 *
 * @import { Run } from '../core/run.js'
 * @import { Display } from './display.js'
 * @import { Goal, PlayerState } from './state.js'
 *
 * @typedef {(run: Run, until: number, deadline: number) => { step: number, pauses: boolean }} Lookout
 * @typedef {object} Clock
 * @property {() => number} now in milliseconds
 * @property {(callback: () => void) => void} nextFrame
 * @property {(callback: () => void) => void} yieldToMain in the next task: events and frames come in between, but it waits
 *   for none
 */

import { isRefusal, marks, noRun } from '../core/index.js';
import { opensAtEnd } from './display.js';
import { changePlayer, READ_SPEED, stepOfGoal, UNHURRIED } from './state.js';

/**
 * Milliseconds that may be spent in a frame on playing and on exploring ahead, and in a task on seeking. The viewer waits
 * for seeking, so it does not wait for frames; input is still handled within 50 ms.
 */
const BUDGET = { playing: 6, ahead: 2, seeking: 30 };

/** The run is explored ahead up to this many steps. */
const AHEAD = 12_000_000;

/** How long it rests at a solution before it plays on, in milliseconds: long enough to see it and to read the caption. */
const REST = 1500;

/** After a pause of the page (a hidden tab, say) no more than this is caught up, in milliseconds. */
const LONGEST_FRAME = 100;

/** The part of the state that belongs to a run, where there is none. */
const atRest = { snapshot: noRun, seeking: null, missed: null };

export class Playback {
  #clock;
  #store;
  #waiting = false;
  /** The part of a step that is due but not done. */
  #due = 0;
  /** The steps that are due whose end is still looked for; 0 where there are none. */
  #sought = 0;
  #last = 0;
  /** Looks on to a step for one at which playing pauses, until a deadline. @type {Lookout | null} */
  lookout = null;
  /** Until when it rests, at a solution or before it begins its range again. */
  #restsUntil = 0;
  /** Whether it plays once it is where it is going. */
  #playsThere = false;
  /** Stops the study of the display and the job that replaces it. */
  #stop = () => {};
  /** Runs that nothing shows any more, once the views have been redrawn. @type {Run[]} */
  #ended = [];

  /**
   * @param {Clock} clock
   * @param {import('../app/store.js').Slice<PlayerState>} store
   */
  constructor(clock, store) {
    this.#clock = clock;
    this.#store = store;
  }

  /**
   * Shows another display. The run of the one before ends when all views have been redrawn.
   * @param {Display} display
   * @param {number | null} [step] one that has yet to be explored is gone to in slices; `null` for the start of a search and
   *   the end of a tour
   * @param {boolean} [playing]
   */
  open(display, step = null, playing = false) {
    this.#stop();
    if (this.#run) this.#ended.push(this.#run);
    const { run } = display;
    // The length of a short run is known before it is shown.
    if (run) this.#exploreAhead(run);
    const { range } = this.#state;
    const target = step ?? range?.first ?? (opensAtEnd(display) ? (run?.length ?? 0) : 0);
    this.#change({
      display,
      stride: display.stride ?? null,
      ...(run ? this.#approach(run, { kind: 'step', step: target }, BUDGET.playing) : atRest),
      playing: false,
      requested: step,
      pending: display.make !== undefined,
      learned: null,
      failure: null,
    });
    this.#store.afterRedraw(() => {
      for (const ended of this.#ended.splice(0)) ended.free();
    });
    void this.#work(display);
    // A range beyond the end of the run has nothing to play.
    const plays = playing && (run === null || range === null || this.#range !== null);
    this.#playsThere = plays && (run === null || this.#state.seeking !== null);
    if (plays && !this.#playsThere) this.play();
    this.#wake();
  }

  /** Drops the display without freeing its run: the core has trapped. */
  abandon() {
    this.#stop();
    this.#stop = () => {};
    this.#ended = [];
    this.#change({ display: null, ...atRest, playing: false, pending: false });
  }

  /** Plays on from the step shown; a range of steps from its first one, unless the step is in it. */
  play() {
    const run = this.#run;
    if (!run || this.#state.playing) return;
    const range = this.#range;
    if (range && (run.atEnd || run.step < range.first || run.step >= range.last)) {
      this.goTo(range.first);
      this.#playsThere = this.#state.seeking !== null;
      if (this.#playsThere) return;
    } else if (run.atEnd) run.goTo(0);
    this.#due = this.#restsUntil = this.#sought = 0;
    this.#last = this.#clock.now();
    this.#change({ playing: true, seeking: null, requested: null, snapshot: run.snapshot() });
    this.#wake();
  }

  pause() {
    this.#playsThere = false;
    if (this.#state.playing || this.#state.seeking) this.#change({ playing: false, seeking: null });
  }

  toggle() {
    if (this.#state.playing) this.pause();
    else this.play();
  }

  /** Cancels the job of the display, or seeking. */
  cancel() {
    const { display, pending } = this.#state;
    if (pending && display?.givenUp) this.open(display.givenUp());
    else this.pause();
  }

  /**
   * Plays the whole run, whose length is known, within a time.
   * @param {number} seconds
   */
  playWithin(seconds) {
    const { length } = this.#state.snapshot;
    if (!length) return;
    this.#change({ range: null });
    this.goTo(0);
    this.set({ speed: length / seconds });
    this.play();
  }

  /**
   * Plays at another speed, or stops at solutions or does not.
   * @param {Partial<Pick<PlayerState, 'speed' | 'stopsAtSolutions'>>} choice
   */
  set(choice) {
    this.#change(choice);
  }

  /**
   * Goes to a step; one beyond the end shows the end.
   * @param {number} step
   */
  goTo(step) {
    this.seek({ kind: 'step', step: Math.max(0, step) });
  }

  /** @param {number} steps forward, or back when negative; by the stride it is one, or else to the end or the start */
  stepBy(steps) {
    const { stride, snapshot } = this.#state;
    if (stride === null) this.goTo(snapshot.step + steps);
    else this.seek({ kind: 'mark', mark: stride, back: steps < 0, orEnd: true });
  }

  toEnd() {
    this.goTo(this.#state.snapshot.length ?? Number.MAX_SAFE_INTEGER);
  }

  /**
   * Goes to the next solution or backtrack; stays where it is when there is none.
   * @param {number} mark
   */
  toNext(mark) {
    this.seek({ kind: 'mark', mark });
  }

  /**
   * Goes to the solution or backtrack before; stays where it is when there is none.
   * @param {number} mark
   */
  toPrevious(mark) {
    this.seek({ kind: 'mark', mark, back: true });
  }

  /**
   * Goes to a step that may have to be explored first; stays where it is when the run ends without it.
   * @param {Goal} goal
   */
  seek(goal) {
    const run = this.#run;
    if (!run) return;
    this.#playsThere = false;
    this.#change({ playing: false, requested: null, ...this.#approach(run, goal, BUDGET.playing) });
    this.#wake();
  }

  get #state() {
    return this.#store.state;
  }

  get #run() {
    return this.#state.display?.run ?? null;
  }

  /** The steps to play, where the run has any of them. */
  get #range() {
    const { range } = this.#state;
    const length = this.#run?.length;
    return range && (length === undefined || range.first < length) ? range : null;
  }

  /** @param {Partial<PlayerState>} change */
  #change(change) {
    this.#store.update(changePlayer, change);
  }

  /**
   * Studies a display and makes its replacement. Results for a display that is no longer shown are dropped.
   * @param {Display} display
   */
  async #work(display) {
    const isShown = () => this.#state.display === display;
    const unlearn = display.study?.((learned) => {
      if (isShown()) this.#change({ learned });
    });
    const job = display.make?.();
    this.#stop = () => {
      unlearn?.();
      job?.stop?.();
      display.stop?.();
    };
    if (!job) return;
    try {
      const made = await job.answer;
      if (isShown()) this.open(made, this.#state.requested, this.#playsThere && this.#state.range !== null);
      else made.run?.free();
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      if (isShown()) this.#change({ failure, pending: false });
    }
  }

  /**
   * Goes to a goal as far as a budget allows.
   * @param {Run} run
   * @param {Goal} goal
   * @param {number} budget in milliseconds
   * @returns {Pick<PlayerState, 'seeking' | 'missed' | 'snapshot'>}
   */
  #approach(run, goal, budget) {
    const target = goal.kind === 'step' ? goal.step : undefined;
    const goesBack = goal.kind === 'mark' && goal.back === true;
    const deadline = this.#clock.now() + budget;
    let step = stepOfGoal(run, goal, deadline);
    if (step === undefined && !goesBack) {
      run.explore(deadline, target);
      step = stepOfGoal(run, goal, deadline);
    }
    if (step === null) return { seeking: goal, missed: null, snapshot: run.snapshot() };
    const ended = goesBack || run.length !== undefined;
    const end = goesBack ? 0 : run.furthest;
    const next = step ?? (ended && goal.kind === 'mark' && goal.orEnd ? end : undefined);
    if (next !== undefined && run.goTo(next, deadline) === false) {
      return { seeking: { kind: 'step', step: next }, missed: null, snapshot: run.snapshot() };
    }
    const unreached = step === undefined && !goesBack ? goal : null;
    return { seeking: ended ? null : unreached, missed: ended ? unreached : null, snapshot: run.snapshot() };
  }

  #wake() {
    const { playing, seeking } = this.#state;
    if (this.#waiting || !(playing || seeking || this.#isCurious)) return;
    this.#waiting = true;
    const next = () => {
      this.#waiting = false;
      this.#tick();
      this.#wake();
    };
    if (seeking) this.#clock.yieldToMain(next);
    else this.#clock.nextFrame(next);
  }

  /** Whether there is more of the run to be explored ahead. */
  get #isCurious() {
    const run = this.#run;
    return run !== null && run.length === undefined && run.reach < AHEAD;
  }

  /** @param {Run} run */
  #exploreAhead(run) {
    if (!run.isLed && run.reach < AHEAD) run.explore(this.#clock.now() + BUDGET.ahead, AHEAD);
  }

  #tick() {
    const run = this.#run;
    if (!run) return;
    const { seeking, playing } = this.#state;
    if (seeking) {
      this.#change(this.#approach(run, seeking, BUDGET.seeking));
      if (this.#playsThere && !this.#state.seeking && !run.atEnd) this.play();
      return;
    }
    const goesOn = playing && this.#playOn(run);
    this.#exploreAhead(run);
    const { step, furthest, length } = this.#state.snapshot;
    if (goesOn !== playing || run.step !== step || run.furthest !== furthest || run.length !== length) {
      this.#change({ snapshot: run.snapshot(), playing: goesOn });
    }
  }

  /**
   * @param {Run} run
   * @returns {boolean} whether it continues
   */
  #playOn(run) {
    const now = this.#clock.now();
    const passed = Math.min(now - this.#last, LONGEST_FRAME);
    this.#last = now;
    // A clock set back would prolong the rest by the difference.
    if (passed < 0) this.#restsUntil = 0;
    const { display, stopsAtSolutions, snapshot, stride } = this.#state;
    const speed = display?.kind === 'argument' ? READ_SPEED : this.#state.speed;
    const isCalm = speed <= UNHURRIED;
    const range = this.#range;
    const isOver = () => run.atEnd || (range !== null && run.step >= range.last);
    if ((isCalm || isOver()) && now < this.#restsUntil) return true;
    // At an end, playing continues only to repeat the range.
    if (range && isOver()) {
      run.goTo(range.first);
      return true;
    }
    this.#due += (Math.max(0, passed) / 1000) * speed;
    const steps = this.#sought || Math.floor(this.#due);
    if (steps === 0) return true;
    this.#due = Math.max(0, this.#due - steps);
    const placement = stride === null ? run.step + steps : run.nextPlacement(steps, now + BUDGET.playing);
    this.#sought = placement === null ? steps : 0;
    if (placement === null) return true;
    // By strides it goes to the last step explored, and on, where those ahead are not all explored.
    const target = placement ?? run.furthest + 1;
    run.explore(now + BUDGET.playing, target);
    let stop = Math.min(target, run.furthest, range?.last ?? Infinity);
    let isSolved = false;
    if ((stopsAtSolutions || isCalm) && run.player.snapshot().explored.solutions > snapshot.statistics.solutions) {
      const solution = run.next(marks.solution, now + BUDGET.playing);
      // While it is looked for, it comes after all that has been looked through.
      const limit = solution ?? (solution === null ? Math.max(run.step, run.looked) : Infinity);
      isSolved = solution !== null && limit <= stop;
      stop = Math.min(stop, limit);
    }
    const looked = this.lookout?.(run, stop, this.#clock.now() + BUDGET.playing);
    if (looked) {
      isSolved &&= looked.step === stop;
      stop = looked.step;
    }
    run.goTo(stop);
    if (isSolved || isOver()) [this.#restsUntil, this.#due] = [now + REST, 0];
    return !(isSolved && stopsAtSolutions) && !looked?.pauses && (!isOver() || (range?.loop ?? false));
  }
}
