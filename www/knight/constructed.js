/**
 * Tours that take long: a worker makes them or looks them up, and that can be given up.
 *
 * @typedef {import('./core.js').KnightCore} KnightCore
 * @typedef {import('../ui/dom.js').Words} Words
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/squares.js').Square} Square
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('./worker-client.js').Clerk} Clerk
 */

import { isRefusal } from '../core/wasm.js';
import { Run } from '../core/run.js';
import { isLarge } from '../core/routes.js';
import { explain, say } from '../i18n/index.js';
import { nextTurn } from '../platform/scheduler.js';
import { refusal, waiting } from './none.js';
import { walked, walkedAlong } from './tour.js';

/** Milliseconds that a run is explored at a stretch while it is handed over. */
const SLICE = 8;

/**
 * The tour made by construction; nothing when that takes longer than the page can wait, and there is a clerk to ask.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk | undefined} clerk
 */
export function tourSoon({ Player }, { files, ranks, closed, end, holes }, start, clerk) {
  const out = Uint32Array.from(holes);
  const soon = isLarge({ files, ranks }) ? undefined : Player.tourSoon(files, ranks, start, closed, end, out);
  return soon ?? (clerk ? undefined : Player.tour(files, ranks, start, closed, end, out));
}

/**
 * A tour that a worker makes.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Square} start
 * @param {Clerk} clerk
 * @returns {Exhibit}
 */
export function making(core, asked, start, clerk) {
  const { files, ranks, closed, end } = asked;
  const holes = Uint32Array.from(asked.holes);
  const { answer, stop } = clerk.construct({ kind: 'construct', files, ranks, start, closed, end, holes });
  const made = answer.then(
    async ({ squares }) => {
      const run = new Run(core.Player.ridden(files, ranks, holes, squares, closed));
      // A million steps are more than may be explored at a stretch, and handing them over takes a turn by itself.
      do await nextTurn();
      while (run.explore(performance.now() + SLICE, squares.length + 1));
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
    () => say('knight.given.up'),
  );
}

/**
 * A tour by its number: it is looked up in the table of its board, which a worker makes.
 * @param {KnightCore} core
 * @param {KnightAsked} asked
 * @param {Clerk} clerk
 * @returns {Exhibit}
 */
export function numberedTour(core, asked, clerk) {
  const { files, ranks } = asked;
  const [start, number] = [asked.start ?? 0, asked.number ?? 1];
  const { answer, stop } = clerk.tour({ kind: 'number', files, ranks, start, number });
  const made = answer.then(
    ({ squares, total }) => {
      const player = core.Player.ridden(files, ranks, Uint32Array.from(asked.holes), squares, true);
      return { ...walked(asked, player, { number, total }), of: total };
    },
    (error) => {
      if (!isRefusal(error)) throw error;
      const key = error.code === 'no-closed-tour' ? 'knight.none.closed' : 'number.none';
      return waiting(asked, () => say(key, { reason: explain(error) }));
    },
  );
  const looking = waiting(asked, () => say('number.waiting', { number, files, ranks }));
  return stoppable(looking, made, stop, () => say('number.given.up', { number }));
}

/**
 * An exhibit that something else takes the place of, unless that is given up.
 * @param {Exhibit} exhibit
 * @param {Promise<Exhibit>} made
 * @param {() => void} stop
 * @param {Words} givenUp what is said when it is
 * @returns {Exhibit}
 */
function stoppable(exhibit, made, stop, givenUp) {
  const { asked } = exhibit;
  exhibit.later = new Promise((resolve, reject) => {
    made.then(resolve, reject);
    exhibit.stop = () => {
      stop();
      if (asked.view === 'knight') resolve(waiting(asked, givenUp));
    };
  });
  return exhibit;
}
