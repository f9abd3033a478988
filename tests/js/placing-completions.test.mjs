import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompletionCount } from '../../www/queens/editor/completions.js';
import { completionWords, hintOf, hintWords } from '../../www/queens/editor/messages.js';
import { squareAt } from '../../www/core/squares.js';
import { WorkerClient } from '../../www/platform/worker-client.js';
import { core } from './core.mjs';
import { FakeWorker, settle } from './fake-worker.mjs';
import { setLanguage, loadCatalogue } from '../../www/i18n/index.js';

await setLanguage('en');
await loadCatalogue();

const square = (/** @type {string} */ name) => squareAt(name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

const packed = (/** @type {string[]} */ ...names) => Uint32Array.from(names.map(square));

const noWorker = new WorkerClient(() => assert.fail('no worker is needed'));

/** @param {() => void} [changed] */
function setUp(changed = () => {}) {
  const { spawn, workers } = FakeWorker.factory();
  return { count: new CompletionCount(core, new WorkerClient(spawn, { sliced: true }), changed), workers };
}

test('small boards are counted at once, without a worker', () => {
  const count = new CompletionCount(core, noWorker, assert.fail);
  count.ask(8, [square('a8')]);
  assert.equal(count.known?.over, true);
  assert.equal(count.known?.found, 4);
  const sum = count.known?.through.reduce((total, through) => total + through, 0);
  assert.equal(sum, 4 * 8);
});

test('large boards are handed to a worker, and late answers to an earlier placement are dropped', async () => {
  let changes = 0;
  const { count, workers } = setUp(() => (changes += 1));
  count.ask(16, []);
  assert.equal(count.known?.over, false);
  const known = { over: true, found: 14_772_512, through: new Float64Array(256), first: null };
  count.ask(16, [square('a16')]);
  assert.equal(workers.length, 1);
  assert.deepEqual(
    workers[0].requests.map(({ data }) => data.queens),
    [[], [square('a16')]],
  );
  workers[0].answer({ id: 1, result: known });
  await settle();
  assert.equal(changes, 0);
  workers[0].answer({ id: 2, progress: { ...known, over: false, found: 0 } });
  assert.equal(changes, 0);
  workers[0].answer({ id: 2, result: { ...known, found: 1e9 } });
  await settle();
  assert.equal(count.known?.found, 1e9);
  assert.equal(changes, 1);
});

test('a worker that fails is replaced for the next placement', async () => {
  const { count, workers } = setUp();
  count.ask(16, []);
  workers[0].fail('out of memory');
  await settle();
  assert.ok((count.known?.found ?? 0) > 0, 'what was found at once still stands');
  count.ask(16, [square('b16')]);
  assert.equal(workers[1].requests.length, 1);
});

test('queens that attack each other are refused in a sentence', () => {
  assert.throws(() => new core.Completions(8, Uint32Array.of(square('a8'), square('a1'))), {
    code: 'clash',
    message: 'The given queens on a8 and a1 attack each other.',
  });
});

const solution = ['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2', 'd1'].map(square);

/** @type {[size: number, queens: number[], words: string, hint: string][]} */
const cases = [
  [8, [], 'All 92 solutions are still open.', 'A queen on '],
  [8, [square('a8')], '4 of the 92 solutions contain it.', 'A queen on '],
  [8, [square('a8'), square('h1')], 'No solution contains queens that attack each other.', 'Take back one of'],
  [8, solution.slice(0, 7), 'One of the 92 solutions contains it.', 'A queen on d1 leads on to a solution.'],
  [8, solution, 'This is one of the 92 solutions.', 'Nothing is left to place.'],
  [
    8,
    [square('a8'), square('c7'), square('e6'), square('g5'), square('b4')],
    'None of the 92 solutions contains this placement.',
    'No queen can complete this: take one back.',
  ],
  [3, [], 'A board of this size has no solution.', 'No board of this size can be completed.'],
  [1, [], 'The one solution is still open.', 'A queen on a1 leads on to a solution.'],
  [1, [0], 'This is the only solution.', 'Nothing is left to place.'],
];

for (const [size, queens, words, hint] of cases) {
  test(`${size}×${size} with ${queens.length} queens: ${words}`, () => {
    const count = new CompletionCount(core, noWorker, assert.fail);
    try {
      count.ask(size, queens);
    } catch {
      count.stop();
    }
    assert.equal(completionWords({ size, queens }, count.known, core.published_count(size)), words);
    assert.ok(hintWords({ size, queens }, count.known).startsWith(hint));
  });
}

test('a count that goes on says so, with or without a published number', () => {
  const known = { over: false, found: 1234, through: new Float64Array(), first: null };
  const queens = [0];
  assert.equal(
    completionWords({ size: 20, queens }, known, 39_029_188_884n),
    'At least 1,234 of the 39,029,188,884 solutions contain it so far.',
  );
  assert.equal(completionWords({ size: 32, queens }, known, undefined), 'At least 1,234 solutions contain it so far.');
});

test('hints never lead into a dead end', () => {
  const count = new CompletionCount(core, noWorker, assert.fail);
  for (let n = 4; n <= 10; n += 1) {
    /** @type {number[]} */
    const queens = [];
    for (let placed = 0; placed < n; placed += 1) {
      count.ask(n, queens);
      const hint = hintOf(queens, count.known);
      assert.notEqual(hint, null);
      queens.push(Number(hint));
    }
    count.ask(n, queens);
    assert.equal(count.known?.found, 1);
  }
});

test('a placement is turned and mirrored by the core', () => {
  assert.deepEqual(core.queensImage(8, packed('a8', 'c1'), 1), packed('h8', 'a6'));
  assert.deepEqual(core.queensImage(8, packed('a8', 'c1'), 4), packed('h8', 'f1'));
  assert.throws(() => core.queensImage(8, packed('a8'), 8), /Symmetry must be a whole number from 0 to 7, not 8/);
});
