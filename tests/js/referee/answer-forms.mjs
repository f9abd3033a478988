/**
 * The verdict on the output of a program, and outputs that are right, or wrong in some way.
 *
 * @import { Form } from './form.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} AnswerFacts
 * @property {number} size of most boards
 * @property {(number | null)[][]} boards the columns in their rows, a line each
 * @property {number | null} total that the output states
 * @property {{ first: number, last: number }} [lines] that the verdict is on, from 1
 * @property {boolean} [unsaid] whether a program does not say the size
 */

import { firstWords, summary, totalWords, verdictOf } from '../../../www/import/answer-words.js';
import { lazy } from '../core.mjs';
import { count, forms, said } from './form.mjs';
import { isSame, lineBetween, lineNamed, placeNamed } from './geometry.mjs';
import { columnsOf, imagesOf, solutionsOf } from './solutions.mjs';

/** @param {readonly (number | null)[]} board */
export const nameOf = (board) => board.map((column) => column ?? 'x').join(' ');

/** Boards of up to this many rows are tried with all their solutions; for more than `COUNTED` their number is unknown. */
const [KNOWN, COUNTED] = [10, 27];

/** The solutions of a board by their columns; none of a large one. @param {number} size */
export const names = (size) => (size > KNOWN ? [] : solutionsOf(size).map((queens) => columnsOf(queens).join(' ')));

/** The kind of each board. @param {AnswerFacts} facts */
export function verdicts({ size, boards }) {
  const known = new Set(names(size));
  return boards.map((board, index) => {
    if (!known.has(nameOf(board))) return 'wrong';
    return boards.slice(0, index).some((other) => nameOf(other) === nameOf(board)) ? 'twice' : 'right';
  });
}

/** @param {AnswerFacts} facts @param {string} verdict */
export const how = (facts, verdict) => verdicts(facts).filter((each) => each === verdict).length;

/** @param {AnswerFacts} facts */
export const missing = (facts) =>
  names(facts.size).filter((name) => !facts.boards.some((board) => nameOf(board) === name));

/** The board that a verdict is on. @param {AnswerFacts} facts */
const boardOf = ({ boards, lines }) => boards[(lines?.first ?? 0) - 1] ?? [];

/** The queens of a board. @param {readonly (number | null)[]} board @returns {Place[]} */
const queensOf = (board) => board.flatMap((column, index) => (column === null ? [] : [{ row: index + 1, column }]));

/** @type {Form<AnswerFacts>[]} */
export const answerForms = forms({
  'answer.boards': (facts, { boards }) => said(boards) === facts.boards.length && facts.lines === undefined,
  'answer.right': ['#right right', '#right 个正确', (facts, { right }) => count(right) === how(facts, 'right')],
  'answer.wrong': [', #wrong wrong', '，#wrong 个错误', (facts, { wrong }) => count(wrong) === how(facts, 'wrong')],
  'answer.twice': [', #twice twice', '，#twice 个重复', (facts, { twice }) => count(twice) === how(facts, 'twice')],
  'answer.missing': [
    ', #missing missing',
    '，缺 #missing 个',
    (facts, slots) => count(slots.missing) === missing(facts).length,
  ],
  'answer.row.right': (facts) => {
    const { first = 1, last = 0 } = facts.lines ?? {};
    const all = verdicts(facts).slice(first - 1, last);
    return all.length > 0 && all.every((verdict) => verdict === 'right');
  },
  'answer.row.twice': (facts, { line }) => {
    const first = facts.boards.findIndex((board) => nameOf(board) === nameOf(boardOf(facts))) + 1;
    return count(line) === first && first < (facts.lines?.first ?? 0);
  },
  'answer.row.attack': (facts, slots) => {
    const pair = [placeNamed(slots.one, facts.size), placeNamed(slots.other, facts.size)];
    const stand = pair.every((place) => queensOf(boardOf(facts)).some((queen) => isSame(queen, place)));
    return stand && lineBetween(pair[0], pair[1]) === lineNamed(slots.line);
  },
  'answer.row.size': (facts, { found, size }) =>
    count(found) === boardOf(facts).length && count(size) === facts.size && found !== size,
  'answer.row.off': (facts, { row, found }) =>
    boardOf(facts)[count(row) - 1] === count(found) && (count(found) < 1 || count(found) > facts.size),
  'answer.row.queens': (facts, { queens, size }) =>
    count(size) === boardOf(facts).length &&
    said(queens) === queensOf(boardOf(facts)).length &&
    said(queens) < count(size),
  'answer.total.right': (facts, { total }) =>
    count(total) === facts.total && facts.size <= KNOWN && facts.total === names(facts.size).length,
  'answer.total.wrong': (facts, { total }) =>
    count(total) === facts.total && facts.size <= KNOWN && facts.total !== names(facts.size).length,
  'answer.total.fundamental': (facts, { total }) =>
    count(total) === facts.total && facts.size <= KNOWN && facts.total === fundamental(facts.size),
  'answer.total.unknown': (facts, { total }) =>
    count(total) === facts.total && (facts.size > COUNTED || facts.unsaid === true),
  'answer.first': (facts, { columns }) => columns === missing(facts)[0],
});

