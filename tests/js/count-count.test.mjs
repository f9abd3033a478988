import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { settle } from './fake-worker.mjs';
import { Count } from '../../www/count/count.js';
import { createStore } from '../../www/count/saved-counts.js';
import { FakeDatabase, FakeLocks, domError } from './count-storage.mjs';
import { FakeWorkers, answerOf, evenPlanOf, planOf } from './count-fakes.mjs';
import { count as core } from './core.mjs';

const JOBS = 300;

/** A visit to the page, which keeps its counts in `database`. */
function visit(database = new FakeDatabase(), { locks = new FakeLocks().tab(), plan = planOf(JOBS) } = {}) {
  const workers = new FakeWorkers(plan);
  let trouble = '';
  const store = createStore(
    { core, database, locks: /** @type {any} */ (locks) },
    { onTrouble: (now) => (trouble = now) },
  );
  const clock = { now: 0 };
  const options = {
    core,
    spawn: workers.spawn,
    store,
    now: () => clock.now,
    budget: Infinity,
  };
  const count = new Count({ n: 16, method: 'squares' }, options);
  return { workers, store, count, clock, database, trouble: () => trouble };
}

/**
 * A count that two workers have begun, and some rounds of their work.
 *
 * @param {number} rounds
 * @param {Parameters<typeof visit>} given
 */
async function begun(rounds, ...given) {
  const all = visit(...given);
  all.count.start(2);
  await all.workers.work(rounds);
  return all;
}

/** Lets a count come to its end, which is exact. @param {{ count: Count, workers: FakeWorkers }} visit */
async function finish({ count, workers }) {
  await workers.finish();
  assertExact(count);
}

/** @param {Count} count */
function assertExact(count) {
  assert.deepEqual([count.state.phase, count.state.solutions, count.state.fraction], ['complete', answerOf(JOBS), 1]);
}

