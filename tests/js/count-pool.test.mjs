import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { Pool } from '../../www/count/pool.js';
import { FakeWorkers, answerOf, planOf, solutionsOf } from './count-fakes.mjs';

/**
 * A pool, and the record of its work.
 *
 * @param {number} jobs
 * @param {number} size
 */
function setUp(jobs, size) {
  const workers = new FakeWorkers(planOf(jobs));
  const ledger = new Ledger(workers.plan);
  const record = { ledger, complete: false, failure: '', entries: 0 };
  const enter = ledger.enter.bind(ledger);
  ledger.enter = (job, solutions) => {
    record.entries += 1;
    enter(job, solutions);
  };
  const pool = new Pool({
    spawn: workers.spawn,
    count: { n: 16, method: 'squares' },
    onPlan: () => ({ ledger, workers: Math.min(size, jobs) }),
    onProgress() {},
    onEnd(failure) {
      record.complete = failure === undefined;
      record.failure = failure ?? '';
    },
  });
  return { workers, record, pool };
}

/**
 * Lets the pool come to its end, with each job done once.
 *
 * @param {Pick<ReturnType<typeof setUp>, 'workers' | 'record'>} pool
 * @param {number} jobs
 */
async function finish({ workers, record }, jobs) {
  await workers.finish();
  const { ledger, complete, entries } = record;
  assert.deepEqual([complete, ledger.complete, entries], [true, true, jobs]);
  assert.equal(ledger.solutions, answerOf(jobs));
}

describe('a pool of workers', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  for (const [jobs, size] of [
    [1, 1],
    [1, 8],
    [2, 2],
    [7, 3],
    [500, 2],
    [20_000, 4],
  ]) {
    it(`does each of ${jobs} jobs once with ${size} workers`, async () => {
      const { workers, record } = setUp(jobs, size);
      await finish({ workers, record }, jobs);
      assert.equal(workers.spawned.length, Math.min(jobs, size));
      assert.equal(workers.alive.length, 0);
    });
  }

  it('makes the plan with one worker before it spawns the others', async () => {
    const { workers } = setUp(100, 3);
    assert.equal(workers.spawned.length, 1);
    await workers.round();
    assert.equal(workers.spawned.length, 3);
  });

  it('leaves a worker idle while others have the last jobs', async () => {
    const { workers, record } = setUp(2, 2);
    for (let i = 0; i < 2; i += 1) await workers.round();
    assert.deepEqual(
      workers.alive.map(({ parcels }) => parcels.map((jobs) => [...jobs])),
      [[[1]], []],
    );
    await finish({ workers, record }, 2);
  });

  it('replaces a worker that fails at any moment', async () => {
    for (let victim = 0; victim < 3; victim += 1) {
      for (let moment = 0; moment < 12; moment += 1) {
        const { workers, record } = setUp(60, 3);
        for (let i = 0; i < moment; i += 1) await workers.round();
        await workers.alive[victim]?.fail();
        await finish({ workers, record }, 60);
      }
    }
  });

  it('goes on with fewer when some keep failing', async () => {
    const { workers, record } = setUp(60, 3);
    await workers.round();
    for (let i = 0; i < 3; i += 1) await workers.alive[2].fail('out of memory');
    assert.equal(workers.alive.length, 2);
    await finish({ workers, record }, 60);
  });

  it('gives up when all keep failing', async () => {
    const { workers, record } = setUp(60, 2);
    while (workers.alive.length) await workers.alive[0].fail('out of memory');
    assert.equal(record.failure, 'out of memory');
    assert.equal(record.complete, false);
  });

  it('hands out nothing while paused', async () => {
    const { workers, record, pool } = setUp(400, 2);
    for (let i = 0; i < 5; i += 1) await workers.round();
    pool.pause();
    await workers.finish();
    assert.equal(record.complete, false);
    const done = record.entries;
    mock.timers.tick(5000);
    await workers.finish();
    assert.equal(record.entries, done);
    assert.equal(workers.alive.length, 2, 'idle workers wait');
    pool.resume();
    await finish({ workers, record }, 400);
    assert.equal(workers.spawned.length, 2);
  });

  it('does not wait for a long job when paused: it is done again', async () => {
    const { workers, record, pool } = setUp(400, 2);
    for (let i = 0; i < 5; i += 1) await workers.round();
    pool.pause();
    mock.timers.tick(1100);
    assert.equal(workers.alive.length, 0);
    pool.resume();
    assert.equal(workers.alive.length, 2);
    await finish({ workers, record }, 400);
  });

  it('ends all workers at once when closed', async () => {
    const { workers, record, pool } = setUp(400, 3);
    for (let i = 0; i < 4; i += 1) await workers.round();
    pool.close();
    assert.equal(workers.alive.length, 0);
    const done = record.entries;
    await workers.finish();
    mock.timers.tick(10_000);
    assert.equal(record.entries, done);
    assert.equal(workers.spawned.length, 3);
  });

  it('ends at once when every job was finished before', async () => {
    const { workers, record } = setUp(5, 2);
    for (let job = 0; job < 5; job += 1) record.ledger.enter(job, solutionsOf(job));
    await finish({ workers, record }, 5);
    assert.equal(workers.alive.length, 0);
  });

  it('fills parcels by the speed of those before, and takes no speed from one that took no time', async () => {
    const { workers } = setUp(20_000, 1);
    /** @type {number[]} */
    const times = [];
    while (await workers.round())
      for (const parcel of workers.alive.flatMap((worker) => worker.parcels))
        times.push(workers.spawned[0].time(parcel));
    // The first parcel is one job; after it each is about a tenth of a second, until the last quarter of the work.
    assert.ok(times[0] < 1 && times[1] > 95 && times[9] > 95, `${times.slice(0, 12)}`);

    const idle = setUp(20_000, 1);
    idle.workers.plan = { ...idle.workers.plan };
    const [worker] = idle.workers.spawned;
    worker.time = () => 0;
    for (let round = 0; round < 5; round += 1) {
      await idle.workers.round();
      assert.equal(worker.parcels[0].length, 1);
    }
  });

  it('keeps parcels short: no more than a moment of work each, and few at the end', async () => {
    const { workers } = setUp(20_000, 2);
    const parcels = [];
    while (await workers.round()) for (const worker of workers.alive) parcels.push(...worker.parcels);
    assert.ok(parcels.some((parcel) => parcel.length > 100));
    for (const parcel of parcels) assert.ok(parcel.length <= 4096 && workers.spawned[0].time(parcel) <= 101);
    assert.ok((parcels.at(-1)?.length ?? 0) < 10);
  });
});
