import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Store } from '../../www/count/store.js';
import { FakeDatabase, FakeLocks, domError } from './count-storage.mjs';

const KEPT = {
  id: 'a',
  n: 18,
  method: 'join',
  version: '1',
  jobs: 44,
  below: 24,
  finished: new Uint8Array([254, 1]),
  solutions: 12_345_678_901_234_567n,
  fraction: 0.45,
  spent: 1500,
  when: 1_800_000_000_000,
};

describe('the store of unfinished counts', () => {
  it('lists its records, the furthest first', async () => {
    const store = new Store(new FakeDatabase());
    await store.keep(KEPT);
    await store.keep({ ...KEPT, id: 'b', fraction: 0.9 });
    const [first, second, ...others] = await store.list();
    assert.deepEqual([first.id, second.id, others.length], ['b', 'a', 0]);
    assert.deepEqual([second.solutions, second.finished, second.spent], [KEPT.solutions, KEPT.finished, 1500]);
    await store.drop('b');
    assert.deepEqual(
      (await store.list()).map(({ id }) => id),
      ['a'],
    );
    assert.equal(store.trouble, '');
  });

  for (const [name, error, trouble] of /** @type {const} */ ([
    ['full', domError('QuotaExceededError'), 'full'],
    ['switched off', domError('SecurityError'), 'unavailable'],
    ['broken', new Error('no answer'), 'unavailable'],
  ])) {
    it(`says so when storage is ${name}, and when it works again`, async () => {
      const database = new FakeDatabase();
      let changes = 0;
      const store = new Store(database, undefined, () => (changes += 1));
      database.writeError = error;
      await store.keep(KEPT);
      await store.keep(KEPT);
      assert.deepEqual([store.trouble, changes], [trouble, 1]);
      database.writeError = undefined;
      await store.keep(KEPT);
      assert.deepEqual([store.trouble, changes], ['', 2]);
    });
  }

  it('lists nothing when it cannot be read', async () => {
    const database = new FakeDatabase();
    database.error = domError('UnknownError');
    const store = new Store(database);
    assert.deepEqual(await store.list(), []);
    assert.equal(store.trouble, 'unavailable');
  });

  for (const [name, damage] of /** @type {[string, Record<string, unknown>][]} */ ([
    ['another sum', { solutions: 1n }],
    ['a sum that is no whole number', { solutions: 1.5 }],
    ['another job', { finished: new Uint8Array([254, 2]) }],
    ['fewer bytes', { finished: new Uint8Array([254]) }],
    ['more bytes than there are jobs', { finished: new Uint8Array([254, 1, 0, 1]) }],
    ['more jobs finished before', { below: 32 }],
    ['more jobs finished than there are', { below: 48 }],
    ['an N out of range', { n: 28 }],
    ['another N', { n: 17 }],
    ['an immense number of jobs', { jobs: 2 ** 40 }],
    ['no fraction', { fraction: NaN }],
    ['nothing in it', { n: undefined, finished: undefined, solutions: undefined, check: undefined }],
  ])) {
    it(`sets aside a record with ${name}`, async () => {
      const database = new FakeDatabase();
      const store = new Store(database);
      await store.keep(KEPT);
      await store.keep({ ...KEPT, id: 'b' });
      Object.assign(database.tables.counts.get('a'), damage);
      assert.deepEqual(
        (await store.list()).map(({ id }) => id),
        ['b'],
      );
      assert.equal(store.trouble, 'damaged');
      assert.equal(database.tables.counts.size, 1);
    });
  }

  it('never gives one record to two tabs', async () => {
    const database = new FakeDatabase();
    const locks = new FakeLocks();
    const [tab, otherTab] = [locks.tab(), locks.tab()];
    const [store, other] = [tab, otherTab].map((view) => new Store(database, /** @type {any} */ (view)));
    const id = store.newId();
    await store.keep({ ...KEPT, id });
    assert.deepEqual(await other.list(), []);
    assert.equal(await other.claim(id), false);
    assert.equal((await store.list()).length, 1, 'one’s own can be listed');
    tab.close();
    assert.equal((await other.list()).length, 1);
    assert.equal(await other.claim(id), true);
    assert.notEqual(other.newId(), id);
  });
});
