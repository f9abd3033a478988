/** The state of the quiz about the next step, and the board during it, without a run. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  askAtEvery,
  beginAsking,
  isTelling,
  moveOn,
  passQuestion,
  restAt,
  showAnswer,
  summaryOf,
  takeAnswer,
} from '../../www/ask/asking.js';
import { askedBy } from '../../www/ask/hiding.js';
import { judge } from '../../www/ask/question.js';
import { emptyScene } from '../../www/board/scene.js';
import { home } from '../../www/core/routes.js';
import { noRun } from '../../www/core/run.js';
import { squareName } from '../../www/core/squares.js';
import { squares } from './core.mjs';
import './english.mjs';

/**
 * @import { Asking } from '../../www/ask/asking.js'
 * @import { Question, StepQuestion } from '../../www/ask/question.js'
 */

/** @param {string} name */
const square = (name) => squares(name)[0];

/** @param {Partial<StepQuestion>} [change] @returns {StepQuestion} */
const questionOf = (change) => ({
  step: 5,
  kind: 'place',
  square: square('c3'),
  attack: null,
  sort: 'place',
  ...change,
});

const attack = { found: square('a1'), by: squares('a1 c1'), among: squares('a1 c1 b5') };
const rejected = questionOf({ kind: 'reject', attack, sort: 'reject:diagonal' });

/** @param {Question} question @param {Partial<Asking>} [change] */
const asking = (question, change) => restAt({ ...beginAsking(home.queens), ...change }, question.step, question);

test('the first step that it rests at is its own', () => {
  const first = asking(questionOf());
  assert.deepEqual([first.own, first.at, first.question?.step, first.ended], [5, 5, 5, false]);
  const later = restAt(first, 8, null);
  assert.deepEqual([later.own, later.at, later.question, later.ended], [5, 8, null, true]);
  const led = { step: 5, verdict: /** @type {const} */ ('right') };
  assert.equal(asking(questionOf(), { led }).led, led);
  assert.equal(asking(questionOf({ step: 6 }), { led }).led, null);
});

const known = (/** @type {number} */ asked, done = false) =>
  isTelling({ ...beginAsking(home.queens), own: 0, sorts: { place: { asked, done } } }, questionOf());

test('a sort that was missed is asked three times, one that was answered or passed over no more', () => {
  assert.deepEqual([known(1), known(2), known(3), known(1, true)], [true, true, false, false]);
  const state = { ...beginAsking(home.queens), sorts: { place: { asked: 9, done: true } } };
  assert.deepEqual(
    [state, { ...state, own: 5 }, { ...state, own: 4 }, { ...state, every: true }].map((each) =>
      isTelling(each, questionOf()),
    ),
    [false, true, false, true],
  );
  assert.equal(restAt({ ...state, own: 4 }, 5, questionOf()).question, null);
});

test('a right answer leads on and is noted once a step, a wrong one stays', () => {
  const state = asking(questionOf());
  const right = takeAnswer(state, { square: square('c3') });
  assert.deepEqual([right.question, right.led], [null, { step: 6, verdict: 'right' }]);
  assert.deepEqual(right.tally, [{ step: 5, kind: 'place', right: true }]);
  assert.deepEqual(right.sorts, { place: { asked: 1, done: true } });
  const wrong = takeAnswer(state, { kind: 'reject' });
  assert.deepEqual([wrong.question, wrong.wrong, wrong.missed], [state.question, { kind: 'reject' }, true]);
  const late = takeAnswer(wrong, { kind: 'place' });
  assert.deepEqual(late.tally, [{ step: 5, kind: 'place', right: false }]);
  assert.deepEqual(late.sorts, { place: { asked: 1, done: false } });
  assert.deepEqual([late.wrong, late.missed, late.part], [null, false, 'event']);
  // The same step counts once; another one counts as well.
  const again = takeAnswer(restAt(late, 5, questionOf()), { kind: 'place' });
  assert.deepEqual([again.tally, again.sorts], [late.tally, { place: { asked: 2, done: true } }]);
  const next = takeAnswer(restAt(again, 9, questionOf({ step: 9 })), { kind: 'place' });
  assert.equal(next.question, null);
  const other = questionOf({ step: 9, sort: 'solved', kind: 'solved', square: null });
  assert.equal(takeAnswer(restAt(again, 9, other), { kind: 'solved' }).tally.length, 2);
  assert.equal(takeAnswer(right, { kind: 'place' }), right, 'nothing is asked');
});

