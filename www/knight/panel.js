/**
 * What a searching knight is doing, beside the board: its code with the current line, its queue of candidates, and
 * examples that really go back.
 *
 * @typedef {import('../i18n/index.js').Key} Key
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('./search-scene.js').Moment} Moment
 */

import { element } from '../ui/index.js';
import { codeView } from '../queens/index.js';
import { squareName } from '../core/index.js';
import { number, t } from '../i18n/index.js';
import { examples } from './examples.js';
import { lineOf, LINES, PRUNE_LINE } from './search-scene.js';

/** The line of the code in which the two searches differ. */
const ORDER_LINE = 4;

/**
 * @param {KnightRoute} route
 * @param {() => Moment} here the moment shown
 * @param {HTMLElement | null} saves what the prune saves, where that is a question
 * @returns {import('../player/display.js').Part}
 */
export function searchPanel(route, here, saves) {
  const solver = route.solver ?? 'warnsdorff';
  const textOf = (/** @type {number} */ line) =>
    t(/** @type {Key} */ (line === ORDER_LINE ? `code.${solver}` : `code.ride.${line}`));
  const code = codeView(textOf, [LINES, PRUNE_LINE], route.prune);
  const queue = queueView();
  const article = element('p', { class: 'article' }, () => t(/** @type {Key} */ (`article.${solver}`)));
  const told = saves === null ? [] : [saves];
  const heading = element('h2', {}, () => t('examples.ride'));
  return {
    element: element(
      'div',
      { class: 'solver-panel' },
      article,
      code.element,
      ...told,
      queue.element,
      heading,
      examples(),
    ),
    show() {
      const moment = here();
      code.show(lineOf(moment));
      queue.show(moment);
    },
  };
}

/** The candidates in the order in which they are tried. */
function queueView() {
  const head = element(
    'tr',
    {},
    element('td'),
    ...['queue.square', 'queue.degree', 'queue.distance', 'queue.move'].map((key) =>
      element('th', { scope: 'col' }, () => t(/** @type {Key} */ (key))),
    ),
  );
  const body = element('tbody');
  const empty = element('p', { class: 'soft' }, () => t('queue.empty'));
  const table = element(
    'table',
    { class: 'queue' },
    element('caption', {}, () => t('queue')),
    element('thead', {}, head),
    body,
  );
  return {
    element: element('div', {}, table, empty),
    /** @param {Moment} moment */
    show({ candidates, kind }) {
      empty.hidden = candidates.length > 0 || kind === 'solved';
      table.hidden = candidates.length === 0;
      const next = candidates.findIndex(({ tried }) => !tried);
      body.replaceChildren(
        ...candidates.map(({ square, digit, degree, distance, tried }, index) => {
          const state = tried ? 'tried' : index === next ? 'next' : '';
          const cells = [squareName(square), number(degree), number(distance), number(digit)];
          return element(
            'tr',
            { class: state },
            element('th', { scope: 'row' }, `${index + 1}.`),
            ...cells.map((text) => element('td', {}, text)),
          );
        }),
      );
    },
  };
}
