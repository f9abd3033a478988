/**
 * What the page stores of counts, so that closing the tab, a crash or a reload loses nothing: those that are not complete,
 * and the history of those that are.
 *
 * A count has one record: the finished jobs and their solutions are written together or not at all. Only one tab at a time
 * has the lock on a count. Where there are no locks several may go on with it; each writes a record of its own, so none
 * undoes what another has done. A tab that has written something tells the others, which read it again; its messages say no
 * more, so nothing in them has to be checked. When the browser cannot store anything, the count goes on in memory.
 *
 * @import { CompletedCount as Entry, KeptCount, KeptRow } from '../../pkg/count.js'
 * @import { CountCore } from '../core/wasm.js'
 * @import { Database } from './database.js'
 * @import { Choice } from './state.js'
 */
import { limits } from '../core/index.js';
import { ownName } from '../platform/index.js';
import { choiceOf, keyOf } from './state.js';

/**
 * @typedef {'' | 'unavailable' | 'full'} Trouble
 *
 * @typedef {object} Storage
 * @property {Pick<CountCore, 'completedCounts' | 'keptRow' | 'readKeptCount'>} core
 * @property {Database} database
 * @property {LockManager} [locks] between tabs; absent where the page is not served securely
 * @property {Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>} [channel] between tabs
 *
 * @typedef {object} Callbacks
 * @property {(trouble: Trouble) => void} [onTrouble] called when it has changed
 * @property {() => void} [onChange] called when another tab has stored something, or has released a count
 * @property {(unread: number) => void} [onUnread] called with the number of records that cannot be read
 *
 * @typedef {ReturnType<typeof createStore>} Store
 *
 * @typedef {{ n: number, method: string }} Count those by any quickest method are one
 */

/** The longest time that a claim waits for tabs that have waited for the end of a count. */
const WAITERS_MS = 2000;

/** The name of the lock on a count. @param {Count} count */
const lockOf = ({ n, method }) => ownName(keyOf(n, choiceOf(method)));

/** Each count that there can be, with the name of its lock. */
const everyCount = () =>
  Array.from({ length: limits().count }, (_, i) => i + 1).flatMap((n) =>
    /** @type {Choice[]} */ ([null, 'mask']).map((choice) => ({ n, choice, name: ownName(keyOf(n, choice)) })),
  );

/**
 * @param {Storage} storage
 * @param {Callbacks} [callbacks]
 */
