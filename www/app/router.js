/**
 * Where the page is: what is shown, what each tab was last asked for, and the link of it, which the address keeps.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../core/routes.js').Asked} Asked
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../../pkg/page.js').SolutionsLink} SolutionsLink
 */

import { Address } from './history.js';
import { isRefusal } from '../core/wasm.js';
import { home } from '../core/routes.js';

export class Whereabouts {
  /** The link of the gallery, while what it offers is all that has been asked for. @type {SolutionsLink | null} */
  gallery = null;
  /** @type {Asked} */
  #asked = home.queens;
  /** What each tab was last asked for, and its step; a step of `null` is where it opens by itself. */
  #last = {
    queens: { asked: /** @type {Asked} */ (home.queens), step: /** @type {number | null} */ (null) },
    knight: { asked: /** @type {Asked} */ (home.knight), step: /** @type {number | null} */ (null) },
    count: { asked: /** @type {Asked} */ (home.count), step: /** @type {number | null} */ (null) },
  };
  #core;
  #stage;
  #address;

  /**
   * @param {Core} core
   * @param {import('../player/view.js').Stage} stage
   * @param {(fragment: string) => void} opened when the viewer goes back, forward, or types another address
   */
  constructor(core, stage, opened) {
    this.#core = core;
    this.#stage = stage;
    this.#address = new Address(opened);
  }

  /** What is shown. */
  get asked() {
    return this.#asked;
  }

  /** What stands in the address, its `#` included; empty for the home state. */
  get fragment() {
    return this.#address.fragment;
  }

  /** @param {import('../core/routes.js').Tab} tab */
  last(tab) {
    return this.#last[tab];
  }

  /**
   * Something else is shown.
   * @param {Asked} asked
   * @param {number | null} step
   */
  turnTo(asked, step) {
    this.gallery = null;
    this.#asked = asked;
    this.#last[asked.view] = { asked, step };
  }

  /** The step shown is the one to come back to. */
  keepStep() {
    this.#last[this.#asked.view].step = this.#stage.step;
  }

  /** The step shown, as a link says it. */
  get step() {
    const { exhibit, playback, step } = this.#stage;
    const { run } = playback;
    if (exhibit?.later) return this.#last[this.#asked.view].step;
    return run === null || (run.atEnd && !exhibit?.searching) ? null : step;
  }

  /**
   * What is shown, as a link has it.
   * @param {number | null} step `null` for where it opens by itself
   * @param {boolean} [embed] whether it is for a frame
   * @returns {Link}
   */
  linked(step, embed = false) {
    const asked = this.#asked;
    if (this.gallery) return { ...this.gallery, embed };
    return asked.view === 'count' ? { ...asked, embed } : { ...asked, embed, step };
  }

  /**
   * The link of what is shown, or `null` when there is none short enough.
   * @param {number | null} [step]
   */
  print(step = this.step) {
    try {
      return this.#core.printLink(this.linked(step));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return null;
    }
  }

  /**
   * Writes a new entry of the history. What has no link leaves the address as it is.
   * @param {string | null} [link]
   */
  push(link = this.print()) {
    if (link !== null) this.#address.push(link);
  }

  /** Brings the entry of the history up to date. */
  settle() {
    const link = this.print();
    if (link !== null) this.#address.settle(link);
  }

  /** Writes at once what waits for quiet. */
  flush() {
    this.#address.flush();
  }
}
