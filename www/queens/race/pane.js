/**
 * *Race*: the five solvers side by side on the board that is shown, each with its counts and the time of its own loop.
 *
 * @typedef {import('./race.js').Lane} Lane
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { choiceField, element, setText, wordButton } from '../../ui/index.js';
import '../../style/race.css';
import { timeWords } from '../../count/index.js';
import { number, t } from '../../i18n/index.js';
import { solvers } from '../../core/index.js';
import { allTests } from './estimate.js';
import { Race } from './race.js';
import { WorkerClient } from '../../platform/index.js';

/** With more candidates than this, their number is shown before the start. */
const LONG = 1e8;

/** Left to the page and the player, where there are many cores. */
const SPARE = 1;

const worker = () => new Worker(new URL('./race.worker.js', import.meta.url), { type: 'module', name: 'race' });

/**
 * @param {WebAssembly.Module} module
 * @returns {import('../../panes/panes.js').Content}
 */
export function racePane(module) {
  const spawn = () => new WorkerClient(worker, { module });
  const goal = choiceField({
    label: () => t('race.goal'),
    choices: [
      ['first', () => t('race.first')],
      ['all', () => t('race.all')],
    ],
    change: () => update(),
  });
  const start = wordButton('race.start', () => begin());
  const cancel = wordButton('race.cancel', () => {
    race?.cancel();
    start.focus();
  });
  const forecast = element('p', { class: 'soft' });
  const result = element('p', { role: 'status', 'aria-label': () => t('race.status'), class: 'result' });
  const about = element('p', { class: 'soft' }, () => t('race.about'));
  const table = raceTable();
  const controls = element('div', { class: 'setup run-to' }, goal.element, start, cancel);
  /** @type {Race | null} */
  let race = null;
  /** The board of the race, and the one that is shown. */
  let [course, board] = [
    { size: 8, given: 0, firstOnly: true },
    /** @type {import('../../core/routes.js').QueensRoute | null} */ (null),
  ];
  /** @type {import('../../player/playback.js').Playback | null} */
  let player = null;

  const update = () => {
    if (board) setText(forecast, foretell(board, goal.select.value === 'first'));
    start.hidden = race?.running ?? false;
    cancel.hidden = !start.hidden;
    if (!race) return;
    table.show(race.lanes, course);
    setText(result, race.running ? '' : judge(race.lanes, course));
    about.classList.toggle('said', result.textContent !== '');
  };
  const begin = () => {
    if (!board) return;
    // The player would take time from the racers.
    player?.pause();
    course = { size: board.size, given: board.queens.length, firstOnly: goal.select.value === 'first' };
    const cores = (navigator.hardwareConcurrency || 2) - (navigator.hardwareConcurrency > 2 ? SPARE : 0);
    race = new Race({ ...course, given: board.queens }, solvers, { spawn, cores, changed: update });
    update();
    cancel.focus();
  };

  return {
    element: element('div', {}, controls, forecast, element('div', { class: 'verdict' }, about, result), table.element),
    show({ display: { route }, playback }) {
      if (route.view !== 'queens') return;
      [board, player] = [route, playback];
      update();
    },
  };
}

/**
 * The sentence before a long race.
 * @param {import('../../core/routes.js').QueensRoute} board
 * @param {boolean} firstOnly
 */
function foretell({ size, queens }, firstOnly) {
  if (firstOnly || queens.length > 0) return '';
  const { tests, exact } = allTests('marks', size);
  if (tests < LONG) return '';
  return t(exact ? 'race.forecast' : 'race.forecast.about', { count: Number(tests.toPrecision(3)), size });
}

function raceTable() {
  const caption = element('caption');
  const heads = /** @type {const} */ (['solver', 'race.tests', 'race.placements', 'count.time']).map((key) =>
    element('th', { scope: 'col' }, () => t(key)),
  );
  const rows = solvers.map((solver) => {
    const state = element('span', { class: 'soft' });
    const cells = [element('td'), element('td'), element('td')];
    const row = element(
      'tr',
      {},
      element('th', { scope: 'row' }, () => t(/** @type {Key} */ (`solver.${solver}`)), ' ', state),
      ...cells,
    );
    return { row, state, cells };
  });
  const table = element(
    'table',
    { class: 'race', hidden: true },
    caption,
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map(({ row }) => row)),
  );
  return {
    element: table,
    /**
     * @param {Lane[]} lanes
     * @param {{ size: number, given: number, firstOnly: boolean }} course
     */
    show(lanes, course) {
      table.hidden = false;
      const { size, given } = course;
      setText(caption, given === 0 ? t('race.caption', { size }) : t('race.caption.given', { size, count: given }));
      lanes.forEach((lane, index) => {
        const { cells, state } = rows[index];
        const begun = lane.state !== 'waiting';
        setText(cells[0], begun ? number(lane.tests) : '');
        setText(cells[1], begun ? number(lane.placements) : '');
        setText(cells[2], begun ? timeOf(lane) : '');
        setText(state, stateOf(lane, course));
      });
    },
  };
}

/**
 * @param {Lane} lane
 * @param {{ size: number, given: number, firstOnly: boolean }} course
 */
function stateOf({ state, solver, tests, solutions, time }, { size, given, firstOnly }) {
  if (state === 'finished') return firstOnly && solutions > 0 ? '' : t('race.solutions', { count: solutions });
  if (state !== 'running') return t(`race.${state}`);
  if (firstOnly || given > 0 || tests === 0) return t('race.running');
  const left = (allTests(solver, size).tests / tests - 1) * time;
  return t('race.left', { time: timeWords(1000 * Math.max(1, Math.round(left / 1000))) });
}

/**
 * The time of the solver alone; a clock of the browser says nothing of less than a millisecond.
 * @param {Lane} lane
 */
const timeOf = ({ state, time }) => (time < 1 && state === 'finished' ? t('race.blink') : timeWords(time));

/** @param {Lane} lane */
const name = ({ solver }) => t(/** @type {Key} */ (`solver.${solver}`));

/**
 * The result in a sentence.
 * @param {Lane[]} lanes
 * @param {{ firstOnly: boolean }} course
 */
function judge(lanes, { firstOnly }) {
  const finished = lanes.filter(({ state }) => state === 'finished').toSorted((one, other) => one.time - other.time);
  if (finished.length < lanes.length) return t('race.stopped.result', { count: finished.length });
  const [first, last] = [finished[0], finished[finished.length - 1]];
  if (first.solutions === 0) return t('race.none');
  const values = {
    first: name(first),
    last: name(last),
    times: Number((last.time / first.time).toPrecision(2)),
    placements: first.placements,
  };
  // Of less than a millisecond the clock says nothing, and so nothing of how many times as fast that was.
  if (first.time < 1) return t('race.result.blink');
  const same = lanes.every(({ placements }) => placements === first.placements);
  if (!same) return t('race.result', values);
  return t(firstOnly ? 'race.result.same.first' : 'race.result.same', values);
}
