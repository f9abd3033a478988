/**
 * *Judge*: the program that is shown, for N = 1 to 8, each N beside the number of solutions that is known.
 *
 * N is the first line of its input, or replaces numbers of its text. An N that does not end is the last one: those after it
 * would take longer.
 *
 * @import { ProgramSizes, SizeResult } from '../../pkg/program.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { ProgramCore } from '../core/wasm.js'
 */

import { LOOK } from './looked.js';
import { inSlices } from './slices.js';

/** The largest N. */
export const LAST = 8;

export class Judging {
  /** @type {'none' | 'without' | 'judging' | 'ended' | 'unfinished' | 'cancelled'} */
  state = 'none';
  /** @type {SizeResult[]} */
  results = [];
  /** Where the text has its N. @type {ProgramSizes | null} */
  sizes = null;
  #seed = 1;
  /** The loop that judges. @type {object | null} */
  #loop = null;
  /** Called when anything of this has changed. */
  changed = () => {};
  #core;
  #isShown;

  /**
   * @param {() => ProgramCore | null} core of the program
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
  begin(text, { size, seed, lang }) {
    const core = this.#core();
    if (!core) return Promise.resolve();
    this.sizes = new core.ProgramSizes(text, size, lang);
    this.#seed = seed;
    return this.#judge();
  }

  /**
   * Judges anew with another choice of numbers.
   * @param {number} index of the place
   * @param {boolean} isChosen
   */
  choose(index, isChosen) {
    this.sizes?.choose(index, isChosen);
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
    [this.state, this.results, this.sizes] = ['none', [], null];
    this.changed();
  }

  async #judge() {
    const loop = (this.#loop = {});
    this.results = [];
    const { sizes } = this;
    this.state = sizes?.isVariable ? 'judging' : 'without';
    this.changed();
    if (!sizes?.isVariable) return;
    const judge = sizes.judge(this.#seed, LOOK);
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
