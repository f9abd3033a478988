import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { chance } from './chance.mjs';

/** A plan whose jobs all weigh 1. @param {number} jobs */
const even = (jobs) => ({ method: 'naive', version: '1', memory: 0, jobs, weights: new Float64Array() });

/** @param {Ledger} ledger */
const kept = (ledger) => new Ledger(ledger.plan, structuredClone({ ...ledger }));

/** The number of finished jobs. @param {Ledger} ledger */
const countOf = (ledger) => ledger.plan.jobs - ledger.jobsLeft;

describe('a ledger', () => {
  it('enters each job once', () => {
    const ledger = new Ledger(even(10));
    ledger.enter(3, 5n);
    ledger.enter(3, 5n);
    assert.deepEqual([countOf(ledger), ledger.solutions, ledger.complete], [1, 5n, false]);
    assert.deepEqual([...ledger.unfinished()], [0, 1, 2, 4, 5, 6, 7, 8, 9]);
    assert.deepEqual(
      [2, 3, 4].map((job) => ledger.has(job)),
      [false, true, false],
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
    assert.deepEqual([countOf(restored), restored.solutions], [4, 4n]);
    assert.deepEqual([...restored.unfinished()], [...ledger.unfinished()]);
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
    assert.deepEqual([countOf(ledger), ledger.solutions], [100_000, 100_000n]);
    assert.deepEqual([ledger.below, ledger.beyond.size], [100_000, 0]);
    assert.deepEqual(
      [0, straggler, 99_999, 100_000, jobs - 1].map((job) => ledger.has(job)),
      [true, true, true, false, false],
    );
    ledger.enter(straggler, 1n);
    assert.equal(ledger.solutions, 100_000n);
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
        ledger.enter(job, BigInt(job));
        if (i === jobs >> 1) assert.equal([...ledger.unfinished()].length, ledger.jobsLeft);
      });
      assert.deepEqual([ledger.complete, ledger.solutions], [true, BigInt((jobs * (jobs - 1)) / 2)]);
      assert.equal(ledger.unfinished().next().done, true);
    }
  });

  for (const { kind, plan, left } of [
    { kind: 'weighed', plan: { ...even(4), weights: Float64Array.of(5, 3, 0.5, 1) }, left: [9.5, 4, 0] },
    { kind: 'even', plan: even(4), left: [4, 2, 0] },
  ]) {
    it(`knows how much work is left of a plan that is ${kind}, also after it was kept`, () => {
      const ledger = new Ledger(plan);
      const known = [ledger.weightLeft];
      for (const job of [2, 0]) ledger.enter(job, 1n);
      known.push(ledger.weightLeft);
      assert.equal(kept(ledger).weightLeft, known[1]);
      assert.equal(ledger.fraction, 1 - known[1] / known[0]);
      for (const job of [1, 3, 3]) ledger.enter(job, 1n);
      known.push(ledger.weightLeft);
      assert.deepEqual(known, left);
      assert.equal(ledger.fraction, 1);
    });
  }

  it('keeps the solutions of each job of the join, and of no other method', () => {
    const ledger = new Ledger({ ...even(9), method: 'join' });
    for (const job of [8, 0, 1, 3]) ledger.enter(job, BigInt(job) + 10n);
    ledger.enter(3, 99n);
    assert.deepEqual([ledger.below, [...ledger.beyond].toSorted((a, b) => a - b)], [2, [3, 8]]);
    assert.deepEqual([...(ledger.each ?? [])].toSorted(), [[0, 10n], [1, 11n], [3, 13n], [8, 18n]]); // prettier-ignore
    assert.equal(ledger.firstConflict(Uint32Array.of(2, 3, 8), BigUint64Array.of(7n, 13n, 18n)), -1);
    assert.equal(ledger.firstConflict(Uint32Array.of(2, 3, 8), BigUint64Array.of(7n, 13n, 17n)), 2);
    assert.equal(new Ledger(even(9)).each, undefined);
  });
});