test('why a square is rejected is the second part, and any queen that attacks it is right', () => {
  const state = asking(rejected);
  const second = takeAnswer(state, { kind: 'reject' });
  assert.deepEqual([second.part, second.question, second.wrong, second.tally], ['attack', rejected, null, []]);
  assert.deepEqual(takeAnswer(second, { square: square('a1') }).led, { step: 6, verdict: 'right' });
  assert.deepEqual(takeAnswer(second, { square: square('c1') }).led, { step: 6, verdict: 'other' });
  const missed = takeAnswer(second, { square: square('b5') });
  assert.deepEqual([missed.question, missed.part, missed.missed], [rejected, 'attack', true]);
  assert.deepEqual(takeAnswer(missed, { square: square('a1') }).tally, [{ step: 5, kind: 'reject', right: false }]);
});

test('an answer is judged by its kind or its square alone', () => {
  const { square: at } = questionOf();
  assert.ok(judge(questionOf(), 'event', { kind: 'place' }) && judge(questionOf(), 'event', { square: at ?? 0 }));
  assert.ok(!judge(questionOf(), 'event', { kind: 'reject' }) && !judge(questionOf(), 'event', { square: 0 }));
  assert.ok(judge(rejected, 'attack', { square: square('c1') }));
  assert.ok(!judge(rejected, 'attack', { square: square('c3') }) && !judge(rejected, 'attack', { kind: 'reject' }));
  assert.ok(!judge(questionOf(), 'attack', { square: square('c1') }));
});

test('what is shown counts as missed, what is left does not count, and neither comes again', () => {
  const state = asking(rejected);
  const told = showAnswer(state);
  assert.deepEqual([told.question, told.led], [null, { step: 6, verdict: null }]);
  assert.deepEqual([told.tally[0].right, told.sorts['reject:diagonal'].done], [false, true]);
  const left = passQuestion(state);
  assert.deepEqual([left.question, left.tally, left.led], [null, [], null]);
  assert.deepEqual(left.sorts['reject:diagonal'], { asked: 1, done: true });
  assert.equal(passQuestion(state, false).sorts['reject:diagonal'].done, false);
  assert.deepEqual(passQuestion({ ...state, sorts: { 'reject:diagonal': { asked: 1, done: true } } }, false).sorts, {
    'reject:diagonal': { asked: 2, done: true },
  });
  for (const act of [showAnswer, passQuestion]) assert.equal(act(left), left);
  const gone = moveOn({ ...state, ended: true });
  assert.deepEqual([gone.question, gone.at, gone.led, gone.ended], [null, null, null, false]);
  const every = askAtEvery(state, true);
  assert.deepEqual([every.every, every.at, every.question], [true, null, state.question]);
});

test('the summary names the kind that was missed most, with its last step', () => {
  const tally = [
    { step: 1, kind: /** @type {const} */ ('reject'), right: false },
    { step: 2, kind: /** @type {const} */ ('place'), right: true },
    { step: 3, kind: /** @type {const} */ ('remove'), right: false },
    { step: 4, kind: /** @type {const} */ ('remove'), right: false },
    { step: 5, kind: /** @type {const} */ ('remove'), right: true },
    { step: 6, kind: /** @type {const} */ ('reject'), right: true },
  ];
  const state = { ...beginAsking(home.queens), tally };
  assert.deepEqual(summaryOf(state), { count: 6, right: 3, missed: tally[3] });
  assert.deepEqual(summaryOf({ ...state, tally: tally.slice(0, 3) }), { count: 3, right: 1, missed: tally[0] });
  assert.deepEqual(summaryOf(beginAsking(home.queens)), { count: 0, right: 0, missed: null });
});

/** A step before the one that an answer leads to. @param {'place' | 'remove'} kind @param {string} name */
const event = (kind, name) => ({ kind, square: square(name) });

const view = {
  scene: {
    ...emptyScene(6, 6, true),
    markers: [{ square: 0, kind: /** @type {const} */ ('now') }],
    lines: [{ from: 0, to: 1 }],
  },
  caption: 'Past. Next.',
  past: 'Past.',
  next: 'Next.',
  nameOf: squareName,
  tipOf: () => null,
};

/**
 * @param {Asking} state
 * @param {{ event?: ReturnType<typeof event>, step?: number, explanation?: object }} [moment]
 */
