/**
 * The database of release 1.0.0, whose name all pages of a host share. Its rows are copied and stay where they are: a tab
 * that still shows that release goes on with them, and so does another copy of the page. A row is copied again once it has
 * changed, as when such a tab is reloaded.
 *
 * @import { Table } from './database.js'
 */

import { answer, completed } from './indexed-db.js';

const NAME = 'queens-and-knights';

/** The table of what was copied: the check of each row by its table and id. */
export const TAKEN = 'taken';

/**
 * @param {IDBDatabase} database
 * @param {readonly Table[]} tables of both
 */
export async function takeOver(database, tables) {
  const shared = await open();
  if (!shared) return;
  try {
    for (const table of tables) await copy(shared, database, table);
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
  transaction.commit();
  await completed(transaction);
}

/** @returns {Promise<IDBDatabase | null>} `null` where there is none, and then none is made */
function open() {
  const request = indexedDB.open(NAME);
  let isNew = false;
  request.addEventListener('upgradeneeded', () => {
    isNew = true;
    request.transaction?.abort();
  });
  return answer(request).catch((error) => {
    if (isNew) return null;
    throw error;
  });
}
