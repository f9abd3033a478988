import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countCompletions } from '../../www/queens/editor/completions.js';
import { squareAt } from '../../www/core/squares.js';
import { WorkerClient } from '../../www/platform/worker-client.js';
import { core } from './core.mjs';
import { FakeWorker, settle } from './fake-worker.mjs';

const square = (/** @type {string} */ name) => squareAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

const packed = (/** @type {string[]} */ ...names) => Uint32Array.from(names.map(square));

/** @import { Known } from '../../www/queens/editor/completions.js' */

const noWorker = new WorkerClient(() => assert.fail('no worker is needed'));

/**
 * The completions of a placement that are known without a worker.
 * @param {number} size
 * @param {readonly number[]} queens
 */
function knownAtOnce(size, queens) {
  /** @type {Known[]} */
  const learned = [];
  countCompletions(core, noWorker, { size, queens }, (known) => learned.push(known));
  assert.equal(learned.length, 1);
  return learned[0];
}

test('small boards are counted at once, without a worker', () => {
  const known = knownAtOnce(8, [square('a8')]);
  assert.equal(known.over, true);
  assert.equal(known.found, 4);
  const sum = known.leaves.reduce((total, [, leaves]) => total + leaves, 0);
  assert.equal(sum, 4 * 7);
});

test('large boards are handed to a worker, and late answers to a count that was stopped are dropped', async () => {
  const { spawn, workers } = FakeWorker.factory();
  const worker = new WorkerClient(spawn, { sliced: true });
  const [before, changes] = /** @type {[Known[], Known[]]} */ ([[], []]);
  const stop = countCompletions(core, worker, { size: 16, queens: [] }, (known) => before.push(known));
  assert.equal(before[0].over, false);
  const known = { over: true, found: 14_772_512, leaves: [], hint: null };
  stop();
  countCompletions(core, worker, { size: 16, queens: [square('a16')] }, (more) => changes.push(more));
  assert.equal(workers.length, 1);
  assert.deepEqual(
    workers[0].requests.map(({ data }) => data.queens),
    [[], [square('a16')]],
  );
  workers[0].answer({ id: 1, result: known });
  await settle();
  assert.deepEqual([before.length, changes.length], [1, 1]);
  workers[0].answer({ id: 2, progress: { ...known, over: false, found: 0 } });
  assert.equal(changes.length, 1);
  workers[0].answer({ id: 2, progress: { ...known, over: false, found: 1e8 } });
  assert.equal(changes.length, 2);
  workers[0].answer({ id: 2, result: { ...known, found: 1e9 } });
  await settle();
  assert.deepEqual(
    changes.slice(1).map(({ found }) => found),
    [1e8, 1e9],
  );
});

test('a worker that fails is replaced for the next placement', async () => {
  const { spawn, workers } = FakeWorker.factory();
  const worker = new WorkerClient(spawn, { sliced: true });
  /** @type {Known[]} */
  const learned = [];
  countCompletions(core, worker, { size: 16, queens: [] }, (known) => learned.push(known));
  assert.ok(learned[0].found > 0, 'some are found at once, without the worker');
  workers[0].fail('out of memory');
  await settle();
  countCompletions(core, worker, { size: 16, queens: [square('b16')] }, () => {});
  assert.equal(learned.length, 1);
  assert.equal(workers[1].requests.length, 1);
});

test('queens that attack each other are refused in a sentence', () => {
  assert.throws(() => new core.Completions(8, Uint32Array.of(square('a8'), square('a1'))), {
    code: 'clash',
    message: 'The given queens on a8 and a1 attack each other.',
  });
});

test('hints never lead into a dead end', () => {
  for (let n = 4; n <= 10; n += 1) {
    /** @type {number[]} */
    const queens = [];
    for (let placed = 0; placed < n; placed += 1) {
      const { hint } = knownAtOnce(n, queens);
      assert.notEqual(hint, null);
      queens.push(Number(hint));
    }
    assert.equal(knownAtOnce(n, queens).found, 1);
  }
});

test('a placement is turned and mirrored by the core', () => {
  assert.deepEqual(core.queensImage(8, packed('a8', 'c1'), 1), packed('h8', 'a6'));
  assert.deepEqual(core.queensImage(8, packed('a8', 'c1'), 4), packed('h8', 'f1'));
  assert.throws(() => core.queensImage(8, packed('a8'), 8), /Symmetry must be a whole number from 0 to 7, not 8/);
});
