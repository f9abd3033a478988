/**
 * Comparisons of two solvers, for the page and for a frame. They are loaded when the first of them is shown.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 * @import { SolverRoute } from '../queens/display.js'
 * @import { ShowError } from '../ui/load-retry.js'
 * @import { Controller } from './controller.js'
 */

import { lazyDisplays } from '../player/index.js';

const load = () => import('../compare/view.js');

/**
 * @param {Controller} page
 * @param {(route: SolverRoute) => Display} openSolver
 * @param {() => Promise<{ open: (route: KnightRoute) => Display }>} loadKnight
 * @param {{ isFramed?: boolean, showError?: ShowError }} [frame]
 */
export function lazyComparisons(page, openSolver, loadKnight, { isFramed, showError } = {}) {
  return {
    queens: lazyDisplays(load, async ({ comparePart }) => comparePart('queens', openSolver, page, isFramed), showError),
    knight: lazyDisplays(
      () => Promise.all([load(), loadKnight()]),
      async ([{ comparePart }, { open }]) => comparePart('knight', open, page, isFramed),
      showError,
    ),
  };
}
