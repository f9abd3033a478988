/**
 * The controls of the Queens tab: the board, the solver, and placing one's own.
 *
 * @import { PageController } from '../app/page-controller.js'
 * @import { QueensRoute, Solver } from '../core/routes.js'
 */

import { checkbox, choiceField, element, numberField, textField, wordButton } from '../ui/index.js';
import { hasSolver, home, limits, placed, resized, withQueens, withSolver } from '../core/index.js';
import { t } from '../i18n/index.js';
import { solvers } from './solvers/index.js';

/** @param {PageController} page */
export function queensSetup(page) {
  /** @type {QueensRoute} */
  let route = home.queens;
  /** @param {QueensRoute} next */
  const ask = (next) => {
    // The controls show the current route again.
    if (!page.show({ route: next })) show(route);
  };
  const size = numberField('board.size', { min: 1, max: limits().queens, showError: page.notices.alert }, (value) =>
    ask(resized(route, value)),
  );
  const none = element('option', { value: '', disabled: true, hidden: true }, () => t('solver.none'));
  const choices = solvers.map((key) => /** @type {const} */ ([key, `solver.${key}`]));
  const solver = choiceField('solver', choices, (key) => ask(withSolver(route, /** @type {Solver} */ (key))));
  solver.select.prepend(none);
  const { element: check } = checkbox('stop.at.solutions', (checked) => page.playback.setStopsAtSolutions(checked));
  // The queens placed by the solver become a placement.
  const place = wordButton('place.own', () => {
    const { path } = page.player.state.snapshot;
    ask(placed(withQueens(route, [...route.queens, ...path])));
  });
  // Where squares are smaller than a finger their names are not.
  const typed = textField('square', 16, (name) => {
    const square = name === '' ? null : page.squareNamed(name, route.size);
    if (square !== null) page.choose(square, name);
    typed.show('');
  });
  /** @param {QueensRoute} now */
  const show = (now) => {
    route = now;
    size.show(route.size);
    solver.show(route.solver ?? '');
    check.hidden = place.hidden = !hasSolver(route);
    typed.element.hidden = hasSolver(route);
  };
  const fields = [size.element, solver.element, typed.element, place, check];
  return { element: element('div', { class: 'setup' }, ...fields), show };
}
