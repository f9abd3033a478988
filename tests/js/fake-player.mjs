import assert from 'node:assert/strict';
import { Store } from '../../www/app/store.js';
import { home } from '../../www/core/routes.js';
import { Run } from '../../www/core/run.js';
import { Playback } from '../../www/player/playback.js';
import { initialPlayer } from '../../www/player/state.js';
import { core } from './core.mjs';

/**
 * @import { Display } from '../../www/player/display.js'
 * @import { PlayerState } from '../../www/player/state.js'
 */

/** A clock that is advanced by hand, and a player that records its states. @param {number} [time] on the clock */
export function standing(time = 0) {
  /** @type {(() => void)[]} */
  let frames = [];
  const later = (/** @type {() => void} */ act) => frames.push(act);
  const clock = { now: () => time, nextFrame: later, yieldToMain: later };
  const store = new Store(initialPlayer);
  const playback = new Playback(clock, store);
  /** @type {PlayerState[]} */
  const heard = [];
  store.subscribe(
    (player) => player,
    (player) => heard.push(player),
  );
  /** @param {number} milliseconds */
  const frame = (milliseconds = 16) => {
    time += milliseconds;
    const due = frames;
    frames = [];
    for (const act of due) act();
    return store.state.snapshot.step;
  };
  const run = (/** @type {number} */ size) =>
    new Run(core.Player.queens(size, 'marks', new Uint32Array()), () => (time += 1.2));
  const board = (/** @type {number} */ size) => displayOf(run(size));
  const settle = (most = 200) => {
    for (let count = 0; count < most && store.state.seeking; count += 1) frame();
    return store.state.snapshot.step;
  };
  return { playback, store, heard, frame, run, board, settle };
}

/**
 * @param {Run | null} run
 * @returns {Display}
 */
export const displayOf = (run) => ({ route: home.queens, run, kind: 'search', at: () => assert.fail() });

/** Such a player with a run on a board of queens, at a step. @param {number} size @param {number} [step] */
export function opened(size, step) {
  const all = standing();
  all.playback.open(all.board(size), step);
  return all;
}
