/**
 * What a run is about: the board and the solver, or the board and the tour.
 *
 * @typedef {import('../core/routes.js').Route} Route
 * @typedef {import('../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 */

import { choiceField, numberField, textField } from '../ui/field.js';
import { element } from '../ui/dom.js';
import { hasSolver, limits, placed, resized, withSolver, solvers } from '../core/routes.js';
import { t } from '../i18n/index.js';

/**
 * @param {object} callbacks
 * @param {(route: Route) => void} callbacks.ask
 * @param {(sentence: import('../ui/dom.js').Message) => void} callbacks.showError
 * @param {(name: string) => void} callbacks.type places a queen, or takes her off, on a square by its name
 * @param {import('../player/playback.js').Playback} playback
 * @param {{ element: HTMLElement, show: (route: KnightRoute) => void }} knight
 */
export function setup({ ask, showError, type }, playback, knight) {
  const queens = queensSetup({ ask, showError, type }, playback);
  const root = element('div', { class: 'setups' });
  // What is not shown is not in the page, so that nothing can be found twice.
  const put = (/** @type {HTMLElement} */ shown) => {
    if (root.firstElementChild !== shown) root.replaceChildren(shown);
  };
  return {
    element: root,
    /** @param {Route} route */
    show(route) {
      if (route.view === 'queens') {
        put(queens.element);
        queens.show(route);
      } else if (route.view === 'knight') {
        put(knight.element);
        knight.show(route);
      }
    },
  };
}

/**
 * @param {object} callbacks
 * @param {(route: Route) => void} callbacks.ask
 * @param {(sentence: import('../ui/dom.js').Message) => void} callbacks.showError
 * @param {(name: string) => void} callbacks.type
 * @param {import('../player/playback.js').Playback} playback
 */
function queensSetup({ ask, showError, type }, playback) {
  /** @type {QueensRoute | null} */
  let shown = null;
  const size = numberField({
    label: () => t('board.size'),
    min: 1,
    max: limits.queens,
    showError,
    change: (value) => shown && ask(resized(shown, value)),
  });
  const none = element('option', { value: '', disabled: true, hidden: true }, () => t('solver.none'));
  const solver = choiceField({
    label: () => t('solver'),
    choices: solvers.map((key) => [key, () => t(/** @type {import('../i18n/index.js').Key} */ (`solver.${key}`))]),
    change: (key) => shown && ask(withSolver(shown, /** @type {import('../core/routes.js').Solver} */ (key))),
  });
  solver.select.prepend(none);
  const stops = element('input', { type: 'checkbox' });
  stops.addEventListener('change', () => {
    playback.stopsAtSolutions = stops.checked;
  });
  const check = element('label', { class: 'check' }, stops, () => t('stop.at.solutions'));
  const place = element('button', { type: 'button', class: 'word' }, () => t('place.own'));
  place.addEventListener('click', () => shown && ask(placed(shown)));
  // Where squares are smaller than a finger their names are not.
  const typed = textField({
    label: () => t('square'),
    length: 4,
    change(name) {
      if (name !== '') type(name);
      typed.show('');
    },
  });
  const fields = [size.element, solver.element, typed.element, place, check];
  return {
    element: element('div', { class: 'setup' }, ...fields),
    /** @param {QueensRoute} route */
    show(route) {
      shown = route;
      size.show(route.size);
      solver.show(route.solver ?? '');
      check.hidden = place.hidden = !hasSolver(route);
      typed.element.hidden = hasSolver(route);
    },
  };
}
