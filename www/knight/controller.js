/**
 * What the knight's controls and a click on the board do: choosing a start or an end, taking squares out, riding.
 *
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {'start' | 'end' | 'holes' | 'ride'} Mode what a click on the board does
 * @typedef {'there' | 'coming' | 'none'} Way
 *
 * @typedef {object} Page
 * @property {() => KnightAsked} asked what is shown
 * @property {() => number} step
 * @property {(asked: KnightAsked, playing?: boolean, step?: number | null) => void} ask
 * @property {() => void} refresh the controls
 * @property {() => void} showBoard brings the board into sight
 * @property {() => void} again shows the step once more
 * @property {() => Way} way whether there is a way to be drawn
 * @property {(seconds: number) => void} stroke draws the whole way in so many seconds
 * @property {(sentence: import('../ui/dom.js').Words) => void} refuse
 * @property {() => boolean} still whether motion is not wanted
 */

import { isRefusal } from '../core/wasm.js';
import { squareName } from '../core/squares.js';
import { isLarge } from '../core/routes.js';
import { say } from '../i18n/index.js';
import { typedSquare } from '../core/parse-square.js';
import { cut, endedOn, retoured, ridden, squaresOf, startedAt } from './routes.js';
import { digit } from './moves.js';

/** How long the whole way takes when it is drawn at a stroke, in seconds. */
const STROKE = 10;

export class KnightDesk {
  /** @type {Mode} */
  mode = 'start';
  /** Whether the board is tinted by degree. */
  heated = false;
  /** The rides before the one shown and those taken back, the nearest last. @type {KnightAsked[]} */
  #past = [];
  /** @type {KnightAsked[]} */
  #future = [];
  /** A worker that finishes a ride. @type {import('./worker-client.js').Job<unknown> | null} */
  #finishing = null;
  #links;
  #page;

  /**
   * @param {Pick<import('../core/wasm.js').Core, 'parseLink'>} links
   * @param {Page} page
   * @param {import('./worker-client.js').Clerk} clerk who knows tours by their numbers
   */
  constructor(links, page, clerk) {
    this.#links = links;
    this.#page = page;
    this.clerk = clerk;
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
    const asked = this.#page.asked();
    switch (this.mode) {
      case 'start':
        return this.#start(asked, square);
      case 'end':
        return this.#end(asked, square);
      case 'holes':
        return this.#cut(asked, square);
      case 'ride':
        return this.#ride(asked, square);
    }
  }

  /**
   * What a control asks for.
   * @param {KnightAsked} asked
   */
  ask(asked) {
    if (this.mode === 'ride' && asked.riding === undefined) this.#settle('start');
    this.#page.ask(asked);
  }

  /** @param {boolean} closed */
  close(closed) {
    const asked = this.#page.asked();
    if (closed && this.mode === 'end') this.#settle('start');
    if (asked.riding) this.#keep(ridden(asked, this.#squares(asked), { closed }));
    else this.#page.ask(retoured(asked, { closed }));
  }

  /** @param {string} name of a square, as it was typed */
  startOn(name) {
    const square = this.#read(name);
    if (square === null) return;
    const asked = this.#page.asked();
    if (this.mode === 'ride') this.#keep(ridden(asked, [square]));
    else this.#start(asked, square);
  }

  /** @param {string} name of a square, as it was typed; empty for any end */
  endOn(name) {
    const asked = this.#page.asked();
    if (name === '') {
      if (asked.end !== null) this.#page.ask(endedOn(asked, null));
      return;
    }
    const square = this.#read(name);
    if (square !== null) this.#end(asked, square);
  }

  /**
   * Turns to another meaning of a click, or back from it.
   * @param {Mode} mode
   */
  turn(mode) {
    const asked = this.#page.asked();
    const next = this.mode === mode ? 'start' : mode;
    const rode = asked.riding !== undefined;
    this.#settle(next);
    if (next === 'ride') this.#page.ask(ridden(asked, asked.start === null ? [] : [asked.start]));
    else if (rode) this.#page.ask(retoured(asked, {}));
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
    const asked = this.#page.asked();
    this.#page.ask(asked.holes.reduce(cut, asked));
  }

  undo() {
    this.#go(this.#past, this.#future);
  }

  redo() {
    this.#go(this.#future, this.#past);
  }

