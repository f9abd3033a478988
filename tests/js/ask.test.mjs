/** The quiz at every step: the answer is the next event, and a wrong one never moves the run. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginAsking, restAt, takeAnswer } from '../../www/ask/asking.js';
import { askedBy } from '../../www/ask/hiding.js';
import { judge, nextQuestion, questionOf } from '../../www/ask/question.js';
import { home } from '../../www/core/routes.js';
import { Run } from '../../www/core/run.js';
import { squareAt, squareName } from '../../www/core/squares.js';
import { openKnight } from '../../www/knight/display.js';
import { initialPlayer } from '../../www/player/state.js';
import { openQueens } from '../../www/queens/display.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { core, lazy, squares } from './core.mjs';
import './english.mjs';

/**
 * @import { Kind } from '../../www/ask/question.js'
 * @typedef {typeof home.knight} KnightRoute
 * @typedef {import('../../www/core/routes.js').QueensRoute} QueensRoute
 */

const kinds = /** @type {Kind[]} */ (['place', 'reject', 'remove', 'solved']);

/** The last step asked about in a longer search. */
const FAR = 20_000;

/** @param {QueensRoute | KnightRoute} route */
function runOf(route) {
  if (route.view === 'queens') {
    return new Run(core.Player.queens(route.size, route.solver ?? '', Uint32Array.from(route.queens)));
  }
  const { files, ranks, start, closed, solver, prune } = route;
  return new Run(lazy.Player.search(files, ranks, start ?? 0, closed, new Uint32Array(), solver ?? '', prune));
}

/** @param {Partial<QueensRoute>} change */
const queens = (change) => ({ ...home.queens, ...change });

/** @param {Partial<KnightRoute>} change */
const knight = (change) => ({ ...home.knight, ...change });

/**
 * Asks at every step of a run.
 * @param {QueensRoute | KnightRoute} route
 * @returns {Map<string, number>} the first step of each sort of moment
 */
function askAll(route) {
  const [run, words] = [runOf(route), runOf(route)];
  const [files, ranks] = route.view === 'queens' ? [route.size, route.size] : [route.files, route.ranks];
  const board = Array.from({ length: files * ranks }, (_, at) => squareAt(at % files, Math.floor(at / files)));
  run.explore(Infinity, FAR);
  const last = Math.min(run.length ?? FAR, FAR);
  /** @type {Map<string, number>} */
  const sorts = new Map();
  for (let step = 0; step < last; step += 1) {
    const question = questionOf(run);
    assert.ok(question && question.step === step);
    words.goTo(step + 1);
    const { event } = words.snapshot();
    assert.ok(event);
    assert.equal(question.kind, event.kind);
    assert.equal(question.square, event.kind === 'solved' ? null : event.square);
    const state = restAt(beginAsking(route), step, question);
    assert.equal(state.question, question);
    const wrong = [
      ...kinds.filter((kind) => kind !== event.kind).map((kind) => ({ kind })),
      ...board.filter((square) => square !== question.square).map((square) => ({ square })),
    ];
    for (const answer of wrong) if (judge(question, 'event', answer)) assert.fail(`${step}: ${JSON.stringify(answer)}`);
    assert.equal(takeAnswer(state, wrong[step % wrong.length]).question, question);
    let next = takeAnswer(state, step % 2 > 0 && question.square !== null ? { square: question.square } : event);
    assert.equal(question.attack === null, event.kind !== 'reject');
    if (question.attack && event.kind === 'reject') {
      assert.deepEqual([next.question, next.part], [question, 'attack']);
      const { by, among, found } = question.attack;
      assert.equal(found, event.attacker);
      assert.ok(by.includes(found), `${step}: the queen that the solver finds attacks`);
      for (const square of among.filter((queen) => !by.includes(queen))) {
        assert.equal(takeAnswer(next, { square }).question, question);
      }
      assert.deepEqual(takeAnswer(next, { square: by[0] }).led?.verdict, by[0] === found ? 'right' : 'other');
      next = takeAnswer(next, { square: found });
    }
    assert.deepEqual([next.question, next.led], [null, { step: step + 1, verdict: 'right' }]);
    if (!sorts.has(question.sort)) sorts.set(question.sort, step);
    // Neither the question nor its answers have moved the run: that is for the page to do.
    assert.equal(run.step, step);
    run.goTo(step + 1);
  }
  if (run.length === last) assert.equal(questionOf(run), null);
  return sorts;
}

/** @param {Map<string, number>} sorts */
const names = (sorts) => [...sorts.keys()].map((sort) => sort.replace(/(tried):\d+/, '$1'));

for (const solver of solvers) {
  test(`${solver}: each answer is the next event, N = 4 to 8 and with given queens`, () => {
    for (const size of [4, 5, 6, 7, 8]) {
      const sorts = new Set(names(askAll(queens({ solver, size }))));
      for (const sort of ['place', 'solved', 'remove:tried']) assert.ok(sorts.has(sort), sort);
      // After a solution `scan` continues in the last row.
      if (solver !== 'scan') assert.ok(sorts.has('remove:solved'));
      assert.equal(sorts.has('reject:diagonal'), solver !== 'mask');
      assert.equal(sorts.has('remove:lift'), solver === 'scan');
      assert.equal(sorts.has('remove:dead'), solver !== 'scan');
    }
    const given = askAll(queens({ solver, size: 6, queens: squares('b6 d5') }));
    assert.equal(given.has('reject:given'), solver !== 'mask');
    askAll(queens({ solver, size: 6, queens: squares('c3') }));
  });
}

