/**
 * A knight on the stage: a tour that is walked along, a board that waits for a start, or the reason why there is no tour.
 *
 * @typedef {import('../core.js').Core} Core
 * @typedef {import('../exhibit.js').Exhibit} Exhibit
 * @typedef {import('../state.js').KnightAsked} KnightAsked
 */

import { isRefusal } from '../core.js';
import { still } from '../exhibit.js';
import { Run } from '../run.js';
import { say } from '../strings/index.js';
import { rideCaption, rideScene, squareNames, waitingScene } from './show.js';

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @returns {Exhibit}
 */
export function openKnight(core, asked) {
  if (asked.start === null) return waiting(asked, say('knight.waiting'));
  let player;
  try {
    player = makePlayer(core, asked, asked.start);
  } catch (error) {
    if (!isRefusal(error) || !(error.code in refusals)) throw error;
    const key = asked.closed && error.code === 'no-tour' ? 'knight.none.closed' : refusals[error.code];
    const squares = 'squares' in error && error.squares instanceof Uint32Array ? [...error.squares] : [];
    return waiting(asked, say(key, { reason: error.message }), squares);
  }
  const [squares, broken] = [player.way(), player.broken ?? null];
  const run = new Run(player);
  // A tour is short: its whole length is known at once.
  run.explore(Infinity, squares.length + 1);
  const ride = { squares, closed: run.length === squares.length, broken };
  return {
    asked,
    run,
    searching: false,
    view(before) {
      const scene = rideScene(asked, ride, run.step, before);
      return { scene, caption: rideCaption(ride, run.step), nameOf: squareNames(scene) };
    },
  };
}

/** @type {Record<string, import('../strings/index.js').Key>} */
const refusals = { 'no-tour': 'knight.none.open', 'not-decided': 'knight.undecided' };

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {number} start
 */
function makePlayer(core, { files, ranks, closed, end, holes, digits }, start) {
  const out = Uint32Array.from(holes);
  return digits === null
    ? core.Player.tour(files, ranks, start, closed, end, out)
    : core.Player.givenTour(files, ranks, start, out, digits);
}

/**
 * @param {KnightAsked} asked
 * @param {string} caption
 * @param {number[]} [reason] the squares that show why there is no tour
 */
function waiting(asked, caption, reason) {
  const scene = waitingScene(asked, reason);
  return still(asked, { scene, caption, nameOf: squareNames(scene) });
}
