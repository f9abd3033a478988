/**
 * *Numbers*: what the search has done up to this step, and how its queens spread over the levels.
 */

import { element, setText } from '../ui/index.js';
import { fileOf, marks, rankOf } from '../core/index.js';
import { number, t } from '../i18n/index.js';
import { isByColumn, solverPages } from '../queens/index.js';

/**
 * @import { Display } from '../player/display.js'
 * @import { PlayerState } from '../player/state.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Key } from '../i18n/index.js'
 *
 * @typedef {[label: Key, value: (step: number, statistics: import('../core/run.js').Statistics) => number]} Row
 */

/** @type {Row[]} */
const search = [
  ['numbers.step', (step) => step],
  ['numbers.tests', (_, { placements, rejections }) => placements + rejections],
  ['numbers.rejections', (_, { rejections }) => rejections],
  ['numbers.placements', (_, { placements }) => placements],
  ['numbers.backtracks', (_, { backtracks }) => backtracks],
  ['pane.solutions', (_, { solutions }) => solutions],
  ['numbers.depth', (_, { depth }) => depth],
];

/** @type {Row[]} */
const tour = [
  ['numbers.step', (step) => step],
  ['numbers.moves', (_, { depth }) => depth + 1],
];

/** @type {Row[]} */
const ride = [
  ['numbers.step', (step) => step],
  ['numbers.knight.placed', (_, { placements }) => placements],
  ['numbers.knight.back', (_, { backtracks }) => backtracks],
  ['numbers.moves', (_, { depth }) => depth + 1],
];

/**
 * @param {Display} display
 * @returns {Row[]}
 */
function rowsOf({ route, searching }) {
  if (route.view === 'knight') return searching ? ride : tour;
  const label = route.view === 'queens' && route.solver !== null ? solverPages[route.solver].effort : undefined;
  return label ? [...search, [label, (_, { effort }) => effort]] : search;
}

/**
 * @param {import('../app/store.js').Slice<PlayerState>} store
 * @param {import('../player/playback.js').Playback} playback
 * @param {(sentence: Message) => void} showError
 * @returns {import('./panes.js').Pane}
 */
export function numbersPane(store, playback, showError) {
  const list = element('dl', { class: 'numbers' });
  const jump = solutionJump(store, playback, showError);
  const chart = levelChart();
  /** @type {Display | null} */
  let shown = null;
  /** @type {Row[]} */
  let rows = [];
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    name: 'numbers',
    label: 'pane.numbers',
    applies: ({ run }) => run !== null,
    element: element('div', {}, list, jump, chart.element),
    show({ display, player }) {
      const { run, searching } = display;
      if (!run) return;
      if (display !== shown) {
        shown = display;
        rows = rowsOf(display);
        cells = rows.map(() => element('dd'));
        list.replaceChildren(
          ...rows.map(([label], index) =>
            element(
              'div',
              {},
              element('dt', {}, () => t(label)),
              cells[index],
            ),
          ),
        );
      }
      const { step, statistics } = player.snapshot;
      rows.forEach(([, value], index) => setText(cells[index], number(value(step, statistics))));
      jump.hidden = !searching || display.route.view !== 'queens';
      chart.show(display, run.player.levels());
    },
  };
}

/**
 * A field for the number of a solution to go to.
 * @param {import('../app/store.js').Slice<PlayerState>} store
 * @param {import('../player/playback.js').Playback} playback
 * @param {(sentence: Message) => void} showError
 */
function solutionJump(store, playback, showError) {
  const input = element('input', { type: 'number', min: 1, step: 1, inputmode: 'numeric', autocomplete: 'off' });
  const form = element(
    'form',
    { class: 'jump', novalidate: true },
    element('label', {}, () => t('numbers.solution'), ' ', input),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const nth = Number(input.value);
    if (!Number.isSafeInteger(nth) || nth < 1) return showError(() => t('numbers.solution.whole'));
    playback.seek({ kind: 'mark', mark: marks.solution, nth });
  });
  store.subscribe(
    ({ missed }) => missed,
    (missed) => {
      if (missed?.kind !== 'mark' || missed.nth === undefined) return;
      const { nth } = missed;
      const count = store.state.snapshot.explored.solutions;
      showError(() => t('numbers.solution.none', { count, nth }));
    },
  );
  return form;
}

/** The pieces placed at each level, as bars. */
function levelChart() {
  const heading = element('h2');
  const bars = element('ol', { class: 'levels' });
  return {
    element: element('div', {}, heading, bars),
    /**
     * @param {Display} display
     * @param {Float64Array} levels
     */
    show({ route }, levels) {
      heading.hidden = bars.hidden = route.view !== 'queens' || levels.length === 0;
      if (route.view !== 'queens') return;
      const byColumn = isByColumn(route);
      const given = new Set(
        route.queens.map((square) => (byColumn ? fileOf(square) + 1 : route.size - rankOf(square))),
      );
      const open = Array.from({ length: route.size }, (_, index) => index + 1).filter((line) => !given.has(line));
      setText(heading, t(byColumn ? 'numbers.levels.column' : 'numbers.levels.row'));
      while (bars.childElementCount > levels.length) bars.lastElementChild?.remove();
      while (bars.childElementCount < levels.length) {
        bars.append(
          element('li', {}, element('span', { class: 'line' }), element('span', { class: 'bar' }), element('span')),
        );
      }
      const most = Math.max(...levels, 1);
      levels.forEach((count, level) => {
        const [line, bar, text] = /** @type {Iterable<HTMLElement>} */ (bars.children[level].children);
        setText(line, number(open[level]));
        bar.style.width = `${(60 * count) / most}%`;
        setText(text, number(count));
      });
    },
  };
}
