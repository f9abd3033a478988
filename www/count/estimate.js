/**
 * The time that a count takes here: before it starts from measurements on this machine, while it runs from its own
 * progress. Always a range, as wide as the uncertainty, in milliseconds.
 *
 * @typedef {{low: number, high: number}} Span
 * @typedef {{method: string, n: number, workers: number, ms: number}} Measured a count that was timed on this machine
 */

import { placements } from '../core/index.js';

/** Starting the workers, which trials do not include. */
const STARTUP_MS = 60;
/** Shorter counts cannot be timed. */
const MIN_MS = 5;
/**
 * The factor by which an estimate from a count of the same N may be wrong, if that count took long enough to be typical
 * and if it was only a trial; and the further factor for each N between the two.
 */
const SPREAD = 1.15;
const TRIAL_SPREAD = 1.35;
const TYPICAL_MS = 500;
const SPREAD_PER_N = 1.1;

/**
 * The time that a count takes.
 *
 * @param {{method: string, n: number, workers: number}} count
 * @param {Measured[]} measured on this machine
 * @returns {Span | undefined} undefined without a measurement of the method
 */
export function estimate({ method, n, workers }, measured) {
  const fit = measured.filter((known) => known.method === method && known.ms >= MIN_MS);
  const distance = (/** @type {Measured} */ known) => Math.abs(known.n - n);
  const [nearest] = fit.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) return undefined;
  const work = nearest.ms * nearest.workers * (cost(method, n) / cost(method, nearest.n));
  const middle = work / workers;
  const spread = (nearest.ms < TYPICAL_MS ? TRIAL_SPREAD : SPREAD) * SPREAD_PER_N ** distance(nearest);
  return { low: middle / spread, high: middle * spread + STARTUP_MS };
}

/** Samples that a forecast remembers. */
const SAMPLES = 64;
/** The least time between two samples. */
const SAMPLE_MS = 200;
/** The time left is unknown until the samples span this time. */
const MIN_SAMPLED_MS = 400;

/** The time left of a running count, by the speed at which its work gets done. */
export class Forecast {
  /** @type {{fraction: number, spent: number}[]} */
  #samples = [];
  #apart = SAMPLE_MS;
  #noted = 0;

  /**
   * @param {number} fraction of the work that is done, 0 to 1
   * @param {number} spent milliseconds, pauses left out
   */
  note(fraction, spent) {
    const last = this.#samples.at(-1);
    if (last && spent - last.spent < this.#apart) return;
    this.#samples.push({ fraction, spent });
    this.#noted += 1;
    if (this.#samples.length > SAMPLES) {
      this.#samples = this.#samples.filter((_, i) => i % 2 === 0);
      this.#apart *= 2;
    }
  }

  /** @returns {Span | undefined} undefined while there are too few samples */
  left() {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    const middle = this.#samples[this.#samples.length >> 1];
    if (!first || !last || last.spent - first.spent < MIN_SAMPLED_MS) return undefined;
    const all = speed(first, last);
    const late = speed(middle, last);
    if (!(all > 0 && late > 0)) return undefined;
    const left = (1 - last.fraction) / Math.sqrt(all * late);
    // Three things are uncertain: the speed, if its later half differs from the whole; a mean of few samples; and later
    // jobs, which may differ from the finished ones.
    const uncertainty = 0.5 / Math.sqrt(this.#noted) + 0.3 * (1 - last.fraction) ** 2;
    const spread = Math.max(all / late, late / all) * (1 + uncertainty);
    return { low: left / spread, high: left * spread };
  }
}

/**
 * @param {{fraction: number, spent: number}} from
 * @param {{fraction: number, spent: number}} to
 */
function speed(from, to) {
  return (to.fraction - from.fraction) / (to.spent - from.spent);
}

/** @typedef {'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'} Unit */

/** @type {{unit: Unit, ms: number, upTo: number}[]} each unit with its length in ms, and the largest count of it that is written */
const UNITS = [
  { unit: 'second', ms: 1000, upTo: 100 },
  { unit: 'minute', ms: 60_000, upTo: 100 },
  { unit: 'hour', ms: 3_600_000, upTo: 48 },
  { unit: 'day', ms: 86_400_000, upTo: 60 },
  { unit: 'month', ms: 2_629_800_000, upTo: 24 },
  { unit: 'year', ms: 31_557_600_000, upTo: Infinity },
];

/** A span whose ends differ by less than this factor is given as one number. */
const NARROW = 1.5;

/**
 * Rounds a span to few digits of one unit.
 *
 * @param {Span} span
 * @returns {{unit: Unit, low: number, high: number}} `low` equals `high` where one number is enough; both are 0
 *   for less than a second
 */
export function roundSpan({ low, high }) {
  const middle = Math.sqrt(low * high);
  const { unit, ms } = UNITS.find((each) => middle < each.upTo * each.ms) ?? UNITS[UNITS.length - 1];
  if (unit === 'second' && high < 1500) return { unit, low: 0, high: 0 };
  if (high / low <= NARROW) {
    const number = Math.max(1, rounded(middle / ms));
    return { unit, low: number, high: number };
  }
  return { unit, low: Math.max(1, rounded(low / ms)), high: Math.max(1, rounded(high / ms)) };
}

/**
 * To one digit below 20, two digits above.
 *
 * @param {number} number
 */
function rounded(number) {
  if (number < 20) return Math.round(number);
  const step = 10 ** Math.floor(Math.log10(number) - 1) * (number < 100 ? 5 : 1);
  return Math.round(number / step) * step;
}

/**
 * The work of a backtracking search for N = `n`, from that for N = 1, 2, 3, … Each step beyond them multiplies it by a
 * factor which itself rises by nearly the same amount each time.
 *
 * @param {readonly number[]} known
 * @param {number} n from 1
 */
export function extrapolate(known, n) {
  if (n <= known.length) return known[n - 1];
  const [oldest, previous, last] = known.slice(-3);
  let factor = last / previous;
  let work = last;
  for (let size = known.length; size < n; size += 1) {
    factor += last / previous - previous / oldest;
    work *= factor;
  }
  return work;
}

/** The quadrant join for N = 14 to 20, in milliseconds of one machine. */
const JOIN_FROM = 14;
const JOIN = [6, 34, 82, 430, 2050, 11_800, 81_000];
const JOIN_QUOTIENT = Math.sqrt(JOIN[6] / JOIN[4]);

/** Each method with an N that it counts within a fraction of a second, to measure the speed of a machine. */
export const TRIALS = [
  { method: 'naive', n: 13 },
  { method: 'bitmask', n: 14 },
  { method: 'join', n: 16 },
];

/**
 * The cost of counting N = `n` by `method`; units of different methods cannot be compared.
 *
 * @param {string} method
 * @param {number} n 1 to 27
 */
function cost(method, n) {
  return method === 'join' ? join(n) : extrapolate(placements(), n);
}

/** @param {number} n */
function join(n) {
  const last = JOIN_FROM + JOIN.length - 1;
  const known = Math.min(Math.max(n, JOIN_FROM), last);
  return JOIN[known - JOIN_FROM] * JOIN_QUOTIENT ** (n - known);
}
