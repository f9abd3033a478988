import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { Pool } from '../../www/count/pool.js';
import { weightOfAll } from '../../www/count/weight.js';
import { Shop, answerOf, planOf } from './count-workers.mjs';

/**
 * A pool, and what it tells its employer.
 *
 * @param {number} jobs
 * @param {number} workers
 */
function employ(jobs, workers) {
  const shop = new Shop(planOf(jobs));
  const told = {
    finished: /** @type {number[]} */ ([]),
    solutions: 0n,
    complete: false,
    failure: '',
    onresults() {},
  };
  const pool = new Pool(shop.spawn, {
    onplan: (plan) => ({ jobs: new Ledger(jobs).unfinished(), left: jobs, weight: weightOfAll(plan), workers }),
    onresults(done, solutions) {
      told.finished.push(...done);
      for (const found of solutions) told.solutions += found;
      told.onresults();
    },
    onfinish: () => (told.complete = true),
    onfailure: (message) => (told.failure = message),
  });
  return { shop, told, pool };
}

/** @param {{finished: number[], solutions: bigint, complete: boolean}} told @param {number} jobs */
function assertExact(told, jobs) {
  assert.equal(told.complete, true);
  assert.deepEqual(
    told.finished.toSorted((a, b) => a - b),
    Array.from({ length: jobs }, (_, job) => job),
  );
  assert.equal(told.solutions, answerOf(jobs));
}

describe('a pool of workers', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  for (const [jobs, workers] of [
    [1, 1],
    [1, 8],
    [2, 2],
    [7, 3],
    [500, 2],
    [20_000, 4],
  ]) {
    it(`does each of ${jobs} jobs once with ${workers} workers`, () => {
      const { shop, told } = employ(jobs, workers);
      shop.finish();
      assertExact(told, jobs);
      assert.equal(shop.hired.length, Math.min(jobs, workers));
      assert.equal(shop.alive.length, 0);
    });
  }

  it('makes the plan with one worker before it hires the others', () => {
    const { shop } = employ(100, 3);
    assert.equal(shop.hired.length, 1);
    shop.round();
    assert.equal(shop.hired.length, 3);
  });

  it('replaces a worker that dies, whatever it was doing', () => {
    for (let victim = 0; victim < 3; victim += 1) {
      for (let moment = 0; moment < 12; moment += 1) {
        const { shop, told } = employ(60, 3);
        for (let i = 0; i < moment; i += 1) shop.round();
        shop.alive[victim]?.die();
        shop.finish();
        assertExact(told, 60);
      }
    }
  });

  it('takes a worker that reports its own failure for dead', () => {
    const { shop, told } = employ(60, 2);
    shop.round();
    shop.round();
    const [worker] = shop.alive;
    worker.onreport({ kind: 'failed', message: 'unreachable' });
    assert.equal(worker.dismissed, true);
    shop.finish();
    assertExact(told, 60);
  });

  it('goes on with fewer when some keep dying', () => {
    const { shop, told, pool } = employ(60, 3);
    shop.round();
    for (let i = 0; i < 3; i += 1) shop.alive[2].die('out of memory');
    assert.equal(pool.workers, 2);
    shop.finish();
    assertExact(told, 60);
  });

  it('gives up when all keep dying', () => {
    const { shop, told } = employ(60, 2);
    while (shop.alive.length) shop.alive[0].die('out of memory');
    assert.equal(told.failure, 'out of memory');
    assert.equal(told.complete, false);
  });

  it('takes long silence for death, unless the death could not go unnoticed', () => {
    for (const vouched of [false, true]) {
      const { shop, told } = employ(60, 2);
      shop.vouched = vouched;
      shop.round();
      shop.round();
      const silent = shop.alive[0];
      silent.act = () => false;
      for (let second = 0; second < 70; second += 1) {
        shop.round();
        mock.timers.tick(1000);
      }
      assert.equal(silent.dismissed, !vouched);
      if (!vouched) assertExact(told, 60);
    }
  });

  it('hands out nothing while paused', () => {
    const { shop, told, pool } = employ(400, 2);
    for (let i = 0; i < 5; i += 1) shop.round();
    pool.pause();
    shop.finish();
    assert.equal(told.complete, false);
    const done = told.finished.length;
    mock.timers.tick(5000);
    shop.finish();
    assert.equal(told.finished.length, done);
    assert.equal(shop.alive.length, 2, 'idle workers wait');
    pool.resume();
    shop.finish();
    assertExact(told, 400);
    assert.equal(shop.hired.length, 2);
  });

  it('does not wait for a long job when paused: it is done again', () => {
    const { shop, told, pool } = employ(400, 2);
    for (let i = 0; i < 5; i += 1) shop.round();
    pool.pause();
    mock.timers.tick(1100);
    assert.equal(shop.alive.length, 0);
    pool.resume();
    assert.equal(shop.alive.length, 2);
    shop.finish();
    assertExact(told, 400);
  });

  it('ends all workers at once when closed', () => {
    const { shop, told, pool } = employ(400, 3);
    for (let i = 0; i < 4; i += 1) shop.round();
    pool.close();
    assert.equal(shop.alive.length, 0);
    const done = told.finished.length;
    shop.finish();
    mock.timers.tick(10_000);
    assert.equal(told.finished.length, done);
    assert.equal(shop.hired.length, 3);
  });

  it('has nothing to do when every job was finished before', () => {
    const shop = new Shop(planOf(5));
    let finished = false;
    const pool = new Pool(shop.spawn, {
      onplan: () => ({ jobs: [].values(), left: 0, weight: 0, workers: 2 }),
      onresults: () => assert.fail('nothing was to be done'),
      onfinish: () => (finished = true),
      onfailure: assert.fail,
    });
    shop.finish();
    assert.equal(finished, true);
    assert.deepEqual([pool.workers, shop.alive.length], [0, 0]);
  });

  it('keeps parcels short: no more than a moment of work each, and few at the end', () => {
    const { shop } = employ(20_000, 2);
    const parcels = [];
    while (shop.round()) for (const worker of shop.alive) parcels.push(...worker.parcels);
    assert.ok(parcels.some((parcel) => parcel.length > 100));
    for (const parcel of parcels) assert.ok(parcel.length <= 4096 && shop.hired[0].time(parcel) <= 26);
    assert.ok((parcels.at(-1)?.length ?? 0) < 10);
  });
});
