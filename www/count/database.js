/**
 * The browser's own store (IndexedDB) as a few promises. Everything here may fail, and then rejects: storage can be
 * switched off, full, damaged or held by an older version of the page.
 *
 * @typedef {object} Database
 * @property {(table: Table) => Promise<unknown[]>} all every row of a table
 * @property {(table: Table, row: {id: string, [field: string]: unknown}) => Promise<void>} put writes a row, over the one with the same id if there is one
 * @property {(table: Table, id: string) => Promise<void>} remove takes a row out
 *
 * @typedef {'counts' | 'measured'} Table
 */

const NAME = 'queens-and-knights';
const VERSION = 1;
/** @type {Table[]} */
const TABLES = ['counts', 'measured'];
/** After this the database is taken to be unavailable. */
const TIMEOUT_MS = 3000;

/** @returns {Database} */
export function openDatabase() {
  /** @type {Promise<IDBDatabase> | undefined} */
  let opening;

  const database = () => {
    opening ??= inTime(open(() => (opening = undefined)));
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
    return inTime(
      new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error ?? request.error ?? new Error('aborted')));
      }),
    );
  };

  return {
    all: (table) => transact(table, 'readonly', (rows) => rows.getAll()),
    put: async (table, row) => void (await transact(table, 'readwrite', (rows) => rows.put(row))),
    remove: async (table, id) => void (await transact(table, 'readwrite', (rows) => rows.delete(id))),
  };
}

/**
 * @param {() => void} closed the database is closed, and must be opened again
 * @returns {Promise<IDBDatabase>}
 */
function open(closed) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const table of TABLES) request.result.createObjectStore(table, { keyPath: 'id' });
    });
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('blocked', () => reject(new Error('held by another version of the page')));
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
function inTime(answer) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
