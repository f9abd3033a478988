/**
 * IndexedDB with promises, any of which may reject: storage can be switched off, full, damaged or blocked by an older
 * version of the page.
 *
 * @typedef {object} Database
 * @property {(table: Table) => Promise<unknown[]>} all rows of a table
 * @property {(table: Table, row: {id: string, [field: string]: unknown}) => Promise<unknown>} put replaces the row with the same id
 * @property {(table: Table, id: string) => Promise<unknown>} remove
 *
 * @typedef {'counts' | 'measured'} Table
 */

import { ownName } from '../platform/index.js';
import { answer, completed } from './indexed-db.js';
import { takeOver, TAKEN } from './shared-database.js';

const VERSION = 1;
/** @type {Table[]} */
const TABLES = ['counts', 'measured'];
/** After this time the database counts as unavailable. */
const TIMEOUT_MS = 3000;

/** @returns {Database} */
export function openDatabase() {
  /** @type {Promise<IDBDatabase> | undefined} */
  let opening;

  const database = () => {
    opening ??= prepared(() => (opening = undefined));
    opening.catch(() => (opening = undefined));
    return opening;
  };

  /**
   * @template T
   * @param {Table} table
   * @param {IDBTransactionMode} mode
   * @param {(rows: IDBObjectStore) => IDBRequest<T>} act
   */
  const transact = async (table, mode, act) => {
    const transaction = (await database()).transaction(table, mode);
    const request = act(transaction.objectStore(table));
    // A page that is closed at once would not be there to have it committed.
    transaction.commit();
    await inTime(completed(transaction));
    return request.result;
  };

  return {
    all: (table) => transact(table, 'readonly', (rows) => rows.getAll()),
    put: (table, row) => transact(table, 'readwrite', (rows) => rows.put(row)),
    remove: (table, id) => transact(table, 'readwrite', (rows) => rows.delete(id)),
  };
}

/**
 * The database, with what release 1.0.0 kept in it. Where that cannot be read the next visit tries again.
 *
 * @param {() => void} closed called when the database must be opened again
 */
async function prepared(closed) {
  const database = await inTime(open(closed));
  await inTime(takeOver(database, TABLES)).catch(() => {});
  return database;
}

/** @param {() => void} closed */
async function open(closed) {
  const request = indexedDB.open(ownName('counts'), VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const table of [...TABLES, TAKEN]) request.result.createObjectStore(table, { keyPath: 'id' });
  });
  const blocked = new Promise((_, reject) => {
    request.addEventListener('blocked', () => reject(new Error('blocked by another version of the page')));
  });
  const database = await Promise.race([answer(request), /** @type {Promise<never>} */ (blocked)]);
  database.addEventListener('close', closed);
  database.addEventListener('versionchange', () => {
    database.close();
    closed();
  });
  return database;
}

/**
 * @template T
 * @param {Promise<T>} promised
 * @returns {Promise<T>}
 */
const inTime = (promised) =>
  Promise.race([
    promised,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
    }),
  ]);
