/**
 * Finished jobs shared with the native command, as lines that the core reads and writes.
 *
 * @import { CountCore } from '../core/wasm.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Count } from './count.js'
 * @import { Finished } from './ledger.js'
 *
 * @typedef {import('../../pkg/count.js').FinishedJobs} ReadLines
 *
 * @typedef {object} Opened lines of an N that no tab counts by the method of its lines
 * @property {number} finished jobs
 * @property {number} jobs in all
 * @property {number} fraction of the work that is done, 0 to 1
 * @property {bigint} solutions of the finished jobs
 */
import { number, t } from '../i18n/index.js';
import { forEachChunked } from '../platform/index.js';
import { finishedJobs, Ledger, nothing } from './ledger.js';

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

/** Opened lines that become no count, by N. */
export class OpenedLines {
  /** @type {Map<number, Ledger>} */
  #ledgers = new Map();

  /**
   * Adds lines to the count of their N, or to those that were opened before.
   *
   * @param {ReadLines} lines
   * @param {string} file
   * @param {Count} count the quickest one of that N
   * @returns {Promise<Message | undefined>} why they contradict what is there, which stays as it was
   */
  async add(lines, file, count) {
    const { n, isCounted, plan, finished, solutions } = lines;
    if (isCounted) {
      const refusal = await count.adopt(lines);
      if (refusal === 'method') return () => t('count.lines-method', { n });
      if (refusal === 'version') return () => t('count.lines-version', { n });
      if (refusal === 'tab') return () => t('count.elsewhere');
      return refusal < 0 ? undefined : contradiction(lines, file, refusal);
    }
    const ledger = this.#ledgers.get(n) ?? new Ledger(plan, nothing(true));
    const conflict = ledger.firstConflict(finished, solutions);
    if (conflict >= 0) return contradiction(lines, file, conflict);
    await forEachChunked(finished.entries(), ([i, job]) => ledger.enter(job, solutions[i]));
    this.#ledgers.set(n, ledger);
    return undefined;
  }

  /** @param {number} n */
  finished(n) {
    return this.#ledgers.get(n)?.finished;
  }

  /** By N. @returns {Record<number, Opened>} */
  summary() {
    const summaries = [...this.#ledgers].map(([n, { plan, jobsLeft, fraction, solutions }]) => [
      n,
      { finished: plan.jobs - jobsLeft, jobs: plan.jobs, fraction, solutions },
    ]);
    return Object.fromEntries(summaries);
  }
}

/**
 * @param {ReadLines} lines
 * @param {string} file
 * @param {number} i
 * @returns {Message}
 */
function contradiction({ n, finished, solutions, lines }, file, i) {
  const values = { n, job: finished[i], solutions: String(solutions[i]), line: number(lines[i]), file };
  return () => t(file ? 'count.lines-conflict' : 'count.lines-conflict-pasted', values);
}
