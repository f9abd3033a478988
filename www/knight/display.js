/**
 * A knight on the stage: a tour that is walked along, a search, a ride of one's own, a board that waits for a start, or
 * the reason why there is no tour.
 *
 * @typedef {import('./core.js').KnightCore} KnightCore
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('../../pkg/knight.js').WhyNot} WhyNot
 * @typedef {import('./worker-client.js').Clerk} Clerk
 */

import { isLarge } from '../core/routes.js';
import { explain, say } from '../i18n/index.js';
import { squaresOf } from './routes.js';
import { tintable } from './degrees.js';
import { making, numberedTour, tourSoon } from './constructed.js';
import { refusal, waiting } from './none.js';
import { openRide } from './ride.js';
import { search } from './search.js';
import { walked } from './tour.js';

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
  if (asked.number !== null && asked.start !== null && clerk) {
    const exhibit = numberedTour(core, asked, clerk);
    exhibit.later = exhibit.later?.then((made) => tintable(made, heated));
    return exhibit;
  }
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
