/**
 * *Race*: the solvers side by side on the board that is shown, each with its counts and the time of its loop.
 *
 * @import { CountCore } from '../../core/wasm.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Content } from '../../panes/panes.js'
 * @import { Playback } from '../../player/playback.js'
 * @import { Course, Lane, Race } from './race.js'
 */

import { choiceField, element, onRedraw, redraw, tableHead, wordButton } from '../../ui/index.js';
import '../../style/race.css';
import { formatTime } from '../../count/index.js';
import { number, says, t } from '../../i18n/index.js';
import { solvers } from '../solvers/index.js';
import { startRace } from './race.js';
import { forecastOf, resultOf, solutionsFound } from './result.js';
import { queensWorker } from '../worker-client.js';
import { requestOnce } from '../../platform/index.js';

/** A course for the slowest solver that takes it some tens of milliseconds. */
const TRIAL = /** @type {const} */ ({ solver: 'scan', size: 11, given: [], firstOnly: false });

/**
 * @param {{ core: CountCore, module: WebAssembly.Module }} compiled the core of counting
 * @param {(link: string) => void} open
 * @param {{ element: HTMLElement, show: (route: QueensRoute, step: number) => void }} pair offers two solvers in step
 * @returns {Content}
 */
export function racePane({ core, module }, open, pair) {
  /** Milliseconds of the slowest solver in a trial on this machine; 0 until they are known. */
  let trial = 0;
  /** The size on which a race starts as soon as that board is shown. */
  let sizeToRace = 0;
  /** @type {Race | null} */
  let race = null;
  /** @type {QueensRoute | null} */
  let board = null;
  /** @type {Playback | null} */
  let player = null;
  const goal = choiceField('race.goal', { all: 'race.all', first: 'race.first' }, () => update());
  const isRunning = () => race?.isRunning() ?? false;
  const isFirstOnly = () => goal.select.value === 'first';
  /** The larger board that is proposed where a race is over before it can be watched. */
  const proposed = () => (board && !isFirstOnly() && core.largerRace(board.size, trial)) || 0;
  const start = wordButton('race.start', () => begin(), { hidden: isRunning });
  const stop = () => {
    race?.cancel();
    start.focus();
  };
  const cancel = wordButton('race.cancel', stop, { hidden: () => !isRunning() });
  const raceOnLarger = () => {
    sizeToRace = proposed();
    open(`#1/race/${sizeToRace}`);
  };
  const larger = wordButton(() => t('race.larger', { size: proposed() }), raceOnLarger, {
    class: () => (isRunning() ? 'word held' : 'word'),
    hidden: () => proposed() === 0,
  });
  const outcome = () => (race && !isRunning() ? resultOf(core, race) : '');
  const result = element('p', { role: 'status', 'aria-label': says('race.status'), class: 'result' }, outcome);
  const about = element('p', { class: () => (outcome() === '' ? 'soft' : 'soft covered') }, says('race.about'));
  const root = element(
    'div',
    { class: 'race-pane wrap' },
    element('div', { class: 'setup run-to' }, goal.element, start, cancel),
    larger,
    element('p', { class: 'soft' }, () => (board ? forecastOf(core, board, isFirstOnly()) : '')),
    element('div', { class: 'verdict' }, about, result),
    raceTable(
      core,
      () => race,
      () => trial,
    ),
    element('h2', {}, says('compare.heading')),
    element('p', { class: 'soft' }, says('compare.about')),
    pair.element,
  );
  const spawn = () => queensWorker(module);
  const tryOut = async () => {
    const { time } = await requestOnce(spawn(), 'race', TRIAL).result;
    trial = time;
    update();
  };

  const update = () => {
    const { activeElement: focused } = document;
    redraw(root);
    if (!isRunning() && (focused === cancel || (focused === larger && larger.hidden))) start.focus();
  };
  const begin = () => {
    if (!board) return;
    player?.pause(); // it would take time from the solvers
    const { hardwareConcurrency: cores = 2 } = navigator;
    const course = { size: board.size, given: board.queens, firstOnly: isFirstOnly() };
    race = startRace(course, {
      spawn,
      cores: cores > 2 ? cores - 1 : cores, // one is left to the page
      changed: update,
    });
    update();
    cancel.focus();
  };

  return {
    element: root,
    show({ display: { route, run }, player: { snapshot }, playback }) {
      if (route.view !== 'queens') return;
      pair.show(route, run ? snapshot.step : 0);
      if (!board) tryOut().catch(() => {}); // then no larger board is proposed
      [board, player] = [route, playback];
      if (race && !race.isRunning() && !isOn(race.course, board)) race = null;
      update();
      if (board.size === sizeToRace) begin();
      sizeToRace = 0;
    },
  };
}

