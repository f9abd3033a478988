import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Count } from '../../www/count/count.js';
import { Store } from '../../www/count/store.js';
import { FakeDatabase, FakeLocks, domError, settle } from './count-storage.mjs';
import { Shop, answerOf, evenPlanOf, planOf } from './count-workers.mjs';

const JOBS = 300;

/** A visit to the page: what it counts is kept in `database`. */
function visit(database = new FakeDatabase(), { locks = new FakeLocks().tab(), plan = planOf(JOBS) } = {}) {
  const shop = new Shop(plan);
  const store = new Store(database, /** @type {any} */ (locks));
  const clock = { now: 0 };
  const count = new Count(16, { spawn: shop.spawn, store, now: () => clock.now, staff: (_, wanted) => wanted });
  return { shop, store, count, clock, database };
}

/** @param {Shop} shop @param {number} rounds */
async function work(shop, rounds) {
  for (let i = 0; i < rounds; i += 1) shop.round();
  mock.timers.tick(1000);
  await settle();
}

/** @param {Count} count */
function assertExact(count) {
  assert.deepEqual([count.phase, count.solutions, count.fraction], ['complete', answerOf(JOBS), 1]);
}

describe('a count', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('goes from offer to answer, and leaves nothing behind', async () => {
    const { count, shop, database } = visit();
    assert.deepEqual([count.phase, shop.hired.length], ['offered', 0]);
    count.start(2);
    assert.equal(count.phase, 'opening');
    await work(shop, 3);
    assert.equal(count.phase, 'counting');
    assert.ok(count.fraction > 0 && count.fraction < 1);
    assert.equal(database.tables.counts.size, 1);
    shop.finish();
    assertExact(count);
    await settle();
    assert.equal(database.tables.counts.size, 0);
    assert.equal(shop.alive.length, 0);
  });

  it('is exact through pauses, and does not reckon them as time spent', async () => {
    const { count, shop, clock } = visit();
    count.start(2);
    for (let i = 0; i < 5; i += 1) {
      clock.now += 10;
      await work(shop, 1);
      count.pause();
      assert.equal(count.phase, 'paused');
      clock.now += 1000;
      await count.resume(2);
    }
    clock.now += 50;
    shop.finish();
    assertExact(count);
    assert.equal(count.spent, 100);
  });

  it('goes on in another visit when all jobs weigh the same', async () => {
    const plan = evenPlanOf(JOBS);
    const { count, shop, database } = visit(undefined, { plan });
    count.start(2);
    await work(shop, 6);
    count.cancel();
    await settle();
    const { fraction } = count;
    assert.ok(fraction > 0 && fraction < 1);
    const next = visit(database, { plan });
    const [kept] = await next.store.list();
    next.count.offer(kept);
    assert.equal(next.count.fraction, fraction);
    await next.count.resume(2);
    next.shop.round();
    assert.equal(next.count.fraction, fraction);
    next.shop.finish();
    assertExact(next.count);
  });

  it('keeps little of a count of billions of jobs', async () => {
    const { count, shop, database } = visit(undefined, { plan: evenPlanOf(2 ** 32 - 1) });
    count.start(2);
    await work(shop, 40);
    const [kept] = /** @type {import('../../www/count/store.js').Kept[]} */ ([...database.tables.counts.values()]);
    assert.ok(kept.below + 8 * kept.finished.length >= 40 && kept.finished.length < 64 * 1024, `${kept.below}`);
    assert.ok(count.fraction > 0 && count.fraction < 1e-3);
    count.cancel();
  });

  it('can be cancelled and resumed', async () => {
    const { count, shop } = visit();
    count.start(3);
    await work(shop, 6);
    const { fraction } = count;
    count.cancel();
    assert.equal(shop.alive.length, 0);
    assert.deepEqual([count.phase, count.stopped, count.fraction], ['paused', true, fraction]);
    await count.resume(2);
    shop.finish();
    assertExact(count);
  });

  it('is forgotten when it is discarded', async () => {
    const { count, shop, database } = visit();
    count.start(2);
    await work(shop, 6);
    count.cancel();
    await count.discard();
    assert.deepEqual(
      [count.phase, count.fraction, count.solutions, database.tables.counts.size],
      ['offered', 0, 0n, 0],
    );
    count.start(2);
    shop.finish();
    assertExact(count);
  });

  it('can be cancelled before the plan is made', () => {
    const { count, shop } = visit();
    count.start(2);
    count.cancel();
    assert.deepEqual([count.phase, shop.alive.length], ['offered', 0]);
  });

  it('is held by a pause before the plan is made, and does not reckon it as time spent', async () => {
    const { count, shop, clock } = visit();
    count.start(2);
    clock.now += 10;
    count.pause();
    assert.deepEqual([count.phase, count.stopped, shop.alive.length], ['paused', false, 1]);
    clock.now += 1000;
    shop.finish();
    mock.timers.tick(5000);
    assert.deepEqual([count.phase, count.stopped, count.fraction, count.spent], ['paused', false, 0, 10]);
    await count.resume(2);
    assert.equal(count.phase, 'counting');
    shop.finish();
    assertExact(count);
    assert.equal(count.spent, 10);
    assert.equal(shop.hired.length, 2);
  });

  it('goes on getting ready after a pause before the plan is made', async () => {
    const { count, shop } = visit();
    count.start(2);
    count.pause();
    await count.resume(2);
    assert.equal(count.phase, 'opening');
    shop.round();
    assert.equal(count.phase, 'counting');
    shop.finish();
    assertExact(count);
  });

  it('is held by a pause before the workers of a count that was cancelled are ready', async () => {
    const { count, shop } = visit();
    count.start(2);
    await work(shop, 6);
    count.cancel();
    const { fraction } = count;
    await count.resume(2);
    count.pause();
    shop.finish();
    assert.deepEqual([count.phase, count.fraction], ['paused', fraction]);
    await count.resume(2);
    shop.finish();
    assertExact(count);
  });

  it('goes on once when it is paused and resumed while another visit may have it', async () => {
    const first = visit();
    first.count.start(2);
    await work(first.shop, 6);
    const { count, shop, store } = visit(first.database);
    count.offer((await store.list())[0]);
    const { fraction } = count;
    const resumed = [count.resume(1)];
    count.pause();
    assert.deepEqual([count.phase, count.fraction], ['paused', fraction]);
    resumed.push(count.resume(1));
    await Promise.all(resumed);
    assert.deepEqual([count.phase, count.keptElsewhere, shop.hired.length], ['opening', false, 1]);
    shop.finish();
    assertExact(count);
  });

  for (let rounds = 1; rounds < 8; rounds += 1) {
    it(`goes on in another visit after ${rounds} rounds of work`, async () => {
      const first = visit();
      first.count.start(2);
      await work(first.shop, rounds);
      // The tab is gone: no farewell, and what was done since the last save is lost.
      first.shop.round();
      const second = visit(first.database);
      const [kept] = await second.store.list();
      second.count.offer(kept);
      assert.deepEqual([second.count.phase, second.count.stopped, second.shop.hired.length], ['paused', true, 0]);
      assert.equal(second.count.fraction, kept.fraction);
      await second.count.resume(1);
      second.shop.finish();
      assertExact(second.count);
      await settle();
      assert.equal(first.database.tables.counts.size, 0);
    });
  }

  it('starts again when what was kept belongs to another plan', async () => {
    const first = visit();
    first.count.start(2);
    await work(first.shop, 6);
    const second = visit(first.database, { plan: planOf(JOBS, '2') });
    const [kept] = await second.store.list();
    second.count.offer(kept);
    await second.count.resume(2);
    second.shop.round();
    assert.equal(second.count.keptWasStale, true);
    second.shop.finish();
    assertExact(second.count);
  });

  it('is exact in two tabs at once', async () => {
    const database = new FakeDatabase();
    const locks = new FakeLocks();
    const [one, two] = [0, 1].map(() => visit(database, { locks: locks.tab() }));
    one.count.start(2);
    two.count.start(1);
    for (let i = 0; i < 4; i += 1) {
      await work(one.shop, 1);
      await work(two.shop, 2);
    }
    assert.equal(database.tables.counts.size, 2);
    assert.deepEqual(await visit(database, { locks: locks.tab() }).store.list(), []);
    one.shop.finish();
    assertExact(one.count);
    two.shop.finish();
    assertExact(two.count);
  });

  it('is not continued by two tabs', async () => {
    const gone = visit();
    gone.count.start(2);
    await work(gone.shop, 6);
    const locks = new FakeLocks();
    const [one, two] = [0, 1].map(() => visit(gone.database, { locks: locks.tab() }));
    for (const { store, count } of [one, two]) count.offer((await store.list())[0]);
    await one.count.resume(2);
    await two.count.resume(2);
    assert.deepEqual([one.count.phase, two.count.phase, two.count.keptElsewhere], ['opening', 'offered', true]);
    two.count.start(2);
    one.shop.finish();
    two.shop.finish();
    assertExact(one.count);
    assertExact(two.count);
  });

  it('keeps the older record until the new count is further', async () => {
    const { count, shop, database } = visit();
    count.start(2);
    await work(shop, 20);
    count.cancel();
    await settle();
    const { fraction } = count;
    const [older] = database.tables.counts.keys();
    count.start(2);
    await work(shop, 3);
    assert.ok(count.fraction < fraction);
    assert.deepEqual([database.tables.counts.size, database.tables.counts.has(older)], [2, true]);
    await work(shop, 30);
    assert.ok(count.fraction > fraction);
    assert.deepEqual([database.tables.counts.size, database.tables.counts.has(older)], [1, false]);
    shop.finish();
    assertExact(count);
  });

  for (const error of [domError('QuotaExceededError'), domError('SecurityError')]) {
    it(`goes on in memory after ${error.name}`, async () => {
      const { count, shop, store, database } = visit();
      database.error = error;
      count.start(2);
      await work(shop, 4);
      assert.notEqual(store.trouble, '');
      count.pause();
      await count.resume(2);
      count.cancel();
      await count.resume(2);
      shop.finish();
      assertExact(count);
    });
  }

  it('keeps what it has when the workers keep dying', async () => {
    const { count, shop } = visit();
    count.start(2);
    await work(shop, 4);
    while (shop.alive.length) shop.alive[0].die('out of memory');
    assert.deepEqual([count.phase, count.failure], ['paused', 'out of memory']);
    await count.resume(2);
    shop.finish();
    assertExact(count);
  });

  it('fails when no worker can even start', () => {
    const { count, shop } = visit();
    count.start(2);
    while (shop.alive.length) shop.alive[0].die('no wasm');
    assert.deepEqual([count.phase, count.failure], ['failed', 'no wasm']);
  });
});
