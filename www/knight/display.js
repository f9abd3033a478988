/**
 * A knight on the board: a known tour, a search, a tour moved by hand, a board that waits for a start, or the reason why
 * there is no tour.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './loader.js'
 */

import { isLarge, squareAt } from '../core/index.js';
import { element } from '../ui/index.js';
import { says, t } from '../i18n/index.js';
import { articleSearch } from './examples.js';
import { squaresUntil } from './choice.js';
import { making, numberedTour, pending, tourSoon } from './pending-tours.js';
import { refused, waiting, withoutTour } from './none.js';
import { search } from './search.js';
import { knownTour, openOwnTour } from './tour.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} [workers] for slow computations; without them, these block
 * @returns {Display}
 */
export function openKnight(core, route, workers) {
  const { files, ranks, start, holes, digits } = route;
  if (start === null) return beforeStart(core, route, workers);
  if (route.number !== null && workers) return numberedTour(core, route, workers);
  if (route.ownTour) return openOwnTour(core, route, route.ownTour, squaresUntil(core, route));
  if (route.solver !== null) return search(core, route, start, workers);
  if (digits !== null) {
    const player = core.Player.givenTour(files, ranks, start, holes, digits);
    return knownTour(core, route, player, { workers });
  }
  try {
    const player = tourSoon(core, route, start, workers);
    return player
      ? knownTour(core, route, player, { workers })
      : making(core, route, start, /** @type {TourWorkers} */ (workers));
  } catch (error) {
    return refused(core, route, error);
  }
}

/**
 * The board before a start is chosen, with the reason if no start will do, and the squares that show it.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {TourWorkers} [workers]
 * @returns {Display}
 */
function beforeStart(core, route, workers) {
  const { files, ranks, closed, holes } = route;
  if (isLarge(route)) return withArticle(waiting(core, route, says('knight.waiting.large')));
  const known = (/** @type {import('../../pkg/lazy.js').WhyNot | null} */ why) =>
    why === null
      ? withArticle(withMoves(waiting(core, route, says('knight.waiting')), core))
      : withoutTour(core, route, why);
  // Theorems decide about a whole board; about one with squares missing, it may take a search through all tours.
  if (holes.length === 0 || !workers) return known(core.whyNoTour(files, ranks, closed, holes) ?? null);
  const ask = () => workers.ask('why', { files, ranks, closed, holes });
  return pending(
    known(null),
    ask,
    ({ why }) => known(why),
    () => known(null),
  );
}

/**
 * The board that waits for a start, with a knight in the middle and its moves, for whoever does not know them.
 * @param {Display} display
 * @param {LazyCore} core
 * @returns {Display}
 */
function withMoves(display, core) {
  const { files, ranks, holes } = /** @type {KnightRoute} */ (display.route);
  const from = squareAt(Math.floor((files - 1) / 2), Math.floor((ranks - 1) / 2));
  const squares = Array.from({ length: files * ranks }, (_, index) =>
    squareAt(index % files, Math.floor(index / files)),
  );
  const reached = squares.filter((to) => !holes.includes(to) && core.moveDigits([from, to]) !== undefined);
  if (holes.includes(from) || reached.length === 0) return display;
  return {
    ...display,
    at(snapshot, context) {
      const view = display.at(snapshot, context);
      const lines = reached.map((to) => ({ from, to, move: true }));
      const markers = reached.map((square) => ({ square, kind: /** @type {const} */ ('looked') }));
      return { ...view, scene: { ...view.scene, pieces: [{ piece: 'knight', square: from }], lines, markers } };
    },
  };
}

/**
 * The board that waits for a start, with the way to the search of the article.
 * @param {Display} display
 * @returns {Display}
 */
const withArticle = (display) => ({
  ...display,
  get instead() {
    return element('div', { class: 'nearest row' }, articleSearch());
  },
});

/**
 * The idea of a knight's display, in a sentence or two beside the board.
 * @param {Display} display
 */
export function idea({ route, run, make, kind }) {
  if (route.view !== 'knight') return '';
  if (route.solver !== null) return t(`ride.idea.${route.solver}`);
  if (route.ownTour) return t('ride.idea.riding');
  if (route.digits !== null) return t('ride.idea.given');
  if (kind === 'argument') return t('ride.idea.argued');
  if (route.number !== null) return t('ride.idea.number');
  return t(run === null && make === undefined && route.start !== null ? 'ride.idea.none' : 'ride.idea.tour');
}
