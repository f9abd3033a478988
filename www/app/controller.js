/**
 * Shows routes and links: opens what the core has to open, and makes the change of state when that has succeeded. The whole
 * page and a board in a frame have the same one.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { Link } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 * @import { Playback } from '../player/playback.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Target } from './actions.js'
 * @import { State } from './state.js'
 *
 * @typedef {ReturnType<typeof import('../ui/notices.js').notices>} Notices
 *
 * @typedef {object} Options
 * @property {(target: Target) => Display} displayOf what a player shows of a route to queens or knights
 * @property {(link: Link) => Target | Message} targetOf what a link leads to, or why to nothing
 * @property {Notices} notices
 */

import { home, isRefusal, isTrap, rebuildCores } from '../core/index.js';
import { explain, t } from '../i18n/index.js';
import { keepStep, showRoute } from './actions.js';
import { playerOf, routeOf } from './state.js';

export class Controller {
  #options;

  /**
   * @param {Core} core
   * @param {import('./store.js').Store<State>} store
   * @param {Playback} playback
   * @param {Options} options
   */
  constructor(core, store, playback, options) {
    this.core = core;
    this.store = store;
    this.playback = playback;
    this.notices = options.notices;
    this.player = playerOf(store);
    this.#options = options;
    this.player.subscribe(
      ({ failure }) => failure,
      (failure) => {
        if (!failure) return;
        this.#open({ route: home.queens, entry: 'kept' });
        this.notices.alert(() => explain(failure));
      },
    );
  }

  get route() {
    return routeOf(this.store.state);
  }

  /**
   * Shows a route that a control asks for.
   * @param {Target} target
   * @returns {boolean} whether it is shown; if not, the page says why, and all is as it was
   */
  show(target) {
    this.notices.clear();
    return this.#open(target);
  }

  /**
   * Shows what a link leads to. A bad one is refused in a sentence and stays in the address, to be mended; what was shown
   * before stays, and on a fresh page that is the home state.
   * @param {string} fragment
   */
  follow(fragment) {
    const { target } = this.read(() => this.core.parseLink(fragment));
    if (target && this.#open({ entry: 'same', ...target })) return;
    if (!this.player.state.display) this.#open({ route: home.queens, entry: 'kept' });
  }

  /**
   * Opens a text that says which board is meant: the state before stays behind it in the history.
   * @param {() => Link} read
   * @returns {{ at?: number } | null} where it is wrong, once the page has said so and nothing has changed
   */
  open(read) {
    const { target, at } = this.read(read);
    return target && this.#open({ ...target, entry: 'new' }) ? null : { at };
  }

  /** Makes the core anew after a trap and goes back to where the page was; if that is what it trapped on, to the start. */
  recover() {
    const { offer, tab, tabs } = keepStep(this.store.state);
    const { route, step } = tabs[tab];
    const rebuild = () => {
      this.playback.abandon();
      rebuildCores();
    };
    rebuild();
    try {
      this.#open({ route, step, offer, entry: 'same' });
      this.notices.alert(() => t('trap.recovered'));
    } catch (error) {
      if (!isTrap(error)) throw error;
      rebuild();
      this.notices.alert(() => t('trap.again'), { label: () => t('release.reload'), act: () => location.reload() });
      this.#open({ route: home.queens, step: 0, entry: 'kept' });
    }
  }

  /** Recovers from every trap: it surfaces from wherever the core was called, an event, a frame or a promise. */
  watchTraps() {
    const watch = (/** @type {Event} */ event, /** @type {unknown} */ error) => {
      if (!isTrap(error)) return;
      event.preventDefault();
      this.recover();
    };
    addEventListener('error', (event) => watch(event, event.error));
    addEventListener('unhandledrejection', (event) => watch(event, event.reason));
  }

  /**
   * @protected
   * @param {() => Link} read
   * @returns {{ target: Target | null, at?: number }} no target when the page has said why there is none; and where the link
   *   is wrong
   */
  read(read) {
    const { notices } = this;
    notices.clear();
    try {
      const target = this.#options.targetOf(read());
      if (typeof target !== 'function') return { target };
      notices.alert(target);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(() => explain(error));
      if ('at' in error && typeof error.at === 'number') return { target: null, at: error.at };
    }
    return { target: null };
  }

  /**
   * @param {Target} target
   * @returns {boolean} whether it is shown
   */
  #open(target) {
    const { route, step, playing } = target;
    /** @type {Display | null} */
    let display;
    try {
      display = route.view === 'count' ? null : (target.display ?? this.#options.displayOf(target));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.notices.alert(() => explain(error));
      return false;
    }
    this.store.batch(() => {
      this.store.update(keepStep);
      if (display) this.playback.open(display, step ?? (playing ? 0 : null), playing);
      else this.playback.pause();
      this.store.update(showRoute, target);
    });
    return true;
  }
}
