import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from '../../www/core/routes.js';
import { marks, noRun } from '../../www/core/run.js';
import { still } from '../../www/player/display.js';
import {
  changePlayer,
  initialPlayer,
  isWithin,
  linkStepOf,
  progressOf,
  restingStepOf,
  stepOf,
  speeds,
  stepOfGoal,
  transitionOf,
  UNHURRIED,
} from '../../www/player/state.js';

/** @typedef {import('../../www/player/state.js').PlayerState} PlayerState */

const run = /** @type {import('../../www/core/run.js').Run} */ (/** @type {unknown} */ ({}));
const view = () => assert.fail();
const search = { ...still(home.queens, view), run, kind: /** @type {const} */ ('search') };
const tour = { ...still({ ...home.knight, start: 0 }, view), run, kind: /** @type {const} */ ('tour') };

/** @param {Partial<PlayerState>} change @param {Partial<PlayerState['snapshot']>} [snapshot] */
const player = (change, snapshot) => changePlayer({ ...initialPlayer, snapshot: { ...noRun, ...snapshot } }, change);

test('the step of a link is left out where the display opens by itself', () => {
  const range = { first: 3, last: 9, loop: false };
  for (const [state, step] of /** @type {[PlayerState, number | null][]} */ ([
    [player({}), null],
    [player({ display: still(home.queens, view) }), null],
    [player({ display: search }, { step: 0 }), 0],
    [player({ display: search }, { step: 7, atEnd: true }), 7],
    [player({ display: tour }, { step: 7 }), 7],
    [player({ display: tour }, { step: 63, atEnd: true }), null],
    [player({ display: tour, range }, { step: 63, atEnd: true }), 63],
    [player({ display: { ...tour, route: home.knight } }, { step: 7 }), null],
    [player({ display: { ...tour, kind: 'argument' } }, { step: 0 }), null],
    [player({ display: { ...tour, kind: 'argument' } }, { step: 5, atEnd: true }), 5],
    [player({ display: tour, pending: true, requested: 4 }, { step: 7 }), 4],
    [player({ display: search, seeking: { kind: 'step', step: 12 } }, { step: 7 }), 12],
  ])) {
    assert.equal(linkStepOf(state), step, JSON.stringify(state));
  }
});

test('while it plays or goes to a far step, no step is at rest', () => {
  const resting = player({ display: search }, { step: 7 });
  assert.equal(restingStepOf(resting), 7);
  assert.equal(restingStepOf({ ...resting, playing: true }), undefined);
  assert.equal(restingStepOf({ ...resting, seeking: { kind: 'step', step: 12 } }), undefined);
});

/** @param {PlayerState['seeking']} seeking */
const far = (seeking) => player({ seeking }, { step: 7, furthest: 25 });

test('the way to a far step has a progress where its end is known', () => {
  const cases = /** @type {[PlayerState['seeking'], number | null, number][]} */ ([
    [null, null, 7],
    [{ kind: 'step', step: 100 }, 0.25, 100],
    [{ kind: 'step', step: 20 }, 1, 20],
    [{ kind: 'step', step: Number.MAX_SAFE_INTEGER }, null, 7],
    [{ kind: 'mark', mark: marks.solution }, null, 7],
  ]);
  for (const [seeking, progress, step] of cases) {
    assert.deepEqual([progressOf(far(seeking)), stepOf(far(seeking))], [progress, step]);
  }
});

test('both ends of a range are in it', () => {
  const range = { first: 3, last: 5, loop: false };
  assert.deepEqual(
    [2, 3, 4, 5, 6].map((step) => isWithin(range, step)),
    [false, true, true, true, false],
  );
});

