/**
 * A knight on the stage: a tour that is walked along, a search, a ride of one's own, a board that waits for a start, or
 * the reason why there is no tour.
 *
 * @typedef {import('../core.js').Core} Core
 * @typedef {import('../dom.js').Words} Words
 * @typedef {import('../exhibit.js').Exhibit} Exhibit
 * @typedef {import('../state.js').KnightAsked} KnightAsked
 * @typedef {import('../squares.js').Square} Square
 * @typedef {import('../../pkg/queens_and_knights.js').WhyNot} WhyNot
 */

import { isRefusal } from '../core.js';
import { still } from '../exhibit.js';
import { Run } from '../run.js';
import { squareName } from '../squares.js';
import { isLarge } from '../state.js';
import { say, sentences } from '../strings/index.js';
import { aside } from './aside.js';
import { squaresOf } from './changes.js';
import { degrees } from './moves.js';
import { openRide } from './own.js';
import { pruneSaves } from './prune.js';
import { momentOf, numbered, searchCaption, searchScene } from './search.js';
import { rideCaption, rideScene, squareNames, waitingScene } from './show.js';

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {object} [aids]
 * @param {() => boolean} [aids.heated] whether the board is tinted by degree
 * @param {import('./clerk.js').Clerk} [aids.clerk] who knows tours by their numbers
 * @returns {Exhibit}
 */
export function openKnight(core, asked, { heated = () => false, clerk } = {}) {
  if (asked.number !== null && asked.start !== null && clerk) return numberedTour(core, asked, heated, clerk);
  if (isLarge(asked)) return large(core, asked, clerk);
  return tintable(open(core, asked), heated);
}

/**
 * A board too large for a grid: its tour is made by a worker.
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {import('./clerk.js').Clerk} [clerk]
 * @returns {Exhibit}
 */
function large(core, asked, clerk) {
  const { files, ranks, start, closed, end, holes, digits, solver, riding } = asked;
  if (start === null) return waiting(asked, () => say('knight.waiting.large'));
  if (digits !== null || solver !== null || riding || !clerk) return open(core, asked);
  const out = Uint32Array.from(holes);
  const exhibit = waiting(asked, () => say('knight.making', { files, ranks }));
  exhibit.later = clerk.construct({ kind: 'construct', files, ranks, start, closed, end, holes: out }).then(
    (squares) => walked(asked, core.Player.ridden(files, ranks, out, squares, closed)),
    (error) => {
      const refused = refusal(error, closed);
      if (refused === null) throw error;
      return waiting(asked, ...refused);
    },
  );
  return exhibit;
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {() => boolean} heated
 * @param {import('./clerk.js').Clerk} clerk
 * @returns {Exhibit}
 */
function numberedTour(core, asked, heated, clerk) {
  const { files, ranks } = asked;
  const [start, number] = [asked.start ?? 0, asked.number ?? 1];
  const exhibit = waiting(asked, () => say('number.waiting', { number, files, ranks }));
  exhibit.later = clerk.tour({ kind: 'number', files, ranks, start, number }).then(
    ({ squares, total }) => {
      const player = core.Player.ridden(files, ranks, Uint32Array.from(asked.holes), squares, true);
      return tintable({ ...walked(asked, player, { number, total }), of: total }, heated);
    },
    (error) => {
      if (!isRefusal(error)) throw error;
      const key = error.code === 'no-closed-tour' ? 'knight.none.closed' : 'number.none';
      return waiting(asked, () => say(key, { reason: error.message }));
    },
  );
  return exhibit;
}

/**
 * @param {Exhibit} exhibit
 * @param {() => boolean} heated
 */
function tintable(exhibit, heated) {
  const { view } = exhibit;
  exhibit.view = (before, undone) => {
    const plain = view(before, undone);
    return heated() ? { ...plain, scene: tinted(plain.scene) } : plain;
  };
  return exhibit;
}

/**
 * The scene with the degree of each free square.
 * @param {import('../board/scene.js').Scene} scene
 * @returns {import('../board/scene.js').Scene}
 */
function tinted(scene) {
  const { tour, pieces } = scene;
  const squares = tour ? tour.squares.subarray(0, tour.shown) : pieces.map(({ square }) => square);
  return { ...scene, heat: degrees(scene, squares) };
}

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @returns {Exhibit}
 */
function open(core, asked) {
  const { start } = asked;
  if (start === null) return waiting(asked, ...beforeStart(core, asked));
  if (asked.riding) return openRide(core, asked, asked.riding, squaresOf(start, asked.digits), refusal);
  if (asked.solver !== null) return search(core, asked, start);
  let player;
  try {
    player = makePlayer(core, asked, start);
  } catch (error) {
    const refused = refusal(error, asked.closed);
    if (refused === null) throw error;
    return waiting(asked, ...refused);
  }
  return walked(asked, player);
}

/**
 * A tour that is there, to be walked along.
 * @param {KnightAsked} asked
 * @param {import('../../pkg/queens_and_knights.js').Player} player
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Exhibit}
 */
function walked(asked, player, place) {
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
      const told = rideCaption(ride, run.step);
      const caption = place && run.atEnd ? sentences(say('number.is', place), told) : told;
      return { scene, caption, nameOf: isLarge(asked) ? squareName : squareNames(scene) };
    },
    way: () => (broken === null ? squares : null),
  };
}

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {Square} start
 */
