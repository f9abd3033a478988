/**
 * Two solvers in step: the part of the page, or of a frame, that is loaded when the first comparison is opened.
 *
 * @import { CompareLink, KnightRoute } from '../core/routes.js'
 * @import { Display, Shown } from '../player/display.js'
 * @import { SolverRoute } from '../queens/display.js'
 * @import { Controller } from './view.js'
 */

import { squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { openComparison } from './display.js';
import { comparisonView } from './view.js';

/**
 * @overload
 * @param {'queens'} problem
 * @param {(route: SolverRoute) => Display} open the display of one side
 * @param {Controller} page
 * @param {boolean} [isFramed]
 * @returns {{ open: (route: Shown, link?: CompareLink) => Display }}
 */
/**
 * @overload
 * @param {'knight'} problem
 * @param {(route: KnightRoute) => Display} open
 * @param {Controller} page
 * @param {boolean} [isFramed]
 * @returns {{ open: (route: Shown, link?: CompareLink) => Display }}
 */
/**
 * @param {CompareLink['problem']} problem
 * @param {(route: any) => Display} open
 * @param {Controller} page
 */
export function comparePart(problem, open, page, isFramed = false) {
  /**
   * A square of either board is the start of both knights.
   * @param {number} square
   * @param {string} name
   */
  const choose = (square, name) => {
    const { offer } = page.store.state;
    if (offer?.view !== 'compare') return;
    if (offer.problem === 'queens') page.notices.inform(() => t('compare.square', { name }));
    else if (offer.holes.includes(square)) page.notices.alert(() => t('start.out', { square: squareName(square) }));
    else page.open(() => ({ ...offer, start: square, step: 0 }));
  };
  const own = comparisonView(problem, page, choose, isFramed);
  return {
    /**
     * @param {Shown} _
     * @param {CompareLink} [link]
     */
    open(_, link) {
      if (!link) throw new Error('a comparison is opened by its link');
      return own(openComparison(link, open, choose));
    },
  };
}
