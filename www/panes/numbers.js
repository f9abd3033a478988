/**
 * *Numbers*: what the search has done up to this step.
 */

import { element, setText } from '../dom.js';
import { number, say } from '../strings/index.js';

/**
 * @typedef {import('../exhibit.js').Exhibit} Exhibit
 * @typedef {[label: import('../strings/index.js').Key, value: (run: import('../run.js').Run, statistics: import('../run.js').Statistics) => number]} Row
 */

/** @type {Row[]} */
const search = [
  ['numbers.step', (run) => run.step],
  ['numbers.tests', (_, { placements, rejections }) => placements + rejections],
  ['numbers.rejections', (_, { rejections }) => rejections],
  ['numbers.placements', (_, { placements }) => placements],
  ['numbers.backtracks', (_, { backtracks }) => backtracks],
  ['numbers.solutions', (_, { solutions }) => solutions],
  ['numbers.depth', (_, { depth }) => depth],
];

/** @type {Row[]} */
const tour = [
  ['numbers.step', (run) => run.step],
  ['numbers.moves', (_, { depth }) => depth + 1],
];

/** @returns {import('./panes.js').Pane} */
export function numbersPane() {
  const root = element('dl', { class: 'numbers' });
  /** @type {Row[] | null} */
  let rows = null;
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    name: 'numbers',
    label: 'pane.numbers',
    applies: ({ run }) => run !== null,
    element: root,
    show({ exhibit: { run, searching } }) {
      if (!run) return;
      const wanted = searching ? search : tour;
      if (rows !== wanted) {
        rows = wanted;
        cells = wanted.map(() => element('dd'));
        root.replaceChildren(
          ...wanted.map(([label], index) => element('div', {}, element('dt', {}, say(label)), cells[index])),
        );
      }
      const statistics = run.statistics;
      wanted.forEach(([, value], index) => setText(cells[index], number(value(run, statistics))));
    },
  };
}
