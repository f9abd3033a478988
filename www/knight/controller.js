/**
 * What the knight's controls and a click on the board do: choosing a start or an end, taking squares out, riding.
 *
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {'start' | 'end' | 'holes' | 'ride'} Mode what a click on the board does
 * @typedef {'there' | 'coming' | 'none'} Way
 *
 * @typedef {object} Page
 * @property {() => KnightRoute} route what is shown
 * @property {() => number} step
 * @property {(route: KnightRoute, playing?: boolean, step?: number | null) => void} ask
 * @property {() => void} refresh the controls
 * @property {() => void} showBoard brings the board into sight
 * @property {() => void} again shows the step once more
 * @property {() => Way} way whether there is a way to be drawn
 * @property {(seconds: number) => void} stroke draws the whole way in so many seconds
 * @property {(sentence: import('../ui/dom.js').Message) => void} showError
 * @property {() => boolean} still whether motion is not wanted
 */

import { isRefusal } from '../core/wasm.js';
import { squareName } from '../core/squares.js';
import { isLarge } from '../core/routes.js';
import { t } from '../i18n/index.js';
import { parseSquare } from '../core/parse-square.js';
import { cut, endedOn, retoured, ridden, squaresOf, startedAt } from './routes.js';
import { digit } from './moves.js';

/** How long the whole way takes when it is drawn at a stroke, in seconds. */
const STROKE = 10;

export class KnightController {
  /** @type {Mode} */
  mode = 'start';
  /** Whether the board is tinted by degree. */
  heated = false;
  /** The rides before the one shown and those taken back, the nearest last. @type {KnightRoute[]} */
  #past = [];
  /** @type {KnightRoute[]} */
  #future = [];
  /** A worker that finishes a ride. @type {import('./worker-client.js').Job<unknown> | null} */
  #finishing = null;
  #links;
  #page;

  /**
   * @param {Pick<import('../core/wasm.js').Core, 'parseLink'>} links
   * @param {Page} page
   * @param {import('./worker-client.js').TourWorkers} tourWorkers who knows tours by their numbers
   */
  constructor(links, page, tourWorkers) {
    this.#links = links;
    this.#page = page;
    this.tourWorkers = tourWorkers;
  }

  get finishing() {
    return this.#finishing !== null;
  }

  /** Whether there is a way to be drawn. */
  get way() {
    return this.#page.way();
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** @param {Square} square that was clicked, or chosen with Enter */
  act(square) {
    const route = this.#page.route();
    switch (this.mode) {
      case 'start':
        return this.#start(route, square);
      case 'end':
        return this.#end(route, square);
      case 'holes':
        return this.#cut(route, square);
      case 'ride':
        return this.#ride(route, square);
    }
  }

  /**
   * What a control asks for.
   * @param {KnightRoute} route
   */
  ask(route) {
    if (this.mode === 'ride' && route.riding === undefined) this.#settle('start');
    this.#page.ask(route);
  }

  /** @param {boolean} closed */
  close(closed) {
    const route = this.#page.route();
    if (closed && this.mode === 'end') this.#settle('start');
    if (route.riding) this.#keep(ridden(route, this.#squares(route), { closed }));
    else this.#page.ask(retoured(route, { closed }));
  }

  /** @param {string} name of a square, as it was typed */
  startOn(name) {
    const square = this.#read(name);
    if (square === null) return;
    const route = this.#page.route();
    if (this.mode === 'ride') this.#keep(ridden(route, [square]));
    else this.#start(route, square);
  }

  /** @param {string} name of a square, as it was typed; empty for any end */
  endOn(name) {
    const route = this.#page.route();
    if (name === '') {
      if (route.end !== null) this.#page.ask(endedOn(route, null));
      return;
    }
    const square = this.#read(name);
    if (square !== null) this.#end(route, square);
  }

  /**
   * Turns to another meaning of a click, or back from it.
   * @param {Mode} mode
   */
  turn(mode) {
    const route = this.#page.route();
    const next = this.mode === mode ? 'start' : mode;
    const rode = route.riding !== undefined;
    this.#settle(next);
    if (next === 'ride') this.#page.ask(ridden(route, route.start === null ? [] : [route.start]));
    else if (rode) this.#page.ask(retoured(route, {}));
    else this.#page.refresh();
    // What a click means now is to be seen on the board, which may be above what is in sight.
    if (next !== 'start') this.#page.showBoard();
  }

  /** @param {string} name of a square to act on, as it was typed */
  actOn(name) {
    const square = this.#read(name);
    if (square !== null) this.act(square);
    this.#page.refresh();
  }

  /** Puts all squares back. */
  restore() {
    const route = this.#page.route();
    this.#page.ask(route.holes.reduce(cut, route));
  }

  undo() {
    this.#go(this.#past, this.#future);
  }

  redo() {
    this.#go(this.#future, this.#past);
  }

  /** @param {boolean} on */
  hint(on) {
    const route = this.#page.route();
    if (route.riding) this.#page.ask({ ...route, riding: { ...route.riding, hints: on } }, false, this.#page.step());
  }

  /** @param {boolean} on */
  heat(on) {
    this.heated = on;
    this.#page.again();
  }

  drawInTen() {
    this.#page.stroke(STROKE);
  }

  /** Lets a tour begin as the ride does, or says why none can; pressed once more meanwhile, gives it up. */
  async finish() {
    if (this.finishing) return this.stop();
    const route = this.#page.route();
    if (!route.riding || route.start === null) return;
    const { files, ranks, riding } = route;
    const begun = this.#squares(route);
    const [holes, squares] = [Uint32Array.from(route.holes), Uint32Array.from(begun)];
    const job = this.tourWorkers.ask('finish', { files, ranks, holes, squares, closed: riding.closed });
    this.#finishing = job;
    this.#page.refresh();
    this.#page.showBoard();
    try {
      const { squares: whole } = await job.answer;
      if (this.#finishing === job) this.#finish(route, begun, whole);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (this.#finishing === job) this.#page.ask(ridden(route, begun, { why: error }));
    }
  }

  /**
   * Forgets the mode and the rides when something else is shown than what this desk asked for.
   * @param {KnightRoute} route
   */
  follow(route) {
    this.stop();
    if ((route.riding === undefined && this.mode === 'ride') || isLarge(route)) this.#settle('start');
  }

  /** Gives up finishing a ride. */
  stop() {
    if (!this.#finishing) return;
    this.#finishing.stop();
    this.#finishing = null;
    this.#page.refresh();
  }

  /**
   * @param {KnightRoute} route
   * @param {Square[]} squares ridden
   * @param {Uint32Array} whole tour that begins with them
   */
  #finish(route, squares, whole) {
    this.#past.push(route);
    this.#future = [];
    const still = this.#page.still();
    this.#page.ask(ridden(route, whole, { why: undefined }), !still, still ? null : squares.length - 1);
  }

  /** @param {Mode} mode */
  #settle(mode) {
    this.mode = mode;
    this.#past = [];
    this.#future = [];
  }

  /**
   * @param {KnightRoute} route
   * @param {Square} square
   */
  #start(route, square) {
    if (route.holes.includes(square)) this.#showError(() => t('start.out', { square: squareName(square) }));
    else this.#page.ask(startedAt(route, square), !this.#page.still());
  }

