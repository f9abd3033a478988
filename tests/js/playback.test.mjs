import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback } from '../../www/player/playback.js';
import { initialPlayer, linkStepOf, progressOf, stepOf } from '../../www/player/state.js';
import { Store } from '../../www/app/store.js';
import { home } from '../../www/core/routes.js';
import { marks, noRun, Run } from '../../www/core/run.js';
import { core, lazy } from './core.mjs';
import { displayOf, opened, standing } from './fake-player.mjs';

/** @import { Display } from '../../www/player/display.js' */

test('it plays at its speed, whatever the frames', () => {
  const { playback, store, frame } = opened(8);
  playback.set({ speed: 4 });
  playback.play();
  const [began, frames] = [store.state.snapshot.step, 250];
  for (let count = 0; count < frames; count += 1) frame(20);
  const steps = store.state.snapshot.step - began;
  assert.ok(steps >= 18 && steps <= 24, `${steps} steps in about five seconds`);
  assert.ok(store.state.playing);
});

test('a run whose steps are read opens at its start, and is played no faster than they can be', () => {
  const { playback, store, frame } = standing();
  const route = { ...home.knight, start: 0 };
  const read = () => ({
    ...displayOf(new Run(lazy.Player.argument(5))),
    route,
    kind: /** @type {const} */ ('argument'),
  });
  playback.open(read());
  assert.deepEqual([store.state.snapshot.step, linkStepOf(store.state)], [0, null]);
  playback.set({ speed: 1000 });
  playback.play();
  for (let count = 0; count < 13 * 50; count += 1) frame(20);
  assert.equal(store.state.snapshot.step, 2);
  playback.toEnd();
  assert.deepEqual([store.state.snapshot.step, linkStepOf(store.state)], [5, 5]);
  playback.open({ ...read(), route: home.knight }, 3);
  assert.deepEqual([store.state.snapshot.step, linkStepOf(store.state)], [3, null]);
});

test('after a long absence it does not catch up', () => {
  const { playback, store, frame } = opened(8);
  playback.set({ speed: 60 });
  playback.play();
  frame(60_000);
  assert.ok(store.state.snapshot.step <= 7);
});

test('it stops at the end, and playing again begins anew', () => {
  const { playback, store, frame } = opened(4);
  playback.set({ speed: 2_000_000 });
  playback.play();
  for (let count = 0; count < 20; count += 1) frame();
  assert.equal(store.state.playing, false);
  assert.equal(store.state.snapshot.step, store.state.snapshot.length);
  playback.play();
  assert.equal(store.state.snapshot.step, 0);
});

test('a run that somebody else walks along is not explored beside that, and shows what is handed over', () => {
  const { playback, store, frame, run } = standing();
  const led = run(6);
  led.isLed = true;
  playback.open(displayOf(led));
  for (let count = 0; count < 20; count += 1) frame();
  assert.equal(store.state.snapshot.furthest, 1);
  playback.goTo(40);
  for (let count = 0; count < 20; count += 1) frame();
  assert.deepEqual([store.state.snapshot.step, store.state.snapshot.furthest], [40, 40]);
  led.explore(Infinity);
  led.isLed = false;
  frame();
  assert.deepEqual([store.state.snapshot.step, store.state.snapshot.length], [40, led.length]);
});

test('it stops at each solution where that is wanted', () => {
  const { playback, store, frame } = opened(8);
  playback.set({ stopsAtSolutions: true });
  playback.set({ speed: 500_000 });
  for (const [nth, step] of [
    [1, 982],
    [2, 1180],
  ]) {
    playback.play();
    for (let count = 0; count < 50 && store.state.playing; count += 1) frame();
    assert.equal(store.state.snapshot.statistics.solutions, nth);
    if (nth === 1) assert.equal(store.state.snapshot.step, step);
  }
});

test('at a speed that can be followed it rests at a solution before it goes on', () => {
  const { playback, store, frame } = opened(8, 980);
  playback.play();
  const passed = (/** @type {number} */ step) => {
    let time = 0;
    for (; store.state.snapshot.step < step && time < 10_000; time += 20) frame(20);
    return time;
  };
  passed(982);
  assert.equal(store.state.snapshot.step, 982);
  const rested = passed(983);
  assert.ok(rested >= 1500 && rested < 2000, `${rested} ms`);
  assert.ok(store.state.playing);

  playback.goTo(981);
  playback.play();
  passed(982);
  playback.set({ speed: 15 });
  assert.ok(passed(983) < 200, 'a higher speed ends the rest');
  playback.goTo(981);
  playback.play();
  passed(982);
  assert.ok(passed(983) < 200, 'and takes none');

  playback.set({ speed: 4 });
  playback.goTo(982);
  playback.play();
  assert.ok(passed(983) < 400, 'a run that is started at a solution goes on');
});

