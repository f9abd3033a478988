import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ledger } from '../../www/count/ledger.js';
import { weightDone, weightOf, weightOfAll } from '../../www/count/weight.js';

/**
 * @param {number} jobs
 * @param {number[]} [weights]
 */
const plan = (jobs, weights = []) => ({
  method: 'test',
  version: '1',
  jobs,
  weights: Float64Array.from(weights),
  memory: 0,
});

for (const { kind, split, all, done } of [
  { kind: 'weighed', split: plan(4, [5, 3, 0.5, 1]), all: 9.5, done: 5.5 },
  { kind: 'even', split: plan(4), all: 4, done: 2 },
]) {
  test(`the jobs of a plan, ${kind}, weigh ${all}, and two of them ${done}`, () => {
    const ledger = new Ledger(split.jobs);
    assert.equal(weightOfAll(split), all);
    assert.equal(weightDone(split, ledger), 0);
    for (const job of [2, 0]) ledger.enter(job, 1n);
    assert.equal(weightDone(split, ledger), done);
    assert.equal(weightOf(split, [0, 2]), done);
    for (const job of [1, 3]) ledger.enter(job, 1n);
    assert.equal(weightDone(split, ledger), all);
  });
}

test('of an even plan no job is looked at one by one', () => {
  const ledger = {
    count: 3_000_000_001,
    has: () => assert.fail('there are billions of them'),
  };
  assert.equal(weightDone(plan(2 ** 32), ledger), 3_000_000_001);
});
