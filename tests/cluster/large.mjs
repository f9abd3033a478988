/** Some jobs of N = 24, whose lists are split as trees: their solutions are those that the flat matching finds. */

import { Trouble } from '../../tools/report.mjs';
import { ask } from './parts.mjs';

export const NAME = 'some jobs of N = 24';

/** The solutions of jobs, counted by release 1.1.0, which has no other matching than the flat one. */
const SOLUTIONS = new Map([
  [32_000, '349100092'],
  [65_000, '3015701356'],
  [65_300, '1094594898'],
  [65_542, '0'],
]);

/** @returns {Promise<string | undefined>} why they cannot be counted */
export async function setUp() {
  return undefined;
}

/**
 * Counts the jobs with a thread for each, and with one job at a time for all threads.
 *
 * @param {import('./parts.mjs').Cluster} cluster
 */
export async function run({ queens }) {
  const input = [...SOLUTIONS.keys()].join('\n');
  for (const memory of [[], ['--memory', '700MB']]) {
    const args = ['count', '24', '--jobs', '-', '--threads', '2', ...memory];
    const lines = ask(queens, args, { input }).trim().split('\n');
    const found = new Map(lines.map((line) => JSON.parse(line)).map(({ job, solutions }) => [job, solutions]));
    for (const [job, solutions] of SOLUTIONS) {
      if (found.get(job) !== solutions) throw new Trouble(`Job ${job} has ${found.get(job)}, not ${solutions}.`);
    }
    console.log(`  ${lines.length} jobs${memory.length > 0 ? ' that share their threads' : ''}`);
  }
}