function shownWith(state, { event: last, step = 5, explanation } = {}) {
  const asked = askedBy(state);
  const snapshot = /** @type {any} */ ({ ...noRun, step, event: last, explanation });
  return { view: asked.change(view, snapshot), hides: asked.hides, remark: asked.remark(null, snapshot) };
}

const knight = { ...beginAsking({ ...home.knight, start: 0 }), every: true };
const queens = { ...beginAsking({ ...home.queens, size: 6 }), every: true };

test('while a question is open the caption says what has happened, and no square has a tip', () => {
  const open = shownWith(restAt(knight, 5, questionOf()), { event: event('place', 'b3') });
  assert.deepEqual([open.hides, open.view.caption, open.view.tipOf], [true, 'Past.', undefined]);
  assert.equal(open.view.scene, view.scene);
  const whole = askedBy(restAt(knight, 5, questionOf()));
  assert.equal(whole.change({ ...view, past: undefined }, noRun).caption, 'Past. Next.');
  const none = shownWith(knight);
  assert.deepEqual([none.hides, none.view.caption, none.view.tipOf], [false, 'Past. Next.', view.tipOf]);
  const after = { ...knight, led: { step: 5, verdict: /** @type {const} */ ('right') } };
  assert.equal(shownWith(after).view.caption, 'Past.');
  assert.equal(askedBy(after).change({ ...view, past: undefined }, noRun).caption, 'Past. Next.');
});

test('the start and a lifted queen have captions that do not say where it goes on', () => {
  const open = restAt(queens, 5, questionOf());
  assert.equal(shownWith(open).view.caption, 'The board is empty.');
  const given = { ...open, route: { ...home.queens, size: 6, queens: squares('b6') } };
  assert.equal(shownWith(given).view.caption, 'Past. Next.');
  const lift = { solver: 'scan', movesOn: true };
  const lifted = shownWith(open, { event: event('remove', 'd2'), explanation: lift }).view.caption;
  assert.match(lifted, /\b5\b/);
  assert.match(lifted, /\b4\b/);
  for (const moment of [
    { event: event('remove', 'd2') },
    { event: event('remove', 'd2'), explanation: { ...lift, movesOn: false } },
    { event: event('remove', 'd2'), explanation: { ...lift, solver: 'marks' } },
    { event: event('place', 'd2'), explanation: lift },
  ]) {
    assert.equal(shownWith(open, moment).view.caption, 'Past. Next.');
  }
});

test('while it is asked which queen attacks, the square alone is marked', () => {
  const second = takeAnswer(restAt(queens, 5, rejected), { kind: 'reject' });
  const { scene } = shownWith(second, { event: event('place', 'a1') }).view;
  assert.deepEqual(
    [scene.markers, scene.lines, scene.named],
    [[{ square: square('c3'), kind: 'rejected' }], [], square('c3')],
  );
});

test('the remark says how the answer was, and why a knight went where it is', () => {
  const led = (/** @type {'right' | 'other' | null} */ verdict) => ({ ...knight, led: { step: 5, verdict } });
  const [right] = shownWith(led('right')).remark;
  const [other] = shownWith(led('other')).remark;
  assert.ok(right && other && right !== other);
  assert.deepEqual(shownWith(led(null)).remark, []);
  assert.deepEqual(shownWith(knight).remark, []);

  const display = /** @type {any} */ ({
    run: { peek: (/** @type {number} */ step) => [{ step }] },
    at: (/** @type {{ step: number }} */ { step }) => ({ ...view, next: step === 4 ? 'Because.' : 'Next.' }),
  });
  const remarkOf = (/** @type {object} */ snapshot, shownNow = display) =>
    askedBy(led('right')).remark(shownNow, { ...noRun, step: 5, event: event('place', 'b3'), ...snapshot });
  assert.deepEqual(remarkOf({}), [right, 'Because.']);
  assert.deepEqual(remarkOf({ step: 6 }), [right]);
  assert.deepEqual(remarkOf({ event: event('remove', 'b3') }), [right]);
  assert.deepEqual(remarkOf({ event: undefined }), [right]);
  assert.deepEqual(remarkOf({}, { ...display, run: null }), [right]);
  assert.deepEqual(remarkOf({}, { ...display, at: () => ({ ...view, next: undefined }) }), [right]);
});
