/**
 * Facts of a whole tour, in *Numbers*: whose it is, which of its lines sum alike, its symmetries, crossings and turns.
 *
 * @import { TourFact } from '../../pkg/lazy.js'
 * @import { Key } from '../i18n/index.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Part } from '../player/display.js'
 * @import { Message } from '../ui/dom.js'
 * @import { TourWorkers } from './loader.js'
 */

import { isLarge } from '../core/index.js';
import { number, says, sentenceOf, t } from '../i18n/index.js';
import { element } from '../ui/index.js';

const both = (/** @type {string} */ before, /** @type {string} */ part) => t('facts.and', { before, part });

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {import('../player/display.js').Display['way'] & {}} way
 * @param {object} options
 * @param {boolean} options.closed whether a last step draws the move back to the first square
 * @param {number} [options.of] how many tours there are, of which this is one by its number
 * @param {TourWorkers} [options.workers] for large boards
 * @returns {Part}
 */
export function tourFacts(core, route, way, { closed, of, workers }) {
  /** Made when it is first shown. @type {HTMLElement | undefined} */
  let made;
  const list = () => /** @type {HTMLElement} */ (root().lastElementChild);
  const root = () =>
    (made ??= element(
      'div',
      { class: 'tour-facts', hidden: true },
      element('h2', {}, says('facts')),
      element('dl', { class: 'numbers' }),
    ));
  /** The squares of the tour whose facts are shown, or will be. @type {Uint32Array | null} */
  let squares = null;
  /** @param {TourFact[] | null} facts */
  const fill = (facts) => {
    const rows = facts ? rowsOf(route, facts, of) : [];
    list().replaceChildren(
      ...rows.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
    );
  };
  return {
    get element() {
      return root();
    },
    show(_, snapshot) {
      const whole = way(snapshot);
      root().hidden = whole === null;
      if (whole === null || whole === squares) return;
      squares = whole;
      const { files, ranks, holes } = route;
      if (!workers || !isLarge(route)) return fill(core.tourFacts(files, ranks, holes, whole, closed) ?? null);
      fill(null);
      const { answer } = workers.ask('facts', { files, ranks, holes, squares: whole, closed });
      // Without a worker for it there are no facts, and nothing else is missing.
      answer.then(
        ({ facts }) => fill(whole === squares ? facts : null),
        () => {},
      );
    },
  };
}

/**
 * @param {KnightRoute} route
 * @param {TourFact[]} facts
 * @param {number | undefined} of
 * @returns {[label: Message, value: Message][]}
 */
export const rowsOf = (route, facts, of) => [
  [says('facts.tour'), () => whose(route, of)],
  ...facts.map(
    ({ label, value }) =>
      /** @type {[Message, Message]} */ ([
        () => t(/** @type {Key} */ (label)),
        () => (typeof value === 'number' ? number(value) : value.map((said) => sentenceOf(said)).reduce(both)),
      ]),
  ),
];

/**
 * Whose tour it is.
 * @param {KnightRoute} route
 * @param {number | undefined} of
 */
function whose({ number: place, ownTour, solver, digits }, of) {
  if (place !== null) return t('facts.tour.number', { number: place, total: of ?? 0 });
  if (ownTour) return t('facts.tour.own');
  if (solver !== null) return t('facts.tour.found');
  return t(digits === null ? 'facts.tour.made' : 'facts.tour.given');
}