function makePlayer(core, { files, ranks, closed, end, holes, digits }, start) {
  const out = Uint32Array.from(holes);
  return digits === null
    ? core.Player.tour(files, ranks, start, closed, end, out)
    : core.Player.givenTour(files, ranks, start, out, digits);
}

/**
 * What is said of a board before a start is chosen, with the squares that show why there is no tour.
 * @param {Core} core
 * @param {KnightAsked} asked
 * @returns {[sentence: Words, squares?: ArrayLike<Square>]}
 */
function beforeStart(core, { files, ranks, closed, holes }) {
  const why = core.whyNoTour(files, ranks, closed, Uint32Array.from(holes));
  if (!why) return [() => say('knight.waiting')];
  return [() => say(closed ? 'knight.none.closed' : 'knight.none.open', { reason: why.sentence }), why.squares];
}

/**
 * What is said when there is no tour or none was found, and the squares that show it; `null` when the error says something else.
 * @param {unknown} error
 * @param {boolean} closed
 * @returns {[sentence: Words, squares?: ArrayLike<Square>] | null}
 */
function refusal(error, closed) {
  if (!isRefusal(error)) return null;
  if (error.code === 'not-decided') return [() => say('knight.undecided', { reason: error.message })];
  if (error.code !== 'no-tour' || !('why' in error)) return null;
  const { sentence, squares } = /** @type {WhyNot} */ (error.why);
  return [() => say(closed ? 'knight.none.closed' : 'knight.none.open', { reason: sentence }), squares];
}

/**
 * @param {KnightAsked} asked
 * @param {Words} caption
 * @param {ArrayLike<Square>} [reason] the squares that show why there is no tour
 */
function waiting(asked, caption, reason = []) {
  const scene = waitingScene(asked, Array.from(reason));
  return still(asked, () => ({ scene, caption: caption(), nameOf: squareNames(scene) }));
}

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @returns {Exhibit}
 */
function search(core, asked, start) {
  const { files, ranks, closed, holes, solver, prune } = asked;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  const impossible = whyNot(core, asked, start);
  let moment = momentOf(asked, run, first);
  /** The way at the step shown before. @type {Square[] | null} */
  let way = null;
  let shown = -2;
  /** Made when somebody looks at it. @type {import('../exhibit.js').Part | undefined} */
  let beside;
  return {
    asked,
    run,
    searching: true,
    view(before) {
      if (shown !== run.step) way = Math.abs(run.step - before) === 1 && shown === before ? moment.squares : null;
      moment = momentOf(asked, run, first);
      shown = run.step;
      const scene = searchScene(asked, moment, way);
      const told = searchCaption(asked, moment, { backtracks: run.statistics.backtracks, atEnd: run.atEnd });
      const caption = impossible !== null && run.step === 0 ? say('ride.impossible', { reason: impossible() }) : told;
      return { scene, caption, nameOf: squareNames(scene) };
    },
    way: () => (moment.kind === 'solved' ? Uint32Array.from(numbered(asked, moment)) : null),
    get aside() {
      return (beside ??= aside(asked, () => momentOf(asked, run, first), pruneSaves(core, asked)));
    },
  };
}

/**
 * The sentence that there is no such tour; `null` when there is one, or nobody knows.
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {Square} start
 */
function whyNot(core, asked, start) {
  try {
    makePlayer(core, { ...asked, digits: null, end: null }, start).free();
    return null;
  } catch (error) {
    const told = refusal(error, asked.closed);
    if (told === null) throw error;
    return isRefusal(error) && error.code === 'no-tour' ? told[0] : null;
  }
}
