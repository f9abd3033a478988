/** The sentences and figures of the Count tab, by its state. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figures, findings, notes, openedText, outlook, result } from '../../www/count/messages.js';
import { UNTOUCHED } from '../../www/count/state.js';
import './english.mjs';

/**
 * @import { CountController, CountTab } from '../../www/count/controller.js'
 * @import { CountState } from '../../www/count/state.js'
 */

const MB = 2 ** 20;

/** @param {Partial<CountState>} change @returns {CountState} */
const countOf = (change) => ({ ...UNTOUCHED, n: 21, method: 'join', ...change });

/**
 * @param {Partial<CountState>} [change]
 * @param {Partial<CountTab>} [tab]
 * @returns {CountTab}
 */
const tabOf = (change = {}, tab = {}) => ({
  n: 21,
  choice: null,
  workers: 2,
  counts: { 'count 21': countOf(change) },
  opened: {},
  trouble: '',
  unread: 0,
  calibrated: false,
  trials: [],
  history: [],
  ...tab,
});

/**
 * @param {CountTab} tab
 * @param {Partial<CountController>} [change]
 */
const controllerOf = (tab, change) =>
  /** @type {CountController} */ (
    /** @type {unknown} */ ({
      get: () => tab,
      estimate: () => undefined,
      memory: () => 2 * MB,
      isSlow: () => false,
      published: () => 92n,
      publishedFundamental: () => 12n,
      ...change,
    })
  );

/** @param {[name: string, value: string][]} facts */
const namesOf = (facts) => facts.map(([name]) => name);

const about = /** @type {const} */ ({ unit: 'second', from: 60, to: 60 });
const span = { low: 55_000, high: 65_000, middle: 59_800, rounded: about, about };
const minute = { estimate: () => span };

test('before a count its time is estimated, once the machine is known', () => {
  assert.equal(outlook(controllerOf(tabOf())), 'How long N = 21 takes here is being estimated.');
  assert.equal(outlook(controllerOf(tabOf({}, { calibrated: true }))), 'How long N = 21 takes here is not known.');
  const timed = 'N = 21 takes about 60 s here, with 2 workers (estimated).';
  assert.equal(outlook(controllerOf(tabOf(), minute)), timed);
  assert.equal(outlook(controllerOf(tabOf({ phase: 'failed' }), minute)), timed);
  for (const [memory, sentence] of /** @type {[number, string][]} */ ([
    [128 * MB - 1, timed],
    [128 * MB, `${timed} Each worker needs up to 128 MB of memory.`],
  ])) {
    assert.equal(outlook(controllerOf(tabOf(), { ...minute, memory: () => memory })), sentence);
  }
});

test('a count that is under way or complete has no outlook, one that was stopped has its record', () => {
  assert.equal(outlook(controllerOf(tabOf({ phase: 'opening' }))), 'The workers are getting ready.');
  for (const phase of /** @type {const} */ (['counting', 'complete', 'elsewhere', 'paused'])) {
    assert.equal(outlook(controllerOf(tabOf({ phase }), minute)), '', phase);
  }
  const stopped = tabOf({ phase: 'paused', stopped: true, fraction: 0.25, spent: 5000 });
  const kept = '25% of N = 21 is counted, in 5\u00a0s, and kept. It can go on from there.';
  assert.equal(outlook(controllerOf(stopped, minute)), kept);
  assert.equal(outlook(controllerOf(stopped, { isSlow: () => true })), kept);
  assert.equal(
    outlook(controllerOf(stopped, { ...minute, isSlow: () => true })),
    `${kept} A newer method would count all of it again in about 60 s, with 2 workers (estimated).`,
  );
});

