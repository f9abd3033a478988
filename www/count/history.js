/**
 * The counts that were completed on this machine: the best of them, and all of them as files.
 *
 * @import { CompletedCount as Entry } from '../../pkg/count.js'
 */

/** What an entry can be the best of. @param {Entry} entry */
const groupOf = ({ n, method, workers, imported }) => (imported ? n : `${n} ${workers} ${method}`);

/**
 * The quickest entry for each N, method and number of workers, by N; of those with jobs counted elsewhere one for each N.
 *
 * @param {readonly Entry[]} entries
 */
export function bestOf(entries) {
  // A map keeps the last of each key.
  const quickestLast = entries.toReversed().toSorted((a, b) => b.ms - a.ms);
  const best = new Map(quickestLast.map((entry) => [groupOf(entry), entry]));
  return [...best.values()].toSorted((a, b) => a.n - b.n || a.workers - b.workers || a.ms - b.ms);
}

/**
 * The rows of a file, without times where some of the jobs were counted elsewhere. Solutions are text, because they can be
 * larger than the integers that JSON readers hold exactly.
 *
 * @param {readonly Entry[]} entries
 */
const rowsOf = (entries) =>
  entries.map(({ n, method, workers, ms, solutions, when, imported }) => ({
    n,
    solutions: String(solutions),
    seconds: imported ? null : Math.round(ms) / 1000,
    workers: imported ? null : workers,
    method,
    measured: new Date(when).toISOString(),
  }));

/** @param {readonly Entry[]} entries */
export function toCsv(entries) {
  const lines = rowsOf(entries).map((row) => Object.values({ ...row, seconds: row.seconds?.toFixed(3) }).join(','));
  return ['n,solutions,seconds,workers,method,measured', ...lines, ''].join('\r\n');
}

/** @param {readonly Entry[]} entries */
export const toJson = (entries) => `${JSON.stringify(rowsOf(entries), null, 2)}\n`;
