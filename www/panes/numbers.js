/**
 * *Numbers*: what the search has done up to this step, and how its queens spread over the levels.
 */

import { element, setText } from '../ui/dom.js';
import { marks } from '../core/run.js';
import { fileOf, rankOf } from '../core/squares.js';
import { number, say } from '../i18n/index.js';

/**
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../ui/dom.js').Words} Words
 * @typedef {import('../i18n/index.js').Key} Key
 * @typedef {[label: Key, value: (run: import('../core/run.js').Run, statistics: import('../core/run.js').Statistics) => number]} Row
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

/** @type {Row[]} */
const ride = [
  ['numbers.step', (run) => run.step],
  ['numbers.knight.placed', (_, { placements }) => placements],
  ['numbers.knight.back', (_, { backtracks }) => backtracks],
  ['numbers.moves', (_, { depth }) => depth + 1],
];

/** What a solver has done in a unit of its own, where it has one. @type {Record<string, Row>} */
const efforts = {
  scan: ['numbers.effort.scan', (_, { effort }) => effort],
  permute: ['numbers.effort.permute', (_, { effort }) => effort],
  access: ['numbers.effort.access', (_, { effort }) => effort],
};

/** The solvers whose levels are columns. */
const byColumns = new Set(['permute', 'access']);

/**
 * @param {Exhibit} exhibit
 * @returns {Row[]}
 */
function rowsOf({ asked, searching }) {
  if (asked.view === 'knight') return searching ? ride : tour;
  const effort = asked.view === 'queens' && asked.solver !== null ? efforts[asked.solver] : undefined;
  return effort ? [...search, effort] : search;
}

/**
 * @param {(sentence: Words) => void} refuse
 * @returns {import('./panes.js').Pane}
 */
export function numbersPane(refuse) {
  const list = element('dl', { class: 'numbers' });
  const jump = solutionJump(refuse);
  const chart = levelChart();
  /** @type {Exhibit | null} */
  let shown = null;
  /** @type {Row[]} */
  let rows = [];
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    name: 'numbers',
    label: 'pane.numbers',
    applies: ({ run }) => run !== null,
    element: element('div', {}, list, jump.element, chart.element),
    show({ exhibit, playback }) {
      const { run, searching } = exhibit;
      if (!run) return;
      if (exhibit !== shown) {
        shown = exhibit;
        rows = rowsOf(exhibit);
        cells = rows.map(() => element('dd'));
        list.replaceChildren(
          ...rows.map(([label], index) =>
            element(
              'div',
              {},
              element('dt', {}, () => say(label)),
              cells[index],
            ),
          ),
        );
      }
      const statistics = run.statistics;
      rows.forEach(([, value], index) => setText(cells[index], number(value(run, statistics))));
      jump.show(playback, searching && exhibit.asked.view === 'queens');
      chart.show(exhibit, run.levels);
    },
  };
}

/**
 * A field for the number of a solution to go to.
 * @param {(sentence: Words) => void} refuse
 */
function solutionJump(refuse) {
  const input = element('input', { type: 'number', min: 1, step: 1, inputmode: 'numeric', autocomplete: 'off' });
  const form = element(
    'form',
    { class: 'jump', novalidate: true },
    element('label', {}, () => say('numbers.solution'), ' ', input),
  );
  /** @type {import('../player/playback.js').Playback | null} */
  let player = null;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const nth = Number(input.value);
    if (!Number.isSafeInteger(nth) || nth < 1) return refuse(() => say('numbers.solution.whole'));
    const missed = () => {
      const count = player?.run?.explored.solutions ?? 0;
      refuse(() => say('numbers.solution.none', { count, nth }));
    };
    player?.toFound((run) => run.stepOf(marks.solution, nth), missed);
  });
  return {
    element: form,
    /**
     * @param {import('../player/playback.js').Playback} playback
     * @param {boolean} searching
     */
    show(playback, searching) {
      player = playback;
      form.hidden = !searching;
    },
  };
}

/** The pieces placed at each level, as bars. */
function levelChart() {
  const heading = element('h2');
  const bars = element('ol', { class: 'levels' });
  return {
    element: element('div', {}, heading, bars),
    /**
     * @param {Exhibit} exhibit
     * @param {Float64Array} levels
     */
    show({ asked }, levels) {
      heading.hidden = bars.hidden = asked.view !== 'queens' || levels.length === 0;
      if (asked.view !== 'queens') return;
      const byColumn = byColumns.has(asked.solver ?? '');
      const given = new Set(
        asked.queens.map((square) => (byColumn ? fileOf(square) + 1 : asked.size - rankOf(square))),
      );
      const open = Array.from({ length: asked.size }, (_, index) => index + 1).filter((line) => !given.has(line));
      setText(heading, say(byColumn ? 'numbers.levels.column' : 'numbers.levels.row'));
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
