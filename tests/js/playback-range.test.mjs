/** The steps to play: a range of them, and the whole run within a time. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Run } from '../../www/core/run.js';
import { lazy } from './core.mjs';
import { displayOf, standing } from './fake-player.mjs';

/** A player with steps to play. */
function ranged(/** @type {number} */ first, /** @type {number} */ last, loop = false) {
  const made = standing();
  made.store.update((player) => ({ ...player, range: { first, last, loop } }));
  const step = () => made.store.state.snapshot.step;
  /** Plays until it stops, or for this many seconds. */
  const seen = (seconds = 10) => {
    const steps = [step()];
    for (let time = 0; time < seconds * 1000 && made.store.state.playing; time += 20) {
      made.frame(20);
      if (step() !== steps.at(-1)) steps.push(step());
    }
    return steps;
  };
  return { ...made, step, seen };
}

test('a range of steps is opened at its first step and played to its last', () => {
  const { playback, store, board, step, seen } = ranged(12, 15);
  playback.open(board(8));
  assert.deepEqual([step(), store.state.playing], [12, false]);
  playback.play();
  assert.deepEqual([seen(), store.state.playing], [[12, 13, 14, 15], false]);
  playback.play();
  assert.deepEqual(seen(), [12, 13, 14, 15], 'from its last step it begins again');
  playback.goTo(14);
  playback.play();
  assert.deepEqual(seen(), [14, 15]);
});

test('one may step out of a range; playing comes back to it', () => {
  const { playback, board, step, seen } = ranged(12, 15);
  playback.open(board(8), 13);
  for (const leave of [() => playback.goTo(0), () => playback.stepBy(40), () => playback.toEnd()]) {
    leave();
    assert.ok(step() < 12 || step() > 15);
    playback.play();
    assert.deepEqual(seen(), [12, 13, 14, 15]);
  }
});

test('a range is played round and round, with a rest before it begins again', () => {
  const { playback, store, frame, board, step, seen } = ranged(12, 14, true);
  playback.open(board(8), null, true);
  assert.deepEqual(seen(5).slice(0, 7), [12, 13, 14, 12, 13, 14, 12]);
  assert.ok(store.state.playing);
  while (step() === 14) frame(20);
  while (step() !== 14) frame(20);
  let rested = 0;
  for (; step() === 14; rested += 20) frame(20);
  assert.ok(rested >= 1500 && rested < 2000, `${rested} ms`);
  playback.set({ speed: 2_000_000 });
  while (step() !== 14) frame(20);
  for (rested = 0; step() === 14; rested += 20) frame(20);
  assert.ok(rested >= 1500 && rested < 2000, `${rested} ms in a hurry`);
  playback.pause();
  assert.equal(seen().length, 1);
});

test('a range that the run does not have to its end ends with it, and one beyond its end shows the end', () => {
  const { playback, store, board, step, seen } = ranged(76, 1000);
  playback.open(board(4));
  const { length } = store.state.snapshot;
  assert.equal(length, 78);
  playback.play();
  assert.deepEqual([seen(), store.state.playing], [[76, 77, 78], false]);
  playback.play();
  assert.deepEqual(seen(), [76, 77, 78]);

  const beyond = ranged(100, 1000, true);
  beyond.playback.open(beyond.board(4), null, true);
  assert.deepEqual([beyond.step(), beyond.store.state.playing], [78, false]);
  assert.equal(step(), 78);
});

test('a far range is gone to before it is played', () => {
  const { playback, store, board, settle, seen } = ranged(3_000_000, 3_000_002, true);
  playback.open(board(12), null, true);
  assert.deepEqual([store.state.playing, store.state.seeking], [false, { kind: 'step', step: 3_000_000 }]);
  settle();
  assert.ok(store.state.playing);
  assert.deepEqual(seen(1).slice(0, 3), [3_000_000, 3_000_001, 3_000_002]);
  playback.open(board(12), null, true);
  playback.pause();
  settle();
  assert.equal(store.state.playing, false, 'a pause on the way is one');
});

test('a range of a tour that is still being made is played once it is there', async () => {
  const { playback, store, board, seen } = ranged(3, 5, true);
  const made = board(5);
  playback.open({ ...displayOf(null), make: () => ({ answer: Promise.resolve(made) }) }, 3, true);
  assert.equal(store.state.playing, false);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(seen(1).slice(0, 3), [3, 4, 5]);
});

test('the whole run is played within a time, whatever its range', () => {
  const { playback, store, frame, board } = ranged(12, 15);
  playback.open(board(4));
  playback.playWithin(2);
  assert.equal(store.state.speed, (store.state.snapshot.length ?? 0) / 2);
  while (store.state.playing) frame(20);
  assert.deepEqual([store.state.range, store.state.snapshot.atEnd], [null, true]);
});

test('a run whose length is not known yet, and one without a step, is not played within a time', () => {
  const { playback, store, board } = ranged(12, 15);
  for (const display of [board(14), displayOf(new Run(lazy.Player.ridden(1, 1, [], [0], false)))]) {
    playback.open(display);
    const before = store.state;
    playback.playWithin(2);
    assert.equal(store.state, before);
  }
});
