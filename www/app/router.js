/**
 * Where the page is: what is shown, what each tab was last asked for, and the link of it, which the address keeps.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../core/routes.js').Route} Route
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../../pkg/page.js').SolutionsLink} SolutionsLink
 */

import { PageHistory } from './history.js';
import { isRefusal } from '../core/wasm.js';
import { home } from '../core/routes.js';

export class Router {
  /** The link of the gallery, while what it offers is all that has been asked for. @type {SolutionsLink | null} */
  gallery = null;
  /** @type {Route} */
  #route = home.queens;
  /** What each tab was last asked for, and its step; a step of `null` is where it opens by itself. */
  #last = {
    queens: { route: /** @type {Route} */ (home.queens), step: /** @type {number | null} */ (null) },
    knight: { route: /** @type {Route} */ (home.knight), step: /** @type {number | null} */ (null) },
    count: { route: /** @type {Route} */ (home.count), step: /** @type {number | null} */ (null) },
  };
  #core;
  #playerView;
  #address;

  /**
   * @param {Core} core
   * @param {import('../player/view.js').PlayerView} playerView
   * @param {(fragment: string) => void} opened when the viewer goes back, forward, or types another address
   */
  constructor(core, playerView, opened) {
    this.#core = core;
    this.#playerView = playerView;
    this.#address = new PageHistory(opened);
  }

  /** What is shown. */
  get route() {
    return this.#route;
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
   * @param {Route} route
   * @param {number | null} step
   */
  turnTo(route, step) {
    this.gallery = null;
    this.#route = route;
    this.#last[route.view] = { route, step };
  }

  /** The step shown is the one to come back to. */
  keepStep() {
    this.#last[this.#route.view].step = this.#playerView.step;
  }

  /** The step shown, as a link says it. */
  get step() {
    const { display, playback, step } = this.#playerView;
    const { run } = playback;
    if (display?.later) return this.#last[this.#route.view].step;
    return run === null || (run.atEnd && !display?.searching) ? null : step;
  }

  /**
   * What is shown, as a link has it.
   * @param {number | null} step `null` for where it opens by itself
   * @param {boolean} [embed] whether it is for a frame
   * @returns {Link}
   */
  linked(step, embed = false) {
    const route = this.#route;
    if (this.gallery) return { ...this.gallery, embed };
    return route.view === 'count' ? { ...route, embed } : { ...route, embed, step };
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
