/**
 * The title of the page by its state, so that tabs and the history of a browser can be told apart.
 *
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
  return boardTitle(state, step === undefined ? linkStepOf(state.players[0]) : step);
}

/**
 * @param {State} state
 * @param {number | null} step
 */
function boardTitle(state, step) {
  const route = routeOf(state);
  const { offer } = state;
  if (route.view === 'count') {
    const board = t('title.queens', { count: route.size });
    return parts(board, t('tab.count'), ...(route.method === 'mask' ? [t('solver.mask')] : []));
  }
  if (isProgram(offer)) {
    const { size: count, files, ranks } = { size: 0, files: 0, ranks: 0, ...route };
    const board = route.view === 'queens' ? t('title.queens', { count }) : t('title.knight', { files, ranks });
    return parts(board, t('solver.program'), ...(step ? [t('title.step', { step })] : []));
  }
  const shown = route.view === 'queens' ? queens(route, step && !isComparison(offer) ? null : offer) : knight(route);
  return parts(...shown, ...(step ? [t('title.step', { step })] : []));
}

/**
 * @param {QueensRoute} route
 * @param {Offer | null} offer
 */
function queens(route, offer) {
  const board = t('title.queens', { count: route.size });
  if (isComparison(offer))
    return [
      board,
      t(`solver.${route.solver ?? 'marks'}`),
      t(`solver.${/** @type {import('../core/routes.js').Solver} */ (offer.right)}`),
    ];
  if (offer?.view === 'race') return [board, t('pane.race')];
  if (offer?.view === 'solutions') {
    const kind = t(offer.fundamental ? 'title.fundamental' : 'title.solutions');
    return [board, kind, ...(offer.with === null ? [] : [placeName(offer.with, route.size)])];
  }
  return [board, hasSolver(route) ? t(`solver.${route.solver}`) : t('title.placement')];
}

/** @param {KnightRoute} route */
function knight({ files, ranks, start, closed, number: index, solver, digits, ownTour }) {
  const board = t('title.knight', { files, ranks });
  if (start === null) return [board];
  const square = squareName(start);
  if (index !== null) return [board, t('title.number', { number: index }), square];
  const given = digits !== null || ownTour !== undefined;
  const key = solver ? 'title.search' : given ? 'title.given' : closed ? 'title.closed' : 'title.tour';
  return [board, t(key, { square })];
}

/** @param {...string} texts */
const parts = (...texts) => texts.join(' · ');
