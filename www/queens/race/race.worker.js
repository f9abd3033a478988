/// <reference lib="webworker" />
/**
 * One solver of a race in a worker of its own.
 *
 * @import { Task } from '../../platform/worker-server.js'
 *
 * @typedef {object} Standing
 * @property {Float64Array} tally candidates tested, queens placed, solutions found
 * @property {number} time in milliseconds, of the solver alone
 */
import { initSync, Racer } from '../../../pkg/count.js';
import { serve } from '../../platform/index.js';

/** Milliseconds that a slice takes at least. */
const SLICE = 60;

export const handlers = {
  /**
   * @param {{ size: number, solver: string, given: readonly number[], firstOnly: boolean }} start
   * @param {Task<Standing>} task
   * @returns {Promise<Standing>}
   */
  async race({ size, solver, given, firstOnly }, task) {
    const racer = new Racer(size, solver, [...given], firstOnly);
    for (;;) {
      const running = racer.run(SLICE);
      const standing = { tally: racer.counts(), time: racer.time() };
      if (!running) return standing;
      task.report(standing);
      await task.nextSlice();
    }
  },
};

serve(handlers, initSync);
