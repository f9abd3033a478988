/**
 * What the knight's controls and a click on the board do: choosing a start or an end, taking squares out, riding.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Mode } from './state.js'
 */

import { home, isRefusal, parseSquare } from '../core/index.js';
import { t } from '../i18n/index.js';
import { stepOf } from '../player/index.js';
import { isStill } from '../platform/index.js';
import { choiceOf, rideOf } from './choice.js';
import { retoured, ridden } from './routes.js';
import { recorded, redone, undone, withFinishing, withMode } from './state.js';

export class KnightController {
  /** A worker that finishes a ride. @type {import('./worker-client.js').Job<unknown> | null} */
  #job = null;
  #page;
  #workers;
  #store;

  /**
   * @param {import('../app/page-controller.js').PageController} page
   * @param {import('./worker-client.js').TourWorkers} workers
   */
  constructor(page, workers) {
    this.#page = page;
    this.#workers = workers;
    this.#store = page.store.slice(
      ({ knight }) => knight,
      (state, knight) => ({ ...state, knight }),
    );
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
    if (closed && this.#mode === 'end') this.#store.update(withMode, 'start');
    if (route.riding) this.#ride(ridden(route, this.#squares, { closed }));
    else this.show(retoured(route, { closed }));
  }

  /**
   * @param {string} name of a square, as it was typed
   * @param {Mode} [mode] what it is chosen for
   */
  chooseNamed(name, mode = this.#mode) {
    if (name === '') return;
    const square = parseSquare(this.#page.core, this.route, name);
    if (square === null) this.#page.notices.alert(() => t('no.square', { name }));
    else this.choose(square, mode);
  }

  /**
   * Turns to another meaning of a click, or back from it.
   * @param {Mode} mode
   */
  turn(mode) {
    const { route } = this;
    const next = this.#mode === mode ? 'start' : mode;
    this.#page.store.batch(() => {
      this.#store.update(withMode, next);
      if (next === 'ride') this.show(ridden(route, route.start === null ? [] : [route.start]));
      else if (route.riding) this.show(retoured(route, {}));
    });
  }

  undo() {
    this.#travel(this.#store.state.past, undone);
  }

  redo() {
    this.#travel(this.#store.state.future, redone);
  }

  /** @param {boolean} hints */
  hint(hints) {
    const { riding } = this.route;
    if (riding) this.#page.show({ route: { ...this.route, riding: { ...riding, hints } }, step: this.#step });
  }

  /** Lets a tour begin as the ride does, or says why none can; pressed once more meanwhile, gives it up. */
  async finish() {
    if (this.#job) return this.#stop();
    const { route } = this;
    if (!route.riding || route.start === null) return;
    const { files, ranks, riding } = route;
    const ride = this.#squares;
    const [holes, squares] = [Uint32Array.from(route.holes), Uint32Array.from(ride)];
    const job = this.#workers.ask('finish', { files, ranks, holes, squares, closed: riding.closed });
    this.#job = job;
    this.#store.update(withFinishing, true);
    try {
      const { squares: tour } = await job.answer;
      if (this.#job === job) this.#ride(ridden(route, tour, { why: undefined }), ride.length - 1);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (this.#job === job) this.show(ridden(route, ride, { why: error }));
    }
  }

  /** What the tab shows, or showed last. */
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

  get #squares() {
    return rideOf(this.route, this.#step);
  }

  /** Gives up finishing a ride. */
  #stop() {
    this.#job?.stop();
    this.#job = null;
    if (this.#store.state.finishing) this.#store.update(withFinishing, false);
  }

  /**
   * @param {Square} square
   * @param {Mode} [mode]
   */
  choose(square, mode = this.#mode) {
    const choice = choiceOf(mode, this.route, this.#step, square);
    if ('problem' in choice) this.#page.notices.alert(choice.problem);
    else if (choice.route.riding) this.#ride(choice.route);
    else {
      if (mode === 'end' && this.#mode === 'end') this.#store.update(withMode, 'start');
      this.#page.show({ route: choice.route, playing: choice.plays && !isStill() });
    }
  }

  /**
   * Shows another ride, which can be undone.
   * @param {KnightRoute} route
   * @param {number} [from] the step from which it is played
   */
  #ride(route, from) {
    const playing = from !== undefined && !isStill();
    this.#page.store.batch(() => {
      this.#store.update(recorded, this.route);
      this.#page.show({ route, playing, step: playing ? from : null });
    });
  }

  /**
   * @param {readonly KnightRoute[]} routes
   * @param {typeof undone} action
   */
  #travel(routes, action) {
    const route = routes.at(-1);
    if (!route) return;
    this.#page.store.batch(() => {
      this.#store.update(action, this.route);
      this.show(route);
    });
  }
}
