/**
 * Shows routes and links: opens a display, and changes the state once that has succeeded. The whole page and a board in a
 * frame have the same controller.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { CompareLink, KnightRoute, Link } from '../core/routes.js'
 * @import { Display, Shown } from '../player/display.js'
 * @import { SolverRoute } from '../queens/display.js'
 * @import { Message } from '../ui/dom.js'
 * @import { ShowError } from '../ui/load-retry.js'
 * @import { LessonLink } from '../learn/state.js'
 * @import { Target } from './actions.js'
 *
 * @typedef {{ open: (route: Shown, offer?: object) => Display }} Opener
 *
 * @typedef {object} Options
 * @property {object} openers make the display of a route
 * @property {Opener} openers.programs
 * @property {Opener & { load: () => Promise<{ open: (route: KnightRoute) => Display }> }} openers.knight
 * @property {(route: SolverRoute) => Display} openers.solver
 * @property {Opener} openers.placements
 * @property {{ isFramed: true, showError: ShowError }} [frame] of a board in a frame
 * @property {(link: Link) => Target | Message | null} [targetOf] the target of a link, or why it has none; `null` for a lesson, whose
 *   stops have theirs; by default on the whole page
 * @property {() => Promise<import('../learn/lessons.js').LessonPart>} lessons
 * @property {() => void} focusPlayer puts the keyboard on the player
 */

import { hasSolver, home, isRefusal, isTrap, rebuildCores, startLazy, unlessRefused } from '../core/index.js';
import { explain, hasCoreSentences, loadCatalogue, says } from '../i18n/index.js';
import { isKnightLink, isStill, pageClock } from '../platform/index.js';
import { lazyDisplays, Playback } from '../player/index.js';
import { byId, deselect, lazyAction, notices, saveAndReload } from '../ui/index.js';
import { forgetTab, isComparison, isProgram, keepStep, setPresent, showRoute, targetOf } from './actions.js';
import { keepFocus } from './keep-focus.js';
import { initialState, routeOf } from './state.js';
import { Store } from './store.js';

export class Controller {
  #openers;
  #comparisons;
  #targetOf;
  #lessons;
  /** Identifies the latest request. @type {object} */
  #latest = {};
  /** The lesson that is being opened. @type {Promise<void> | undefined} */
  #coming;
  /** The route that was shown when the core trapped last. @type {object | undefined} */
  #trapped;
  /** Withdraws the alert about the link in the address. */
  #withdraw = () => {};