describe('a count', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  it('goes from offer to answer, and leaves nothing behind', async () => {
    const { count, workers, database } = visit();
    assert.deepEqual([count.state.phase, workers.spawned.length], ['offered', 0]);
    count.start(2);
    assert.equal(count.state.phase, 'opening');
    await workers.work(3);
    assert.equal(count.state.phase, 'counting');
    assert.ok(count.state.fraction > 0 && count.state.fraction < 1);
    assert.equal(database.tables.counts.size, 1);
    await finish({ count, workers });
    await settle();
    assert.equal(database.tables.counts.size, 0);
    assert.equal(workers.alive.length, 0);
  });

  it('is exact through pauses, and does not reckon them as time spent', async () => {
    const { count, workers, clock } = visit();
    count.start(2);
    for (let i = 0; i < 5; i += 1) {
      clock.now += 10;
      await workers.work(1);
      count.pause();
      assert.equal(count.state.phase, 'paused');
      clock.now += 1000;
      await count.resume(2);
    }
    clock.now += 50;
    await finish({ count, workers });
    assert.equal(count.state.spent, 100);
  });

  it('goes on in another visit when all jobs weigh the same', async () => {
    const plan = evenPlanOf(JOBS);
    const { count, database } = await begun(6, undefined, { plan });
    count.cancel();
    await settle();
    const { fraction } = count.state;
    assert.ok(fraction > 0 && fraction < 1);
    const next = visit(database, { plan });
    const [kept] = (await next.store.read()).kept;
    next.count.offer(kept);
    assert.equal(next.count.state.fraction, fraction);
    await next.count.resume(2);
    await next.workers.round();
    assert.equal(next.count.state.fraction, fraction);
    await finish(next);
  });

  it('keeps little of a count of billions of jobs', async () => {
    const { count, database } = await begun(40, undefined, { plan: evenPlanOf(2 ** 32 - 1) });
    const [kept] = /** @type {import('../../pkg/count.js').KeptRow[]} */ ([...database.tables.counts.values()]);
    assert.ok(kept.below + 8 * kept.finished.length >= 40 && kept.finished.length < 8192, `${kept.below}`);
    assert.ok(count.state.fraction > 0 && count.state.fraction < 1e-3);
    count.cancel();
  });

  it('can be cancelled and resumed', async () => {
    const { count, workers } = visit();
    count.start(3);
    await workers.work(6);
    const { fraction } = count.state;
    count.cancel();
    assert.equal(workers.alive.length, 0);
    assert.deepEqual([count.state.phase, count.state.stopped, count.state.fraction], ['paused', true, fraction]);
    await count.resume(2);
    await finish({ count, workers });
  });

  it('is forgotten when it is discarded', async () => {
    const { count, workers, database } = await begun(6);
    count.cancel();
    await count.discard();
    assert.deepEqual(
      [count.state.phase, count.state.fraction, count.state.solutions, database.tables.counts.size],
      ['offered', 0, 0n, 0],
    );
    count.start(2);
    await finish({ count, workers });
  });

  it('can be cancelled before the plan is made', async () => {
    const { count, workers } = visit();
    count.start(2);
    count.cancel();
    assert.deepEqual([count.state.phase, workers.alive.length], ['offered', 0]);
  });

  it('is held by a pause before the plan is made, and does not reckon it as time spent', async () => {
    const { count, workers, clock } = visit();
    count.start(2);
    clock.now += 10;
    count.pause();
    assert.deepEqual([count.state.phase, count.state.stopped, workers.alive.length], ['paused', false, 1]);
    clock.now += 1000;
    await workers.finish();
    mock.timers.tick(5000);
    assert.deepEqual(
      [count.state.phase, count.state.stopped, count.state.fraction, count.state.spent],
      ['paused', false, 0, 10],
    );
    await count.resume(2);
    assert.equal(count.state.phase, 'counting');
    await finish({ count, workers });
    assert.equal(count.state.spent, 10);
    assert.equal(workers.spawned.length, 2);
  });

  it('goes on getting ready after a pause before the plan is made', async () => {
    const { count, workers } = visit();
    count.start(2);
    count.pause();
    await count.resume(2);
    assert.equal(count.state.phase, 'opening');
    await workers.round();
    assert.equal(count.state.phase, 'counting');
    await finish({ count, workers });
  });

  it('is held by a pause before the workers of a count that was cancelled are ready', async () => {
    const { count, workers } = await begun(6);
    count.cancel();
    const { fraction } = count.state;
    await count.resume(2);
    count.pause();
    await workers.finish();
    assert.deepEqual([count.state.phase, count.state.fraction], ['paused', fraction]);
    await count.resume(2);
    await finish({ count, workers });
  });

  it('goes on once when it is paused and resumed while another visit may have it', async () => {
    const first = await begun(6);
    const { count, workers, store } = visit(first.database);
    count.offer((await store.read()).kept[0]);
    const { fraction } = count.state;
    const resumed = [count.resume(1)];
    count.pause();
    assert.deepEqual([count.state.phase, count.state.fraction], ['paused', fraction]);
    resumed.push(count.resume(1));
    await Promise.all(resumed);
    assert.deepEqual([count.state.phase, workers.spawned.length], ['opening', 1]);
    await finish({ count, workers });
  });

  for (let rounds = 1; rounds < 8; rounds += 1) {
    it(`goes on in another visit after ${rounds} rounds of work`, async () => {
      const first = await begun(rounds);
      // The tab is closed without an event: jobs finished since the last save are lost.
      await first.workers.round();
      const second = visit(first.database);
      const [kept] = (await second.store.read()).kept;
      second.count.offer(kept);
      assert.deepEqual(
        [second.count.state.phase, second.count.state.stopped, second.workers.spawned.length],
        ['paused', true, 0],
      );
      assert.equal(second.count.state.fraction, kept.fraction);
      await second.count.resume(1);
      await finish(second);
      await settle();
      assert.equal(first.database.tables.counts.size, 0);
    });
  }

  it('starts again when its record belongs to another plan', async () => {
    const first = await begun(6);
    const second = visit(first.database, { plan: planOf(JOBS, '2') });
    const [kept] = (await second.store.read()).kept;
    second.count.offer({ ...kept, spent: 7000, imported: true });
    await second.count.resume(2);
    await second.workers.round();
    assert.equal(second.count.state.recordWasStale, true);
    assert.deepEqual([second.count.state.spent, second.count.state.imported], [0, false]);
    await finish(second);
  });

  it('goes on by the method of its record, and begins anew by the quickest one', async () => {
    const plan = { ...planOf(JOBS), method: 'slow' };
    const { count, workers, store } = visit(undefined, { plan });
    await store.save({
      id: 'slow',
      n: 16,
      method: 'slow',
      version: '1',
      jobs: JOBS,
      below: 1,
      beyond: [],
      solutions: 1n,
      fraction: 0.1,
      spent: 1,
    });
    count.offer((await store.read()).kept[0]);
    await count.resume(2);
    assert.equal(workers.spawned[0].requests[0].data.method, 'slow');
    await finish({ count, workers });
    assert.equal(count.state.recordWasStale, false);
    count.start(2);
    assert.equal(workers.alive[0].requests[0].data.method, 'squares');
    count.cancel();
  });

  it('is not counted by two tabs at once', async () => {
    const database = new FakeDatabase();
    const locks = new FakeLocks();
    const [one, two] = [0, 1].map(() => visit(database, { locks: locks.tab() }));
    one.count.start(2);
    two.count.start(1);
    for (let i = 0; i < 4; i += 1) {
      await one.workers.work(1);
      await two.workers.work(2);
    }
    assert.deepEqual([two.count.state.phase, two.workers.alive.length], ['elsewhere', 0]);
    assert.equal(database.tables.counts.size, 1);
    assert.deepEqual((await two.store.read()).kept, []);
    await finish(one);
    await settle();
    two.count.withdraw();
    two.count.start(1);
    await finish(two);
  });

  it('is let go when it is discarded, or cancelled with nothing done, and taken again at once', async () => {
    const locks = new FakeLocks();
    const { count, workers, store } = visit(undefined, { locks: locks.tab() });
    const held = () => [...locks.held.keys()];
    count.start(1);
    count.cancel();
    await settle();
    assert.deepEqual([count.state.phase, held()], ['offered', []]);
    count.start(1);
    await workers.work(6);
    assert.deepEqual(held(), ['queens-and-knights /page/ count 16']);
    await count.discard();
    count.start(1);
    await workers.work(6);
    assert.deepEqual([count.state.phase, (await store.read()).elsewhere], ['counting', []]);
    count.cancel();
    await settle();
    assert.deepEqual(held(), ['queens-and-knights /page/ count 16']);
  });

  it('is not continued by two tabs', async () => {
    const gone = await begun(6);
    const locks = new FakeLocks();
    const [one, two] = [0, 1].map(() => visit(gone.database, { locks: locks.tab() }));
    for (const { store, count } of [one, two]) count.offer((await store.read()).kept[0]);
    await one.count.resume(2);
    await two.count.resume(2);
    assert.deepEqual([one.count.state.phase, two.count.state.phase], ['opening', 'elsewhere']);
    await finish(one);
    assert.equal(two.workers.spawned.length, 0);
  });

  it('keeps the older record until the new count is complete', async () => {
    const { count, workers, database } = await begun(20);
    count.cancel();
    await settle();
    const [older] = database.tables.counts.keys();
    count.start(2);
    await workers.work(3);
    assert.deepEqual([database.tables.counts.size, database.tables.counts.has(older)], [2, true]);
    await finish({ count, workers });
    await settle();
    assert.equal(database.tables.counts.size, 0);
  });

  for (const error of [domError('QuotaExceededError'), domError('SecurityError')]) {
    it(`goes on in memory after ${error.name}`, async () => {
      const { count, workers, trouble, database } = visit();
      database.error = error;
      count.start(2);
      await workers.work(4);
      assert.notEqual(trouble(), '');
      count.pause();
      await count.resume(2);
      count.cancel();
      await count.resume(2);
      await finish({ count, workers });
    });
  }

  it('keeps its finished jobs when the workers keep failing', async () => {
    const { count, workers } = await begun(4);
    while (workers.alive.length) await workers.alive[0].fail('out of memory');
    assert.deepEqual([count.state.phase, count.state.failure], ['paused', 'out of memory']);
    await count.resume(2);
    await finish({ count, workers });
  });

  it('fails when no worker can even start', async () => {
    const { count, workers } = visit();
    count.start(2);
    while (workers.alive.length) await workers.alive[0].fail('no wasm');
    assert.deepEqual([count.state.phase, count.state.failure], ['failed', 'no wasm']);
  });
});
