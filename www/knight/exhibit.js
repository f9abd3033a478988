/**
 * A knight on the stage: a tour that is walked along, a search, a ride of one's own, a board that waits for a start, or
 * the reason why there is no tour.
 *
 * @typedef {import('./core.js').KnightCore} KnightCore
 * @typedef {import('../dom.js').Words} Words
 * @typedef {import('../exhibit.js').Exhibit} Exhibit
 * @typedef {import('../state.js').KnightAsked} KnightAsked
 * @typedef {import('../squares.js').Square} Square
 * @typedef {import('../../pkg/knight.js').WhyNot} WhyNot
 * @typedef {import('./clerk.js').Clerk} Clerk
 */

import { isRefusal } from '../core.js';
import { still } from '../exhibit.js';
import { Run } from '../run.js';
import { squareName } from '../squares.js';
import { isLarge } from '../state.js';
import { explain, say, sentences } from '../strings/index.js';
import { aside } from './aside.js';
import { squaresOf } from './changes.js';
import { openRide } from './own.js';
import { pruneSaves } from './prune.js';
import { momentOf, numbered, searchCaption, searchScene } from './search.js';
import { rideCaption, rideScene, squareNames, tinted, waitingScene } from './show.js';

/**
 * @typedef {object} Aids
 * @property {Clerk} [clerk] who answers what may take long; without one it is answered here and now
 * @property {() => boolean} [heated] whether the board is tinted by degree
 * @property {() => void} [learned] called when more is known of the exhibit
 */

/**
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Aids} [aids]
 * @returns {Exhibit}
 */
export function openKnight(core, asked, { heated = () => false, clerk, learned = () => {} } = {}) {
  if (asked.number !== null && asked.start !== null && clerk) return numberedTour(core, asked, heated, clerk);
  if (isLarge(asked)) return large(core, asked, clerk);
  return tintable(open(core, asked, clerk, learned), heated);
}

/**
 * A board too large for a grid.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Clerk} [clerk]
 * @returns {Exhibit}
 */
function large(core, asked, clerk) {
  const { start, digits, solver, riding } = asked;
  if (start === null) return waiting(asked, () => say('knight.waiting.large'));
  if (digits !== null || solver !== null || riding || !clerk) return open(core, asked, clerk, () => {});
  return making(core, asked, start, clerk);
}

/**
 * A tour that a worker makes.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk} clerk
 * @returns {Exhibit}
 */
function making(core, asked, start, clerk) {
  const { files, ranks, closed, end } = asked;
  const holes = Uint32Array.from(asked.holes);
  const { answer, stop } = clerk.construct({ kind: 'construct', files, ranks, start, closed, end, holes });
  const made = answer.then(
    async ({ squares }) => {
      const run = new Run(core.Player.ridden(files, ranks, holes, squares, closed));
      // A million steps are more than may be explored at a stretch.
      while (run.explore(performance.now() + SLICE, squares.length + 1)) await aMoment();
      return walkedAlong(asked, run, squares, null);
    },
    (error) => {
      const refused = refusal(error, closed);
      if (refused === null) throw error;
      return waiting(asked, ...refused);
    },
  );
  return stoppable(
    waiting(asked, () => say('knight.making', { files, ranks })),
    made,
    stop,
  );
}

/** Milliseconds that a run is explored at a stretch while it is handed over. */
const SLICE = 8;

/** @returns {Promise<void>} */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/**
 * An exhibit that something else takes the place of, unless that is given up.
 * @param {Exhibit} exhibit
 * @param {Promise<Exhibit>} made
 * @param {() => void} stop
 * @returns {Exhibit}
 */
function stoppable(exhibit, made, stop) {
  const { asked } = exhibit;
  exhibit.later = new Promise((resolve, reject) => {
    made.then(resolve, reject);
    exhibit.stop = () => {
      stop();
      if (asked.view === 'knight') resolve(waiting(asked, () => say('knight.given.up')));
    };
  });
  return exhibit;
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {() => boolean} heated
 * @param {Clerk} clerk
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
      return waiting(asked, () => say(key, { reason: explain(error) }));
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
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Clerk | undefined} clerk
 * @param {() => void} learned
 * @returns {Exhibit}
 */
function open(core, asked, clerk, learned) {
  const { start, digits } = asked;
  if (start === null) return beforeStart(core, asked, clerk);
  if (asked.riding) return openRide(core, asked, asked.riding, squaresOf(start, digits), refusal);
  if (asked.solver !== null) return search(core, asked, start, clerk, learned);
  const { files, ranks, holes } = asked;
  if (digits !== null) {
    return walked(asked, core.Player.givenTour(files, ranks, start, Uint32Array.from(holes), digits));
  }
  try {
    const player = tourSoon(core, asked, start, clerk);
    return player ? walked(asked, player) : making(core, asked, start, /** @type {Clerk} */ (clerk));
  } catch (error) {
    const refused = refusal(error, asked.closed);
    if (refused === null) throw error;
    return waiting(asked, ...refused);
  }
}

