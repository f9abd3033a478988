/**
 * The title of the page by its state, so that tabs and the history of a browser can be told apart.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Offer, State } from './state.js'
 */

import { hasSolver, squareName } from '../core/index.js';
import { placeName, t } from '../i18n/index.js';
import { isAtStop } from '../learn/index.js';
import { linkStepOf } from '../player/index.js';
import { isComparison, isProgram } from './actions.js';
import { routeOf } from './state.js';

/**
 * @param {State} state
 * @param {number | null} [step] as in the link
 */
export function titleOf(state, step) {
  const { lesson } = state;
  if (lesson && step === undefined && isAtStop(state)) {
    const { title, stops } = lesson.lesson;
    return parts(title, `${lesson.stop}/${stops.length}`);
  }
  return boardTitle(state, step === undefined ? linkStepOf(state.player) : step);
}

/**
 * @param {State} state
 * @param {number | null} step
 */
function boardTitle(state, step) {
  const route = routeOf(state);
  const { offer } = state;
  const { size: count, files, ranks } = { size: 0, files: 0, ranks: 0, ...route };
  const board = route.view === 'knight' ? t('title.knight', { files, ranks }) : t('title.queens', { count });
  const at = step ? [t('title.step', { step })] : [];
  if (route.view === 'count')
    return parts(board, t('tab.count'), ...(route.method === 'mask' ? [t('solver.mask')] : []));
  if (isProgram(offer)) return parts(board, t('solver.program'), ...at);
  const what = route.view === 'queens' ? queens(route, step && !isComparison(offer) ? null : offer) : knight(route);
  return parts(board, ...what, ...at);
}

/**
 * @param {QueensRoute} route
 * @param {Offer | null} offer
 */
function queens(route, offer) {
  if (isComparison(offer))
    return [route.solver ?? 'marks', offer.right].map((key) => t(/** @type {Key} */ (`solver.${key}`)));
  if (offer?.view === 'race') return [t('pane.race')];
  if (offer?.view === 'solutions') {
    const kind = t(offer.fundamental ? 'title.fundamental' : 'title.solutions');
    return [kind, ...(offer.with === null ? [] : [placeName(offer.with, route.size)])];
  }
  return [hasSolver(route) ? t(`solver.${route.solver}`) : t('title.placement')];
}

/** @param {KnightRoute} route */
function knight({ start, closed, number: index, solver, digits, ownTour }) {
  if (start === null) return [];
  const square = squareName(start);
  if (index !== null) return [t('title.number', { number: index }), square];
  const given = digits !== null || ownTour !== undefined;
  const key = solver ? 'title.search' : given ? 'title.given' : closed ? 'title.closed' : 'title.tour';
  return [t(key, { square })];
}

/** @param {...string} texts */
const parts = (...texts) => texts.join(' · ');
