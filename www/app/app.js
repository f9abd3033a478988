/**
 * The page as a whole: what is asked for comes to be shown.
 *
 * @typedef {import('../core/wasm.js').Core} Core
 * @typedef {import('../ui/dom.js').Message} Message
 * @typedef {import('../core/routes.js').Route} Route
 * @typedef {import('../core/routes.js').Link} Link
 * @typedef {import('../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../../pkg/page.js').SolutionsLink} SolutionsLink
 * @typedef {import('../core/routes.js').Tab} Tab
 * @typedef {import('../player/playback.js').Reason} Reason
 * @typedef {import('../player/display.js').Display} Display
 */

import { SENTENCE } from '../ui/notices.js';
import { isRefusal, isTrap, rebuildCores } from '../core/wasm.js';
import { isFocusLost } from '../ui/dom.js';
import { wordsAbove } from '../queens/solvers/bit-rows.js';
import { aside } from '../queens/solvers/panel.js';
import { openQueens } from '../queens/display.js';
import { isStill } from '../settings/look.js';
import { longWords, saveLink } from '../share/long.js';
import { home, hasSolver, limits, withSolver, solvers, toCome } from '../core/routes.js';
import { explain, t } from '../i18n/index.js';
import { succeed } from '../player/pending.js';
import { yieldToMain } from '../platform/scheduler.js';
import { parseSquare } from '../core/parse-square.js';
import { Router } from './router.js';

/** The first visit begins a little before the first solution, where the search is at its liveliest. */
const LIVELY = 930;

/** Reasons after which the step shown is one that somebody may want to send. */
const RESTING = new Set(['step', 'pause', 'end']);

/** What the solvers of queens show around the board. */
const around = { aside, above: wordsAbove };

export class App {
  /** The queens solver that was last at work. */
  #solver = solvers[0];
  #core;
  #view;
  #where;

  /**
   * @param {Core} core
   * @param {object} view
   * @param {import('../player/view.js').PlayerView} view.playerView
   * @param {{ show: (route: Route) => void }} view.setup
   * @param {{ alert: (sentence: Message, remedy?: import('../ui/notices.js').Offer) => void, pass: (words: Message, time?: number) => void, clear: () => void }} view.notices
   * @param {(tab: Tab) => void} view.turnTo
   * @param {{ show: (size: number) => void }} view.count
   * @param {ReturnType<typeof import('../knight/lazy.js').lazyKnight<import('../knight/part.js').KnightPart>>} view.knight
   * @param {import('../queens/editor/editor.js').Editor} view.editor
   * @param {{ name: string, filter: (filter: import('../queens/gallery/catalogue.js').Filter) => void }} view.gallery
   */
  constructor(core, view) {
    this.#core = core;
    this.#view = view;
    this.#where = new Router(core, view.playerView, (fragment) => this.#follow(fragment));
  }

