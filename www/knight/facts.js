/**
 * Facts of a whole tour, in *Numbers*: whose it is, which of its lines sum alike, its symmetries, crossings and turns.
 *
 * @import { Alike, TourFacts } from '../../pkg/lazy.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Part } from '../player/display.js'
 * @import { Message } from '../ui/dom.js'
 * @import { TourWorkers } from './worker-client.js'
 */

import { isLarge } from '../core/index.js';
import { number, t } from '../i18n/index.js';
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
  /** Made when it is first shown. @type {{ root: HTMLElement, list: HTMLElement } | undefined} */
  let made;
  const parts = () => {
    if (made) return made;
    const list = element('dl', { class: 'numbers' });
    const root = element(
      'div',
      { class: 'tour-facts', hidden: true },
      element('h2', {}, () => t('facts')),
      list,
    );
    return (made = { root, list });
  };
  /** The squares of the tour whose facts are shown, or will be. @type {Uint32Array | null} */
  let squares = null;
  /** @param {TourFacts | null} facts */
  const fill = (facts) =>
    parts().list.replaceChildren(
      ...(facts ? rowsOf(route, facts, of) : []).map(([label, value]) =>
        element('div', {}, element('dt', {}, label), element('dd', {}, value)),
      ),
    );
  return {
    get element() {
      return parts().root;
    },
    show(_, snapshot) {
      const whole = way(snapshot);
      parts().root.hidden = whole === null;
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
 * @param {TourFacts} facts
 * @param {number | undefined} of
 * @returns {[label: Message, value: Message][]}
 */
export function rowsOf(route, { sums, symmetries, crossings, turns, moves }, of) {
  /** @type {[label: Message, value: Message][]} */
  const rows = [[() => t('facts.tour'), () => whose(route, of)]];
  if (sums) {
    rows.push([() => t('facts.ranks'), () => alike(sums.rows)], [() => t('facts.files'), () => alike(sums.columns)]);
    const { diagonals, magic } = sums;
    if (diagonals) {
      rows.push([() => t('facts.diagonals'), () => alike(diagonals)]);
      rows.push([() => t('facts.square'), () => t(magic === null ? 'facts.magic.none' : `facts.magic.${magic}`)]);
    }
  }
  const named = () => symmetries.map((symmetry) => t(`facts.symmetry.${symmetry}`));
  rows.push(
    [() => t('facts.symmetry'), () => (symmetries.length > 0 ? named().reduce(both) : t('facts.symmetry.none'))],
    [() => t('facts.crossings'), () => number(crossings)],
    [() => t('facts.turns'), () => t('facts.turns.of', { count: turns, moves })],
  );
  return rows;
}

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

/** @param {Alike} alike */
function alike({ sum, count, of }) {
  if (count === of) return t('facts.alike.all', { sum });
  return count > 1 ? t('facts.alike', { sum, count, of }) : t('facts.alike.none');
}
