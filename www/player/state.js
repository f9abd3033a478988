/**
 * The state of a player, as plain data. The clock of the player (`playback.js`) makes the changes.
 *
 * @import { Display, View } from './display.js'
 * @import { Run, Snapshot } from '../core/run.js'
 * @import { CoreMessage } from '../i18n/index.js'
 *
 * @typedef {{ kind: 'step', step: number }
 *   | { kind: 'mark', mark: number, nth?: number, back?: boolean, orEnd?: boolean }
 *   | { kind: 'node', node: Uint32Array }
 * } Goal a step of the run: by its number, the next or the nth solution or backtrack (`orEnd`: or else the end), or the
 *   first at a node of the search tree
 *
 * @typedef {{ first: number, last: number, loop: boolean }} Range the steps to play, and whether round and round
 *
 * @typedef {object} Overlays optional layers on the board
 * @property {boolean} degrees squares tinted by degree
 * @property {boolean} attacked the squares that queens placed by hand attack, as zones
 * @property {boolean} counts on each free square, the solutions that a queen there leaves
 * @property {boolean} hint a square that leads on to a solution
 * @property {Asked | null} asked changes what is shown where the learner is asked what comes next
 *
 * @typedef {object} Asked
 * @property {boolean} hides whether nothing may show the next step
 * @property {(view: View, snapshot: Snapshot) => View} change
 * @property {(display: Display | null, snapshot: Snapshot) => string[]} remark sentences before the caption
 *
 * @typedef {object} PlayerState
 * @property {Display | null} display on the board; `null` at first
 * @property {Snapshot} snapshot the run of the display at the step shown
 * @property {boolean} playing
 * @property {number} speed in steps a second
 * @property {boolean} stopsAtSolutions
 * @property {number | null} stride the kind of step by which it steps and plays; `null` for every step
 * @property {Range | null} range the part of the run that a link asks to play
 * @property {Goal | null} seeking where the player is going, while that takes longer than a frame
 * @property {Goal | null} missed the last goal, if the run ended without it
 * @property {number | null} requested the step that the display was opened at, until another one is shown; `null` for the
 *   end of a tour and the start of a search
 * @property {boolean} pending whether another display is being made that replaces this one
 * @property {unknown} learned result of the study of the display
 * @property {CoreMessage | null} failure why the display that was being made could not be
 * @property {Overlays} overlays
 */

import { noRun } from '../core/index.js';
import { opensAtEnd } from './display.js';

/** The speeds to choose from, in steps a second. */
export const speeds = Object.freeze([1, 2, 4, 8, 15, 30, 60, 250, 1000, 4000, 20_000, 100_000, 500_000, 2_000_000]);

/**
 * Up to this speed each step can be followed: changes on the board are in motion, and a solution is rested at. Above
 * it the board changes without motion, as captions cannot be read.
 */
export const UNHURRIED = 8;

/** Faster than that, names, variables and panes are brought up to date this often, in milliseconds. */
export const REFRESH_MS = 250;

/** Steps of an argument are read, not watched: they play at this speed, in steps a second. */
export const READ_SPEED = 1 / 6;

/** @type {PlayerState} */
export const initialPlayer = {
  display: null,
  snapshot: noRun,
  playing: false,
  speed: speeds[2],
  stopsAtSolutions: false,
  stride: null,
  range: null,
  seeking: null,
  missed: null,
  requested: null,
  pending: false,
  learned: null,
  failure: null,
  overlays: { degrees: false, attacked: false, counts: false, hint: false, asked: null },
};

/**
 * @param {PlayerState} player
 * @param {Partial<PlayerState>} change
 * @returns {PlayerState}
 */
export const changePlayer = (player, change) => ({ ...player, ...change });

/**
 * @param {PlayerState} player
 * @param {Partial<Overlays>} change
 * @returns {PlayerState}
 */
export const setOverlays = (player, change) => ({ ...player, overlays: { ...player.overlays, ...change } });

/**
 * @param {Range} range
 * @param {number} step
 */
export const isWithin = ({ first, last }, step) => first <= step && step <= last;

/**
 * The step shown, or the one that the player is going to.
 * @param {PlayerState} player
 */
export function stepOf({ seeking, snapshot }) {
  const far = seeking?.kind === 'step' && seeking.step < Number.MAX_SAFE_INTEGER;
  return far ? seeking.step : snapshot.step;
}

/**
 * The step shown as a link has it: `null` where the display opens by itself, which a range of steps does at its first.
 * @param {PlayerState} player
 */
export function linkStepOf(player) {
  const { display, snapshot, pending, range, requested } = player;
  if (pending) return requested;
  if (!display?.run) return null;
  // A knight that has not started has no step in a link.
  if (display.route.view === 'knight' && display.route.start === null && !display.program) return null;
  // A search names its step, even at its start.
  const opened = opensAtEnd(display) ? snapshot.atEnd && !range : display.kind === 'argument' && snapshot.step === 0;
  return opened ? null : stepOf(player);
}

/**
 * The same, or `undefined` while the player plays or goes to a far step.
 * @param {PlayerState} player
 */
export const restingStepOf = (player) => (player.playing || player.seeking ? undefined : linkStepOf(player));

/**
 * How much of the way to a far step is explored, 0..1, or `null` when that cannot be known.
 * @param {PlayerState} player
 */
export function progressOf({ seeking, snapshot }) {
  if (seeking?.kind !== 'step' || seeking.step === Number.MAX_SAFE_INTEGER) return null;
  return Math.min(1, snapshot.furthest / seeking.step);
}

/**
 * What has changed for a view of the board that knows the state before.
 * @param {PlayerState} player
 * @param {PlayerState} before
 */
export function transitionOf(player, before) {
  const { display, snapshot, playing, seeking, speed, overlays, learned } = player;
  const opened = display !== before.display;
  const stepped = snapshot.step !== before.snapshot.step;
  const playsOn = playing && before.playing && !opened;
  // Starting and stopping are read out even if the sentence is the same.
  const arrived = before.seeking !== null && !seeking && !stepped;
  const toggled = !opened && (playing !== before.playing || arrived);
  const told = stepped || learned !== before.learned || overlays.asked !== before.overlays.asked;
  return {
    opened,
    playsOn,
    toggled,
    redrawn: opened || toggled || stepped || overlays !== before.overlays || learned !== before.learned,
    aloud: opened || toggled || (told && !playsOn),
    hurried: playing && speed > UNHURRIED,
    /** Of the display at its step. @type {import('./display.js').Context} */
    context: { before: opened ? undefined : before.snapshot, learned, overlays },
  };
}

/**
 * The step of a goal, if it has been explored. A step beyond the end of the run means the end.
 * @param {Run} run
 * @param {Goal} goal
 * @param {number} [deadline] until when it may be looked for, in milliseconds
 * @returns {number | null | undefined} `null` while it is still looked for
 */
export function stepOfGoal(run, goal, deadline) {
  switch (goal.kind) {
    case 'step':
      return run.length !== undefined || run.furthest >= goal.step ? goal.step : undefined;
    case 'node':
      return run.player.stepOfNode?.(goal.node);
    default:
      if (goal.nth !== undefined) return run.stepOf(goal.mark, goal.nth, deadline);
      return goal.back ? run.previous(goal.mark, deadline) : run.next(goal.mark, deadline);
  }
}
