/**
 * A knight on the board: a known tour, a search, a tour moved by hand, a board that waits for a start, or the reason why
 * there is no tour.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourWorkers } from './loader.js'
 */

import { isLarge } from '../core/index.js';
import { element } from '../ui/index.js';
import { t } from '../i18n/index.js';
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
  if (isLarge(route)) return withArticle(waiting(core, route, () => t('knight.waiting.large')));
  const known = (/** @type {import('../../pkg/lazy.js').WhyNot | null} */ why) =>
    why === null ? withArticle(waiting(core, route, () => t('knight.waiting'))) : withoutTour(core, route, why);
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
 * The board that waits for a start, with the way to the search of the article.
 * @param {Display} display
 * @returns {Display}
 */
const withArticle = (display) => ({
  ...display,
  get instead() {
    return element('div', { class: 'nearest' }, articleSearch());
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
