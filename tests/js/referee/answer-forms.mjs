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
import { count, form, said } from './form.mjs';
import { isSame, lineBetween, lineNamed, placeNamed } from './geometry.mjs';
import { columnsOf, imagesOf, solutionsOf } from './solutions.mjs';

/** @param {readonly (number | null)[]} board */
export const nameOf = (board) => board.map((column) => column ?? 'x').join(' ');

/** Boards of up to this many rows are tried with all their solutions; for more than `COUNTED` their number is unknown. */
const [KNOWN, COUNTED] = [10, 27];

/** The solutions of a board by their columns; none of a large one. @param {number} size */
export const names = (size) => (size > KNOWN ? [] : solutionsOf(size).map((queens) => columnsOf(queens).join(' ')));

/** What each board is. @param {AnswerFacts} facts */
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
export const answerForms = [
  form(
    'answer.boards',
    '[boards:1 board|# boards]:',
    '#boards 个棋盘：',
    (facts, { boards }) => said(boards) === facts.boards.length && facts.lines === undefined,
  ),
  form('answer.right', '#right right', '#right 个正确', (facts, { right }) => count(right) === how(facts, 'right')),
  form('answer.wrong', ', #wrong wrong', '，#wrong 个错误', (facts, { wrong }) => count(wrong) === how(facts, 'wrong')),
  form('answer.twice', ', #twice twice', '，#twice 个重复', (facts, { twice }) => count(twice) === how(facts, 'twice')),
  form(
    'answer.missing',
    ', #missing missing',
    '，缺 #missing 个',
    (facts, slots) => count(slots.missing) === missing(facts).length,
  ),
  form('answer.row.right', 'Right.', '正确。', (facts) => {
    const { first = 1, last = 0 } = facts.lines ?? {};
    const all = verdicts(facts).slice(first - 1, last);
    return all.length > 0 && all.every((verdict) => verdict === 'right');
  }),
  form('answer.row.twice', 'The same as line #line.', '与第 #line 行相同。', (facts, { line }) => {
    const first = facts.boards.findIndex((board) => nameOf(board) === nameOf(boardOf(facts))) + 1;
    return count(line) === first && first < (facts.lines?.first ?? 0);
  }),
  form(
    'answer.row.attack',
    'The queens of @one and of @other attack each other along the [line:row|column|diagonal].',
    '@one的皇后与@other的皇后在同一[line:行|列|对角线]上，互相攻击。',
    (facts, slots) => {
      const pair = [placeNamed(slots.one, facts.size), placeNamed(slots.other, facts.size)];
      const stand = pair.every((place) => queensOf(boardOf(facts)).some((queen) => isSame(queen, place)));
      return stand && lineBetween(pair[0], pair[1]) === lineNamed(slots.line);
    },
  ),
  form(
    'answer.row.size',
    'This board has #found rows or columns, most have #size.',
    '这个棋盘有 #found 行或列，多数棋盘是 #size。',
    (facts, { found, size }) => count(found) === boardOf(facts).length && count(size) === facts.size && found !== size,
  ),
  form(
    'answer.row.off',
    'Row #row has #found, which is no column of the board.',
    '第 #row 行写的是 #found，棋盘上没有这一列。',
    (facts, { row, found }) =>
      boardOf(facts)[count(row) - 1] === count(found) && (count(found) < 1 || count(found) > facts.size),
  ),
  form(
    'answer.row.queens',
    '[queens:One queen|# queens] on a board with #size rows.',
    '#size 行的棋盘上有 #queens 个皇后。',
    (facts, { queens, size }) =>
      count(size) === boardOf(facts).length &&
      said(queens) === queensOf(boardOf(facts)).length &&
      said(queens) < count(size),
  ),
  form(
    'answer.total.right',
    'The total #total is right.',
    '总数 #total 正确。',
    (facts, { total }) =>
      count(total) === facts.total && facts.size <= KNOWN && facts.total === names(facts.size).length,
  ),
  form(
    'answer.total.wrong',
    'The total #total is wrong.',
    '总数 #total 不对。',
    (facts, { total }) =>
      count(total) === facts.total && facts.size <= KNOWN && facts.total !== names(facts.size).length,
  ),
  form(
    'answer.total.fundamental',
    '#total is the number of fundamental solutions.',
    '#total 是本质不同的解的个数。',
    (facts, { total }) =>
      count(total) === facts.total && facts.size <= KNOWN && facts.total === fundamental(facts.size),
  ),
  form(
    'answer.total.unknown',
    'Whether the total #total is right is not known here.',
    '总数 #total 是否正确，这里无法判断。',
    (facts, { total }) => count(total) === facts.total && (facts.size > COUNTED || facts.unsaid === true),
  ),
  form(
    'answer.first',
    'The first that is missing: [columns:(?:\\d| )+]',
    '缺少的第一个解：[columns:(?:\\d| )+]',
    (facts, { columns }) => columns === missing(facts)[0],
  ),
];

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
