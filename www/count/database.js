/**
 * What the tabs of the page share: IndexedDB with promises, and a channel. Any promise may reject: storage can be switched
 * off, full, damaged or slow.
 *
 * @typedef {object} Database
 * @property {(table: Table) => Promise<unknown[]>} all rows of a table
 * @property {(table: Table, row: {id: string}) => Promise<unknown>} put replaces the row with the same id
 * @property {(table: Table, id: string) => Promise<unknown>} remove
 *
 * @typedef {'counts' | 'measured'} Table
 */
import { once, ownName } from '../platform/index.js';

const VERSION = 1;
/** @type {Table[]} */
const TABLES = ['counts', 'measured'];
/** After this time the database counts as unavailable. */
const TIMEOUT_MS = 3000;

/** The database of release 1.0.0, whose name all pages of a host share. */
const SHARED = 'queens-and-knights';
/** The table of what was copied from there: the check of each row by its table and id. */
const TAKEN = 'taken';

/** A channel to the other tabs; none where the browser forbids it, as it does without storage. */
export function openChannel() {
  try {
    return new BroadcastChannel(ownName('count'));
  } catch {
    return undefined;
  }
}

/** @returns {Database} */
export function openDatabase() {
  const reopened = () => once(() => prepared(() => (database = reopened())));
  let database = reopened();

  /**
   * @template T
   * @param {Table} table
   * @param {IDBTransactionMode} mode
   * @param {(rows: IDBObjectStore) => IDBRequest<T>} act
   */
  const transact = async (table, mode, act) => {
    const transaction = (await database()).transaction(table, mode);
    const request = act(transaction.objectStore(table));
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
  const database = await inTime(
    opened(indexedDB.open(ownName('counts'), VERSION), ({ result }) => {
      for (const table of [...TABLES, TAKEN]) result.createObjectStore(table, { keyPath: 'id' });
    }),
  );
  database.addEventListener('close', closed);
  database.addEventListener('versionchange', () => {
    database.close();
    closed();
  });
  await inTime(takeOver(database)).catch(() => {});
  return database;
}

/**
 * Copies the rows of release 1.0.0, which stay where they are: a tab that still shows that release goes on with them, and
 * so does another copy of the page. A row is copied again once it has changed, as when such a tab is reloaded.
 *
 * @param {IDBDatabase} database
 */
async function takeOver(database) {
  let isNew = false;
  const opening = opened(indexedDB.open(SHARED), ({ transaction }) => {
    isNew = true;
    transaction?.abort();
  });
  // Where there is none, none is made.
  const shared = await opening.catch((error) => {
    if (!isNew) throw error;
  });
  if (!shared) return;
  try {
    for (const table of TABLES) await copy(shared, database, table);
  } finally {
    shared.close();
  }
}

/**
 * @param {IDBDatabase} from
 * @param {IDBDatabase} to
 * @param {Table} table
 */
async function copy(from, to, table) {
  const rows = await answer(from.transaction(table).objectStore(table).getAll());
  if (rows.length === 0) return;
  const transaction = to.transaction([table, TAKEN], 'readwrite');
  const [own, taken] = [transaction.objectStore(table), transaction.objectStore(TAKEN)];
  const [known, checks] = await Promise.all([answer(own.getAll()), answer(taken.getAll())]);
  for (const row of rows) {
    const copied = { id: `${table} ${row.id}`, check: row.check };
    if (checks.some(({ id, check }) => id === copied.id && check === copied.check)) continue;
    const here = known.find(({ id }) => id === row.id);
    if (!(here?.fraction > row.fraction)) own.put(row);
    taken.put(copied);
  }
  await completed(transaction);
}

/**
 * @param {IDBOpenDBRequest} request
 * @param {(request: IDBOpenDBRequest) => void} upgrade a database that is new
 */
function opened(request, upgrade) {
  request.addEventListener('upgradeneeded', () => upgrade(request));
  return answer(request);
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * Ends a transaction. It is committed at once: a page that is being closed would not be there to have it done.
 *
 * @param {IDBTransaction} transaction
 * @returns {Promise<unknown>}
 */
const completed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    transaction.commit();
  });

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
