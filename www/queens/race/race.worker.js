/// <reference lib="webworker" />
/**
 * One solver of a race.
 *
 * @import { Task } from '../../platform/worker-server.js'
 *
 * @typedef {object} Standing
 * @property {number} tests of candidates
 * @property {number} placements
 * @property {number} solutions
 * @property {number} time in milliseconds, of the solver alone
 */
import { initSync, Racer } from '../../../pkg/count.js';
import { serve } from '../../platform/index.js';

const SLICE_MS = 60;

export const handlers = {
  /**
   * @param {{ size: number, solver: string, given: readonly number[], firstOnly: boolean }} start
   * @param {Task<Standing>} task
   * @returns {Promise<Standing>}
   */
  async race({ size, solver, given, firstOnly }, task) {
    const racer = new Racer(size, solver, [...given], firstOnly);
    for (;;) {
      const running = racer.run(SLICE_MS);
      const [tests, placements, solutions] = racer.counts();
      const standing = { tests, placements, solutions, time: racer.time() };
      if (!running) return standing;
      task.report(standing);
      await task.nextSlice();
    }
  },
};

serve(handlers, initSync);