  /** Opens what the address says: nothing is a first visit, which finds the board already solving. */
  async start() {
    const { fragment } = this.#where;
    if (fragment.length > 1) {
      this.#follow(fragment);
      return;
    }
    // The way there has a turn of its own.
    const display = openQueens(this.#core, home.queens, around);
    display.run?.explore(Infinity, LIVELY);
    await yieldToMain();
    // A link may have come meanwhile.
    const { playerView } = this.#view;
    if (playerView.display) {
      display.run?.free();
      return;
    }
    this.#show(home.queens, LIVELY, display);
    if (!isStill()) playerView.playback.play();
  }

  /**
   * Shows what a control asks for.
   * @param {Route} route
   * @param {boolean} [playing] whether it starts at once
   * @param {number | null} [step] `null` for where it opens by itself
   */
  ask(route, playing = false, step = playing ? 0 : null) {
    this.#view.notices.clear();
    const before = this.#where.route;
    const taken = route.view === 'queens' && !hasSolver(route) && before.view === 'queens' && hasSolver(before);
    if (!this.#show(route, step)) return;
    // The button that takes the board in hand has gone.
    if (taken) this.#view.playerView.focusBoard();
    this.#where.push(this.#where.print(playing ? null : undefined));
    if (playing) this.#view.playerView.playback.play();
  }

  /** @param {Tab} tab */
  turnTo(tab) {
    if (tab === this.#where.route.view) return;
    this.#view.notices.clear();
    const { route, step } = this.#where.last(tab);
    if (this.#show(route, step)) this.#where.push();
  }

  /**
   * @param {number} square that was clicked, or chosen with Enter
   * @param {string} [name] of it, with what is on it
   */
  act(square, name = '') {
    const { route } = this.#where;
    if (route.view === 'knight') this.#view.knight.part?.controller.act(square);
    else if (route.view === 'queens' && hasSolver(route)) {
      this.#view.notices.pass(() => t('square.solved', { name }), SENTENCE);
    } else this.#view.editor.toggle(square);
  }

  /** @param {string} name of a square of the placement, as it was typed */
  type(name) {
    const { route } = this.#where;
    if (route.view !== 'queens') return;
    const square = parseSquare(this.#core, { files: route.size, ranks: route.size }, name);
    if (square === null) this.#view.notices.alert(() => t('no.square', { name }));
    else this.act(square);
  }

  /**
   * Shows another placement of those that are made by hand. The address follows, and the history of the page is not
   * flooded: the placement has its own.
   * @param {QueensRoute} route
   */
  place(route) {
    this.#view.notices.clear();
    const browsed = this.#where.gallery !== null;
    if (!this.#show(route, null)) return;
    if (browsed) this.#where.push();
    else this.#where.settle();
  }

  /**
   * Shows the gallery of another filter.
   * @param {number} size
   * @param {import('../queens/gallery/catalogue.js').Filter} filter
   */
  browse(size, filter) {
    this.#view.notices.clear();
    this.#openGallery({ view: 'solutions', embed: false, size, ...filter });
    this.#where.push();
  }

  /**
   * Lets the solver that was last at work go on from a placement.
   * @param {QueensRoute} route
   */
  solve(route) {
    this.ask(withSolver(route, this.#solver), true);
  }

  /** What the Knight tab shows, or showed last. */
  get knight() {
    const { route } = this.#where.last('knight');
    return route.view === 'knight' ? route : home.knight;
  }

  /** Brings the controls up to date with what is shown. */
  refresh() {
    this.#view.setup.show(this.#where.route);
  }

  /** Says again what it has said: in another language. */
  retell() {
    this.#view.editor.retell();
    this.#view.playerView.refresh();
  }

  /** @param {Reason} reason of a change that is now shown */
  told(reason) {
    const { route } = this.#where;
    if (reason === 'wanted' && route.view === 'queens') this.solve(route);
    if (reason === 'frame' || RESTING.has(reason)) this.#where.keepStep();
    if (RESTING.has(reason)) this.#where.settle();
  }

  /**
   * What is shown, to be shared: it stands still meanwhile.
   * @returns {import('../share/section.js').Shown}
   */
  sharing() {
    const { playerView } = this.#view;
    playerView.playback.pause();
    const where = this.#where;
    const { route, gallery } = where;
    const shown = route.view === 'count' || gallery ? null : where.step;
    return {
      route,
      display: route.view === 'count' ? null : playerView.display,
      step: shown === 0 && playerView.display?.searching ? null : shown,
      gallery: gallery !== null,
      long: where.print() === null,
      fragment: ({ step = true, embed = false } = {}) =>
        this.#core.printLongLink(where.linked(step ? shown : null, embed)),
    };
  }

  /** Stands still, with what is shown in the address: the page is about to be opened again. */
  rest() {
    const { playback } = this.#view.playerView;
    // What stands still is in the address already, or is refused and stays there to be mended.
    if (playback.playing || playback.going) {
      playback.pause();
      this.#where.settle();
    }
    this.#where.flush();
  }

  /**
   * Copies the link to what is shown.
   * @param {number | null} [step] a step that the link is to name, even if it opens there by itself
   */
  async copyLink(step = this.#where.step) {
    const { notices } = this.#view;
    const link = this.#where.print(step);
    if (link === null) {
      const fragment = this.#core.printLongLink(this.#where.linked(step));
      notices.alert(() => longWords(fragment), { label: () => t('share.file'), act: () => saveLink(fragment) });
      return;
    }
    this.#where.settle();
    this.#where.flush();
    try {
      await navigator.clipboard.writeText(new URL(link || '#', location.href).href);
      notices.pass(() => t('link.copied'));
    } catch {
      notices.alert(() => t('link.not.copied'));
    }
  }

  /** Makes the core anew after a trap and goes back to where the page was; if that is what it trapped on, to the start. */
  recover() {
    const { playerView, notices } = this.#view;
    const { route, step } = this.#where.last(this.#where.route.view);
    const anew = () => {
      playerView.abandon();
      rebuildCores();
    };
    anew();
    try {
      this.#show(route, step);
      notices.alert(() => t('trap.recovered'));
    } catch (error) {
      if (!isTrap(error)) throw error;
      anew();
      notices.alert(() => t('trap.again'), { label: () => t('release.reload'), act: () => location.reload() });
      this.#show(home.queens, 0);
    }
  }

  /**
   * Shows what a link leads to. A bad one is told in a sentence and stays in the address, to be mended; what was shown
   * before stays, and on a fresh page that is the home state.
   * @param {string} fragment
   */
  #follow(fragment) {
    this.#view.notices.clear();
    const { link } = this.#read(() => this.#core.parseLink(fragment));
    // What is refused stays in the address, to be mended.
    if (link && this.#lead(link)) {
      // The link of a race offers it, and stays as it is.
      if (link.view !== 'home' && link.view !== 'race') this.#where.settle();
    } else if (!this.#view.playerView.display) this.#show(home.queens, null);
  }

  /**
   * Opens a text that says which board is meant: the state before stays behind it in the history.
   * @param {() => Link} read
   * @returns {{ at?: number } | null} where it is wrong, once that has been told and nothing has changed
   */
  open(read) {
    this.#view.notices.clear();
    const { link, at } = this.#read(read);
    if (!link || !this.#lead(link)) return { at };
    // The link of a race offers it.
    this.#where.push(link.view === 'race' ? this.#core.printLink(link) : undefined);
    return null;
  }

  /**
   * Shows what a link leads to.
   * @param {Link} link
   * @returns {boolean} whether it is shown; if not, the reason has been told and all is as it was
   */
  #lead(link) {
    const { playerView } = this.#view;
    if (link.view === 'home') return this.#show(home.queens, null);
    if (link.view === 'solutions') return this.#openGallery(link);
    if (link.view === 'race') {
      // What is behind the offer is the board at its start.
      const shown = this.#show({ ...home.queens, size: link.size, queens: link.queens }, 0);
      if (shown) playerView.turnToPane('race');
      return shown;
    }
    if (link.view === 'count') return this.#show(link, null);
    const { step, ...route } = link;
    return this.#show(route, step);
  }

  /**
   * @param {() => Link} read
   * @returns {{ link: Link | null, at?: number }} no link when it is none, or leads to what cannot be shown, which has
   *   then been told; and where it is wrong
   */
  #read(read) {
    const { notices } = this.#view;
    try {
      const link = read();
      // The whole page shows whatever is shown in a frame.
      if (link.view !== 'home') link.embed = false;
      const key = toCome(link);
      if (key === null) return { link };
      notices.alert(() => t(key, { limit: limits.numbered }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(() => explain(error));
      if ('at' in error && typeof error.at === 'number') return { link: null, at: error.at };
    }
    return { link: null };
  }

  /**
   * @param {Route} route
   * @param {number | null} step `null` for where it opens by itself: a search at its start, a tour at its end
   * @param {Display} [made] of a search that was begun before it is shown
   * @returns {boolean} whether it is shown; if not, the reason has been told and all is as it was
   */
  #show(route, step, made) {
    const { playerView, setup, notices, turnTo, count, knight, editor } = this.#view;
    const keep = this.#heldFocus();
    try {
      if (route.view === 'queens') {
        playerView.open(hasSolver(route) ? (made ?? openQueens(this.#core, route, around)) : editor.open(route), step);
      } else if (route.view === 'knight') this.#openKnight(route, step);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notices.alert(() => explain(error));
      setup.show(this.#where.route);
      return false;
    }
    if (route.view !== 'queens' || hasSolver(route)) editor.leave();
    if (route.view === 'queens' && hasSolver(route)) this.#solver = route.solver;
    this.#where.turnTo(route, step);
    if (route.view === 'knight') knight.part?.controller.follow(route);
    else knight.part?.controller.stop();
    setup.show(route);
    turnTo(route.view);
    if (route.view === 'count') {
      playerView.playback.pause();
      count.show(route.size);
    }
    keep();
    return true;
  }

  /**
   * Whoever comes by the keyboard is not put out of the page with what goes.
   * @returns {() => void} to be called once it has gone
   */
  #heldFocus() {
    const held = !isFocusLost();
    // What is to be seen then, the next frame knows.
    return () => void (held && requestAnimationFrame(() => isFocusLost() && this.#view.playerView.focusPlayer()));
  }

  /**
   * The gallery, and on the board nothing but the queen that all of its solutions are to have.
   * @param {SolutionsLink} link
   */
  #openGallery(link) {
    const { gallery, playerView } = this.#view;
    const queens = link.with === null ? [] : [link.with];
    if (!this.#show({ ...home.queens, solver: null, size: link.size, queens }, null)) return false;
    this.#where.gallery = link;
    gallery.filter(link);
    playerView.turnToPane(gallery.name);
    return true;
  }

  /**
   * @param {import('../core/routes.js').KnightRoute} route
   * @param {number | null} step
   */
  #openKnight(route, step) {
    const { playerView, knight } = this.#view;
    const display = knight.open(route, (shown) => playerView.display === shown && playerView.refresh());
    playerView.open(display, step);
    void this.#replace(display, step);
  }

  /**
   * @param {Display} display that is shown
   * @param {number | null} step
   */
  #replace(display, step) {
    const { playerView, notices } = this.#view;
    return succeed(playerView, display, {
      put: (made) => {
        const keep = this.#heldFocus();
        playerView.open(made, step);
        this.#where.settle();
        keep();
      },
      showError: (error) => {
        // What is refused stays in the address, to be mended.
        this.#show(home.queens, null);
        notices.alert(() => explain(error));
      },
    });
  }
}
