/**
 * *Numbers*: statistics of the search up to this step, and how its queens spread over the levels.
 *
 * @import { Display } from '../player/display.js'
 * @import { PlayerState } from '../player/state.js'
 * @import { Snapshot } from '../core/run.js'
 * @import { Key } from '../i18n/index.js'
 */

import { element, setChildren, setText } from '../ui/index.js';
import { fileOf, limits, marks, rankOf } from '../core/index.js';
import { number, says, t } from '../i18n/index.js';
import { isByColumn, solverPages } from '../queens/index.js';

/**
 * @param {Display} display
 * @param {Snapshot} snapshot
 * @returns {Partial<Record<Key, number>>}
 */
function rowsOf({ route, kind }, { step, statistics }) {
  const { placements, rejections, backtracks, solutions, depth, effort } = statistics;
  if (route.view === 'knight') {
    const search = { 'numbers.knight.placed': placements, 'numbers.knight.back': backtracks };
    return { 'numbers.step': step, ...(kind === 'search' && search), 'numbers.moves': depth + 1 };
  }
  const label = route.solver === null ? undefined : solverPages[route.solver].effort;
  return {
    'numbers.step': step,
    'numbers.tests': placements + rejections,
    'numbers.rejections': rejections,
    'numbers.placements': placements,
    'numbers.backtracks': backtracks,
    'numbers.solutions': solutions,
    'numbers.depth': depth,
    ...(label && { [label]: effort }),
  };
}

/**
 * @param {import('../app/store.js').Slice<PlayerState>} store
 * @param {import('../player/playback.js').Playback} playback
 * @param {import('../ui/load-retry.js').ShowError} showError
 * @returns {import('./panes.js').Content}
 */
export function numbersPane(store, playback, showError) {
  const list = element('dl', { class: 'numbers' });
  const jump = solutionJump(store, playback, showError);
  /** Why there is no tab of all solutions. */
  const unlisted = element('p', { class: 'hint' }, () => t('link.gallery.large', { limit: limits().numbered }));
  const heading = element('h2');
  const bars = element('ol', { class: 'levels' });
  /** Of the whole tour that is shown. */
  const facts = element('div');
  return {
    element: element('div', {}, list, jump, unlisted, element('div', {}, heading, bars), facts),
    show({ display, player, view }) {
      const { route, run, kind } = display;
      if (!run) return;
      const rows = /** @type {[Key, number][]} */ (Object.entries(rowsOf(display, player.snapshot)));
      list.replaceChildren(...rows.map(rowOf));
      const isQueens = route.view === 'queens';
      const levels = run.player.levels();
      jump.hidden = kind !== 'search' || !isQueens;
      unlisted.hidden = route.view !== 'queens' || route.size <= limits().numbered;
      heading.hidden = bars.hidden = !isQueens || levels.length === 0;
      const part = display.facts;
      setChildren(facts, part ? [part.element] : []);
      part?.show(view, player.snapshot, playback);
      if (!isQueens) return;
      setText(heading, t(isByColumn(route) ? 'numbers.levels.column' : 'numbers.levels.row'));
      bars.replaceChildren(...levelBars(route, levels));
    },
  };
}

/** @param {[label: Key, value: number]} row */
function rowOf([label, value]) {
  const name = () => t(label);
  return element('div', {}, element('dt', {}, name), element('dd', {}, number(value)));
}

/**
 * A field for the number of a solution to go to.
 * @param {import('../app/store.js').Slice<PlayerState>} store
 * @param {import('../player/playback.js').Playback} playback
 * @param {import('../ui/load-retry.js').ShowError} showError
 */
function solutionJump(store, playback, showError) {
  const input = element('input', { type: 'number', min: 1, step: 1, inputmode: 'numeric', autocomplete: 'off' });
  const label = element('label', {}, says('numbers.solution'), ' ', input);
  const form = element('form', { class: 'jump', novalidate: true }, label);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const nth = Number(input.value);
    if (Number.isSafeInteger(nth) && nth >= 1) playback.seek({ kind: 'mark', mark: marks.solution, nth });
    else showError(says('numbers.solution.whole'), null, input);
  });
  store.on('missed', (missed) => {
    if (missed?.kind !== 'mark' || missed.nth === undefined) return;
    const { nth } = missed;
    const count = store.state.snapshot.explored.solutions;
    showError(() => noSolutionWords(count, nth), null, input);
  });
  return form;
}

/**
 * What is said where a run has ended before its solution of a number.
 * @param {number} count of its solutions
 * @param {number} nth
 */
export const noSolutionWords = (count, nth) => t('numbers.solution.none', { count, nth });

/**
 * The pieces placed at each level, as bars.
 * @param {import('../core/routes.js').QueensRoute} route
 * @param {Float64Array} levels
 */
function levelBars(route, levels) {
  const lineOf = (/** @type {number} */ square) =>
    isByColumn(route) ? fileOf(square) + 1 : route.size - rankOf(square);
  const given = new Set(route.queens.map(lineOf));
  const lines = Array.from({ length: route.size }, (_, index) => index + 1).filter((line) => !given.has(line));
  const most = Math.max(...levels, 1);
  return Array.from(levels, (count, level) => {
    const bar = element('span', { class: 'bar' });
    bar.style.width = `${(60 * count) / most}%`;
    return element(
      'li',
      {},
      element('span', { class: 'line' }, number(lines[level])),
      bar,
      element('span', {}, number(count)),
    );
  });
}
