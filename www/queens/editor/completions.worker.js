/// <reference lib="webworker" />
/**
 * Counts the solutions that contain a placement.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Task } from '../../platform/worker-server.js'
 * @import { Known } from './completions.js'
 */
import { Completions, initSync } from '../../../pkg/page.js';
import { serve } from '../../platform/index.js';

/** Queens placed in a slice: some milliseconds. */
const SLICE = 50_000;

export const handlers = {
  /**
   * @param {{ size: number, queens: readonly Square[] }} placement
   * @param {Task<Known>} task
   */
  async complete({ size, queens }, task) {
    const search = new Completions(size, Uint32Array.from(queens));
    while (search.advance(SLICE)) {
      task.reportAtIntervals(() => search.known());
      if (!(await task.nextSlice())) break;
    }
    const known = search.known();
    search.free();
    return known;
  },
};

serve(handlers, initSync);