test('the knight: each answer is the next event, by Warnsdorff’s rule, pruned and plain', () => {
  const open = { files: 5, ranks: 5, start: squares('a1')[0] };
  const closed = { files: 6, ranks: 6, start: squares('c3')[0], closed: true };
  const found = [open, closed].flatMap((board) => [
    ...askAll(knight({ ...board, solver: 'warnsdorff' })).keys(),
    ...askAll(knight({ ...board, solver: 'plain' })).keys(),
  ]);
  found.push(...askAll(knight({ ...closed, solver: 'warnsdorff', prune: true })).keys());
  const sorts = new Set(found.map((sort) => sort.replace(/:\d+$/, '')));
  const all = 'place:only place:degree place:plain place:again tie:distance tie:order solved';
  for (const sort of [...all.split(' '), 'remove:stuck', 'remove:tried', 'remove:pruned', 'remove:open']) {
    assert.ok(sorts.has(sort), sort);
  }
});

test('each moment of a search has its sort', () => {
  const run = runOf(queens({ size: 8 }));
  const sorts = Array.from({ length: 9 }, (_, step) => {
    run.goTo(step);
    return questionOf(run)?.sort;
  });
  const [place, column, diagonal] = ['place', 'reject:column', 'reject:diagonal'];
  assert.deepEqual(sorts, [place, column, diagonal, place, column, diagonal, column, diagonal, place]);
});

/** @param {{ kind: Kind }} question */
const isRemoval = ({ kind }) => kind === 'remove';
const [always, never] = [() => true, () => false];

test('playing pauses at the next question that is wanted, or where it is too late', () => {
  const route = queens({ size: 6 });
  const [run, words] = [runOf(route), runOf(route)];
  const kindAt = (/** @type {number} */ step) => (words.goTo(step), words.snapshot().event?.kind);
  let found = { step: 0, pauses: true };
  for (let count = 0; count < 5; count += 1) {
    const from = found.step;
    found = nextQuestion(run, isRemoval, 100_000, never);
    assert.deepEqual([run.step, found.pauses, kindAt(found.step + 1)], [found.step, true, 'remove']);
    for (let step = from + 2; step <= found.step; step += 1) assert.notEqual(kindAt(step), 'remove');
  }
  const { step } = found;
  assert.deepEqual(nextQuestion(run, never, step + 3, never), { step: step + 3, pauses: false });
  assert.deepEqual(nextQuestion(run, never, 1e6, always), { step: step + 4, pauses: false });
  const { step: last, pauses } = nextQuestion(run, never, 1e6, never);
  assert.deepEqual([run.length, pauses], [last, false]);
});

/**
 * The view of a step as it is while its question is open.
 * @param {import('../../www/player/display.js').Display} display
 * @param {number} step
 */
function askedAt(display, step) {
  const { route, run } = display;
  assert.ok(run);
  run.goTo(step);
  const question = questionOf(run);
  assert.ok(question);
  const asking = restAt({ ...beginAsking(route), every: true }, step, question);
  const asked = askedBy(asking);
  const snapshot = run.snapshot();
  const view = display.at(snapshot, { overlays: { ...initialPlayer.overlays, asked } });
  return { view: asked.change(view, snapshot), question };
}

test('while a question is open nothing of a queens search says where it goes on', () => {
  for (const solver of solvers) {
    const display = openQueens(core, { ...home.queens, size: 6, solver });
    const { view } = askedAt(display, 0);
    assert.equal(view.caption, 'The board is empty.');
    for (let step = 1; step < 150; step += 1) {
      const { view: here, question } = askedAt(display, step);
      assert.equal(here.tipOf, undefined);
      const column = question.square === null ? 0 : (question.square & 1023) + 1;
      if (/lifted .* move on/.test(here.caption)) assert.doesNotMatch(here.caption, new RegExp(`column ${column}\\b`));
    }
  }
});

test('while a question is open a knight’s candidates have no order, and the caption does not name the next', () => {
  const board = { files: 6, ranks: 6, start: 0, closed: true };
  for (const route of [
    knight({ ...board, solver: 'warnsdorff' }),
    knight({ ...board, solver: 'warnsdorff', prune: true }),
    knight({ ...board, solver: 'plain' }),
  ]) {
    const display = openKnight(lazy, route);
    display.run?.explore(Infinity, 400);
    const last = Math.min(400, display.run?.length ?? 400);
    for (let step = 0; step < last; step += 1) {
      const { view, question } = askedAt(display, step);
      for (const { square, place } of view.scene.candidates) {
        assert.equal(place, null);
        assert.doesNotMatch(view.nameOf(square), /candidate/);
      }
      if (question.kind === 'place') assert.ok(!view.caption.includes(squareName(question.square ?? 0)), view.caption);
      assert.doesNotMatch(view.caption, /left to try|there is no way/, `${step}`);
    }
  }
});