test('each trouble has its note', () => {
  for (const [change, tab, note] of /** @type {[Partial<CountState>, Partial<CountTab>, string | RegExp][]} */ ([
    [{}, {}, ''],
    [{}, { trouble: 'full' }, /^The browser’s storage is full/],
    [{}, { unread: 1 }, /^1 kept count cannot be read: .* It stays as it is\.$/],
    [{}, { unread: 2 }, /^2 kept counts cannot be read: .* They stay as they are\.$/],
    [{ phase: 'elsewhere' }, {}, /^Another tab is at work on N = 21;/],
    [{ phase: 'paused', released: true }, {}, 'The other tab has let go of this count: it can go on here.'],
    [{ phase: 'counting', released: true }, {}, ''],
    [{ recordWasStale: true }, {}, /^What was kept was made by another version/],
    [{ onlySum: true, fraction: 0.1 }, {}, /^The finished jobs cannot be saved as lines/],
    [{ onlySum: true }, {}, ''],
    [{ fraction: 0.1 }, {}, ''],
    [{ phase: 'counting', memory: 40 * MB }, {}, 'Only 1 worker: each needs 40 MB.'],
    [{ phase: 'opening', memory: 40 * MB, workers: 3 }, {}, 'Only 3 workers: each needs 40 MB.'],
    [{ phase: 'paused', memory: 40 * MB }, {}, ''],
    [{ phase: 'failed', failure: 'no wasm' }, {}, 'The workers cannot start here (no wasm).'],
    [
      { phase: 'paused', failure: 'gone' },
      {},
      'The workers stopped (one of them ended). What is counted so far is not lost.',
    ],
    [{ phase: 'paused', failure: 'unreadable' }, {}, /a message from one of them cannot be read/],
    [{ phase: 'paused', failure: 'unloaded' }, {}, /one of them could not be loaded/],
  ])) {
    const found = notes(tabOf(change, tab));
    if (typeof note === 'string') assert.equal(found, note);
    else assert.match(found, note);
  }
  const both = notes(tabOf({ recordWasStale: true, phase: 'failed', failure: 'x' }));
  assert.match(both, /^What was kept .*\. The workers cannot start here \(x\)\.$/);
});

test('lines that become no count say how many jobs they have', () => {
  const opened = { finished: 1, jobs: 4, fraction: 0.3, solutions: 7n };
  const some = tabOf({}, { n: 25, opened: { 25: opened } });
  assert.match(openedText(controllerOf(some)), /^Opened: 1 of 4 jobs of N = 25, 30% of the work, with 7 solutions\./);
  assert.equal(openedText(controllerOf({ ...some, choice: 'mask' })), '');
  assert.equal(openedText(controllerOf({ ...some, n: 24 })), '');
});

test('the progress of a count has its rate, and the time left while it goes on', () => {
  const count = countOf({ phase: 'counting', fraction: 0.5, solutions: 4000n, spent: 2000 });
  assert.deepEqual(figures(count), [
    ['Work done', '50%'],
    ['Solutions so far', '4,000'],
    ['Rate', '2,000 solutions a second'],
    ['Time spent', '2\u00a0s'],
    ['Time left', 'too early to tell'],
  ]);
  assert.deepEqual(figures({ ...count, left: span }).at(-1), ['Time left', 'about 60 s']);
  assert.deepEqual(figures({ ...count, phase: 'paused' }).at(-1), ['Time spent', '2\u00a0s']);
});

test('jobs that were opened have no rate, and no time while nothing was counted here', () => {
  const opened = countOf({ phase: 'paused', stopped: true, fraction: 0.48, solutions: 4000n, imported: true });
  assert.deepEqual(namesOf(figures(opened)), ['Work done', 'Solutions so far']);
  assert.deepEqual(namesOf(figures({ ...opened, spent: 5000 })), ['Work done', 'Solutions so far', 'Time spent']);
  assert.equal(
    outlook(controllerOf(tabOf(opened))),
    '48% of N = 21 is counted, with the jobs that were opened, and kept. It can go on from there.',
  );
  const complete = { ...opened, phase: /** @type {const} */ ('complete'), solutions: 92n };
  const found = (/** @type {Partial<CountState>} */ change) =>
    findings(controllerOf(tabOf({ ...complete, ...change })));
  assert.deepEqual(namesOf(found({})), ['Published', 'Fundamental']);
  assert.deepEqual(namesOf(found({ spent: 5000 })), ['Published', 'Fundamental', 'Time']);
});

test('an answer is compared with the published numbers', () => {
  const count = { phase: /** @type {const} */ ('complete'), solutions: 92n, spent: 2000, workers: 2 };
  const found = (/** @type {Partial<CountState>} */ change) => findings(controllerOf(tabOf({ ...count, ...change })));
  assert.deepEqual(found({}), [
    ['Published', '92, the same (OEIS A000170)'],
    ['Fundamental', '12, as published (OEIS A002562)'],
    ['Time', '2\u00a0s with 2 workers'],
  ]);
  assert.deepEqual(
    [12n, 13n].map((fundamental) => found({ fundamental })[1][1]),
    ['12, computed; published is the same (OEIS A002562)', '13, computed; published is 12 (OEIS A002562)'],
  );
  assert.equal(found({ imported: true })[2][1], '2\u00a0s with 2 workers, without the jobs that were opened');
  assert.match(found({ solutions: 93n })[0][1], /^The published count of N = 21 is 92 \(OEIS A000170\)\./);
  assert.deepEqual(found({ phase: 'counting' }), []);
  assert.equal(result(countOf(count)), 'N = 21: 92 solutions');
  assert.equal(result(countOf({ ...count, solutions: 1n })), 'N = 21: 1 solution');
  assert.equal(result(countOf({ ...count, phase: 'paused' })), '');
});