test('next solution and next backtrack go there, and stay where there is none', () => {
  const { playback, settle } = opened(8);
  playback.toNext(marks.solution);
  assert.equal(settle(), 982);
  playback.toNext(marks.backtrack);
  assert.equal(settle(), 983);
  playback.goTo(17_868);
  assert.equal(settle(), 17_868);
  playback.toNext(marks.solution);
  assert.equal(settle(), 17_868);
});

test('what the run does not have is missed when it has ended, and the step shown is kept, or is the end', () => {
  const { playback, store, settle } = opened(8, 100);
  playback.seek({ kind: 'mark', mark: marks.solution, nth: 93 });
  assert.equal(settle(), 100);
  assert.deepEqual(store.state.missed, { kind: 'mark', mark: marks.solution, nth: 93 });
  playback.seek({ kind: 'mark', mark: marks.solution, nth: 92 });
  settle();
  assert.deepEqual([store.state.missed, store.state.snapshot.statistics.solutions], [null, 92]);
  playback.seek({ kind: 'mark', mark: marks.solution, orEnd: true });
  assert.equal(settle(), store.state.snapshot.length);
});

test('previous solution and previous backtrack go back, and stay and stop where there is none', () => {
  const { playback, store } = opened(8);
  playback.goTo(984);
  playback.toPrevious(marks.backtrack);
  assert.equal(store.state.snapshot.step, 983);
  playback.toPrevious(marks.solution);
  assert.equal(store.state.snapshot.step, 982);
  playback.toPrevious(marks.backtrack);
  assert.equal(store.state.snapshot.step, 961);
  playback.play();
  playback.toPrevious(marks.solution);
  assert.deepEqual([store.state.snapshot.step, store.state.playing], [961, false]);
});

test('a far step is reached in slices, and can be given up', () => {
  const { playback, store, frame } = opened(12, 1_000_000);
  assert.ok(store.state.seeking, 'one frame is not enough');
  frame();
  assert.ok((progressOf(store.state) ?? 0) > 0 && (progressOf(store.state) ?? 0) < 1);
  for (let count = 0; count < 10_000 && store.state.seeking; count += 1) frame();
  assert.equal(store.state.snapshot.step, 1_000_000);
  playback.goTo(9_000_000);
  assert.ok(store.state.seeking);
  playback.pause();
  assert.equal(store.state.seeking, null);
  assert.equal(store.state.snapshot.step, 1_000_000);
});

test('a step beyond the end is the end, one before the beginning the beginning', () => {
  const { playback, store, frame } = opened(6);
  playback.goTo(1e9);
  for (let count = 0; count < 100 && store.state.seeking; count += 1) frame();
  assert.equal(store.state.snapshot.step, store.state.snapshot.length);
  playback.stepBy(1);
  assert.equal(store.state.snapshot.step, store.state.snapshot.length);
  playback.goTo(0);
  playback.stepBy(-1);
  assert.equal(store.state.snapshot.step, 0);
});

test('without a run it does nothing', () => {
  const { playback, store, heard } = standing();
  playback.open(displayOf(null));
  playback.play();
  playback.stepBy(1);
  playback.toNext(marks.solution);
  assert.equal(heard.length, 1);
  assert.deepEqual([store.state.playing, store.state.snapshot.step], [false, 0]);
});

test('each change is heard once, with the run as it then stands', () => {
  const { playback, heard } = opened(4, 3);
  playback.stepBy(1);
  playback.play();
  playback.pause();
  assert.deepEqual(
    heard.map(({ playing, snapshot }) => [snapshot.step, snapshot.path.length, playing]),
    [
      [3, 1, false],
      [4, 2, false],
      [4, 2, true],
      [4, 2, false],
    ],
  );
});

test('while it rests the run is explored ahead, and that is heard', () => {
  const { store, heard, frame } = opened(14);
  const { furthest, step } = store.state.snapshot;
  const before = heard.length;
  for (let count = 0; count < 5; count += 1) frame();
  assert.equal(heard.length, before + 5);
  assert.ok(store.state.snapshot.furthest > furthest);
  assert.equal(store.state.snapshot.step, step);
});