test('the step of a goal is known once it is explored, and beyond the end it is the end', () => {
  const core = {
    next: (/** @type {number} */ mark) => 100 + mark,
    previous: (/** @type {number} */ mark) => 10 + mark,
    stepOf: (/** @type {number} */ mark, /** @type {number} */ nth) => 1000 * nth + mark,
  };
  /** @param {number | undefined} length @param {object} [more] */
  const going = (length, more = {}) => /** @type {any} */ ({ ...core, length, furthest: 50, player: more });
  assert.equal(stepOfGoal(going(undefined), { kind: 'step', step: 50 }), 50);
  assert.equal(stepOfGoal(going(undefined), { kind: 'step', step: 51 }), undefined);
  assert.equal(stepOfGoal(going(50), { kind: 'step', step: 51 }), 51);
  assert.equal(stepOfGoal(going(50), { kind: 'mark', mark: 1 }), 101);
  assert.equal(stepOfGoal(going(50), { kind: 'mark', mark: 1, back: true }), 11);
  assert.equal(stepOfGoal(going(50), { kind: 'mark', mark: 1, nth: 2 }), 2001);
  const node = Uint32Array.of(7);
  assert.equal(stepOfGoal(going(50), { kind: 'node', node }), undefined);
  assert.equal(
    stepOfGoal(going(50, { stepOfNode: (/** @type {Uint32Array} */ [at]) => at }), { kind: 'node', node }),
    7,
  );
});

/** A player at a step, and the same once it has changed. @param {Partial<PlayerState>} change @param {number} [step] */
function changed(change, step = 7) {
  const before = player({ display: search }, { step: 7 });
  const snapshot = step === 7 ? before.snapshot : { ...before.snapshot, step };
  return transitionOf({ ...before, snapshot, ...change }, before);
}

/** The names of the true properties. @param {object} transition */
const trueOf = (transition) =>
  Object.entries(transition)
    .filter(([, is]) => is === true)
    .map(([name]) => name)
    .join(' ');

test('a board changes in a hurry while it is played faster than each step can be followed', () => {
  for (const speed of speeds) {
    assert.equal(changed({ playing: true, speed }).hurried, speed > 8, `${speed}`);
    assert.equal(changed({ playing: false, speed }).hurried, false, `${speed}`);
  }
  assert.ok(speeds.includes(UNHURRIED));
});

test('what is shown again and what is read out follow from what has changed', () => {
  const asked = { hides: false, change: () => assert.fail(), remark: () => [] };
  const { overlays } = initialPlayer;
  for (const [transition, is] of /** @type {[object, string][]} */ ([
    [changed({}), ''],
    [changed({}, 8), 'redrawn aloud'],
    [changed({ learned: 1 }), 'redrawn aloud'],
    [changed({ overlays: { ...overlays, asked } }), 'redrawn aloud'],
    [changed({ overlays: { ...overlays, degrees: true } }), 'redrawn'],
    [changed({ playing: true }), 'toggled redrawn aloud'],
    [changed({ display: tour }), 'opened redrawn aloud'],
    [changed({ display: tour, playing: true }), 'opened redrawn aloud'],
    [changed({ speed: 60 }), ''],
  ])) {
    assert.equal(trueOf(transition), is);
  }
});

test('steps that are played are not read out, but where it stops and arrives is', () => {
  const playing = player({ display: search, playing: true }, { step: 7 });
  const next = { ...playing, snapshot: { ...playing.snapshot, step: 8 } };
  assert.equal(trueOf(transitionOf(next, playing)), 'playsOn redrawn');
  assert.equal(trueOf(transitionOf({ ...next, playing: false }, playing)), 'toggled redrawn aloud');
  assert.equal(trueOf(transitionOf({ ...next, display: tour }, playing)), 'opened redrawn aloud');
  const seeking = player({ display: search, seeking: { kind: 'step', step: 9 } }, { step: 7 });
  assert.equal(trueOf(transitionOf({ ...seeking, seeking: null }, seeking)), 'toggled redrawn aloud');
  const there = { ...seeking, seeking: null, snapshot: next.snapshot };
  assert.equal(trueOf(transitionOf(there, seeking)), 'redrawn aloud');
  assert.equal(trueOf(transitionOf(seeking, { ...seeking, seeking: null })), '');
});

test('a step is drawn by what is known of it, and by the step before on the same display', () => {
  const before = player({ display: search }, { step: 7 });
  const overlays = { ...before.overlays, hint: true };
  const now = { ...before, learned: 1, overlays };
  assert.deepEqual(transitionOf(now, before).context, { before: before.snapshot, learned: 1, overlays });
  assert.equal(transitionOf({ ...now, display: tour }, before).context.before, undefined);
});
