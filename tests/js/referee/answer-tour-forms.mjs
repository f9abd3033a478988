/**
 * The verdict on outputs of tours, each a line of squares.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} AnswerTourFacts
 * @property {Place[][]} tours by lines
 * @property {number[][]} [grid] of numbers that is no tour
 * @property {{ first: number, last: number }} [lines] that the verdict is on, from 1
 */

import { summary, verdictOf } from '../../../www/import/answer-words.js';
import { lazy } from '../core.mjs';
import { count, forms, said } from './form.mjs';
import { isHop } from './geometry.mjs';
import { wholeWay } from './straight-programs.mjs';
import { RING } from './verdict-walks.mjs';

/** The number of repeated tours. @param {AnswerTourFacts} facts */
const again = ({ tours }) => tours.length - new Set(tours.map((tour) => JSON.stringify(tour))).size;

/** @param {boolean} isClosed @returns {Form<AnswerTourFacts>['holds']} */
const eachIs =
  (isClosed) =>
  ({ tours, lines }) =>
    lines !== undefined &&
    tours.slice(lines.first - 1, lines.last).every((tour) => {
      const goes = tour.every((place, index) => index === 0 || isHop(tour[index - 1], place));
      return goes && isHop(tour[0], tour[tour.length - 1]) === isClosed;
    });

/** @type {Form<AnswerTourFacts>[]} */
export const answerTourForms = forms({
  'answer.tours': (facts, { tours }) => said(tours) === facts.tours.length && facts.lines === undefined,
  'answer.right': [
    '#right right',
    '#right 个正确',
    (facts, { right }) => count(right) === facts.tours.length - again(facts),
  ],
  'answer.twice': [', #twice twice', '，#twice 个重复', (facts, { twice }) => count(twice) === again(facts)],
  'answer.row.open': eachIs(false),
  'answer.row.closed': eachIs(true),
  'answer.row.number': ({ grid = [] }, { number }) => {
    const all = grid.flat();
    const times = all.filter((each) => each === count(number)).length;
    return times > 1 || (times === 1 && count(number) > all.length);
  },
  'answer.row.twice': ({ tours, lines }, { line }) => {
    const here = JSON.stringify(tours[(lines?.first ?? 0) - 1]);
    return count(line) === tours.findIndex((tour) => JSON.stringify(tour) === here) + 1;
  },
});

/** @param {Place[]} tour @param {number} ranks */
const squaresOf = (tour, ranks) => tour.map(({ row, column }) => `${'abcdef'[column - 1]}${ranks + 1 - row}`).join(' ');

/** @param {See<AnswerTourFacts>} see */
export function walkAnswersOfTours(see) {
  const way = wholeWay();
  const turned = [...RING.slice(5), ...RING.slice(0, 5)];
  for (const [ranks, ...tours] of /** @type {[number, ...Place[][]][]} */ ([
    [3, way, way.toReversed()],
    [3, way, way.toReversed(), way],
    [6, RING, turned],
    [6, RING, turned, RING, turned],
  ])) {
    const { answer } = lazy.readPasted(tours.map((tour) => squaresOf(tour, ranks)).join('\n'));
    if (!answer) throw new Error('no answer');
    see(() => summary(answer), { tours });
    for (const row of answer.rows) {
      see(() => verdictOf(row), { tours, lines: { first: row.line, last: row.last } });
    }
  }
  for (const change of CHANGES) {
    const grid = [3, 4, 5].map((row) => [1, 2, 3, 4].map((column) => numberIn(way, row - 2, column)));
    const spoilt = grid.map((row) => row.map(change));
    const text = [grid, spoilt].map((numbers) => numbers.map((row) => row.join(' ')).join('\n')).join('\n\n');
    const { answer } = lazy.readPasted(text);
    const wrong = answer?.rows.find(({ fault }) => fault?.code === 'number');
    if (!wrong) throw new Error(`no number is wrong: ${text}`);
    see(() => verdictOf(wrong), { tours: [], grid: spoilt });
  }
}

/** Numbers that no tour has. @type {((number: number) => number)[]} */
const CHANGES = [
  (number) => (number === 12 ? 11 : number),
  (number) => (number === 5 ? 1 : number),
  (number) => (number === 12 ? 40 : number),
];

/** @param {Place[]} way @param {number} row @param {number} column */
const numberIn = (way, row, column) => way.findIndex((place) => place.row === row && place.column === column) + 1;