/**
 * The tour made by construction; nothing when that takes longer than the page can wait, and there is a clerk to ask.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 */
function tourSoon({ Player }, { files, ranks, closed, end, holes }, start, clerk) {
  const out = Uint32Array.from(holes);
  const soon = isLarge({ files, ranks }) ? undefined : Player.tourSoon(files, ranks, start, closed, end, out);
  return soon ?? (clerk ? undefined : Player.tour(files, ranks, start, closed, end, out));
}

/**
 * A tour that is there, to be walked along.
 * @param {KnightAsked} asked
 * @param {import('../../pkg/knight.js').Player} player
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Exhibit}
 */
function walked(asked, player, place) {
  const [squares, broken] = [player.way(), player.broken ?? null];
  const run = new Run(player);
  // A tour is short: its whole length is known at once.
  run.explore(Infinity, squares.length + 1);
  return walkedAlong(asked, run, squares, broken, place);
}

/**
 * @param {KnightAsked} asked
 * @param {Run} run explored to its end
 * @param {Uint32Array} squares
 * @param {WhyNot | null} broken where a given tour breaks the rules
 * @param {{ number: number, total: number }} [place] which of all tours it is
 * @returns {Exhibit}
 */
function walkedAlong(asked, run, squares, broken, place) {
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
 * The board before a start is chosen, with the reason if no start will do, and the squares that show it.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Clerk | undefined} clerk
 * @returns {Exhibit}
 */
function beforeStart(core, asked, clerk) {
  const { files, ranks, closed } = asked;
  const holes = Uint32Array.from(asked.holes);
  const known = (/** @type {WhyNot | null} */ why) =>
    why === null
      ? waiting(asked, () => say('knight.waiting'))
      : waiting(
          asked,
          () => say(closed ? 'knight.none.closed' : 'knight.none.open', { reason: explain(why) }),
          why.squares,
        );
  // Of a whole board theorems tell; of one with squares missing it may take every way tried.
  if (holes.length === 0 || !clerk) return known(core.whyNoTour(files, ranks, closed, holes) ?? null);
  const { answer, stop } = clerk.why({ kind: 'why', files, ranks, closed, holes });
  const exhibit = known(null);
  exhibit.stop = stop;
  exhibit.later = answer.then(({ why }) => known(why));
  return exhibit;
}

/**
 * What is said when there is no tour or none was found, and the squares that show it; `null` when the error says something else.
 * @param {unknown} error
 * @param {boolean} closed
 * @returns {[sentence: Words, squares?: ArrayLike<Square>] | null}
 */
function refusal(error, closed) {
  if (!isRefusal(error)) return null;
  if (error.code === 'not-decided') return [() => say('knight.undecided', { reason: explain(error) })];
  if (error.code !== 'no-tour' || !('why' in error)) return null;
  const why = /** @type {WhyNot} */ (error.why);
  return [() => say(closed ? 'knight.none.closed' : 'knight.none.open', { reason: explain(why) }), why.squares];
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
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 * @param {() => void} learned
 * @returns {Exhibit}
 */
function search(core, asked, start, clerk, learned) {
  const { files, ranks, closed, holes, solver, prune } = asked;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  const doubt = whyNot(core, { ...asked, end: null }, start, clerk, learned);
  let moment = momentOf(asked, run, first);
  /** The way at the step shown before. @type {Square[] | null} */
  let way = null;
  let shown = -2;
  /** @type {ReturnType<typeof pruneSaves> | null} */
  let saves = null;
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
      const none = run.step === 0 ? doubt.reason : null;
      return { scene, caption: none ? say('ride.impossible', { reason: none() }) : told, nameOf: squareNames(scene) };
    },
    way: () => (moment.kind === 'solved' ? Uint32Array.from(numbered(asked, moment)) : null),
    get aside() {
      if (beside) return beside;
      if (clerk && closed && solver === 'warnsdorff') saves = pruneSaves(clerk, asked);
      beside = aside(asked, () => momentOf(asked, run, first), saves?.element ?? null);
      return beside;
    },
    stop() {
      doubt.stop();
      saves?.stop();
    },
  };
}

/**
 * The sentence that there is no such tour, as soon as it is known; `null` when there is one, or nobody knows.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 * @param {() => void} learned
 */
function whyNot(core, asked, start, clerk, learned) {
  const doubt = { reason: /** @type {Words | null} */ (null), stop: () => {} };
  const hear = (/** @type {unknown} */ error) => {
    const told = refusal(error, asked.closed);
    if (told === null) throw error;
    if (isRefusal(error) && error.code === 'no-tour') doubt.reason = told[0];
  };
  try {
    const player = tourSoon(core, asked, start, clerk);
    player?.free();
    if (player || !clerk) return doubt;
  } catch (error) {
    hear(error);
    return doubt;
  }
  const { files, ranks, closed } = asked;
  const holes = Uint32Array.from(asked.holes);
  const { answer, stop } = clerk.construct({ kind: 'construct', files, ranks, start, closed, end: null, holes });
  answer.catch(hear).then(learned);
  return Object.assign(doubt, { stop });
}