/** Changes of an output. @type {((boards: (number | null)[][], size: number) => void)[]} */
const CHANGES = [
  () => {},
  (boards) => boards.push(boards[0]),
  (boards) => boards.splice(1, 1),
  (boards) => (boards[1] = [boards[1][1], boards[1][0], ...boards[1].slice(2)]),
  (boards) => (boards[1] = [boards[1][2], ...boards[1].slice(1)]),
  (boards, size) => (boards[1] = [...boards[1].slice(0, -1), size + 3]),
  (boards) => (boards[1] = boards[1].slice(1)),
  (boards) => (boards[1] = [null, ...boards[1].slice(1)]),
  (boards) => boards.splice(0, boards.length, boards[1], boards[0], boards[0]),
];

/** @param {See<AnswerFacts>} see */
export function walkAnswers(see) {
  for (const size of [5, 6, 7, 8]) {
    for (const change of CHANGES) {
      for (const total of [null, solutionsOf(size).length, solutionsOf(size).length + 1]) {
        const boards = /** @type {(number | null)[][]} */ (solutionsOf(size).map(columnsOf));
        change(boards, size);
        const lines = boards.map(nameOf);
        const { answer } = lazy.readPasted([...lines, ...(total === null ? [] : [`total ${total}`])].join('\n'));
        if (!answer) throw new Error(`no answer: ${lines.join('; ')}`);
        const facts = { size, boards, total };
        see(() => summary(answer), facts);
        for (const row of answer.rows) {
          see(() => verdictOf(row), { ...facts, lines: { first: row.line, last: row.last } });
        }
        const { total: stated, firstMissing } = answer;
        if (stated) see(() => totalWords(stated), facts);
        if (firstMissing) see(() => firstWords(firstMissing.columns), facts);
      }
    }
  }
  for (const size of [6, 8]) {
    const boards = solutionsOf(size).map(columnsOf);
    const total = fundamental(size);
    const { answer } = lazy.readPasted([...boards.map(nameOf), `Unique solutions: ${total}`].join('\n'));
    const stated = answer?.total;
    if (!stated) throw new Error(`no total for ${size}`);
    see(() => totalWords(stated), { size, boards, total });
  }
  walkLarge(see);
}

/** How many solutions are no image of an earlier one. @param {number} size */
function fundamental(size) {
  const seen = new Set();
  return solutionsOf(size).filter((queens) => {
    const isNew = !seen.has(columnsOf(queens).join(' '));
    for (const image of imagesOf(queens)) seen.add(image);
    return isNew;
  }).length;
}

/** Totals of boards too large to have been counted. @param {See<AnswerFacts>} see */
function walkLarge(see) {
  for (const size of [28, 30]) {
    // Knights' moves down the board, first over the even columns: a solution, as is its mirror image.
    const steps = Array.from({ length: size }, (_, row) => (row < size / 2 ? 2 * row + 2 : 2 * row + 1 - size));
    const boards = [steps, steps.map((column) => size + 1 - column)];
    for (const total of [2, 1234]) {
      const { answer } = lazy.readPasted([...boards.map(nameOf), `total ${total}`].join('\n'));
      const stated = answer?.total;
      if (!stated) throw new Error(`no total for ${size}`);
      see(() => totalWords(stated), { size, boards, total });
    }
  }
}
