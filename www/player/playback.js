/**
 * A run in time: playing at a speed, going to far steps in slices, and learning the run's length on the side.
 *
 * It knows no page. Whoever shows it is told after every change, with the reason.
 *
 * @typedef {import('../core/run.js').Run} Run
 *
 * @typedef {'open' | 'wanted' | 'step' | 'frame' | 'play' | 'pause' | 'end' | 'explored' | 'going' | 'speed' | 'refresh'} Reason
 *   `wanted`: somebody pressed Play and there is no run; `step`: somebody asked for this step and it is there; `frame`: the clock moved on; `pause`: playing was stopped;
 *   `end`: playing came to where it stops by itself; `going`: a far step is being looked for;
 *   `refresh`: more is known of what is shown
 *
 * @typedef {object} Clock
 * @property {() => number} now in milliseconds
 * @property {(callback: () => void) => void} nextFrame
 * @property {(callback: () => void) => void} yieldToMain of the event loop: events and frames come in between, but it waits
 *   for none
 */

import { marks } from '../core/run.js';
import { speeds } from './speeds.js';

/**
 * Milliseconds that may be spent in a frame on playing and on exploring ahead, and in a turn of the event loop on going
 * far. Somebody waits for that, so it does not wait for frames; a press is still heard within 50 ms.
 */
const BUDGET = { playing: 6, ahead: 2, going: 30 };

/** The run is explored ahead on the side up to this many steps. */
const AHEAD = 12_000_000;

/** After a pause of the page (a hidden tab, say) no more than this is caught up, in milliseconds. */
const LONGEST_FRAME = 100;

/**
 * Where a search in the run is going.
 * @typedef {{ step: number } | { find: (run: Run) => number | undefined, missed: () => void }} Goal a step, or one that is
 *   yet to be found, and what to do when the run ends without it
 */

export class Playback {
  /** @type {Run | null} */
  run = null;
  playing = false;
  /** Steps a second. */
  speed = speeds[2];
  stopsAtSolutions = false;
  /** @type {Goal | null} */
  going = null;

  #clock;
  #changed;
  #waiting = false;
  /** The part of a step that is due but not done. */
  #due = 0;
  #last = 0;

