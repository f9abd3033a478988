/**
 * *Judge*: the program that is shown, for N = 1 to 8, each N beside the number of solutions that is known.
 *
 * N is the first line of its input, or stands in place of numbers of its text. An N that does not end is the last one: those
 * after it would take longer.
 *
 * @import { SizeLiteral, SizeResult } from '../../pkg/program.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 *
 * @typedef {SizeLiteral & { isChosen: boolean }} Place a number of the text that may be N
 */

import { LOOK } from './looked.js';
import { inSlices } from './slices.js';

/** The largest N. */
export const LAST = 8;

/** Whether a program reads anything. @param {string} text */
export const isReading = (text) => /\binput\s*\(|\bstdin\b/.test(text);

/** Names that a number of queens has. */
const SIZE_NAME = /^(n|size|(board|grid)_?(size|n)|dim(ension)?s?|num(ber)?(_?of)?_?queens|n_?queens|queens)$/i;

/** Functions whose argument is no number of queens. */
const NO_SIZE = /^(print|input|int|float|str|len|abs|exit|sleep|seed|randrange|setrecursionlimit)$/;

/** A program may have another N than its board, whose variables are not found. */
const SIZES = Array.from({ length: 32 }, (_, index) => index + 1);

/** @param {SizeLiteral} literal */
const isLikely = ({ name, isArgument }) => (isArgument ? !NO_SIZE.test(name) : SIZE_NAME.test(name));

export class Judging {
  /** @type {'none' | 'without' | 'judging' | 'ended' | 'unfinished' | 'cancelled'} */
  state = 'none';
  /** @type {SizeResult[]} */
  results = [];
  /** @type {Place[]} */
  places = [];
  /** The N of the text. */
  size = LAST;
  #text = '';
  #seed = 1;
  /** The loop that judges. @type {object | null} */
  #loop = null;
  /** Called when anything of this has changed. */
  changed = () => {};
  #core;
  #isShown;

  /**
   * @param {ProgramCore} core
   * @param {() => boolean} isShown whether the program is
   */
  constructor(core, isShown) {
    this.#core = core;
    this.#isShown = isShown;
  }

  /** The N that is judged now. */
  get now() {
    return Math.min(this.results.length + 1, LAST);
  }

  /**
   * Judges a text that was run by a link.
   * @param {string} text
   * @param {Extract<ProgramLink, { problem: 'queens' }>} link
   */
  begin(text, { size, seed }) {
    const own = [size, ...SIZES].find((n) => this.#core.Judge.literals(text, n).some(isLikely)) ?? size;
    const found = this.#core.Judge.literals(text, own);
    const isRead = isReading(text);
    const isNamed = found.some(isLikely);
    this.places = found.map((place) => ({ ...place, isChosen: !isRead && (isLikely(place) || !isNamed) }));
    [this.#text, this.size, this.#seed] = [text, own, seed];
    return this.#judge();
  }

  /**
   * Judges anew with another choice of numbers.
   * @param {number} index of the place
   * @param {boolean} isChosen
   */
  choose(index, isChosen) {
    this.places[index].isChosen = isChosen;
    return this.#judge();
  }

  cancel() {
    if (this.state !== 'judging') return;
    this.#loop = null;
    this.state = 'cancelled';
    this.changed();
  }

  /** Nothing has been judged: another program is shown. */
  clear() {
    this.#loop = null;
    if (this.state === 'none') return;
    [this.state, this.results, this.places] = ['none', [], []];
    this.changed();
  }

  /**
   * The text with another N; the same where it reads N.
   * @param {number} size
   */
  textFor(size) {
    return this.#core.Judge.text(this.#text, this.size, this.#chosen, size);
  }

  get isRead() {
    return isReading(this.#text);
  }

  get #chosen() {
    return this.places.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  }

  async #judge() {
    const loop = (this.#loop = {});
    this.results = [];
    const chosen = this.#chosen;
    this.state = chosen.length > 0 || this.isRead ? 'judging' : 'without';
    this.changed();
    if (this.state === 'without') return;
    const judge = new this.#core.Judge(this.#text, this.size, chosen, this.#seed, LOOK);
    const isWanted = () => {
      if (this.#loop === loop && !this.#isShown()) this.cancel();
      return this.#loop === loop;
    };
    const goesOn = (/** @type {boolean} */ isOver) => {
      const results = judge.results();
      const isOpen = results.some(({ end }) => end === undefined);
      if (isOver || results.length > this.results.length) {
        this.results = results;
        this.state = isOpen ? 'unfinished' : isOver ? 'ended' : 'judging';
        this.changed();
      }
      return !isOpen;
    };
    try {
      await inSlices((lines) => judge.run(lines), isWanted, goesOn);
    } catch (error) {
      // After a trap there is another core.
      if (this.#loop === loop) this.clear();
      throw error;
    }
    judge.free();
  }
}
