/**
 * The verdicts on programs that have run, that are run for each N, and that run beside a solver. What the programs claim is
 * chosen beforehand, and the placements of a solver are found by trying every square.
 *
 * @import { AnswerFacts } from './answer-forms.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { Form } from './form.mjs'
 *
 * @typedef {AnswerFacts & {
 *   path?: Place[], files?: number, ranks?: number, ahead?: number, changes?: boolean, limit?: number, each?: AnswerFacts[],
 *   open?: number, tried?: number,
 * }} VerdictFacts
 * `path` of a knight on `files` × `ranks`; `ahead` the lines of a run that has not ended; `changes` whether a board is changed
 * after it was kept; `limit` the lines within which a program has not ended, for N = `open` and all larger; `each` what is
 * claimed for N = 1, 2 and so on; `tried` boards that were put down and taken away again
 */

import { answerForms, how, missing, nameOf, names, verdicts } from './answer-forms.mjs';
import { count, form, said } from './form.mjs';
import { isHop, isSame } from './geometry.mjs';

/** @param {VerdictFacts} facts */
const firstWrong = (facts) => verdicts(facts).indexOf('wrong') + 1;

/** @param {VerdictFacts} facts */
const isAll = ({ size, boards }) =>
  boards.length === names(size).length && names(size).every((name) => boards.some((board) => nameOf(board) === name));

/** Whether nothing is wrong with what is claimed for an N: all solutions, or one. @param {AnswerFacts} facts */
const isFine = (facts) =>
  facts.boards.every((board) => board.length === facts.size) &&
  (facts.total === null || facts.total === names(facts.size).length) &&
  (isAll(facts) || (facts.boards.length === 1 && how(facts, 'right') === 1));

/** The N, from 1, for which the claims are wrong. @param {VerdictFacts} facts */
export const mistaken = ({ each = [] }) => each.flatMap((facts, index) => (isFine(facts) ? [] : [index + 1]));

/** @param {VerdictFacts} facts */
const isTour = ({ path = [], files = 0, ranks = 0 }) =>
  path.length > 0 &&
  path.length === files * ranks &&
  path.every((place, index) => !path.slice(0, index).some((other) => isSame(place, other))) &&
  path.every((place, index) => index === 0 || isHop(path[index - 1], place));

/** @param {boolean} isClosed @returns {Form<VerdictFacts>['holds']} */
const tourThatIs = (isClosed) => (facts, slots) =>
  isTour(facts) &&
  count(slots.files) === facts.files &&
  count(slots.ranks) === facts.ranks &&
  isHop(facts.path?.[0] ?? { row: 0, column: 0 }, facts.path?.at(-1) ?? { row: 0, column: 0 }) === isClosed;

/** @param {string} verdict @returns {Form<VerdictFacts>['holds']} */
const isCounted = (verdict) => (facts, slots) => count(slots.number) === how(facts, verdict);

/** @param {boolean} isRight @returns {Form<VerdictFacts>['holds']} */
const printed = (isRight) => (facts, slots) =>
  count(slots.files) === facts.size &&
  count(slots.ranks) === facts.size &&
  count(slots.number) === facts.total &&
  (facts.total === names(facts.size).length) === isRight;