  /**
   * @param {KnightRoute} route
   * @param {Square} square
   */
  #end(route, square) {
    if (route.start === square) return this.#showError(() => t('same.squares'));
    if (route.holes.includes(square)) return this.#showError(() => t('end.out', { square: squareName(square) }));
    if (this.mode === 'end') this.#settle('start');
    return this.#page.ask(endedOn(route, square), route.start !== null && !this.#page.still());
  }

  /**
   * @param {KnightRoute} route
   * @param {Square} square
   */
  #cut(route, square) {
    const next = cut(route, square);
    if (next.holes.length === route.files * route.ranks) this.#showError(() => t('last.square'));
    else this.#page.ask(next);
  }

  /**
   * @param {KnightRoute} route
   * @param {Square} square
   */
  #ride(route, square) {
    if (route.holes.includes(square)) return this.#showError(() => t('start.out', { square: squareName(square) }));
    if (route.start === null) return this.#keep(ridden(route, [square]));
    const squares = this.#squares(route);
    const from = squares[squares.length - 1];
    if (squares.includes(square)) return this.#showError(() => t('own.again', { square: squareName(square) }));
    if (digit(from, square) < 0) {
      return this.#showError(() => t('own.not', { from: squareName(from), square: squareName(square) }));
    }
    return this.#keep(ridden(route, [...squares, square]));
  }

  /**
   * The ride up to the step shown: who has stepped back rides on from there.
   * @param {KnightRoute} route
   */
  #squares({ start, digits }) {
    return start === null ? [] : squaresOf(start, digits).slice(0, this.#page.step() + 1);
  }

  /**
   * Shows another ride, which can be undone.
   * @param {KnightRoute} route
   */
  #keep(route) {
    this.#past.push(this.#page.route());
    this.#future = [];
    this.#page.ask(route);
  }

  /**
   * @param {KnightRoute[]} from
   * @param {KnightRoute[]} to
   */
  #go(from, to) {
    const route = from.pop();
    if (!route) return;
    to.push(this.#page.route());
    this.#page.ask(route);
  }

  /** @param {import('../ui/dom.js').Message} sentence */
  #showError(sentence) {
    this.#page.showError(sentence);
    this.#page.refresh();
  }

  /**
   * There is one reader of squares: that of links.
   * @param {string} name
   * @returns {Square | null} `null` when there is no such square, which has then been told
   */
  #read(name) {
    if (name === '') return null;
    const square = parseSquare(this.#links, this.#page.route(), name);
    if (square !== null) return square;
    this.#showError(() => t('no.square', { name }));
    return null;
  }
}