  /**
   * @param {Core} core
   * @param {Options} options
   */
  constructor(core, options) {
    this.core = core;
    this.notices = notices(byId('notices'), options.focusPlayer);
    this.store = new Store(initialState, keepFocus(options.focusPlayer));
    // Subscribed first: clearing a selection is fastest before anything has changed.
    this.store.on('tab', deselect);
    this.player = this.store.slice('player');
    this.playback = new Playback(pageClock(), this.player);
    const { solver, knight } = options.openers;
    this.#openers = options.openers;
    const { isFramed, showError } = options.frame ?? {};
    /** @param {CompareLink['problem']} problem @param {() => Promise<{ open: (route: any) => Display }>} load */
    const comparisons = (problem, load) =>
      lazyDisplays(
        () => Promise.all([import('../compare/view.js'), load(), startLazy()]),
        async ([{ comparePart }, { open }, { core: lazy }]) => comparePart(problem, open, lazy, this, isFramed),
        showError,
      );
    this.#comparisons = {
      queens: comparisons('queens', async () => ({ open: solver })),
      knight: comparisons('knight', knight.load),
    };
    this.#targetOf = options.targetOf ?? targetOf;
    this.#lessons = options.lessons;
    this.player.on('failure', (failure) => {
      if (!failure) return;
      this.#open({ route: home.knight, entry: 'kept' });
      this.#withdraw = this.notices.alert(() => explain(failure));
    });
    // A trap surfaces from wherever the core was called: an event, a frame or a promise.
    const watch = (/** @type {Event} */ event, /** @type {unknown} */ error) => {
      if (!isTrap(error)) return;
      event.preventDefault();
      this.recover();
    };
    addEventListener('error', (event) => watch(event, event.error));
    addEventListener('unhandledrejection', (event) => watch(event, event.reason));
  }

  /**
   * The display of a route to queens or knights.
   * @param {Target} target
   */
  displayOf({ route, offer }) {
    const { knight, placements, programs, solver } = this.#openers;
    if (route.view === 'count') throw new Error('a player shows no count');
    if (isProgram(offer)) return programs.open(route, offer);
    if (isComparison(offer)) return this.#comparisons[offer.problem].open(route, offer);
    if (route.view === 'knight') return knight.open(route);
    return hasSolver(route) ? solver(route) : placements.open(route, offer ?? undefined);
  }

  get route() {
    return routeOf(this.store.state);
  }

  /**
   * Shows a route that a control asks for.
   * @param {Target} target
   * @returns {boolean} whether it is shown; otherwise the page says why, and the state is unchanged
   */
  show(target) {
    return this.#attempt(() => target) === null;
  }

  /**
   * Shows the target of a link, without what a sentence or a tracker has hung on it. A bad link is refused in a sentence and
   * stays in the address, to be corrected; the state stays as it was, and on a fresh page that is the home state, or the
   * knight's board under a link of the knight.
   * @param {string} fragment
   * @returns {Promise<void> | undefined} settles once the link is open, where that takes more than what is loaded
   */
  follow(fragment) {
    const link = unlessRefused(() => this.core.parseLink(fragment));
    return link ? this.#follow(fragment, () => link) : this.#followMended(fragment);
  }

  /**
   * @param {string} fragment
   * @param {() => Link} read
   */
  #follow(fragment, read) {
    this.#coming = undefined;
    const wrong = this.#attempt(
      () => this.#target(read(), 'same'),
      (target) => ({ entry: 'same', ...playLoop(target) }),
    );
    if (wrong) {
      this.#withdraw = wrong.withdraw;
      this.#openHome(isKnightLink(fragment) ? home.knight : home.queens);
    }
    return this.#coming;
  }

  /**
   * Shows the target of what is left of a refused link without what hangs on it, unless something else was requested in the
   * meantime.
   * @param {string} fragment
   */
  async #followMended(fragment) {
    this.notices.clear();
    const latest = (this.#latest = {});
    this.#withdraw = () => (this.#latest = {});
    const mended = await startLazy().then(
      ({ core }) => core.mendedLink(fragment),
      () => undefined,
    );
    if (this.#latest === latest) await this.#follow(fragment, () => mended ?? this.core.parseLink(fragment));
  }

  /** The address has another link than the one that was refused. */
  linkGone() {
    this.#withdraw();
  }

  /**
   * Opens a text that says which board is meant: the state before stays behind it in the history.
   * @param {() => Link} read
   * @param {HTMLElement | null} [field] that holds the text
   * @param {Partial<Target>} [change] of its target
   * @returns {{ at?: number } | null} where it is wrong, once the page has said so and nothing has changed
   */
  open(read, field, change) {
    return this.#attempt(
      () => this.#target(read(), 'new'),
      (target) => ({ ...playLoop(target), entry: 'new', ...change }),
      field,
    );
  }

  /**
   * Opens a lesson, once it is loaded, unless something else was requested in the meantime.
   * @param {LessonLink} link
   * @param {Target['entry']} [entry]
   */
  async openLesson(link, entry) {
    const latest = (this.#latest = {});
    const load = async () => (await this.#lessons()).read(link, entry);
    const use = (/** @type {() => void} */ show) => {
      if (this.#latest !== latest) return;
      show();
      if (link.present) this.store.update(setPresent, true);
    };
    await lazyAction(load, use, this.notices.alert)();
    this.#openHome(home.queens);
  }

  /**
   * The target of a link; `null` for a lesson, which is loaded first.
   * @param {Link} link
   * @param {Target['entry']} entry
   */
  #target(link, entry) {
    if (link.view === 'lesson') this.#coming = this.openLesson(link, entry);
    const { present, ...shown } = /** @type {Link & { present?: boolean }} */ (link);
    const target = this.#targetOf(/** @type {Link} */ (shown));
    return present && target && typeof target !== 'function' ? { ...target, present } : target;
  }

  /**
   * Opens the home state on a fresh page whose link was not.
   * @param {Target['route']} route
   */
  #openHome(route) {
    const isShown = this.player.state.display || this.route.view === 'count';
    if (!isShown) this.#open({ route, entry: 'kept' });
  }

  /**
   * Makes a new core after a trap and returns to the state before; if that traps again, to the start, and if the start
   * does, nowhere: memory may be short.
   */
  recover() {
    const { ask, entry, offer, player, tab, tabs } = keepStep(this.store.state);
    const { display, range } = player;
    const [{ route }, last] = [tabs[tab], this.#trapped];
    this.#trapped = route;
    this.playback.abandon();
    /** @type {Target} */
    const before = { ...tabs[tab], ask, range, offer, entry: entry.kind === 'kept' ? 'kept' : 'same' };
    const isWorthTrying = route !== last && (display || tab === 'count');
    if (isWorthTrying && this.#reopen(before)) this.notices.alert(says('trap.recovered'));
    else this.#startAgain(last !== home.queens);
  }

  /**
   * Opens a target with a new core.
   * @param {Target} target
   * @returns {boolean} whether that has not trapped
   */
  #reopen(target) {
    try {
      rebuildCores();
      this.#open(target);
      return true;
    } catch (error) {
      // A `RangeError` where there is no memory for another core.
      if (!isTrap(error) && !(error instanceof RangeError)) throw error;
      this.playback.abandon();
      return false;
    }
  }

  /**
   * Offers to load the page anew.
   * @param {boolean} isHope whether the home state is worth trying until then
   */
  #startAgain(isHope) {
    this.#trapped = home.queens;
    this.notices.alert(says('trap.again'), { label: says('release.reload'), act: saveAndReload });
    if (!isHope) return;
    const { tab } = this.store.state;
    rebuildCores();
    this.#open({ route: home.queens, step: 0, entry: 'kept' });
    // The same route would trap again.
    if (tab !== 'queens') this.store.update(forgetTab, tab);
  }

  /**
   * Opens a target, or says why there is none.
   * @param {() => Target | Message | null} read
   * @param {(target: Target) => Target} [complete]
   * @param {HTMLElement | null} [field] that holds the text
   * @returns {{ at?: number, withdraw: () => void } | null} why it is not shown: where the text is wrong, if it is one that
   *   was read
   */
  #attempt(read, complete = (target) => target, field = undefined) {
    this.notices.clear();
    this.#latest = {};
    try {
      const target = read();
      if (typeof target !== 'function') {
        if (target) this.#open(complete(target));
        return null;
      }
      return { withdraw: this.notices.alert(target, null, field) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { at: error.at, withdraw: this.#refuse(error, field) };
    }
  }

  /**
   * Says why the core has refused something, as soon as its sentences are at hand.
   * @param {import('../i18n/index.js').CoreMessage} refusal
   * @param {HTMLElement | null} [field] that holds the text
   * @returns {() => void} withdraws it
   */
  #refuse(refusal, field) {
    const alert = () => this.notices.alert(() => explain(refusal), null, field);
    if (hasCoreSentences()) return alert();
    const latest = this.#latest;
    /** @type {() => void} */
    let withdraw = () => {
      this.#latest = {};
    };
    const say = async () => {
      // Without them it is said in English.
      await loadCatalogue().catch(() => {});
      if (this.#latest === latest) withdraw = alert();
    };
    void say();
    return () => withdraw();
  }

  /** @param {Target} target */
  #open(target) {
    const { route, step, playing } = target;
    const display = route.view === 'count' ? null : (target.display ?? this.displayOf(target));
    this.store.batch(() => {
      this.store.update(keepStep);
      this.store.update(showRoute, target);
      if (display) this.playback.open(display, step ?? (playing ? 0 : null), playing);
      else this.playback.pause();
    });
  }
}

/**
 * The target of a link, playing where that is to be played round and round, unless little is to move.
 * @param {Target} target
 * @returns {Target}
 */
const playLoop = (target) => (target.range?.loop ? { ...target, playing: !isStill() } : target);
