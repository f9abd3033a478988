import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';

describe('a ledger', () => {
  it('enters each job once', () => {
    const ledger = new Ledger(10);
    assert.equal(ledger.enter(3, 5n), true);
    assert.equal(ledger.enter(3, 5n), false);
    for (const stray of [-1, 10, 1e9, NaN]) assert.equal(ledger.enter(stray, 7n), false);
    assert.deepEqual([ledger.count, ledger.solutions, ledger.complete], [1, 5n, false]);
    assert.deepEqual([...ledger.unfinished()], [0, 1, 2, 4, 5, 6, 7, 8, 9]);
  });

  it('adds up exactly beyond 2^53', () => {
    const ledger = new Ledger(2);
    ledger.enter(0, 234_907_967_154_122_527n);
    ledger.enter(1, 1n);
    assert.equal(ledger.solutions, 234_907_967_154_122_528n);
    assert.equal(ledger.complete, true);
  });

  it('is the same after it was kept', () => {
    const ledger = new Ledger(13);
    for (const job of [0, 7, 8, 12]) ledger.enter(job, 1n);
    const restored = Ledger.restore(13, ledger.finished, ledger.solutions);
    assert.ok(restored);
    assert.deepEqual([restored.count, restored.solutions], [4, 4n]);
    assert.deepEqual(restored.unfinished(), ledger.unfinished());
  });

  it('refuses what does not belong together', () => {
    const full = new Uint8Array([255, 255]);
    for (const [jobs, finished, solutions] of /** @type {[number, Uint8Array, bigint][]} */ ([
      [13, full, 1n],
      [16, full.subarray(1), 1n],
      [17, full, 1n],
      [16, full, -1n],
    ])) {
      assert.equal(Ledger.restore(jobs, finished, solutions), undefined);
    }
    assert.equal(Ledger.restore(16, full, 1n)?.complete, true);
  });
});
