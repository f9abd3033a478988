/**
 * The address of the page: a new entry of the history for each discrete change, and the step of the current one kept
 * up to date once things are quiet, since browsers limit how often it may be written.
 */

/** How long it must have been quiet, in milliseconds. */
const QUIET = 300;

export class PageHistory {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {string | null} */
  #pending = null;

  /**
   * @param {(fragment: string) => void} opened when the viewer goes back, forward, or types another fragment
   */
  constructor(opened) {
    addEventListener('popstate', () => {
      this.#forget();
      opened(this.fragment);
    });
    addEventListener('pagehide', () => this.flush());
  }

  /** What stands behind the #, the # included; empty for the home state. */
  get fragment() {
    return location.hash;
  }

  /**
   * A discrete change: the state before stays behind it in the history.
   * @param {string} fragment
   */
  push(fragment) {
    this.flush();
    if (fragment !== this.fragment) history.pushState(null, '', fragment);
  }

  /**
   * Another moment of the same state.
   * @param {string} fragment
   */
  settle(fragment) {
    this.#pending = fragment;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), QUIET);
  }

  /** Writes at once what was waiting for quiet. */
  flush() {
    const fragment = this.#pending;
    this.#forget();
    if (fragment !== null && fragment !== this.fragment) history.replaceState(null, '', fragment);
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#pending = null;
  }
}
