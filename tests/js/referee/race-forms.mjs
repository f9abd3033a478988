/**
 * The sentences of a race, and races whose counts the solvers have made and whose times are made up.
 *
 * @import { Lane } from '../../../www/queens/race/race.js'
 * @import { Form, Slots } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} RaceFacts
 * @property {number} size
 * @property {boolean} firstOnly
 * @property {{ solver: string, isFinished: boolean, time: number, tests: number, placements: number }[]} lanes
 * @property {number} [found] the solutions that a solver is said to have found
 */

import { readFileSync } from 'node:fs';
import { forecastOf, resultOf, solutionsFound } from '../../../www/queens/race/result.js';
import { solvers } from '../../../www/queens/solvers/index.js';
import { chance } from '../chance.mjs';
import { count as counter } from '../core.mjs';
import { count, forms } from './form.mjs';

/** The names of the solvers in each language. */
const NAMES = /** @type {Record<string, Record<string, string>>} */ (
  Object.fromEntries(
    ['en', 'zh'].map((language) => {
      const file = new URL(`../../../content/messages/${language}/solvers.json`, import.meta.url);
      const messages = JSON.parse(readFileSync(file, 'utf8'));
      return [language, Object.fromEntries(solvers.map((solver) => [solver, messages[`solver.${solver}`]]))];
    }),
  )
);

/**
 * Queens placed and solutions found by backtracking, as the referee does it: until the first solution, or through all.
 * @type {(size: number, firstOnly: boolean) => { placements: number, solutions: number }}
 */
function searched(size, firstOnly) {
  let [placements, solutions] = [0, 0];
  const full = 2 ** size - 1;
  /** @param {number} columns @param {number} left @param {number} right */
  const go = (columns, left, right) => {
    if (columns === full) {
      solutions += 1;
      return;
    }
    for (let free = full & ~(columns | left | right); free !== 0; free &= free - 1) {
      if (firstOnly && solutions > 0) return;
      const queen = free & -free;
      placements += 1;
      go(columns | queen, (left | queen) << 1, (right | queen) >> 1);
    }
  };
  go(0, 0, 0);
  return { placements, solutions };
}

/** @type {Map<string, ReturnType<typeof searched>>} */
const known = new Map();

/** Larger boards take too long to be searched here. */
const TRIED = 14;

/** @param {Pick<RaceFacts, 'size' | 'firstOnly'>} facts */
function searchOf({ size, firstOnly }) {
  if (size > TRIED) return { placements: NaN, solutions: NaN };
  const key = `${size} ${firstOnly}`;
  const search = known.get(key) ?? searched(size, firstOnly);
  known.set(key, search);
  return search;
}

/** The solvers that have finished, the quickest first. @param {RaceFacts} facts */
const finished = ({ lanes }) => lanes.filter(({ isFinished }) => isFinished).toSorted((a, b) => a.time - b.time);

/** Whether all have finished, the quickest and the slowest are these, and the ratio of their times is this. */
const isResult = (/** @type {RaceFacts} */ facts, /** @type {Slots} */ slots, /** @type {string} */ language) => {
  const all = finished(facts);
  const [quick, slow] = [all[0], all[all.length - 1]];
  const ratio = slow.time / quick.time;
  // It has two digits.
  const unit = 10 ** (Math.floor(Math.log10(ratio)) - 1);
  const isRatio = Math.abs(Number(slots.times) - ratio) <= 0.5001 * unit;
  const areNamed = NAMES[language][quick.solver] === slots.first && NAMES[language][slow.solver] === slots.last;
  return all.length === facts.lanes.length && quick.time >= 1 && searchOf(facts).solutions > 0 && isRatio && areNamed;
};

/** Whether every solver placed as many queens, but some tested more squares. @param {RaceFacts} facts */
const differsInTests = ({ lanes }) =>
  lanes.every(({ placements }) => placements === lanes[0].placements) &&
  lanes.some(({ tests }) => tests !== lanes[0].tests);

/** @param {RaceFacts} facts @param {Slots} slots */
const isSameTree = (facts, { placements }) => count(placements) === searchOf(facts).placements && differsInTests(facts);

