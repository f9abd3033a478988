/**
 * Finished jobs shared with the native command, as lines that the core reads and writes.
 *
 * @import { CountCore } from '../core/wasm.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Finished, Ledger } from './ledger.js'
 *
 * @typedef {import('../../pkg/count.js').FinishedJobs} ReadLines
 */
import { number, t } from '../i18n/index.js';
import { finishedJobs } from './ledger.js';

/** From this N on a count takes so long that the command for it is offered. */
const MIN_COMMAND = 21;

/** @param {number} n */
export const fileName = (n) => `queens-${n}.jsonl`;

/**
 * The lines of finished jobs.
 *
 * @param {CountCore} core
 * @param {number} n
 * @param {Finished} finished whose solutions are kept one by one
 */
export function linesText(core, n, { method, version, jobs, below, beyond, each = new Map() }) {
  const finished = Uint32Array.from(finishedJobs({ below, beyond }));
  const solutions = BigUint64Array.from(finished, (job) => each.get(job) ?? 0n);
  return core.jobLines(n, method, Number(version), jobs, finished, solutions);
}

/**
 * Whether the command line is offered: not for short counts, and not once every job is finished.
 *
 * @param {number} n
 * @param {Finished} [finished]
 */
export const hasCommand = (n, finished) => n >= MIN_COMMAND && !(finished && finished.below === finished.jobs);

/**
 * The command line that counts the jobs which are not finished.
 *
 * @param {CountCore} core
 * @param {number} n
 * @param {number} threads
 * @param {Finished} [finished] of the plan that the command has
 */
export const commandLine = (core, n, threads, finished) =>
  core.countCommand(n, threads, finished?.jobs ?? 0, Uint32Array.from(finished ? finishedJobs(finished) : []));

/**
 * Why lines contradict the jobs that are known, if they do.
 *
 * @param {Ledger} ledger
 * @param {ReadLines} lines
 * @param {string} file its name, empty for a text that was pasted
 * @returns {Message | undefined}
 */
export function contradiction(ledger, { n, finished, solutions, lines }, file) {
  const i = ledger.firstConflict(finished, solutions);
  if (i < 0) return undefined;
  const values = { n, job: finished[i], solutions: String(solutions[i]), line: number(lines[i]), file };
  return () => t(file ? 'count.lines-conflict' : 'count.lines-conflict-pasted', values);
}
