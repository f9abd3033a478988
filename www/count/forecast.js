/**
 * The progress of a running count, from which the core forecasts the time left.
 *
 * @import { CountCore } from '../core/wasm.js'
 */

/** Samples that a forecast remembers. */
const SAMPLES = 64;
/** The least time between two samples. */
const SAMPLE_MS = 200;

/** @param {Pick<CountCore, 'timeLeft'>} core */
export function forecastOf(core) {
  /** @type {[fraction: number, spent: number][]} */
  let samples = [];
  let apart = SAMPLE_MS;
  let noted = 0;
  return {
    /**
     * @param {number} fraction of the work that is done, 0 to 1
     * @param {number} spent milliseconds, pauses left out
     */
    note(fraction, spent) {
      const last = samples.at(-1);
      if (last && spent - last[1] < apart) return;
      samples.push([fraction, spent]);
      noted += 1;
      if (samples.length > SAMPLES) {
        samples = samples.filter((_, i) => i % 2 === 0);
        apart *= 2;
      }
    },
    /** The time left; undefined while there are too few samples. */
    left: () => core.timeLeft(samples.flat(), noted),
  };
}
