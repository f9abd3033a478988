/**
 * The state of a searching knight, beside the board: its code with the current line, its queue of candidates, and examples
 * of searches that backtrack.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Moment } from './search-scene.js'
 */

import { element, localizedText, tableHead } from '../ui/index.js';
import { codePanel, codeView } from '../queens/index.js';
import { squareName } from '../core/index.js';
import { explain, number, says, sentenceOf, t } from '../i18n/index.js';
import { examples } from './examples.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {object} options
 * @param {import('./loader.js').TourWorkers} [options.workers] to find the savings of the prune
 * @param {HTMLElement | null} options.nearest links to the nearest tours where the search will find none
 * @returns {import('../player/display.js').Part}
 */
export function searchPanel(core, route, { workers, nearest }) {
  const solver = route.solver ?? 'warnsdorff';
  const [lines, pruneLine, orderLine] = core.searchCode();
  const textOf = (/** @type {number} */ line) =>
    t(/** @type {Key} */ (line === orderLine ? `code.${solver}` : `code.ride.${line}`));
  const limit = route.holes.length > 0 ? 'holes' : null;
  const code =
    solver === 'warnsdorff'
      ? codePanel(textOf, [lines, pruneLine], route.prune, 'knight/warnsdorff', limit)
      : codeView(textOf, [lines, pruneLine], route.prune);
  const queue = queueView();
  const savings = workers && !nearest && route.closed && solver === 'warnsdorff' ? pruneSavings(workers, route) : null;
  const article = element('p', { class: 'article soft' }, () => t(/** @type {Key} */ (`article.${solver}`)));
  const heading = element('h2', {}, says('examples.ride'));
  const optional = [nearest, savings?.element].filter((part) => part != null);
  const parts = [article, ...optional, code.element, queue.element, heading, examples()];
  return {
    element: element('div', { class: 'solver-panel' }, ...parts),
    show({ scene }, { moment }) {
      if (!moment) return;
      code.show(moment);
      queue.show(
        moment,
        scene.candidates.some(({ place }) => place === null),
      );
    },
    stop: () => savings?.stop(),
  };
}

/** The candidates in the order in which they are tried. */
export function queueView() {
  const caption = element('caption', {}, says('queue'));
  const head = tableHead(['queue.square', 'queue.degree', 'queue.distance', 'queue.move'], element('td'));
  const body = element('tbody');
  const table = element('table', { class: 'queue' }, caption, head, body);
  const empty = element('p', { class: 'soft' }, says('queue.empty'));
  return {
    element: element('div', {}, table, empty),
    /**
     * @param {Moment} moment
     * @param {boolean} hides whether it does not show which is the next: then they are in the order of their moves
     */
    show({ candidates, kind }, hides) {
      empty.hidden = candidates.length > 0 || kind === 'solved';
      table.hidden = candidates.length === 0;
      const next = candidates.findIndex(({ tried }) => !tried);
      const ordered = hides ? candidates.toSorted((one, other) => one.digit - other.digit) : candidates;
      const rows = ordered.map(({ square, digit, degree, distance, tried }, index) => {
        const state = tried ? 'tried' : index === next && !hides ? 'next' : '';
        const place = element('th', { scope: 'row' }, hides ? '–' : `${index + 1}.`);
        const cells = [squareName(square), number(degree), number(distance), number(digit)];
        return element('tr', { class: state }, place, ...cells.map((text) => element('td', {}, text)));
      });
      body.replaceChildren(...rows);
    },
  };
}

/** Steps of a search before it is given up: some seconds in a worker. */
const LIMIT = 20_000_000;

/**
 * The savings of the prune on a board: how many moves are taken back until the first tour, with it and without it.
 * @param {import('./loader.js').TourWorkers} tourWorkers
 * @param {KnightRoute} route for a closed tour by Warnsdorff's rule
 * @returns {{ element: HTMLElement, stop: () => void }}
 */
function pruneSavings(tourWorkers, { files, ranks, start, closed, holes }) {
  const sentence = element('p', { class: 'soft' });
  const show = localizedText(sentence);
  show(says('prune.comparing'));
  const board = { files, ranks, start: start ?? 0, closed, holes };
  const { answer, stop } = tourWorkers.ask('compare', { ...board, limit: LIMIT });
  answer.then(
    (compared) => show(() => sentenceOf(compared)),
    (/** @type {import('../platform/worker-client.js').Refusal} */ error) => show(() => explain(error)),
  );
  return { element: sentence, stop };
}
