import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { createStore } from '../../www/count/saved-counts.js';
import { FakeDatabase, FakeLocks, domError } from './count-storage.mjs';
import { RECORD, ROW_OF_1_0_0 } from '../kept-count.mjs';
import { count as core } from './core.mjs';

/** A store, the troubles that it has reported, the last one last, and the numbers of records that it could not read. */
function open(database = new FakeDatabase(), /** @type {any} */ locks = undefined) {
  const [troubles, unread] = [/** @type {string[]} */ ([]), /** @type {number[]} */ ([])];
  const store = createStore(
    { core, database, locks },
    { onTrouble: (trouble) => troubles.push(trouble), onUnread: (now) => unread.push(now) },
  );
  return { database, troubles, unread, store };
}

/** @typedef {import('../../www/count/saved-counts.js').Store} Store */
/** @param {Store} store */
const kept = async (store) => (await store.read()).kept;
/** @param {Store} store */
const elsewhere = async (store) => (await store.read()).elsewhere;

/** A row with its checksum: FNV-1a over all that the answer depends on. @param {any} row */
function sealed(row) {
  const head = [row.id, row.n, row.method, row.version, row.jobs, row.below, row.solutions].join(' ');
  const hash = [...new TextEncoder().encode(head), ...row.finished].reduce(
    (known, byte) => Math.imul(known ^ byte, 0x01000193),
    0x811c9dc5,
  );
  return { ...row, check: hash >>> 0 };
}

