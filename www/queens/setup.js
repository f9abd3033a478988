/**
 * The controls of the Queens tab: the board, the solver, and placing one's own.
 *
 * @import { PageController } from '../app/page-controller.js'
 * @import { State } from '../app/state.js'
 * @import { ProgramLink, QueensRoute, Solver } from '../core/routes.js'
 */

import { checkbox, choiceField, element, numberField, textField, wordButton } from '../ui/index.js';
import { hasSolver, home, limits, programOn, sidesOf } from '../core/index.js';
import { says } from '../i18n/index.js';
import { solvers } from './solvers/index.js';

/** A program of one's own among the solvers. */
const PROGRAM = 'program';

/** @param {PageController} page */
export function queensSetup(page) {
  /** @type {QueensRoute} */
  let route = home.queens;
  /** The program of one's own that is shown. @type {ProgramLink | null} */
  let program = null;
  /** @param {QueensRoute} next */
  const ask = (next) => {
    // The controls show the current route again.
    if (!page.show({ route: next })) show(route);
  };
  const size = numberField('board.size', { min: 1, max: limits().queens, showError: page.notices.alert }, (value) => {
    const packed = program?.packed;
    if (packed) page.open(() => programOn({ ...route, size: value }, packed));
    // The queens do not fit another board. A placement made by hand remains one.
    else ask({ ...route, size: value, queens: [] });
  });
  const none = element('option', { value: '', disabled: true, hidden: true }, says('solver.none'));
  const named = solvers.map((key) => /** @type {const} */ ([key, `choice.${key}`]));
  const choices = [...named, /** @type {const} */ ([PROGRAM, 'solver.program'])];
  const solver = choiceField('solver', choices, (key) => {
    if (key === PROGRAM) page.open(() => programOn(route));
    else ask({ ...route, solver: /** @type {Solver} */ (key) });
  });
  solver.select.prepend(none);
  const { element: check } = checkbox('stop.at.solutions', (stopsAtSolutions) =>
    page.playback.set({ stopsAtSolutions }),
  );
  // The queens placed by the solver become a placement.
  const place = wordButton('place.own', () => page.placeOwn());
  // Where squares are smaller than a finger their names are not.
  const typed = textField('square', 16, (name) => {
    const square = name === '' ? null : page.squareNamed(name, sidesOf(route));
    if (square !== null) page.choose(square, name);
    typed.show('');
  });
  /**
   * @param {QueensRoute} now
   * @param {State['offer']} [offer]
   */
  const show = (now, offer = null) => {
    route = now;
    program = offer?.view === PROGRAM ? offer : null;
    size.show(route.size, route);
    solver.show(program ? PROGRAM : (route.solver ?? ''));
    place.hidden = !hasSolver(route);
    check.hidden = place.hidden && program === null;
    typed.element.hidden = hasSolver(route) || program !== null;
  };
  const fields = [size.element, solver.element, typed.element, place, check];
  return { element: element('div', { class: 'setup' }, ...fields), show };
}
