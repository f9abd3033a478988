/**
 * Unfinished counts, kept so that closing the tab, a crash or a reload loses nothing.
 *
 * Each count has a record of its own, whole in itself: the finished jobs and their solutions are written together or
 * not at all. Two tabs never share a record, because each takes a lock on the one it writes; so whichever is continued
 * is exact. When the browser refuses to keep anything the count goes on in memory, and `trouble` says so.
 *
 * @import {Database} from './database.js'
 */

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
const MAX_N = 27;
const MAX_JOBS = 2 ** 32;

export class Store {
  /** @type {Trouble} what the reader should know about */
  trouble = '';
  troubled = () => {};

  /** @type {Database} */
  #database;
  /** @type {LockManager | undefined} absent where the page is not served securely */
  #locks;
  /** @type {Map<string, () => void>} how to let go of the records that are ours */
  #claims = new Map();
  /** @type {Promise<unknown>} one thing after the other: what is dropped must not be kept again by an earlier call */
  #last = Promise.resolve();

  /**
   * @param {Database} database
   * @param {LockManager} [locks]
   */
  constructor(database, locks) {
    this.#database = database;
    this.#locks = locks;
  }

  /** A new record of our own, still unwritten. */
  newId() {
    const id = randomId();
    void this.claim(id);
    return id;
  }

  /**
   * Makes a record ours.
   *
   * @param {string} id
   * @returns {Promise<boolean>} false when it belongs to another tab that is still open
   */
  async claim(id) {
    if (!this.#locks || this.#claims.has(id)) return true;
    const locks = this.#locks;
    return new Promise((resolve) => {
      locks
        .request(LOCK + id, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock && new Promise((release) => this.#claims.set(id, () => release(undefined)));
        })
        .catch(() => resolve(true));
    });
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
      if (this.trouble === 'full' || this.trouble === 'unavailable') this.#t('');
    }, 'full');
  }

  /** @param {string} id */
  async drop(id) {
    await this.#queue(() => this.#database.remove('counts', id), 'unavailable');
    this.#claims.get(id)?.();
    this.#claims.delete(id);
  }

  /** @param {unknown} row what cannot be read */
  async #setAside(row) {
    const id = /** @type {{id?: unknown} | undefined} */ (row)?.id;
    if (typeof id === 'string') await this.#queue(() => this.#database.remove('counts', id), 'unavailable');
    this.#t('damaged');
  }

  async #heldElsewhere() {
    /** @type {Set<string>} */
    const ids = new Set();
    try {
      for (const { name } of (await this.#locks?.query())?.held ?? []) {
        if (name?.startsWith(LOCK)) ids.add(name.slice(LOCK.length));
      }
    } catch {
      // Nobody can tell; then nobody holds it.
    }
    for (const id of this.#claims.keys()) ids.delete(id);
    return ids;
  }

  /**
   * @template T
   * @param {() => Promise<T>} act
   * @param {Trouble} trouble what it means when that fails for want of room
   * @returns {Promise<T | undefined>}
   */
  #queue(act, trouble) {
    const result = this.#last.then(act).catch((error) => {
      this.#t(error?.name === 'QuotaExceededError' ? trouble : 'unavailable');
      return undefined;
    });
    this.#last = result;
    return result;
  }

  /** @param {Trouble} trouble */
  #t(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.troubled();
  }
}

/** An id that no other tab will think of. (`randomUUID` is absent where the page is not served securely.) */
export function randomId() {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * A record as it was written; nothing when it is damaged.
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
    isWhole(kept.n, 1, MAX_N) &&
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
