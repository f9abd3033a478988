/**
 * The page as a whole: which tab is shown, what each was asked for, and what becomes of it.
 *
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('./state.js').Asked} Asked
 * @typedef {import('./state.js').Tab} Tab
 * @typedef {import('./playback.js').Reason} Reason
 */

import { isRefusal, rebuildCore } from './core.js';
import { openKnight } from './knight/exhibit.js';
import { openQueens } from './queens/exhibit.js';
import { home, solvedBy, solvers, startedAt } from './state.js';
import { say } from './strings/index.js';

/** The home state opens a little before the first solution, where six queens stand and the search is at its liveliest. */
const LIVELY = 930;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export class App {
  /** What is shown. @type {Asked} */
  #asked = home.queens;
  /** What each tab was last asked for, and its step. */
  #last = {
    queens: { asked: /** @type {Asked} */ (home.queens), step: 0 },
    knight: { asked: /** @type {Asked} */ (home.knight), step: 0 },
    count: { asked: /** @type {Asked} */ (home.count), step: 0 },
  };
  #core;
  #view;

  /**
   * @param {Core} core
   * @param {object} view
   * @param {import('./stage.js').Stage} view.stage
   * @param {{ show: (asked: Asked) => void }} view.setup
   * @param {{ show: (n: number) => void }} view.count
   * @param {{ alert: (sentence: string) => void, pass: (word: string) => void, clear: () => void }} view.notices
   * @param {(tab: Tab) => void} view.turnTo
   */
  constructor(core, view) {
    this.#core = core;
    this.#view = view;
  }

  /** Opens the home state: already solving, or on a good frame where motion is not wanted. */
  greet() {
    this.#show(home.queens, LIVELY);
    if (!stillness.matches) this.#view.stage.playback.play();
  }

  /**
   * Shows what a control asks for.
   * @param {Asked} asked
   * @param {boolean} [playing] whether it starts at once
   */
  ask(asked, playing = false) {
    this.#view.notices.clear();
    this.#show(asked, asked.tab === 'knight' && !playing ? null : 0);
    if (playing) this.#view.stage.playback.play();
  }

  /** @param {Tab} tab */
  turnTo(tab) {
    if (tab === this.#asked.tab) return;
    this.#keepStep();
    const { asked, step } = this.#last[tab];
    this.#show(asked, step);
  }

  /** @param {number} square */
  act(square) {
    if (this.#asked.tab === 'knight') this.ask(startedAt(this.#asked, square), !stillness.matches);
  }

  /**
   * @param {Reason} reason
   */
  told(reason) {
    if (reason === 'wanted' && this.#asked.tab === 'queens') this.ask(solvedBy(this.#asked, solvers[0]), true);
  }

  /** Makes the core anew after a trap and goes back to where the page was. */
  recover() {
    const { stage, notices } = this.#view;
    const { asked, step } = this.#last[this.#asked.tab];
    stage.abandon();
    rebuildCore();
    this.#show(asked, step);
    notices.alert(say('trap.recovered'));
  }

  #keepStep() {
    const { run } = this.#view.stage.exhibit ?? {};
    this.#last[this.#asked.tab] = { asked: this.#asked, step: run?.step ?? 0 };
  }

  /**
   * @param {Asked} asked
   * @param {number | null} step `null` for where it opens by itself: a search at its start, a tour at its end
   */
  #show(asked, step) {
    const { stage, setup, count, notices, turnTo } = this.#view;
    try {
      if (asked.tab === 'queens') stage.open(openQueens(this.#core, asked), step);
      else if (asked.tab === 'knight') stage.open(openKnight(this.#core, asked), step);
      else {
        stage.playback.pause();
        count.show(asked.size);
      }
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(error.message);
      setup.show(this.#asked);
      return;
    }
    this.#asked = asked;
    this.#last[asked.tab] = { asked, step: stage.playback.run?.step ?? 0 };
    setup.show(asked);
    turnTo(asked.tab);
  }
}
