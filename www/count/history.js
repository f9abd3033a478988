/**
 * All counts that ended on this machine, kept between visits.
 *
 * @import {Database} from './database.js'
 *
 * @typedef {object} Entry
 * @property {string} id names it in the database
 * @property {number} n 1 to 27
 * @property {string} method the way of counting
 * @property {number} workers how many worked at once
 * @property {number} ms the time spent, pauses left out
 * @property {bigint} solutions all of them
 * @property {number} when as Date.now() tells
 */
import { limits } from '../core/index.js';

/** Older entries give way to newer ones. */
const MOST = 500;

export class History {
  /**
   * Oldest first.
   *
   * @type {Entry[]}
   */
  entries = [];

  /** @type {Database} */
  #database;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /** Reads what earlier visits measured. Where nothing can be kept, the history is that of this visit. */
  async load() {
    const rows = await this.#database.all('measured').catch(() => /** @type {unknown[]} */ ([]));
    const known = new Set(this.entries.map(({ id }) => id));
    const earlier = rows.filter(isEntry).filter(({ id }) => !known.has(id));
    this.entries = [...earlier, ...this.entries].toSorted((a, b) => a.when - b.when);
  }

  /** @param {Entry} entry */
  async add(entry) {
    this.entries.push(entry);
    const given = this.entries.length > MOST ? this.entries.splice(0, this.entries.length - MOST) : [];
    await Promise.allSettled([
      this.#database.put('measured', entry),
      ...given.map(({ id }) => this.#database.remove('measured', id)),
    ]);
  }

  /** Removes all entries. */
  async clear() {
    const ids = this.entries.map(({ id }) => id);
    this.entries = [];
    await Promise.allSettled(ids.map((id) => this.#database.remove('measured', id)));
  }
}

/**
 * The quickest entry for each N, method and number of workers, by N.
 *
 * @param {readonly Entry[]} entries
 */
export function bestOf(entries) {
  /** @type {Map<string, Entry>} */
  const best = new Map();
  for (const entry of entries) {
    const key = `${entry.n} ${entry.workers} ${entry.method}`;
    const known = best.get(key);
    if (!known || entry.ms < known.ms) best.set(key, entry);
  }
  return [...best.values()].toSorted((a, b) => a.n - b.n || a.workers - b.workers);
}

/**
 * One line an entry, as spreadsheets read it.
 *
 * @param {readonly Entry[]} entries
 */
export function toCsv(entries) {
  const lines = entries.map(({ n, method, workers, ms, solutions, when }) =>
    [n, solutions, (ms / 1000).toFixed(3), workers, method, new Date(when).toISOString()].join(','),
  );
  return ['n,solutions,seconds,workers,method,measured', ...lines, ''].join('\r\n');
}

/**
 * The solutions as text: they can be larger than the numbers that JSON readers hold exactly.
 *
 * @param {readonly Entry[]} entries
 */
export function toJson(entries) {
  const rows = entries.map(({ n, method, workers, ms, solutions, when }) => ({
    n,
    solutions: String(solutions),
    seconds: Math.round(ms) / 1000,
    workers,
    method,
    measured: new Date(when).toISOString(),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/**
 * @param {unknown} row
 * @returns {row is Entry}
 */
function isEntry(row) {
  const entry = /** @type {Entry} */ (row);
  return (
    typeof entry === 'object' &&
    entry !== null &&
    typeof entry.id === 'string' &&
    Number.isInteger(entry.n) &&
    entry.n >= 1 &&
    entry.n <= limits.count &&
    typeof entry.method === 'string' &&
    Number.isInteger(entry.workers) &&
    entry.workers >= 1 &&
    entry.ms >= 0 &&
    typeof entry.solutions === 'bigint' &&
    Number.isFinite(entry.when)
  );
}
