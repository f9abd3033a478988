import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { chance } from './chance.mjs';

/** A plan whose jobs all weigh 1. @param {number} jobs */
const even = (jobs) => ({ jobs, weights: new Float64Array() });

/** @param {Ledger} ledger */
function kept(ledger) {
  const { jobs, below, finished, solutions } = ledger;
  const restored = Ledger.restore(even(jobs), { jobs, below, finished, solutions });
  assert.ok(restored);
  return restored;
}

describe('a ledger', () => {
  it('enters each job once', () => {
    const ledger = new Ledger(even(10));
    assert.equal(ledger.enter(3, 5n), true);
    assert.equal(ledger.enter(3, 5n), false);
    for (const stray of [-1, 10, 1e9, NaN]) assert.equal(ledger.enter(stray, 7n), false);
    assert.deepEqual([ledger.count, ledger.solutions, ledger.complete], [1, 5n, false]);
    assert.deepEqual([...ledger.unfinished()], [0, 1, 2, 4, 5, 6, 7, 8, 9]);
    assert.deepEqual(
      [-1, 2, 3, 4].map((job) => job >= 0 && ledger.has(job)),
      [false, false, true, false],
    );
  });

  it('adds up exactly beyond 2^53', () => {
    const ledger = new Ledger(even(2));
    ledger.enter(0, 234_907_967_154_122_527n);
    ledger.enter(1, 1n);
    assert.equal(ledger.solutions, 234_907_967_154_122_528n);
    assert.equal(ledger.complete, true);
  });

  it('is the same after it was kept', () => {
    const ledger = new Ledger(even(13));
    for (const job of [0, 7, 8, 12]) ledger.enter(job, 1n);
    const restored = kept(ledger);
    assert.deepEqual([restored.count, restored.solutions], [4, 4n]);
    assert.deepEqual([...restored.unfinished()], [...ledger.unfinished()]);
  });

  it('refuses what does not belong together', () => {
    const full = new Uint8Array([255, 255]);
    for (const [jobs, below, finished, solutions] of /** @type {[number, number, Uint8Array, bigint][]} */ ([
      [13, 0, full, 1n],
      [16, 0, full, -1n],
      [16, 8, full, 1n],
      [16, 24, new Uint8Array(), 1n],
      [16, 4, new Uint8Array(), 1n],
      [16, -8, full, 1n],
      [17, 0, new Uint8Array([255, 0]), 1n],
    ])) {
      assert.equal(
        Ledger.restore(even(jobs), { jobs, below, finished, solutions }),
        undefined,
        `${jobs} ${below} ${finished}`,
      );
    }
    assert.equal(Ledger.restore(even(16), { jobs: 16, below: 0, finished: full, solutions: 1n })?.complete, true);
    assert.equal(
      Ledger.restore(even(16), { jobs: 16, below: 16, finished: new Uint8Array(), solutions: 1n })?.complete,
      true,
    );
  });

  it('holds little of billions of jobs, and knows them all', () => {
    const jobs = 2 ** 32 - 1;
    let ledger = new Ledger(even(jobs));
    const straggler = 777;
    for (let job = 0; job < 100_000; job += 1) {
      if (job !== straggler) ledger.enter(job, 1n);
      if (job === 50_000) ledger.enter(straggler, 1n);
      if (job % 9999 === 0) ledger = kept(ledger);
    }
    assert.deepEqual([ledger.count, ledger.solutions], [100_000, 100_000n]);
    assert.ok(ledger.below > 90_000 && ledger.finished.length < 1250, `${ledger.below}, ${ledger.finished.length}`);
    assert.deepEqual(
      [0, straggler, 99_999, 100_000, jobs - 1].map((job) => ledger.has(job)),
      [true, true, true, false, false],
    );
    assert.equal(ledger.enter(straggler, 1n), false);
    assert.equal(ledger.unfinished().next().value, 100_000);
  });

  it('is the same whatever the order of the jobs', () => {
    const dice = chance(7);
    for (let round = 0; round < 20; round += 1) {
      const jobs = dice.whole(1, 3000);
      const order = Array.from({ length: jobs }, (_, job) => ({ job, late: job + dice.whole(0, 200) }));
      order.sort((a, b) => a.late - b.late);
      const ledger = new Ledger(even(jobs));
      order.forEach(({ job }, i) => {
        assert.equal(ledger.has(job), false);
        assert.equal(ledger.complete, false);
        assert.equal(ledger.enter(job, BigInt(job)), true);
        if (i === jobs >> 1) assert.equal([...ledger.unfinished()].length, jobs - ledger.count);
      });
      assert.deepEqual([ledger.complete, ledger.solutions], [true, BigInt((jobs * (jobs - 1)) / 2)]);
      assert.equal(ledger.unfinished().next().done, true);
    }
  });

  for (const { kind, plan, left } of [
    { kind: 'weighed', plan: { jobs: 4, weights: Float64Array.of(5, 3, 0.5, 1) }, left: [9.5, 4, 0] },
    { kind: 'even', plan: even(4), left: [4, 2, 0] },
  ]) {
    it(`knows how much work is left of a plan that is ${kind}, also after it was kept`, () => {
      const ledger = new Ledger(plan);
      const known = [ledger.weightLeft];
      for (const job of [2, 0]) ledger.enter(job, 1n);
      known.push(ledger.weightLeft);
      const { jobs, below, finished, solutions } = ledger;
      assert.equal(Ledger.restore(plan, { jobs, below, finished, solutions })?.weightLeft, known[1]);
      assert.equal(ledger.fraction, 1 - known[1] / known[0]);
      for (const job of [1, 3, 3]) ledger.enter(job, 1n);
      known.push(ledger.weightLeft);
      assert.deepEqual(known, left);
      assert.equal(ledger.fraction, 1);
    });
  }

  it('is not restored under a plan of other jobs', () => {
    const finished = new Uint8Array([1]);
    assert.equal(Ledger.restore(even(5), { jobs: 4, below: 0, finished, solutions: 1n }), undefined);
  });
});
