/**
 * What a run is about: the board and the solver, or the board and the tour.
 *
 * @typedef {import('../core/routes.js').Asked} Asked
 * @typedef {import('../core/routes.js').QueensAsked} QueensAsked
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 */

import { choiceField, numberField, textField } from '../ui/field.js';
import { element } from '../ui/dom.js';
import { isSolved, limits, placed, resized, solvedBy, solvers } from '../core/routes.js';
import { say } from '../i18n/index.js';

/**
 * @param {object} deeds
 * @param {(asked: Asked) => void} deeds.ask
 * @param {(sentence: import('../ui/dom.js').Words) => void} deeds.refuse
 * @param {(name: string) => void} deeds.type places a queen, or takes her off, on a square by its name
 * @param {import('../player/playback.js').Playback} playback
 * @param {{ element: HTMLElement, show: (asked: KnightAsked) => void }} knight
 */
export function setup({ ask, refuse, type }, playback, knight) {
  const queens = queensSetup({ ask, refuse, type }, playback);
  const root = element('div', { class: 'setups' });
  // What is not shown is not in the page, so that nothing can be found twice.
  const put = (/** @type {HTMLElement} */ shown) => {
    if (root.firstElementChild !== shown) root.replaceChildren(shown);
  };
  return {
    element: root,
    /** @param {Asked} asked */
    show(asked) {
      if (asked.view === 'queens') {
        put(queens.element);
        queens.show(asked);
      } else if (asked.view === 'knight') {
        put(knight.element);
        knight.show(asked);
      }
    },
  };
}

/**
 * @param {object} deeds
 * @param {(asked: Asked) => void} deeds.ask
 * @param {(sentence: import('../ui/dom.js').Words) => void} deeds.refuse
 * @param {(name: string) => void} deeds.type
 * @param {import('../player/playback.js').Playback} playback
 */
function queensSetup({ ask, refuse, type }, playback) {
  /** @type {QueensAsked | null} */
  let shown = null;
  const size = numberField({
    label: () => say('board.size'),
    min: 1,
    max: limits.queens,
    refuse,
    change: (value) => shown && ask(resized(shown, value)),
  });
  const none = element('option', { value: '', disabled: true, hidden: true }, () => say('solver.none'));
  const solver = choiceField({
    label: () => say('solver'),
    choices: solvers.map((key) => [key, () => say(/** @type {import('../i18n/index.js').Key} */ (`solver.${key}`))]),
    change: (key) => shown && ask(solvedBy(shown, /** @type {import('../core/routes.js').Solver} */ (key))),
  });
  solver.select.prepend(none);
  const stops = element('input', { type: 'checkbox' });
  stops.addEventListener('change', () => {
    playback.stopsAtSolutions = stops.checked;
  });
  const check = element('label', { class: 'check' }, stops, () => say('stop.at.solutions'));
  const place = element('button', { type: 'button', class: 'word' }, () => say('place.own'));
  place.addEventListener('click', () => shown && ask(placed(shown)));
  // Where squares are smaller than a finger their names are not.
  const typed = textField({
    label: () => say('square'),
    length: 4,
    change(name) {
      if (name !== '') type(name);
      typed.show('');
    },
  });
  const fields = [size.element, solver.element, typed.element, place, check];
  return {
    element: element('div', { class: 'setup' }, ...fields),
    /** @param {QueensAsked} asked */
    show(asked) {
      shown = asked;
      size.show(asked.size);
      solver.show(asked.solver ?? '');
      check.hidden = place.hidden = !isSolved(asked);
      typed.element.hidden = isSolved(asked);
    },
  };
}
