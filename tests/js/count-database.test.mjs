import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from '../../www/count/database.js';
import { createStore } from '../../www/count/saved-counts.js';
import { count as core } from './core.mjs';
import { ENTRY, ROW_OF_1_0_0 as ROW } from '../kept-count.mjs';

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), location: { hash: '', pathname: '/page/' } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

/** @param {IDBRequest} request */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * The database calls of a page of release 1.0.0.
 * @param {Record<string, { id: string, fraction?: number, check?: number }[]>} rows by table
 */
async function keepAsBefore(rows) {
  const opening = indexedDB.open('queens-and-knights', 1);
  opening.addEventListener('upgradeneeded', () => {
    for (const table of ['counts', 'measured']) opening.result.createObjectStore(table, { keyPath: 'id' });
  });
  const database = await answer(opening);
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) await answer(database.transaction(table, 'readwrite').objectStore(table).put(row));
  }
  database.close();
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();

test('what release 1.0.0 kept is taken over, and stays where it is', async () => {
  await keepAsBefore({ counts: [ROW], measured: [ENTRY] });
  const database = openDatabase();
  const [record] = (await createStore({ core, database }).read()).kept;
  assert.deepEqual([record.n, record.solutions, [...record.beyond].length], [20, ROW.solutions, 8]);
  assert.deepEqual(await database.all('measured'), [ENTRY]);
  assert.deepEqual(await names(), ['queens-and-knights', 'queens-and-knights /page/ counts']);
  Object.assign(globalThis.location, { pathname: '/copy/' });
  assert.equal((await openDatabase().all('counts')).length, 1);
});

test('what was taken over and given up does not come back', async () => {
  await keepAsBefore({ counts: [ROW], measured: [ENTRY] });
  const first = openDatabase();
  await first.remove('counts', ROW.id);
  await first.remove('measured', ENTRY.id);
  const second = openDatabase();
  assert.deepEqual([await second.all('counts'), await second.all('measured')], [[], []]);
});

test('what a tab of release 1.0.0 has counted since is taken over, unless more is counted here', async () => {
  await keepAsBefore({ counts: [ROW] });
  await openDatabase().all('counts');
  const further = { ...ROW, fraction: 0.5, check: 1 };
  await keepAsBefore({ counts: [further] });
  const database = openDatabase();
  assert.deepEqual(await database.all('counts'), [further]);
  const furthest = { ...ROW, fraction: 0.9, check: 2 };
  await database.put('counts', furthest);
  await keepAsBefore({ counts: [{ ...ROW, fraction: 0.6, check: 3 }] });
  assert.deepEqual(await openDatabase().all('counts'), [furthest]);
});

test('where release 1.0.0 was never, none of its databases is made', async () => {
  await openDatabase().put('counts', ROW);
  assert.deepEqual(await names(), ['queens-and-knights /page/ counts']);
});

test('a database of that name that is another page’s, or that cannot be read, is in nobody’s way', async () => {
  await answer(indexedDB.open('queens-and-knights', 7));
  await openDatabase().put('counts', ROW);
  assert.equal((await openDatabase().all('counts')).length, 1);
});
