/**
 * The actions of the knight's controls and of a click on the board: a start, an end, missing squares, a tour moved by hand.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Mode } from './state.js'
 */

import { home, isRefusal, parseSquare } from '../core/index.js';
import { t } from '../i18n/index.js';
import { stepOf } from '../player/index.js';
import { isStill } from '../platform/index.js';
import { choiceOf, squaresUntil } from './choice.js';
import { withBoard, withMoves } from './route-changes.js';
import { recordRoute, travelRoutes, setFinishing, setMode } from './state.js';

export class KnightController {
  /** A worker that finishes one's own tour. @type {import('./worker-client.js').Job<unknown> | null} */
  #job = null;
  #page;
  #core;
  #workers;
  #store;

  /**
   * @param {import('../app/page-controller.js').PageController} page
   * @param {import('../core/wasm.js').LazyCore} core
   * @param {import('./worker-client.js').TourWorkers} workers
   */
  constructor(page, core, workers) {
    this.#page = page;
    this.#core = core;
    this.#workers = workers;
    this.#store = page.store.slice('knight');
    page.store.subscribe(
      () => page.route,
      () => this.#stop(),
    );
  }

  /** @param {KnightRoute} route */
  show(route) {
    this.#page.show({ route });
  }

  /** @param {boolean} closed */
  close(closed) {
    const { route } = this;
    if (closed && this.#mode === 'end') this.#store.update(setMode, 'start');
    if (route.ownTour) this.#showOwn(withMoves(this.#core, route, this.#moved, { closed }));
    else this.show(withBoard(route, { closed }));
  }

  /**
   * @param {string} name of a square, as it was typed
   * @param {Mode} [mode] as which it is chosen
   */
  chooseNamed(name, mode = this.#mode) {
    if (name === '') return;
    const square = parseSquare(this.#page.core, this.route, name);
    if (square === null) this.#page.notices.alert(() => t('no.square', { name }));
    else this.choose(square, mode);
  }

  /**
   * Changes the meaning of a click, or changes it back.
   * @param {Mode} mode
   */
  turn(mode) {
    const { route } = this;
    const next = this.#mode === mode ? 'start' : mode;
    this.#page.store.batch(() => {
      this.#store.update(setMode, next);
      if (next === 'own') this.show(withMoves(this.#core, route, route.start === null ? [] : [route.start]));
      else if (route.ownTour) this.show(withBoard(route, {}));
    });
  }

  /** @param {boolean} hints */
  hint(hints) {
    const { ownTour } = this.route;
    if (ownTour) this.#page.show({ route: { ...this.route, ownTour: { ...ownTour, hints } }, step: this.#step });
  }

  /** Completes one's own tour, or says why that is impossible; pressing again cancels. */
  async finish() {
    if (this.#job) return this.#stop();
    const { route } = this;
    if (!route.ownTour || route.start === null) return;
    const { files, ranks, holes, ownTour } = route;
    const moved = this.#moved;
    const job = this.#workers.ask('finish', { files, ranks, holes, squares: moved, closed: ownTour.closed });
    this.#job = job;
    this.#store.update(setFinishing, true);
    try {
      const { squares: tour } = await job.answer;
      if (this.#job === job) this.#showOwn(withMoves(this.#core, route, tour, { why: undefined }), moved.length - 1);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (this.#job === job) this.show(withMoves(this.#core, route, moved, { why: error }));
    }
  }

  /** The route that the tab shows, or showed last. */
  get route() {
    const { route } = this.#page.store.state.tabs.knight;
    return route.view === 'knight' ? route : home.knight;
  }

  get #mode() {
    return this.#store.state.mode;
  }

  get #step() {
    return stepOf(this.#page.player.state);
  }

  /** The squares of one's own tour up to the step shown. */
  get #moved() {
    return squaresUntil(this.#core, this.route, this.#step);
  }

  /** Cancels the completion of one's own tour. */
  #stop() {
    this.#job?.stop();
    this.#job = null;
    if (this.#store.state.finishing) this.#store.update(setFinishing, false);
  }

  /**
   * @param {Square} square
   * @param {Mode} [mode]
   */
  choose(square, mode = this.#mode) {
    const choice = choiceOf(this.#core, mode, this.route, this.#step, square);
    if ('problem' in choice) this.#page.notices.alert(choice.problem);
    else if (choice.route.ownTour) this.#showOwn(choice.route);
    else {
      if (mode === 'end' && this.#mode === 'end') this.#store.update(setMode, 'start');
      this.#page.show({ route: choice.route, playing: choice.plays && !isStill() });
    }
  }

  /**
   * Shows another tour of one's own, which can be undone.
   * @param {KnightRoute} route
   * @param {number} [from] the step from which it is played
   */
  #showOwn(route, from) {
    const playing = from !== undefined && !isStill();
    this.#page.store.batch(() => {
      this.#store.update(recordRoute, this.route);
      this.#page.show({ route, playing, step: playing ? from : null });
    });
  }

  /**
   * Takes back the last change of one's own tour, or makes it again.
   * @param {'past' | 'future'} from
   * @param {'past' | 'future'} to
   */
  travel(from, to) {
    const route = this.#store.state[from].at(-1);
    if (!route) {
      const why = from === 'past' ? 'idle.undo' : 'idle.redo';
      return this.#page.notices.inform(() => t(why));
    }
    this.#page.store.batch(() => {
      this.#store.update(travelRoutes, this.route, from, to);
      this.show(route);
    });
  }
}
