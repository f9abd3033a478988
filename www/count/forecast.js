/**
 * The progress of a running count, from which the core forecasts the time left.
 *
 * @import { CountCore } from '../core/wasm.js'
 */

/** Samples that a forecast remembers. */
const SAMPLES = 64;
/** The least time between two samples. */
const SAMPLE_MS = 200;

export class Forecast {
  /** @type {[fraction: number, spent: number][]} */
  #samples = [];
  #apart = SAMPLE_MS;
  #noted = 0;
  #core;

  /** @param {Pick<CountCore, 'timeLeft'>} core */
  constructor(core) {
    this.#core = core;
  }

  /**
   * @param {number} fraction of the work that is done, 0 to 1
   * @param {number} spent milliseconds, pauses left out
   */
  note(fraction, spent) {
    const last = this.#samples.at(-1);
    if (last && spent - last[1] < this.#apart) return;
    this.#samples.push([fraction, spent]);
    this.#noted += 1;
    if (this.#samples.length > SAMPLES) {
      this.#samples = this.#samples.filter((_, i) => i % 2 === 0);
      this.#apart *= 2;
    }
  }

  /** The time left; undefined while there are too few samples. */
  left() {
    return this.#core.timeLeft(this.#samples.flat(), this.#noted);
  }
}