/** The candidates of a small board. @param {number} size */
function testsOn(size) {
  const { placements, solutions } = searchOf({ size, firstOnly: false });
  return size * (1 + placements - solutions);
}

/** Those of a larger one, if their ratio from size to size grows on as it does between 8 and 10. @param {number} size */
function expected(size) {
  const [one, two, three] = [8, 9, 10].map(testsOn);
  const [first, last] = [two / one, three / two];
  let tests = three;
  // The ratio grows by more from size to size, towards 0.4.
  for (let at = 11, ratio = last; at <= size; at += 1) tests *= ratio += at < 13 ? 2 * (last - first) * 0.9 : 0.4;
  return tests;
}

/** @type {Form<RaceFacts>[]} */
export const raceForms = forms({
  'race.forecast': (facts, { size, side, tests }) => {
    // Every square of each row that is come to, but for those below a solution.
    const { placements, solutions } = searchOf(facts);
    const exact = facts.size * (1 + placements - solutions);
    return size === side && count(size) === facts.size && count(tests) === Number(exact.toPrecision(3));
  },
  'race.forecast.about': (facts, { size, side, tests }) => {
    const about = count(tests);
    const isRound = about === Number(about.toPrecision(3));
    return size === side && count(size) === facts.size && isRound && Math.abs(about / expected(facts.size) - 1) < 0.25;
  },
  'race.solutions': (facts, { found }) =>
    (/\d/.test(found) ? count(/[\d,]+/.exec(found)?.[0]) : 1) === searchOf(facts).solutions,
  'race.stopped.result': (facts, { number }) => {
    const ended = finished(facts).length;
    return (/\d/.test(number) ? count(/\d+/.exec(number)?.[0]) : 1) === ended && ended < facts.lanes.length;
  },
  'race.none': (facts) => searchOf(facts).solutions === 0 && finished(facts).length === facts.lanes.length,
  'race.result.blink': (facts) => finished(facts)[0]?.time < 1 && finished(facts).length === facts.lanes.length,
  'race.result': (facts, slots, language) => isResult(facts, slots, language) && !differsInTests(facts),
  'race.result.same': (facts, slots, language) =>
    isResult(facts, slots, language) && isSameTree(facts, slots) && !facts.firstOnly,
  'race.result.same.first': (facts, slots, language) =>
    isResult(facts, slots, language) && isSameTree(facts, slots) && facts.firstOnly,
});

/** @param {See<RaceFacts>} see */
export function walkRaces(see) {
  const random = chance(36);
  for (let size = 1; size <= 8; size += 1) {
    for (const firstOnly of [false, true]) {
      const lanes = solvers.map((solver) => {
        const racer = new counter.Racer(size, solver, [], firstOnly);
        while (racer.run(1));
        const [tests, placements, solutions] = racer.counts();
        racer.free();
        return { solver, tests, placements, solutions };
      });
      for (let times = 0; times < 12; times += 1) {
        const slowest = random.oneOf([2, 90, 40_000]);
        const timed = lanes.map((lane) => ({
          ...lane,
          state: /** @type {Lane['state']} */ (
            random.whole(0, 9) < (times % 3 === 0 ? 5 : 10) ? 'finished' : 'stopped'
          ),
          time: random.whole(times % 4 === 0 ? 1 : 10, 10 * slowest) / 10,
        }));
        const told = timed.map(({ solver, state, time, tests, placements }) => ({
          solver,
          time,
          tests,
          placements,
          isFinished: state === 'finished',
        }));
        const facts = { size, firstOnly, lanes: told };
        see(() => resultOf(counter, { lanes: timed, course: { size, given: [], firstOnly } }), facts);
        const done = timed.find(({ state }) => state === 'finished');
        if (done && !firstOnly) see(() => solutionsFound(done.solutions), facts);
      }
    }
  }
  for (const size of [13, 14, 15, 16, 17]) {
    const forecast = () => forecastOf(counter, { size, queens: [] }, false);
    if (forecast() !== '') see(forecast, { size, firstOnly: false, lanes: [] });
  }
}
