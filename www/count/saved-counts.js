/**
 * Unfinished counts, stored so that closing the tab, a crash or a reload loses nothing.
 *
 * Each count has one record: the finished jobs and their solutions are written together or not at all. Two tabs never
 * write one record, because only one at a time has the lock on a count. When the browser cannot store anything, the count
 * goes on in memory.
 *
 * @import { Database } from './database.js'
 */
import { ownName } from '../platform/index.js';
import { isSize, isTime } from './history.js';
import { finishedJobs } from './ledger.js';
import { choiceOf, isSameCount, RECURSION } from './method.js';

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
 * @typedef {'' | 'unavailable' | 'full'} Trouble
 *
 * @typedef {ReturnType<typeof createStore>} Store
 *
 * @typedef {{ n: number, method: string }} Key of a count: those by any quickest method are one
 */

/** Jobs are numbered by 32 bits. */
const MAX_JOBS = 2 ** 32 - 1;
const LOCK_NAME = /^count (\d+)( mask)?$/;
/** The longest time that a claim waits for tabs that have waited for the end of a count. */
const WAITERS_MS = 2000;

/** @param {Key} count */
const lockOf = ({ n, method }) => ownName(`count ${n}${choiceOf(method) ? ' mask' : ''}`);

/** N and the choice of a lock on a count; `null` for any other lock. @param {string} name */
function countOf(name) {
  const own = ownName('');
  return name.startsWith(own) ? LOCK_NAME.exec(name.slice(own.length)) : null;
}

/**
 * @param {Database} database
 * @param {LockManager} [locks] absent where the page is not served securely
 * @param {(trouble: Trouble) => void} [onTrouble] called when it has changed
 * @param {() => void} [onRelease] called when another tab has released a count
 * @param {(unread: number) => void} [onUnread] called with the number of records that cannot be read
 */
export function createStore(database, locks, onTrouble = () => {}, onRelease = () => {}, onUnread = () => {}) {
  /**
   * The locks that this tab has or asks for, by name.
   * @type {Map<string, { granted: Promise<boolean>, end: () => void }>}
   */
  const claims = new Map();
  /** The end of the locks that this tab had. @type {Map<string, Promise<unknown>>} */
  const ending = new Map();
  /** The locks of other tabs whose release is waited for. @type {Set<string>} */
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

  const awaitRelease = (/** @type {string} */ name) => {
    if (awaited.has(name)) return;
    awaited.add(name);
    const released = () => awaited.delete(name);
    // The shared lock is released before the callback, which may claim it.
    void locks?.request(name, { mode: 'shared' }, released).then(onRelease, released);
  };

  const refused = (/** @type {string} */ name) => {
    claims.delete(name);
    awaitRelease(name);
  };

  /** The names of the locks on counts. Refused where the browser blocks storage. */
  const heldLocks = async () => {
    const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
    return held.flatMap(({ name = '', mode }) => (mode !== 'shared' && countOf(name) ? [name] : []));
  };

  /**
   * The records that can be read, the ids of the others, and the locks of other tabs. A record that cannot be read may be
   * of a newer release, so it stays.
   */
  const read = async () => {
    // Read locks before records, so a record released in between is re-read.
    const others = (await heldLocks()).filter((name) => !claims.has(name));
    for (const name of others) awaitRelease(name);
    const rows = /** @type {Row[]} */ ((await reporting(database.all('counts'))) ?? []);
    const unread = rows.filter(isDamaged);
    onUnread(unread.length);
    return { sound: rows.filter((row) => !unread.includes(row)), unread: unread.map(({ id }) => id), others };
  };

  /** The counts that can be continued here, the furthest first. */
  const list = async () => {
    const { sound, others } = await read();
    return sound
      .filter((row) => !others.includes(lockOf(row)))
      .map(recordOf)
      .toSorted((a, b) => b.fraction - a.fraction);
  };

  /**
   * Takes the lock on a count, until it is released.
   *
   * @param {Key} count
   * @returns {Promise<boolean>} false when another tab has it
   */
  const claim = (count) => {
    const name = lockOf(count);
    const known = claims.get(name);
    if (known) return known.granted;
    const [granted, grant] = deferred();
    const [released, release] = deferred();
    const hold = () => {
      grant(true);
      return released;
    };
    const ask = async (/** @type {Lock | null} */ lock) => {
      if (lock) return hold();
      if ((await heldLocks()).includes(name)) return grant(false);
      // Tabs that have waited for it share it for a moment.
      const signal = AbortSignal.timeout(WAITERS_MS);
      return locks?.request(name, { signal }, hold).catch(() => grant(false));
    };
    const request = async () => {
      await ending.get(name);
      if (locks) await locks.request(name, { ifAvailable: true }, ask);
      else grant(true);
    };
    const ended = request().catch(() => grant(true));
    const end = () => {
      release(true);
      ending.set(name, ended);
    };
    claims.set(name, { granted, end });
    void granted.then((mine) => mine || refused(name));
    return granted;
  };

  return {
    list,
    claim,
    drop,

    /** Lets other tabs have a count. @param {Key} count */
    release(count) {
      const name = lockOf(count);
      claims.get(name)?.end();
      claims.delete(name);
    },

    /** The counts that other tabs have, as far as their records go. */
    async elsewhere() {
      const { sound, others } = await read();
      return others.map((name) => {
        const [, n, mask] = countOf(name) ?? [];
        const { fraction = 0, solutions = 0n, spent = 0 } = sound.find((row) => lockOf(row) === name) ?? {};
        return { n: Number(n), choice: choiceOf(mask ? RECURSION : ''), progress: { fraction, solutions, spent } };
      });
    },

    /** @param {CountRecord} record */
    async save(record) {
      const write = database.put('counts', rowOf(record));
      await reporting(write.then(() => report('')));
    },

    /** Drops the records that cannot be read. */
    async dropUnread() {
      const { unread } = await read();
      for (const id of unread) await drop(id);
      await read();
    },

    /**
     * Drops the records of a count, unless another tab has it.
     *
     * @param {Key} count
     */
    async dropAll(count) {
      for (const record of await list()) if (isSameCount(record, count)) await drop(record.id);
    },
  };
}