export function createStore(
  { core, database, locks, channel },
  { onTrouble = () => {}, onChange = () => {}, onUnread = () => {} } = {},
) {
  /**
   * How to release the locks that this tab has or asks for, by name; `null` for one that another tab has.
   * @type {Map<string, Promise<(() => void) | null>>}
   */
  const claims = new Map();
  /** The end of this tab's last request for each lock. @type {Map<string, Promise<unknown>>} */
  const requests = new Map();
  /** What this tab has released since each question which locks are held. @type {Set<Set<string>>} */
  const asking = new Set();
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

  channel?.addEventListener('message', onChange);
  const tellOthers = () => {
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(null);
    } catch {
      // They read it when they next do so by themselves.
    }
  };

  const awaitRelease = (/** @type {string} */ name) => {
    if (awaited.has(name)) return;
    awaited.add(name);
    const released = () => awaited.delete(name);
    // The shared lock is released before the callback, which may claim it.
    void locks?.request(name, { mode: 'shared' }, released).then(onChange, released);
  };

  /** The names of all locks that are held. Refused where the browser blocks storage. */
  const heldLocks = async () => {
    const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
    return new Set(held.filter(({ mode }) => mode !== 'shared').map(({ name }) => name));
  };

  /** The records of all counts, and what other tabs have. A record that cannot be read may be of a newer release. */
  const read = async () => {
    // Read locks before records, so a record released in between is re-read.
    const released = /** @type {Set<string>} */ (new Set());
    asking.add(released);
    const held = await heldLocks();
    asking.delete(released);
    const others = everyCount().filter(({ name }) => held.has(name) && !claims.has(name) && !released.has(name));
    for (const { name } of others) awaitRelease(name);
    const rows = /** @type {KeptRow[]} */ ((await reporting(database.all('counts'))) ?? []);
    const counts = rows.map((row) => core.readKeptCount(row));
    const unread = rows.filter((_, i) => !counts[i]);
    onUnread(unread.length);
    const sound = counts.filter((count) => count !== undefined);
    return {
      unread,
      /** The counts that can be continued here, the furthest first. */
      kept: sound
        .filter((count) => others.every(({ name }) => name !== lockOf(count)))
        .toSorted((a, b) => b.fraction - a.fraction),
      /** The counts that other tabs have, as far as their records go. */
      elsewhere: others.map(({ n, choice, name }) => {
        const record = sound.find((count) => lockOf(count) === name);
        const { fraction = 0, solutions = 0n, spent = 0, imported = false } = record ?? {};
        return { n, choice, progress: { fraction, solutions, spent, imported } };
      }),
    };
  };

  const dropUngrown = async (/** @type {KeptCount} */ { id, fraction }) => {
    const rows = /** @type {KeptRow[]} */ (await database.all('counts'));
    if (rows.some((row) => row.id === id && row.fraction === fraction)) await database.remove('counts', id);
  };

  /**
   * Takes a lock.
   *
   * @param {string} name
   * @returns {Promise<(() => void) | null>} how to release it; `null` when another tab has it
   */
  const take = (name) =>
    new Promise((answer) => {
      const unlocked = () => answer(() => {});
      const hold = () => new Promise((release) => answer(() => release(undefined)));
      const ask = async (/** @type {Lock | null} */ lock) => {
        if (lock) return hold();
        if ((await heldLocks()).has(name)) return answer(null);
        // Tabs that have waited for it share it for a moment.
        const signal = AbortSignal.timeout(WAITERS_MS);
        return locks?.request(name, { signal }, hold).catch(() => answer(null));
      };
      const request = async (/** @type {Promise<unknown> | undefined} */ before) => {
        await before;
        if (locks) await locks.request(name, { ifAvailable: true }, ask);
        else unlocked();
      };
      requests.set(name, request(requests.get(name)).catch(unlocked));
    });

  return {
    read,

    /**
     * Takes the lock on a count, until it is released.
     *
     * @param {Count} count
     * @returns {Promise<boolean>} false when another tab has it
     */
    async claim(count) {
      const name = lockOf(count);
      const claim = claims.get(name) ?? take(name);
      claims.set(name, claim);
      if (await claim) return true;
      claims.delete(name);
      awaitRelease(name);
      return false;
    },

    /** Lets other tabs have a count. @param {Count} count */
    release(count) {
      const name = lockOf(count);
      void claims.get(name)?.then((release) => release?.());
      if (claims.delete(name)) for (const released of asking) released.add(name);
    },

    /**
     * Stores a record, then drops the former one, unless another tab has written more in that.
     *
     * @param {KeptCount} count
     * @param {KeptCount} [former]
     */
    async save(count, former) {
      const write = database.put('counts', core.keptRow(count)).then(tellOthers);
      await reporting(write.then(() => former && dropUngrown(former)).then(() => report('')));
    },

    /** Drops the records that cannot be read. */
    async dropUnread() {
      const { unread } = await read();
      for (const { id } of unread) await drop(id);
      await read();
    },

    /** Drops the records of a count, unless another tab has it. @param {Count} count */
    async dropAll(count) {
      const { kept } = await read();
      for (const record of kept) if (lockOf(record) === lockOf(count)) await drop(record.id);
    },

    /** The completed counts; none where they cannot be read. @returns {Promise<Entry[]>} */
    history: () => database.all('measured').then(core.completedCounts, () => []),

    /** @param {Entry} entry */
    addEntry: (entry) => void database.put('measured', entry).then(tellOthers, () => {}),

    /** @param {readonly Entry[]} entries */
    dropEntries: (entries) => Promise.allSettled(entries.map(({ id }) => database.remove('measured', id))),
  };
}

/** `randomUUID` is absent where the page is not served securely. */
export const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