/**
 * Whether a race was run on a board.
 * @param {Course} course
 * @param {QueensRoute} board
 */
const isOn = ({ size, given }, board) => size === board.size && `${given}` === `${board.queens}`;

/**
 * @param {CountCore} core
 * @param {() => Race | null} race
 * @param {() => number} trial
 */
function raceTable(core, race, trial) {
  const rows = solvers.map((solver, index) => {
    /** A text about the lane of the solver, once there is a race. @param {(lane: Lane, race: Race) => string} textOf */
    const told = (textOf) => () => {
      const now = race();
      return now ? textOf(now.lanes[index], now) : '';
    };
    const cell = (/** @type {(lane: Lane) => string} */ textOf) =>
      element(
        'td',
        {},
        told((lane) => (lane.state === 'waiting' ? '' : textOf(lane))),
      );
    const state = element(
      'span',
      { class: 'soft' },
      told((lane, { course }) => stateOf(core, lane, course)),
    );
    const row = element(
      'tr',
      { class: told(({ state: name }) => name) },
      element('th', { scope: 'row' }, () => t(`choice.${solver}`), ' ', state),
      cell(({ tests }) => number(tests)),
      cell(({ placements }) => number(placements)),
      cell(timeOf),
    );
    const share = told(({ time }, now) => String(Math.min(1, time / longestTime(core, now, trial()))));
    onRedraw(row, () => row.style.setProperty('--share', share()));
    return row;
  });
  const captionOf = () => {
    const { size = 0, given = [] } = race()?.course ?? {};
    return given.length > 0 ? t('race.caption.given', { size, count: given.length }) : t('race.caption', { size });
  };
  return element(
    'table',
    { class: 'race', hidden: () => race() === null },
    element('caption', {}, captionOf),
    tableHead(['solver', 'race.tests', 'race.placements', 'count.time']),
    element('tbody', {}, ...rows),
  );
}

/**
 * The time of a bar of full length: that of the slowest solver, as it is expected while the race runs.
 * @param {CountCore} core
 * @param {Race} race
 * @param {number} trial
 */
function longestTime(core, { lanes, course: { size, given, firstOnly }, isRunning }, trial) {
  const isForeseen = isRunning() && !firstOnly && given.length === 0;
  return Math.max(1, isForeseen ? core.raceTime(size, trial) : 0, ...lanes.map(({ time }) => time));
}

/**
 * @param {CountCore} core
 * @param {Lane} lane
 * @param {Course} course
 */
function stateOf(core, { state, solver, tests, solutions, time }, { size, given, firstOnly }) {
  if (state === 'finished') return firstOnly && solutions > 0 ? '' : solutionsFound(solutions);
  if (state !== 'running') return t(`race.${state}`);
  if (firstOnly || given.length > 0 || tests === 0) return t('race.running');
  const left = (core.solverTests(solver, size) / tests - 1) * time;
  return t('race.left', { time: formatTime(1000 * Math.max(1, Math.round(left / 1000))) });
}

/**
 * The time of the solver alone; the clocks of browsers are too coarse for less than a millisecond.
 * @param {Lane} lane
 */
const timeOf = ({ state, time }) => (time < 1 && state === 'finished' ? t('race.blink') : formatTime(time));
