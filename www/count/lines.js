/**
 * Finished jobs shared with the native command, as lines that the core reads and writes.
 *
 * @import { SharedJobs } from '../../pkg/count.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Ledger } from './ledger.js'
 *
 * @typedef {import('../../pkg/count.js').FinishedJobs} ReadLines
 */
import { number, t } from '../i18n/index.js';

/** From this N on a count takes so long that the command for it is offered. */
const MIN_COMMAND = 21;

/** @param {number} n */
export const fileName = (n) => `queens-${n}.jsonl`;

/**
 * Whether the command line is offered: not for short counts, and not once every job is finished.
 *
 * @param {number} n
 * @param {SharedJobs} [finished]
 */
export const hasCommand = (n, finished) => n >= MIN_COMMAND && !(finished && finished.each?.size === finished.jobs);

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