/** @type {Form<VerdictFacts>[]} */
const ownForms = [
  form(
    'verdict.all',
    '[boards:1 board|# boards, all right, all different]: [all:the only|every] solution of #files\u00a0×\u00a0#ranks.',
    '[boards:1 个棋盘|# 个棋盘，全部正确，互不相同]：[which:即|包含] #files\u00a0×\u00a0#ranks 的[all:唯一解|所有解]。',
    (facts, { boards, all, files, ranks, which = '' }) =>
      said(boards) === facts.boards.length &&
      (which === '' || (which === '即') === (facts.boards.length === 1)) &&
      isAll(facts) &&
      /^(the only|唯一解)$/.test(all) === (facts.boards.length === 1) &&
      count(files) === facts.size &&
      count(ranks) === facts.size,
  ),
  form('verdict.one', '1 board, and it is right.', '1 个棋盘，正确。', (facts) => {
    return facts.boards.length === 1 && how(facts, 'right') === 1;
  }),
  form('verdict.boards', '[boards:1 board|# boards]', '[boards:1 个棋盘|# 个棋盘]', (facts, { boards }) => {
    return said(boards) === facts.boards.length;
  }),
  form('verdict.all.right', ', all right, all different[end:\\.?]', '，全部正确，互不相同[end:。?]', (facts) => {
    return how(facts, 'right') === facts.boards.length;
  }),
  form('answer.right', ', #number right[end:\\.?]', '，#number 个正确[end:。?]', isCounted('right')),
  form('answer.wrong', ', #number wrong[end:\\.?]', '，#number 个错误[end:。?]', isCounted('wrong')),
  form('answer.twice', ', #number twice[end:\\.?]', '，#number 个重复[end:。?]', isCounted('twice')),
  form('answer.missing', ', #number missing[end:\\.?]', '，缺 #number 个[end:。?]', (facts, { number }) => {
    return count(number) === missing(facts).length;
  }),
  form(
    'verdict.counted',
    'The printed number #number is that of all solutions of #files\u00a0×\u00a0#ranks.',
    '打印的 #number 是 #files\u00a0×\u00a0#ranks 的解的总数。',
    printed(true),
  ),
  form(
    'verdict.miscounted',
    'The printed number #number is not that of all solutions of #files\u00a0×\u00a0#ranks.',
    '打印的 #number 不是 #files\u00a0×\u00a0#ranks 的解的总数。',
    printed(false),
  ),
  form(
    'verdict.none',
    'No board passed.',
    '没有棋盘通过检查。',
    (facts) => how(facts, 'right') === 0 && !isTour(facts) && facts.tried === undefined,
  ),
  form(
    'verdict.tried',
    'No board passed; [boards:one was|# were] tried.',
    '没有棋盘通过检查；试过 [boards:一个|# 个]棋盘。',
    (facts, { boards }) => said(boards) === facts.tried && facts.boards.length === 0,
  ),
  form(
    'verdict.tour',
    'A tour of #files\u00a0×\u00a0#ranks, open.',
    '#files\u00a0×\u00a0#ranks 的周游，开放。',
    tourThatIs(false),
  ),
  form(
    'verdict.tour.closed',
    'A tour of #files\u00a0×\u00a0#ranks, closed.',
    '#files\u00a0×\u00a0#ranks 的周游，闭合。',
    tourThatIs(true),
  ),
  form('verdict.tour.wrong', 'No tour.', '不是周游。', (facts) => facts.path !== undefined && !isTour(facts)),
  form(
    'verdict.so.far',
    'That is so far: [lines:one line|# lines] ahead.',
    '这只是目前的结果：预先运行了 [lines:一行|# 行]。',
    (facts, { lines }) => said(lines) === facts.ahead,
  ),
  form(
    'verdict.first.wrong',
    'Board #number:',
    '第 #number 个棋盘：',
    (facts, { number }) => firstWrong(facts) > 0 && count(number) === firstWrong(facts),
  ),
  form(
    'verdict.first.twice',
    'Board #number is the same as board #of.',
    '第 #number 个棋盘与第 #of 个相同。',
    (facts, { number, of }) => {
      const first = verdicts(facts).indexOf('twice');
      const same = facts.boards.findIndex((board) => nameOf(board) === nameOf(facts.boards[first] ?? []));
      return first >= 0 && count(number) === first + 1 && count(of) === same + 1;
    },
  ),
  form(
    'verdict.first.missing',
    'The first that is missing: [columns:(?:\\d| )+]',
    '第一个缺少的解：[columns:(?:\\d| )+]',
    (facts, { columns }) => columns === missing(facts)[0],
  ),
  form(
    'verdict.alias',
    'What is kept here changes afterwards: keep a copy.',
    '这里保存的对象之后还会改变：应保存一份副本。',
    ({ changes }) => changes === true,
  ),
  form(
    'judge.open',
    'It does not end within [lines:one line|# lines].',
    '它在 [lines:一行|# 行] 之内没有结束。',
    ({ limit }, { lines }) => said(lines) === limit,
  ),
  form(
    'judge.size',
    'Its board is #one\u00a0×\u00a0#other.',
    '它的棋盘是 #one\u00a0×\u00a0#other。',
    (facts, slots) => {
      const size = facts.boards[0]?.length;
      return size !== facts.size && count(slots.one) === size && count(slots.other) === size;
    },
  ),
  form('answer.row.right', 'Right.', '正确。', (facts) => isFine(facts) && isAll(facts)),
  form('judge.one', 'Right, as one solution.', '正确，给出一个解。', (facts) => isFine(facts) && !isAll(facts)),
  form(
    'judge.all',
    'Right for every N from 1 to 8.',
    'N = 1 至 8 全部正确。',
    (facts) => facts.each?.length === 8 && mistaken(facts).length === 0,
  ),
  form(
    'judge.right',
    'Right for [sizes:one value of N|# values of N].',
    '[sizes:一个|# 个] N 正确。',
    (facts, { sizes }) => mistaken(facts).length === 0 && said(sizes) === facts.each?.length && facts.each.length < 8,
  ),
  form('judge.wrong', 'Wrong for N = #size:', 'N = #size 出错：', (facts, { size }) => {
    return mistaken(facts).length === 1 && mistaken(facts)[0] === count(size);
  }),
  form(
    'judge.wrong',
    'Wrong for #sizes values of N, first for N = #size:',
    '#sizes 个 N 出错，首先是 N = #size：',
    (facts, { sizes, size }) => mistaken(facts).length === count(sizes) && mistaken(facts)[0] === count(size),
  ),
  form('judge.unfinished', 'N = #size:', 'N = #size：', ({ open }, { size }) => open === count(size)),
  form('judge.unfinished', 'Larger N are not tried.', '更大的 N 不再尝试。', ({ open }) => open !== undefined),
];

/** Of what is said of outputs of programs, what is said of programs as well. */
const SHARED = ['answer.row.attack', 'answer.total.right', 'answer.total.wrong'];

export const verdictForms = [...ownForms, ...answerForms.filter(({ key }) => SHARED.includes(key))];