test('a run that is explored as far ahead as wanted is left alone', () => {
  for (const [reach, frames] of [
    [11_999_999, 1],
    [12_000_000, 0],
  ]) {
    let asked = 0;
    const clock = { now: () => 0, nextFrame: () => (asked += 1), yieldToMain() {} };
    const player = new Playback(clock, new Store(initialPlayer));
    const far = {
      length: undefined,
      furthest: 12_000_000,
      reach,
      explore() {},
      goTo() {},
      snapshot: () => noRun,
      free() {},
    };
    player.open(displayOf(/** @type {Run} */ (/** @type {unknown} */ (far))));
    assert.equal(asked, frames, `${reach}`);
  }
});

test('the step of a link is the one asked for until another one is shown', () => {
  const { playback, store, board, settle } = opened(12, 1_000_000);
  assert.deepEqual([stepOf(store.state), linkStepOf(store.state)], [1_000_000, 1_000_000]);
  settle(10_000);
  assert.equal(store.state.requested, 1_000_000);
  playback.stepBy(-1);
  assert.deepEqual([store.state.requested, linkStepOf(store.state)], [null, 999_999]);
  playback.open({ ...board(4), kind: 'tour' });
  assert.equal(linkStepOf(store.state), null, 'a tour opens at its end');
});

/** A display that is being made. */
function waiting() {
  /** @type {((display: Display) => void)[]} */
  const ends = [];
  const answer = /** @type {Promise<Display>} */ (new Promise((resolve) => ends.push(resolve)));
  const given = displayOf(null);
  const display = { ...displayOf(null), make: () => ({ answer, stop() {} }), givenUp: () => given };
  return { display, given, finish: ends[0] };
}

test('a display that is made takes the place of the one that waits, unless that is given up or another one is shown', async () => {
  const { playback, store, board } = standing();
  const first = waiting();
  playback.open(first.display, 2);
  assert.deepEqual([store.state.pending, linkStepOf(store.state)], [true, 2]);
  const made = board(4);
  first.finish(made);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual([store.state.display, store.state.pending, store.state.snapshot.step], [made, false, 2]);

  const second = waiting();
  playback.open(second.display);
  playback.cancel();
  assert.deepEqual([store.state.display, store.state.pending], [second.given, false]);
  let freed = 0;
  second.finish(displayOf(/** @type {any} */ ({ free: () => (freed += 1) })));
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual([store.state.display, freed], [second.given, 1]);
});

test('what becomes known of a display is heard while it is shown', () => {
  const { playback, store } = standing();
  /** @type {((learned: unknown) => void)[]} */
  const heard = [];
  let stopped = 0;
  const study = (/** @type {(learned: unknown) => void} */ learn) => {
    heard.push(learn);
    return () => (stopped += 1);
  };
  playback.open({ ...displayOf(null), study });
  heard[0]('known');
  assert.equal(store.state.learned, 'known');
  playback.open(displayOf(null));
  heard[0]('late');
  assert.deepEqual([store.state.learned, stopped], [null, 1]);
});

test('two players of one page step independently', () => {
  const page = new Store({ one: initialPlayer, other: initialPlayer });
  const clock = { now: () => 0, nextFrame() {}, yieldToMain() {} };
  const [one, other] = /** @type {const} */ (['one', 'other']).map((name, index) => {
    const playback = new Playback(clock, page.slice(name));
    const size = [8, 6][index];
    playback.open(displayOf(new Run(core.Player.queens(size, 'marks', new Uint32Array()), () => 0)));
    return playback;
  });
  one.goTo(5);
  other.stepBy(2);
  other.play();
  assert.deepEqual(
    Object.values(page.state).map(({ snapshot, playing }) => [snapshot.step, snapshot.length, playing]),
    [
      [5, 17_868, false],
      [2, 1050, true],
    ],
  );
});

test('a thousand steps this way and that end where a direct way ends', () => {
  const { playback, store, run } = opened(8);
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
  const { event, path, statistics } = direct.snapshot();
  const { snapshot } = store.state;
  assert.deepEqual([snapshot.step, snapshot.event, snapshot.path], [expected, event, path]);
  assert.deepEqual(snapshot.statistics, statistics);
});
