/**
 * Unfinished counts, kept so that closing the tab, a crash or a reload loses nothing.
 *
 * Each count has a record of its own, whole in itself: the finished jobs and their solutions are written together or
 * not at all. Two tabs never write one record, because each takes a lock on its own. When the browser cannot keep
 * anything the count goes on in memory, and `trouble` says so.
 *
 * @import { Database } from './database.js'
 */
import { limits } from '../core/index.js';

/**
 * @typedef {object} Kept
 * @property {string} id names it in the database
 * @property {number} n 1 to 27
 * @property {string} method the way of counting
 * @property {string} version of the plan, see `Plan`
 * @property {number} jobs the number of jobs in all
 * @property {number} below every job before this one is finished
 * @property {Uint8Array<ArrayBuffer>} finished a bit for each job from there on, see `Ledger`
 * @property {bigint} solutions of the finished jobs
 * @property {number} fraction of the work, 0 to 1
 * @property {number} spent milliseconds
 * @property {number} when it was kept, as Date.now() tells
 *
 * @typedef {'' | 'unavailable' | 'full' | 'damaged'} Trouble
 */

const LOCK = 'queens-and-knights count ';
const MAX_JOBS = 2 ** 32;

export class Store {
  /** @type {Trouble} */
  trouble = '';
  #database;
  #locks;
  #changed;
  /** Whether the lock on a record was granted, by its id. @type {Map<string, Promise<boolean>>} */
  #claims = new Map();
  /** @type {Map<string, () => void>} */
  #releases = new Map();
  /** @type {Promise<unknown>} the last operation: a record that was dropped must not be written by an earlier one */
  #last = Promise.resolve();

  /**
   * @param {Database} database
   * @param {LockManager} [locks] absent where the page is not served securely
   * @param {() => void} [changed] called when the trouble has changed
   */
  constructor(database, locks, changed = () => {}) {
    this.#database = database;
    this.#locks = locks;
    this.#changed = changed;
  }

  /** The id of a new record, which is claimed. */
  newId() {
    const id = randomId();
    void this.claim(id);
    return id;
  }

  /**
   * Takes the lock on a record.
   *
   * @param {string} id
   * @returns {Promise<boolean>} false when another tab has it
   */
  claim(id) {
    const locks = this.#locks;
    let granted = this.#claims.get(id);
    if (!locks || granted) return granted ?? Promise.resolve(true);
    granted = new Promise((resolve) => {
      const hold = (/** @type {Lock | null} */ lock) => {
        resolve(lock !== null);
        return lock && new Promise((release) => this.#releases.set(id, () => release(undefined)));
      };
      locks.request(LOCK + id, { ifAvailable: true }, hold).catch(() => resolve(true));
    });
    this.#claims.set(id, granted);
    void granted.then((mine) => mine || this.#claims.delete(id));
    return granted;
  }

  /**
   * The counts that can be continued here, the furthest first.
   *
   * @returns {Promise<Kept[]>}
   */
  async list() {
    const rows = await this.#queue(() => this.#database.all('counts'), 'unavailable');
    if (!rows) return [];
    /** @type {Kept[]} */
    const kept = [];
    for (const row of rows) {
      const record = read(row);
      if (record) kept.push(record);
      else await this.#setAside(row);
    }
    const elsewhere = await this.#heldElsewhere();
    return kept.filter(({ id }) => !elsewhere.has(id)).toSorted((a, b) => b.fraction - a.fraction);
  }

  /** @param {Kept} kept */
  async keep(kept) {
    await this.#queue(async () => {
      await this.#database.put('counts', { ...kept, check: checksum(kept) });
      if (this.trouble === 'full' || this.trouble === 'unavailable') this.#report('');
    }, 'full');
  }

  /**
   * Drops the records of N = `n`, but for those of other tabs.
   *
   * @param {number} n
   * @param {string} id of a record that may not be written yet
   */
  async dropAll(n, id) {
    const listed = (await this.list()).filter((kept) => kept.n === n);
    for (const each of new Set([id, ...listed.map((kept) => kept.id)])) await this.drop(each);
  }

  /** @param {string} id */
  async drop(id) {
    await this.#queue(() => this.#database.remove('counts', id), 'unavailable');
    this.#releases.get(id)?.();
    this.#releases.delete(id);
    this.#claims.delete(id);
  }

  /** @param {unknown} row that is damaged */
  async #setAside(row) {
    const id = /** @type {{id?: unknown} | undefined} */ (row)?.id;
    if (typeof id === 'string') await this.#queue(() => this.#database.remove('counts', id), 'unavailable');
    this.#report('damaged');
  }

  async #heldElsewhere() {
    /** @type {Set<string>} */
    const ids = new Set();
    try {
      for (const { name } of (await this.#locks?.query())?.held ?? []) {
        if (name?.startsWith(LOCK)) ids.add(name.slice(LOCK.length));
      }
    } catch {
      // Unknown; then no other tab has one.
    }
    for (const id of this.#claims.keys()) ids.delete(id);
    return ids;
  }

  /**
   * @template T
   * @param {() => Promise<T>} act
   * @param {Trouble} trouble when it fails for want of room
   * @returns {Promise<T | undefined>}
   */
  #queue(act, trouble) {
    const result = this.#last.then(act).catch((error) => {
      this.#report(error?.name === 'QuotaExceededError' ? trouble : 'unavailable');
      return undefined;
    });
    this.#last = result;
    return result;
  }

  /** @param {Trouble} trouble */
  #report(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.#changed();
  }
}

/** `randomUUID` is absent where the page is not served securely. */
export function randomId() {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * The record in a row; nothing when it is damaged.
 *
 * @param {unknown} row
 * @returns {Kept | undefined}
 */
function read(row) {
  const kept = /** @type {Kept & {check: number}} */ (row);
  const whole =
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.id === 'string' &&
    isWhole(kept.n, 1, limits.count) &&
    typeof kept.method === 'string' &&
    typeof kept.version === 'string' &&
    isWhole(kept.jobs, 1, MAX_JOBS) &&
    kept.finished instanceof Uint8Array &&
    isWhole(kept.below, 0, kept.jobs) &&
    kept.finished.length <= Math.ceil((kept.jobs - kept.below) / 8) &&
    typeof kept.solutions === 'bigint' &&
    kept.fraction >= 0 &&
    kept.fraction <= 1 &&
    kept.spent >= 0 &&
    kept.check === checksum(kept);
  return whole ? kept : undefined;
}

/**
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
function isWhole(value, least, most) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/**
 * FNV-1a over everything the answer depends on.
 *
 * @param {Kept} kept
 */
function checksum({ id, n, method, version, jobs, below, finished, solutions }) {
  let hash = 0x811c9dc5;
  const head = new TextEncoder().encode([id, n, method, version, jobs, below, solutions].join(' '));
  for (const bytes of [head, finished]) {
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