  /**
   * @param {Clock} clock
   * @param {(reason: Reason) => void} changed
   */
  constructor(clock, changed) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /**
   * Shows another run, or none, and lets go of the one before.
   * @param {Run | null} run
   * @param {number} [step] where to open it; a step that has yet to be explored is gone to in slices
   */
  open(run, step = 0) {
    this.run?.free();
    this.run = run;
    this.playing = false;
    this.going = null;
    // The length of a short run is known before it is shown.
    run?.explore(this.#clock.now() + BUDGET.ahead, AHEAD);
    if (run && step > 0 && !this.#reach(step, BUDGET.playing)) {
      this.going = { step };
      this.#wake();
    }
    this.#changed('open');
    this.#wake();
  }

  /** Forgets the run without giving it back: its core is gone. */
  abandon() {
    this.run = null;
    this.playing = false;
    this.going = null;
  }

  play() {
    const { run } = this;
    if (!run) this.#changed('wanted');
    if (!run || this.playing) return;
    if (run.atEnd) run.goTo(0);
    this.going = null;
    this.playing = true;
    this.#due = 0;
    this.#last = this.#clock.now();
    this.#changed('play');
    this.#wake();
  }

  /**
   * Plays the whole run, whose length is known, in so many seconds.
   * @param {number} seconds
   */
  stroke(seconds) {
    const { run } = this;
    if (!run?.length) return;
    this.pause();
    this.speed = run.length / seconds;
    run.goTo(0);
    this.#changed('step');
    this.play();
  }

  pause() {
    if (!this.playing && !this.going) return;
    this.playing = false;
    this.going = null;
    this.#changed('pause');
  }

  /** @param {number} speed steps a second */
  setSpeed(speed) {
    this.speed = speed;
    this.#changed('speed');
  }

  /**
   * Goes to a step; one beyond the end shows the end.
   * @param {number} step
   */
  goTo(step) {
    if (!this.run) return;
    this.playing = false;
    this.going = null;
    if (this.#reach(Math.max(0, step), BUDGET.playing)) {
      this.#changed('step');
    } else {
      this.going = { step };
      this.#changed('going');
      this.#wake();
    }
  }

  /** @param {number} steps forward, or back when negative */
  stepBy(steps) {
    if (this.run) this.goTo(this.run.step + steps);
  }

  toEnd() {
    this.goTo(this.run?.length ?? Number.MAX_SAFE_INTEGER);
  }

  /**
   * Goes to the next solution or backtrack; stays where it is when there is none.
   * @param {number} mark
   */
  toNext(mark) {
    this.toFound((run) => run.next(mark));
  }

  /**
   * Goes to the solution or backtrack before; stays where it is when there is none.
   * @param {number} mark
   */
  toPrevious(mark) {
    const step = this.run?.previous(mark);
    if (step === undefined) this.pause();
    else this.goTo(step);
  }

  /**
   * Goes to a step that may have to be explored first; stays where it is when the run ends without it.
   * @param {(run: Run) => number | undefined} find the step, if it has been explored
   * @param {() => void} [missed] called when the run ends without it
   */
  toFound(find, missed = () => {}) {
    if (!this.run) return;
    this.playing = false;
    this.going = { find, missed };
    if (this.#arrive(BUDGET.playing)) {
      this.going = null;
      this.#changed('step');
    } else {
      this.#changed('going');
      this.#wake();
    }
  }

  /** How much of the way to a far step is done, 0..1, or `null` when that cannot be known. */
  get progress() {
    const { run, going } = this;
    if (!run || !going || !('step' in going) || going.step > 2 ** 40) return null;
    return Math.min(1, run.furthest / going.step);
  }

  /**
   * Goes to a step if it is explored, or can be within a budget.
   * @param {number} step
   * @param {number} budget in milliseconds
   */
  #reach(step, budget) {
    const { run } = this;
    if (!run || run.explore(this.#clock.now() + budget, step)) return false;
    run.goTo(step);
    return true;
  }

  /**
   * Goes where it is going, if that can be reached within a budget; a mark that never comes leaves it where it is.
   * @param {number} budget in milliseconds
   */
  #arrive(budget) {
    const { run, going } = this;
    if (!run || !going) return true;
    if ('step' in going) return this.#reach(going.step, budget);
    if (going.find(run) === undefined) run.explore(this.#clock.now() + budget);
    const step = going.find(run);
    if (step !== undefined) run.goTo(step);
    else if (run.length !== undefined) going.missed();
    return step !== undefined || run.length !== undefined;
  }

  #wake() {
    if (this.#waiting || !(this.playing || this.going || this.#curious)) return;
    this.#waiting = true;
    const next = () => {
      this.#waiting = false;
      this.#tick();
      this.#wake();
    };
    if (this.going) this.#clock.yieldToMain(next);
    else this.#clock.nextFrame(next);
  }

  /** Whether there is more of the run to be explored on the side. */
  get #curious() {
    return this.run !== null && this.run.length === undefined && this.run.furthest < AHEAD;
  }

  #tick() {
    const { run } = this;
    if (!run) return;
    if (this.going) {
      const arrived = this.#arrive(BUDGET.going);
      if (arrived) this.going = null;
      this.#changed(arrived ? 'step' : 'going');
    } else {
      if (this.playing) this.#playOn(run);
      if (this.#curious) {
        run.explore(this.#clock.now() + BUDGET.ahead, AHEAD);
        this.#changed('explored');
      }
    }
  }

  /** @param {Run} run */
  #playOn(run) {
    const now = this.#clock.now();
    this.#due += (Math.min(now - this.#last, LONGEST_FRAME) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    if (steps === 0) return;
    this.#due -= steps;
    const target = run.step + steps;
    run.explore(now + BUDGET.playing, target);
    let stop = Math.min(target, run.furthest);
    let stopped = false;
    if (this.stopsAtSolutions && run.explored.solutions > run.statistics.solutions) {
      const solution = run.next(marks.solution);
      stopped = solution !== undefined && solution <= stop;
      if (solution !== undefined && stopped) stop = solution;
    }
    run.goTo(stop);
    if (stopped || run.atEnd) {
      this.playing = false;
      this.#changed('end');
    } else {
      this.#changed('frame');
    }
  }
}