  /** @param {boolean} on */
  hint(on) {
    const asked = this.#page.asked();
    if (asked.riding) this.#page.ask({ ...asked, riding: { ...asked.riding, hints: on } }, false, this.#page.step());
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
    const asked = this.#page.asked();
    if (!asked.riding || asked.start === null) return;
    const { files, ranks, riding } = asked;
    const begun = this.#squares(asked);
    const [holes, squares] = [Uint32Array.from(asked.holes), Uint32Array.from(begun)];
    const job = this.clerk.finish({ kind: 'finish', files, ranks, holes, squares, closed: riding.closed });
    this.#finishing = job;
    this.#page.refresh();
    this.#page.showBoard();
    try {
      const { squares: whole } = await job.answer;
      if (this.#finishing === job) this.#finish(asked, begun, whole);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (this.#finishing === job) this.#page.ask(ridden(asked, begun, { why: error }));
    }
  }

  /**
   * Forgets the mode and the rides when something else is shown than what this desk asked for.
   * @param {KnightAsked} asked
   */
  follow(asked) {
    this.stop();
    if ((asked.riding === undefined && this.mode === 'ride') || isLarge(asked)) this.#settle('start');
  }

  /** Gives up finishing a ride. */
  stop() {
    if (!this.#finishing) return;
    this.#finishing.stop();
    this.#finishing = null;
    this.#page.refresh();
  }

  /**
   * @param {KnightAsked} asked
   * @param {Square[]} squares ridden
   * @param {Uint32Array} whole tour that begins with them
   */
  #finish(asked, squares, whole) {
    this.#past.push(asked);
    this.#future = [];
    const still = this.#page.still();
    this.#page.ask(ridden(asked, whole, { why: undefined }), !still, still ? null : squares.length - 1);
  }

  /** @param {Mode} mode */
  #settle(mode) {
    this.mode = mode;
    this.#past = [];
    this.#future = [];
  }

  /**
   * @param {KnightAsked} asked
   * @param {Square} square
   */
  #start(asked, square) {
    if (asked.holes.includes(square)) this.#refuse(() => say('start.out', { square: squareName(square) }));
    else this.#page.ask(startedAt(asked, square), !this.#page.still());
  }

  /**
   * @param {KnightAsked} asked
   * @param {Square} square
   */
  #end(asked, square) {
    if (asked.start === square) return this.#refuse(() => say('same.squares'));
    if (asked.holes.includes(square)) return this.#refuse(() => say('end.out', { square: squareName(square) }));
    if (this.mode === 'end') this.#settle('start');
    return this.#page.ask(endedOn(asked, square), asked.start !== null && !this.#page.still());
  }

  /**
   * @param {KnightAsked} asked
   * @param {Square} square
   */
  #cut(asked, square) {
    const next = cut(asked, square);
    if (next.holes.length === asked.files * asked.ranks) this.#refuse(() => say('last.square'));
    else this.#page.ask(next);
  }

  /**
   * @param {KnightAsked} asked
   * @param {Square} square
   */
  #ride(asked, square) {
    if (asked.holes.includes(square)) return this.#refuse(() => say('start.out', { square: squareName(square) }));
    if (asked.start === null) return this.#keep(ridden(asked, [square]));
    const squares = this.#squares(asked);
    const from = squares[squares.length - 1];
    if (squares.includes(square)) return this.#refuse(() => say('own.again', { square: squareName(square) }));
    if (digit(from, square) < 0) {
      return this.#refuse(() => say('own.not', { from: squareName(from), square: squareName(square) }));
    }
    return this.#keep(ridden(asked, [...squares, square]));
  }

  /**
   * The ride up to the step shown: who has stepped back rides on from there.
   * @param {KnightAsked} asked
   */
  #squares({ start, digits }) {
    return start === null ? [] : squaresOf(start, digits).slice(0, this.#page.step() + 1);
  }

  /**
   * Shows another ride, which can be undone.
   * @param {KnightAsked} asked
   */
  #keep(asked) {
    this.#past.push(this.#page.asked());
    this.#future = [];
    this.#page.ask(asked);
  }

  /**
   * @param {KnightAsked[]} from
   * @param {KnightAsked[]} to
   */
  #go(from, to) {
    const asked = from.pop();
    if (!asked) return;
    to.push(this.#page.asked());
    this.#page.ask(asked);
  }

  /** @param {import('../ui/dom.js').Words} sentence */
  #refuse(sentence) {
    this.#page.refuse(sentence);
    this.#page.refresh();
  }

  /**
   * There is one reader of squares: that of links.
   * @param {string} name
   * @returns {Square | null} `null` when there is no such square, which has then been told
   */
  #read(name) {
    if (name === '') return null;
    const square = typedSquare(this.#links, this.#page.asked(), name);
    if (square !== null) return square;
    this.#refuse(() => say('no.square', { name }));
    return null;
  }
}
