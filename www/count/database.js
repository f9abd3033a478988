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
   * @returns {Promise<T>}
   */
  const transact = async (table, mode, act) => {
    const transaction = (await database()).transaction(table, mode);
    const request = act(transaction.objectStore(table));
    // A page that is closed at once would not be there to have it committed.
    transaction.commit();
    return inTime(
      new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error ?? request.error ?? new Error('aborted')));
      }),
    );
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

/**
 * @param {() => void} closed
 * @returns {Promise<IDBDatabase>}
 */
function open(closed) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(ownName('counts'), VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const table of [...TABLES, TAKEN]) request.result.createObjectStore(table, { keyPath: 'id' });
    });
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('blocked by another version of the page')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', closed);
      database.addEventListener('versionchange', () => {
        database.close();
        closed();
      });
      resolve(database);
    });
  });
}

/**
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
const inTime = (answer) =>
  Promise.race([
    answer,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
    }),
  ]);
