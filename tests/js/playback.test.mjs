import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback } from '../../www/player/playback.js';
import { marks, Run } from '../../www/core/run.js';
import { core } from './core.mjs';

/** A clock that stands still until it is told to go on, and a playback that notes its changes. */
function standing() {
  let time = 0;
  /** @type {(() => void)[]} */
  let frames = [];
  /** @type {string[]} */
  const heard = [];
  const later = (/** @type {() => void} */ act) => frames.push(act);
  const clock = { now: () => time, nextFrame: later, yieldToMain: later };
  const playback = new Playback(clock, (reason) => heard.push(reason));
  /** @param {number} milliseconds */
  const frame = (milliseconds = 16) => {
    time += milliseconds;
    const due = frames;
    frames = [];
    for (const run of due) run();
  };
  const run = (/** @type {number} */ size) =>
    new Run(core.Player.queens(size, 'marks', new Uint32Array()), () => (time += 1.2));
  return { playback, heard, frame, run };
}

test('it plays at its speed, whatever the frames', () => {
  const { playback, frame, run } = standing();
  playback.open(run(8));
  playback.setSpeed(4);
  playback.play();
  const [began, frames] = [playback.run?.step ?? 0, 250];
  for (let count = 0; count < frames; count += 1) frame(20);
  const steps = (playback.run?.step ?? 0) - began;
  assert.ok(steps >= 18 && steps <= 24, `${steps} steps in about five seconds`);
  assert.ok(playback.playing);
});

test('after a long absence it does not catch up', () => {
  const { playback, frame, run } = standing();
  playback.open(run(8));
  playback.setSpeed(60);
  playback.play();
  frame(60_000);
  assert.ok((playback.run?.step ?? 0) <= 7);
});

test('it stops at the end, and playing again begins anew', () => {
  const { playback, heard, frame, run } = standing();
  playback.open(run(4));
  playback.setSpeed(2_000_000);
  playback.play();
  for (let count = 0; count < 20; count += 1) frame();
  assert.equal(playback.playing, false);
  assert.equal(heard.at(-1), 'end');
  assert.equal(playback.run?.step, playback.run?.length);
  playback.play();
  assert.equal(playback.run?.step, 0);
});

test('it stops at each solution where that is wanted', () => {
  const { playback, frame, run } = standing();
  playback.open(run(8));
  playback.stopsAtSolutions = true;
  playback.setSpeed(500_000);
  for (const [nth, step] of [
    [1, 982],
    [2, 1180],
  ]) {
    playback.play();
    for (let count = 0; count < 50 && playback.playing; count += 1) frame();
    assert.equal(playback.run?.statistics.solutions, nth);
    if (nth === 1) assert.equal(playback.run?.step, step);
  }
});

test('next solution and next backtrack go there, and stay where there is none', () => {
  const { playback, frame, run } = standing();
  playback.open(run(8));
  const settle = () => {
    for (let count = 0; count < 200 && playback.going; count += 1) frame();
    return playback.run?.step;
  };
  playback.toNext(marks.solution);
  assert.equal(settle(), 982);
  playback.toNext(marks.backtrack);
  assert.equal(settle(), 983);
  playback.goTo(17_868);
  assert.equal(settle(), 17_868);
  playback.toNext(marks.solution);
  assert.equal(settle(), 17_868);
});

test('whoever looks for what the run does not have is told when it has ended, and where it stands is kept', () => {
  const { playback, frame, run } = standing();
  playback.open(run(8), 100);
  let missed = 0;
  for (const [nth, expected] of [
    [93, 1],
    [92, 1],
  ]) {
    playback.toFound(
      (found) => found.stepOf(marks.solution, nth),
      () => (missed += 1),
    );
    for (let count = 0; count < 200 && playback.going; count += 1) frame();
    assert.equal(missed, expected);
  }
  assert.equal(playback.run?.statistics.solutions, 92);
});

test('previous solution and previous backtrack go back, and stay and stop where there is none', () => {
  const { playback, run } = standing();
  playback.open(run(8));
  playback.goTo(984);
  playback.toPrevious(marks.backtrack);
  assert.equal(playback.run?.step, 983);
  playback.toPrevious(marks.solution);
  assert.equal(playback.run?.step, 982);
  playback.toPrevious(marks.backtrack);
  assert.equal(playback.run?.step, 961);
  playback.play();
  playback.toPrevious(marks.solution);
  assert.deepEqual([playback.run?.step, playback.playing], [961, false]);
});

test('a far step is reached in slices, and can be given up', () => {
  const { playback, heard, frame, run } = standing();
  playback.open(run(12), 1_000_000);
  assert.ok(playback.going, 'one frame is not enough');
  frame();
  assert.ok((playback.progress ?? 0) > 0 && (playback.progress ?? 0) < 1);
  for (let count = 0; count < 10_000 && playback.going; count += 1) frame();
  assert.equal(playback.run?.step, 1_000_000);
  assert.equal(heard.at(-1), 'step');
  playback.goTo(9_000_000);
  assert.ok(playback.going);
  playback.pause();
  assert.equal(playback.going, null);
  assert.equal(playback.run?.step, 1_000_000);
  assert.equal(heard.at(-1), 'pause');
});

test('a step beyond the end is the end, one before the beginning the beginning', () => {
  const { playback, frame, run } = standing();
  playback.open(run(6));
  playback.goTo(1e9);
  for (let count = 0; count < 100 && playback.going; count += 1) frame();
  assert.equal(playback.run?.step, playback.run?.length);
  playback.stepBy(1);
  assert.equal(playback.run?.step, playback.run?.length);
  playback.goTo(0);
  playback.stepBy(-1);
  assert.equal(playback.run?.step, 0);
});

test('without a run it says what was wanted and does nothing', () => {
  const { playback, heard } = standing();
  playback.open(null);
  playback.play();
  playback.stepBy(1);
  playback.toNext(marks.solution);
  assert.deepEqual(heard, ['open', 'wanted']);
});

test('a thousand steps this way and that end where a direct way ends', () => {
  const { playback, run } = standing();
  playback.open(run(8));
  playback.goTo(3000);
  let [seed, expected] = [12_345, 3000];
  for (let count = 0; count < 1000; count += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const by = (seed >> 16) % 2 === 0 ? 1 : -1;
    expected += by;
    playback.stepBy(by);
  }
  const direct = run(8);
  direct.goTo(expected);
  const { run: walked } = playback;
  assert.deepEqual(
    [walked?.step, walked?.event, walked?.path, walked?.statistics],
    [expected, direct.event, direct.path, direct.statistics],
  );
});
