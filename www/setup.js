/**
 * What a run is about: the board and the solver, or the board and the tour.
 *
 * @typedef {import('./state.js').Asked} Asked
 * @typedef {import('./state.js').QueensAsked} QueensAsked
 * @typedef {import('./state.js').KnightAsked} KnightAsked
 */

import { choiceField, numberField, textField } from './controls/field.js';
import { element } from './dom.js';
import { squareName } from './squares.js';
import { limits, resized, retoured, solvedBy, solvers } from './state.js';
import { say } from './strings/index.js';

/**
 * @param {object} deeds
 * @param {(asked: Asked) => void} deeds.ask
 * @param {(square: string) => void} deeds.startOn the square that was typed
 * @param {(sentence: string) => void} deeds.refuse
 * @param {import('./playback.js').Playback} playback
 */
export function setup({ ask, startOn, refuse }, playback) {
  const queens = queensSetup(ask, refuse, playback);
  const knight = knightSetup(ask, startOn, refuse);
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
 * @param {(asked: Asked) => void} ask
 * @param {(sentence: string) => void} refuse
 * @param {import('./playback.js').Playback} playback
 */
function queensSetup(ask, refuse, playback) {
  /** @type {QueensAsked | null} */
  let shown = null;
  const size = numberField({
    label: say('board.size'),
    min: 1,
    max: limits.queens,
    refuse,
    change: (value) => shown && ask(resized(shown, value)),
  });
  const none = element('option', { value: '', disabled: true, hidden: true }, say('solver.none'));
  const solver = choiceField({
    label: say('solver'),
    choices: solvers.map((key) => [key, say(/** @type {import('./strings/index.js').Key} */ (`solver.${key}`))]),
    change: (key) => shown && ask(solvedBy(shown, /** @type {import('./state.js').Solver} */ (key))),
  });
  solver.select.prepend(none);
  const stops = element('input', { type: 'checkbox' });
  stops.addEventListener('change', () => {
    playback.stopsAtSolutions = stops.checked;
  });
  const check = element('label', { class: 'check' }, stops, say('stop.at.solutions'));
  const fields = [size.element, solver.element, check];
  return {
    element: element('div', { class: 'setup' }, ...fields),
    /** @param {QueensAsked} asked */
    show(asked) {
      shown = asked;
      size.show(asked.size);
      solver.show(asked.solver ?? '');
    },
  };
}

/**
 * @param {(asked: Asked) => void} ask
 * @param {(square: string) => void} startOn
 * @param {(sentence: string) => void} refuse
 */
function knightSetup(ask, startOn, refuse) {
  /** @type {KnightAsked | null} */
  let shown = null;
  const side = (/** @type {'files' | 'ranks'} */ name) =>
    numberField({
      label: say(name),
      min: 1,
      max: limits.knight,
      refuse,
      change: (value) => shown && ask(retoured(shown, { [name]: value })),
    });
  const [files, ranks] = [side('files'), side('ranks')];
  const tour = choiceField({
    label: say('tour'),
    choices: [
      ['open', say('tour.open')],
      ['closed', say('tour.closed')],
    ],
    change: (key) => shown && ask(retoured(shown, { closed: key === 'closed' })),
  });
  const start = textField({ label: say('start.square'), length: 4, change: startOn });
  const fields = [files.element, ranks.element, tour.element, start.element];
  return {
    element: element('div', { class: 'setup' }, ...fields),
    /** @param {KnightAsked} asked */
    show(asked) {
      shown = asked;
      files.show(asked.files);
      ranks.show(asked.ranks);
      tour.show(asked.closed ? 'closed' : 'open');
      start.show(asked.start === null ? '' : squareName(asked.start));
    },
  };
}