/** @returns {[promise: Promise<boolean>, resolve: (value: boolean) => void]} */
function deferred() {
  /** @type {(value: boolean) => void} */
  let resolve = Boolean;
  const promise = new Promise((settle) => (resolve = settle));
  return [promise, resolve];
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
  // The sum has a checksum, and proves the solutions of the jobs.
  const sum = each.reduce((total, solutions) => total + solutions, 0n);
  // There may be billions of jobs before the first that is not finished, but then their solutions are not there.
  if (each.length !== record.below + beyond.length || sum !== record.solutions) return { ...record, beyond };
  const jobs = finishedJobs({ below: record.below, beyond });
  return { ...record, beyond, each: new Map(jobs.map((job, i) => [job, each[i]])) };
}

/**
 * The checksum tells a row that was damaged. The types, which it cannot tell apart, and the bounds keep everything behind
 * it from a row that was written by something else.
 *
 * @param {Row} row
 */
function isDamaged({ fraction, spent, check, ...row }) {
  const { n, method, version, jobs, below, solutions, finished } = row;
  const isLegal =
    isSize(n) &&
    typeof method === 'string' &&
    typeof version === 'string' &&
    Number.isInteger(jobs) &&
    jobs >= 1 &&
    jobs <= MAX_JOBS &&
    Number.isInteger(below) &&
    below >= 0 &&
    below <= jobs &&
    typeof solutions === 'bigint' &&
    finished instanceof Uint8Array &&
    below + lastOf(finished) < jobs &&
    isTime(fraction) &&
    fraction <= 1 &&
    isTime(spent);
  return !isLegal || check !== checksum(row);
}

/**
 * The place of the last bit that is set; -1 if none is.
 *
 * @param {Uint8Array} bits
 */
function lastOf(bits) {
  const at = bits.findLastIndex((byte) => byte !== 0);
  return at < 0 ? -1 : 8 * at + 31 - Math.clz32(bits[at]);
}

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
