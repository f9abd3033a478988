/**
 * The steps of an argument as a run: all are known from the beginning.
 *
 * @import { Player } from '../../core/run.js'
 * @implements {Player}
 */
export class ArgumentPlayer {
  step = 0;

  /** @param {number} length */
  constructor(length) {
    this.length = length;
    this.furthest = length;
  }

  explore() {
    return false;
  }

  /** @param {number} step */
  goTo(step) {
    this.step = Math.min(step, this.length);
  }

  /** In the layout of the core: nothing is searched, so all counts are 0. */
  snapshot() {
    const [head, counts] = [[this.step, this.length, this.length, -1], 12];
    return Float64Array.from([...head, ...Array.from({ length: counts }, () => 0)]);
  }

  /** @param {number} _span @param {number} stretches */
  densities(_span, stretches) {
    return new Float64Array(2 * stretches);
  }

  levels = () => new Float64Array();
  next = () => undefined;
  previous = () => undefined;
  stepOf = () => undefined;
  free = () => {};
}
