/**
 * Unfinished counts, stored so that closing the tab, a crash or a reload loses nothing.
 *
 * Each count has one record: the finished jobs and their solutions are written together or not at all. Two tabs never
 * write one record, because each takes a lock on its own. When the browser cannot store anything, the count goes on in
 * memory.
 *
 * @import { Database } from './database.js'
 */
import { finishedJobs } from './ledger.js';
import { isSameCount } from './method.js';

/**
 * @typedef {object} CountRecord
 * @property {string} id primary key
 * @property {number} n 1 to 27
 * @property {string} method
 * @property {string} version of the plan, see `Plan`
 * @property {number} jobs of the plan
 * @property {number} below every job before this one is finished
 * @property {Iterable<number>} beyond the finished jobs after it
 * @property {bigint} solutions of the finished jobs
 * @property {Map<number, bigint>} [each] the solutions of each of them; earlier versions of the page kept only the sum
 * @property {boolean} [imported] whether some of the jobs were counted elsewhere
 * @property {number} fraction of the work, 0 to 1
 * @property {number} spent milliseconds
 *
 * @typedef {Omit<CountRecord, 'beyond' | 'each'> & { finished: Uint8Array, each?: BigUint64Array, check: number }} Row as it
 *   is stored: bit i % 8 of byte i / 8 of `finished` is set when job `below` + i is finished, and `below` is a multiple of
 *   8; `each` has the solutions of the finished jobs in rising order
 *
 * @typedef {'' | 'unavailable' | 'full' | 'damaged'} Trouble
 *
 * @typedef {ReturnType<typeof createStore>} Store
 */

const LOCK = 'queens-and-knights count ';

/**
 * @param {Database} database
 * @param {LockManager} [locks] absent where the page is not served securely
 * @param {(trouble: Trouble) => void} [onTrouble] called when it has changed
 * @param {() => void} [onRelease] called when another tab no longer has a record that was listed meanwhile
 */
export function createStore(database, locks, onTrouble = () => {}, onRelease = () => {}) {
  /** Whether the lock on a record was granted, by its id. @type {Map<string, Promise<boolean>>} */
  const claims = new Map();
  /** The records whose release by another tab is waited for. @type {Set<string>} */
  const awaited = new Set();
  /** @type {Trouble} */
  let trouble = '';
  const report = (/** @type {Trouble} */ now) => {
    if (now !== trouble) onTrouble((trouble = now));
  };

  /**
   * @template T
   * @param {Promise<T>} operation
   * @returns {Promise<T | undefined>}
   */
  const reporting = (operation) =>
    operation.catch((error) => {
      report(error?.name === 'QuotaExceededError' ? 'full' : 'unavailable');
      return undefined;
    });

  const drop = (/** @type {string} */ id) => reporting(database.remove('counts', id));

  const awaitRelease = (/** @type {string} */ id) => {
    if (awaited.has(id)) return;
    awaited.add(id);
    const released = () => awaited.delete(id);
    // The lock is let go before anybody is told, so that it can be claimed.
    void locks?.request(LOCK + id, { mode: 'shared' }, released).then(onRelease, released);
  };

  /** The counts that can be continued here, the furthest first. */
  const list = async () => {
    const rows = /** @type {Row[]} */ ((await reporting(database.all('counts'))) ?? []);
    const damaged = rows.filter(isDamaged);
    for (const { id } of damaged) {
      await drop(id);
      report('damaged');
    }
    // Refused where the browser blocks storage.
    const snapshot = await locks?.query().catch(() => undefined);
    const held = new Set(snapshot?.held?.map(({ name }) => name));
    const isElsewhere = (/** @type {Row} */ { id }) => held.has(LOCK + id) && !claims.has(id);
    const sound = rows.filter((row) => !damaged.includes(row));
    for (const row of sound) if (isElsewhere(row)) awaitRelease(row.id);
    return sound
      .filter((row) => !isElsewhere(row))
      .map(recordOf)
      .toSorted((a, b) => b.fraction - a.fraction);
  };

  /**
   * Takes the lock on a record, for as long as the page lives.
   *
   * @param {string} id
   * @returns {Promise<boolean>} false when another tab has it
   */
  const claim = (id) => {
    const granted =
      claims.get(id) ??
      new Promise((resolve) => {
        if (!locks) return resolve(true);
        const hold = (/** @type {Lock | null} */ lock) => {
          resolve(lock !== null);
          return lock && new Promise(() => {});
        };
        return locks.request(LOCK + id, { ifAvailable: true }, hold).catch(() => resolve(true));
      });
    claims.set(id, granted);
    void granted.then((mine) => mine || claims.delete(id));
    return granted;
  };

  return {
    list,
    claim,
    drop,

    /** The id of a new record, which is claimed. */
    newId() {
      const id = randomId();
      void claim(id);
      return id;
    },

    /** @param {CountRecord} record */
    async save(record) {
      const write = database.put('counts', rowOf(record));
      await reporting(write.then(() => trouble !== 'damaged' && report('')));
    },

    /**
     * Drops the records of a count, except those of other tabs.
     *
     * @param {{ n: number, method: string }} count
     */
    async dropAll(count) {
      for (const record of await list()) if (isSameCount(record, count)) await drop(record.id);
    },
  };
}

/** `randomUUID` is absent where the page is not served securely. */
export function randomId() {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/**
 * @param {CountRecord} record
 * @returns {Row}
 */
function rowOf({ beyond, each, ...record }) {
  const jobs = each && finishedJobs({ below: record.below, beyond });
  const below = record.below - (record.below % 8);
  const places = [...beyond].map((job) => job - below);
  for (let job = below; job < record.below; job += 1) places.push(job - below);
  const last = places.reduce((most, place) => Math.max(most, place), -1);
  const finished = new Uint8Array(Math.ceil((last + 1) / 8));
  for (const place of places) finished[place >>> 3] |= 1 << (place & 7);
  const solutions = jobs && BigUint64Array.from(jobs, (job) => each.get(job) ?? 0n);
  const row = { ...record, below, finished, ...(solutions && { each: solutions }) };
  return { ...row, check: checksum(row) };
}

/**
 * @param {Row} row
 * @returns {CountRecord}
 */
function recordOf({ finished, each, ...record }) {
  const places = Array.from({ length: 8 * finished.length }, (_, place) => place);
  const isFinished = (/** @type {number} */ place) => (finished[place >>> 3] & (1 << (place & 7))) !== 0;
  const beyond = places.filter(isFinished).map((place) => record.below + place);
  if (!(each instanceof BigUint64Array)) return { ...record, beyond };
  const jobs = finishedJobs({ below: record.below, beyond });
  // The sum has a checksum, and proves the solutions of the jobs.
  const sum = each.reduce((total, solutions) => total + solutions, 0n);
  const isWhole = each.length === jobs.length && sum === record.solutions;
  return { ...record, beyond, ...(isWhole && { each: new Map(jobs.map((job, i) => [job, each[i]])) }) };
}

/** @param {Row} row */
const isDamaged = ({ finished, fraction, spent, check, ...record }) =>
  !(finished instanceof Uint8Array && fraction >= 0 && fraction <= 1 && spent >= 0) ||
  check !== checksum({ ...record, finished });

/**
 * FNV-1a over all that the answer depends on.
 *
 * @param {Omit<Row, 'fraction' | 'spent' | 'check'>} row
 */
function checksum({ id, n, method, version, jobs, below, solutions, finished }) {
  let hash = 0x811c9dc5;
  const head = new TextEncoder().encode([id, n, method, version, jobs, below, solutions].join(' '));
  for (const byte of [...head, ...finished]) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
