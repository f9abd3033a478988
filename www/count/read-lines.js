/**
 * Lines of finished jobs, as the core reads them in a worker: a file of them may have megabytes.
 *
 * @import { Plan } from './count.worker.js'
 */
import { JobLines } from '../../pkg/count.js';

/**
 * @param {{ text: string, file: string }} given with the name of the file, empty for a text that was pasted
 * @throws a refusal that names file and line
 */
export function readLines({ text, file }) {
  const lines = new JobLines(text, file);
  const [method, version, jobs, weights] = [lines.method(), lines.version(), lines.jobs(), lines.weights()];
  const read = {
    n: lines.n(),
    /** Whether they become a count here: with more queens no tab has the memory. */
    isCounted: lines.isCounted(),
    /** @type {Plan} */
    plan: { method, version, jobs, weights, memory: 0 },
    finished: lines.finished(),
    solutions: lines.solutions(),
    /** The line of each finished job, from 1. */
    lines: lines.lines(),
    /** Those that cannot be read. */
    skipped: lines.skipped(),
  };
  lines.free();
  return read;
}