describe('the store of unfinished counts', () => {
  it('lists its records, the furthest first', async () => {
    const { store, troubles } = open();
    await store.save(RECORD);
    await store.save({ ...RECORD, id: 'b', fraction: 0.9 });
    const [first, second, ...others] = await kept(store);
    assert.deepEqual([first.id, second.id, others.length], ['b', 'a', 0]);
    assert.deepEqual([second.solutions, second.beyond, second.spent], [RECORD.solutions, RECORD.beyond, 1500]);
    assert.deepEqual(troubles, []);
  });

  it('leaves out a row of other types or out of bounds, whose checksum is right', async () => {
    const wrong = [
      { n: /** @type {any} */ ('18') },
      { n: 28 },
      { jobs: 30 },
      { jobs: 2 ** 32 },
      { below: -8 },
      { below: 48 },
      { solutions: /** @type {any} */ ('12345678901234567') },
      { method: /** @type {any} */ (null) },
      { spent: Infinity },
    ];
    for (const change of wrong) {
      const { database, store, unread } = open();
      await store.save(RECORD);
      database.tables.counts.set('b', sealed({ ...database.tables.counts.get('a'), ...change, id: 'b' }));
      assert.deepEqual(
        (await kept(store)).map(({ id }) => id),
        ['a'],
        JSON.stringify(Object.keys(change)),
      );
      assert.deepEqual([database.tables.counts.size, unread], [2, [1]]);
    }
  });

  it('continues a record of the first version of the page', async () => {
    const { database, store, troubles } = open();
    database.tables.counts.set('a', { ...ROW_OF_1_0_0, when: 1_800_000_000_000 });
    const [{ n, below, beyond }] = await kept(store);
    assert.deepEqual([n, below, [...beyond]], [20, 24, [25, 26, 27, 28, 29, 30, 31, 32]]);
    assert.deepEqual(troubles, []);
  });

  it('gives back the finished jobs of any record', async () => {
    for (const [below, beyond] of /** @type {[number, number[]][]} */ ([
      [0, []],
      [7, [9]],
      [8, []],
      [13, [15, 16, 40]],
    ])) {
      const { store } = open();
      await store.save({ ...RECORD, below, beyond });
      const [record] = await kept(store);
      const ledger = new Ledger({ method: 'join', version: '1', jobs: 44, weights: new Float64Array() }, record);
      assert.deepEqual([ledger.below, [...ledger.beyond]], [below, beyond]);
    }
  });

  it('gives back the solutions of each job', async () => {
    for (const below of [0, 3, 8]) {
      const { store, database } = open();
      const beyond = [below + 9, below + 2];
      const jobs = [...Array(below).keys(), ...beyond];
      const each = new Map(jobs.map((job) => [job, 2n ** 60n + BigInt(job)]));
      const solutions = [...each.values()].reduce((a, b) => a + b, 0n);
      await store.save({ ...RECORD, below, beyond, solutions, each });
      assert.deepEqual([...database.tables.counts.values()][0].each.length, jobs.length);
      const [record] = await kept(store);
      assert.deepEqual(record.each, new Map([...each].toSorted(([a], [b]) => a - b)));
    }
  });

  it('goes on with the sum alone where the solutions of each job are damaged', async () => {
    for (const each of [[1n, 2n], [3n, 3n], [], 'none', undefined]) {
      const { database, store, troubles } = open();
      const jobs = new Map(Object.entries([2n, 4n]).map(([job, solutions]) => [Number(job), solutions]));
      await store.save({ ...RECORD, below: 2, beyond: [], solutions: 6n, each: jobs });
      const [row] = database.tables.counts.values();
      row.each = Array.isArray(each) ? BigUint64Array.from(each) : each;
      const [record] = await kept(store);
      assert.equal(record.solutions, 6n);
      assert.equal(record.each, each?.[0] === 3n ? record.each : undefined);
      assert.deepEqual(troubles, []);
    }
  });

  for (const [name, error, trouble] of /** @type {const} */ ([
    ['full', domError('QuotaExceededError'), 'full'],
    ['switched off', domError('SecurityError'), 'unavailable'],
    ['broken', new Error('no answer'), 'unavailable'],
  ])) {
    it(`says so when storage is ${name}, and when it works again`, async () => {
      const { database, store, troubles } = open();
      database.writeError = error;
      await store.save(RECORD);
      await store.save(RECORD);
      assert.deepEqual(troubles, [trouble]);
      database.writeError = undefined;
      await store.save(RECORD);
      assert.deepEqual(troubles, [trouble, '']);
    });
  }

  it('takes no count for one of another tab that this tab releases while the locks are asked for', async () => {
    const locks = new FakeLocks();
    const tab = locks.tab();
    const query = async () => {
      const answer = await tab.query();
      store.release(own);
      return answer;
    };
    const { store } = open(undefined, { ...tab, query });
    const [own, other] = [
      { n: 12, method: 'join' },
      { n: 13, method: 'join' },
    ];
    await open(undefined, locks.tab()).store.claim(other);
    await store.claim(own);
    assert.deepEqual(
      (await elsewhere(store)).map(({ n }) => n),
      [13],
    );
  });

  it('lists nothing when it cannot be read', async () => {
    const { database, store, troubles } = open();
    database.error = domError('UnknownError');
    assert.deepEqual(await kept(store), []);
    assert.deepEqual(troubles, ['unavailable']);
  });

  for (const [name, damage] of /** @type {[string, Record<string, unknown>][]} */ ([
    ['another sum', { solutions: 1n }],
    ['a sum that is no whole number', { solutions: 1.5 }],
    ['another job', { finished: new Uint8Array([132]) }],
    ['fewer jobs', { finished: new Uint8Array([4]) }],
    ['more jobs finished before', { below: 32 }],
    ['an N out of range', { n: 28 }],
    ['another N', { n: 17 }],
    ['no fraction', { fraction: NaN }],
    ['nothing in it', { n: undefined, finished: undefined, solutions: undefined, check: undefined }],
  ])) {
    it(`sets aside a record with ${name}`, async () => {
      const { database, store, troubles, unread } = open();
      await store.save(RECORD);
      await store.save({ ...RECORD, id: 'b' });
      Object.assign(database.tables.counts.get('a'), damage);
      assert.deepEqual(
        (await kept(store)).map(({ id }) => id),
        ['b'],
      );
      assert.deepEqual([database.tables.counts.size, unread], [2, [1]]);
      await store.dropUnread();
      assert.deepEqual([...database.tables.counts.keys()], ['b']);
      assert.equal(unread.at(-1), 0);
      assert.deepEqual(troubles, []);
    });
  }

  it('never gives one record to two tabs', async () => {
    const database = new FakeDatabase();
    const locks = new FakeLocks();
    const [tab, otherTab] = [locks.tab(), locks.tab()];
    const [store, other] = [tab, otherTab].map((view) => open(database, view).store);
    assert.equal(await store.claim(RECORD), true);
    await store.save(RECORD);
    assert.deepEqual(await kept(other), []);
    assert.deepEqual(await elsewhere(other), [
      { n: 18, choice: null, progress: { fraction: 0.45, solutions: RECORD.solutions, spent: 1500, imported: false } },
    ]);
    assert.equal(await other.claim(RECORD), false);
    assert.equal(await other.claim({ n: 18, method: 'naive' }), true, 'the other method is another count');
    assert.equal((await kept(store)).length, 1, 'one’s own can be listed');
    tab.close();
    assert.equal((await kept(other)).length, 1);
    assert.equal(await other.claim(RECORD), true);
  });

  it('hears of what another tab saves and lets go of while the records are being read', async () => {
    const locks = new FakeLocks();
    const tab = locks.tab();
    const database = new FakeDatabase();
    const { store } = open(database, tab);
    await store.claim(RECORD);
    const slow = new FakeDatabase();
    slow.tables = database.tables;
    slow.all = async (table) => {
      const rows = await database.all(table);
      await store.save(RECORD);
      tab.close();
      return rows;
    };
    const released = new Promise((resolve) => {
      const other = createStore(
        { core, database: slow, locks: /** @type {any} */ (locks.tab()) },
        { onChange: () => resolve(kept(other)) },
      );
      void other.read();
    });
    const silence = new Promise((resolve) => setTimeout(resolve, 1000, []));
    assert.equal((await Promise.race([released, silence])).length, 1);
  });

  it('takes neither a shared lock nor that of another page for a count', async () => {
    const held = [
      { name: 'queens-and-knights /page/ count 18', mode: 'shared' },
      { name: 'queens-and-knights /page/ count 19 mask', mode: 'exclusive' },
      { name: 'queens-and-knights /page/ no count 20', mode: 'exclusive' },
      { name: 'queens-and-knights /copy/ count 20', mode: 'exclusive' },
      { name: 'another page count 20', mode: 'exclusive' },
      { mode: 'exclusive' },
    ];
    const locks = { query: async () => ({ held }), request: () => new Promise(() => {}) };
    const { store } = open(new FakeDatabase(), locks);
    const progress = { fraction: 0, solutions: 0n, spent: 0, imported: false };
    assert.deepEqual(await elsewhere(store), [{ n: 19, choice: 'mask', progress }]);
  });

  it('leaves a count to another tab when its lock is shared for too long', async () => {
    /** @type {string[]} */
    const ended = [];
    const locks = {
      query: async () => ({ held: [] }),
      /** @param {string} _ @param {{ ifAvailable?: boolean, mode?: string }} options @param {(lock: null) => unknown} use */
      request: async (_, { ifAvailable, mode }, use) => {
        if (ifAvailable) return use(null);
        if (mode === 'shared') return new Promise(() => {});
        ended.push('waited');
        throw domError('TimeoutError');
      },
    };
    const { store } = open(new FakeDatabase(), locks);
    assert.equal(await store.claim(RECORD), false);
    assert.deepEqual(ended, ['waited']);
  });
});
