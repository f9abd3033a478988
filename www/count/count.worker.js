/// <reference lib="webworker" />
/**
 * Runs the jobs of a count, reads those that were counted elsewhere, and answers two smaller questions about counting.
 *
 * @import { CountPlan } from '../../pkg/count.js'
 *
 * @typedef {CountPlan & { memory: number }} Plan with the bytes that a worker holds for it
 */
import { Counter, fundamentalCount, initSync, readJobLines } from '../../pkg/count.js';
import { serve } from '../platform/index.js';

/** @type {WebAssembly.Memory} */
let memory;
/** @type {Counter} */
let counter;

/** The bytes that a worker holds once its tables have grown: 34 MB were seen. */
const GROWN = 40 * 2 ** 20;

export const handlers = {
  /**
   * @param {{ n: number, method: string }} count
   * @returns {Plan}
   */
  open({ n, method }) {
    counter = new Counter(n, method);
    const held = memory.buffer.byteLength + counter.memory();
    return { ...counter.plan(), memory: Math.max(held, GROWN) };
  },

  /** @param {Uint32Array} jobs of the count that was opened */
  run(jobs) {
    const start = performance.now();
    const solutions = BigUint64Array.from(jobs, (job) => counter.run(job));
    return { solutions, ms: performance.now() - start };
  },

  /**
   * @param {{ text: string, file: string }} lines of finished jobs, with the name of the file, empty for a text that was
   *   pasted; a file may have megabytes
   */
  read: ({ text, file }) => readJobLines(text, file),

  /** @param {{ n: number, method: string }[]} trials whole counts, timed to learn how fast this machine is */
  calibrate: (trials) =>
    trials.map(({ n, method }) => {
      const start = performance.now();
      const trial = new Counter(n, method);
      for (let job = 0; job < trial.jobs(); job += 1) trial.run(job);
      trial.free();
      return { n, method, workers: 1, ms: performance.now() - start };
    }),

  /** @param {{ n: number, solutions: bigint }} count The number of its solutions up to symmetry. */
  fundamental: ({ n, solutions }) => fundamentalCount(n, solutions),
};

serve(handlers, (init) => ({ memory } = initSync(init)));
