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
 *   open?: number, tried?: number, passed?: number, shared?: { kind: 'list' | 'row', times: number }, why?: Why,
 *   denies?: number,
 * }} VerdictFacts
 *
 * @typedef {{ kind: string, line?: number, square?: Place, ranks?: number, place?: string, value?: string, name?: string, row?: number,
 *   columns?: string }} Why
 *
 * `path` of a knight on `files` × `ranks`; `ahead` the lines of a run that has not ended; `changes` whether a board is changed
 * after it was kept; `limit` the lines within which a program has not ended, for N = `open` and all larger; `each` what is
 * claimed for N = 1, 2 and so on; `tried` boards that were put down and taken away again; `passed` right boards that are only
 * in a variable; `shared` how often one list stands for several; `why` the mistake that the program was given, and its place;
 * `denies` the line that prints that there is no solution
 */

import { answerForms, how, missing, nameOf, names, verdicts } from './answer-forms.mjs';
import { count, form, said } from './form.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';

/** @param {VerdictFacts} facts */
const firstWrong = (facts) => verdicts(facts).indexOf('wrong') + 1;

/** @param {VerdictFacts} facts */
const isAll = ({ size, boards }) =>
  boards.length === names(size).length && names(size).every((name) => boards.some((board) => nameOf(board) === name));

/** Whether the claims for an N are right: all solutions, or one. @param {AnswerFacts} facts */
const isFine = (facts) =>
  facts.boards.every((board) => board.length === facts.size) &&
  (facts.total === null || facts.total === names(facts.size).length) &&
  (isAll(facts) || (facts.boards.length === 1 && how(facts, 'right') === 1));

/** Whether there are solutions, and the program shows nothing. @param {VerdictFacts} facts */
const isSilent = ({ boards, total, size }) => boards.length === 0 && total === null && names(size).length > 0;

/** The N, from 1, for which the program shows nothing. @param {VerdictFacts} facts */
const silent = ({ each = [] }) => each.flatMap((facts, index) => (isSilent(facts) ? [index + 1] : []));

/** The N, from 1, for which the claims are wrong. @param {VerdictFacts} facts */
export const mistaken = ({ each = [] }) =>
  each.flatMap((facts, index) => (isFine(facts) || isSilent(facts) ? [] : [index + 1]));

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

/** @param {string} kind @returns {Form<VerdictFacts>['holds']} */
const isWhy =
  (kind) =>
  ({ why }, slots) =>
    why?.kind === kind &&
    Object.entries(slots).every(([slot, value]) =>
      slot === 'square'
        ? isSame(placeNamed(value, why.ranks ?? 0), why.square)
        : value === String(why[/** @type {keyof Why} */ (slot)]),
    );

/** @param {'list' | 'row'} kind @returns {Form<VerdictFacts>['holds']} */
const isShared =
  (kind) =>
  ({ shared }, { times }) =>
    shared?.kind === kind && count(times) === shared.times;

/** @type {Form<VerdictFacts>[]} */
const whyForms = [
  form(
    'verdict.passed',
    'No board was printed or kept; [boards:one right board was|# right boards were] in the variable.',
    '没有打印或保存棋盘；变量里出现过 [boards:一个|# 个]正确的棋盘。',
    (facts, { boards }) => facts.boards.length === 0 && said(boards) === facts.passed,
  ),
  form(
    'verdict.alias.list',
    'The same list is kept #times times: keep a copy.',
    '同一个列表保存了 #times 次：应保存副本。',
    isShared('list'),
  ),
  form(
    'verdict.alias.row',
    'The same list is #times rows of the board.',
    '棋盘的 #times 行是同一个列表。',
    isShared('row'),
  ),
  form(
    'verdict.cause.queen',
    'Line #line of the program puts a queen where another attacks it: @square.',
    '程序第 #line 行把皇后放到受攻击的格子：@square。',
    isWhy('queen'),
  ),
  form(
    'verdict.cause.knight',
    'Line #line of the program makes the move that breaks the rules, to @square.',
    '程序第 #line 行走了不合规则的一步，到 @square。',
    isWhy('knight'),
  ),
  form(
    'verdict.cause.passed',
    'Line #line of the program lets the wrong board pass.',
    '程序第 #line 行放过了错误的棋盘。',
    isWhy('passed'),
  ),
  form(
    'verdict.cause.left',
    'Line #line of the program sets [place:\\S+?]; when the call returns, it is still set.',
    '程序第 #line 行设置了 [place:\\S+?]；调用返回时没有恢复。',
    isWhy('left'),
  ),
  form(
    'verdict.cause.added',
    'Line #line of the program adds #value to [name:\\w+]; when the call returns, it is still there.',
    '程序第 #line 行把 #value 加入 [name:\\w+]；调用返回时它仍在其中。',
    isWhy('added'),
  ),
  form(
    'verdict.cause.untried',
    'In row #row, no queen is ever put in these columns: [columns:\\d(?:\\d| )*].',
    '第 #row 行从未在这些列放过皇后：[columns:\\d(?:\\d| )*]。',
    isWhy('untried'),
  ),
  form(
    'verdict.cause.unentered',
    'The knight never enters these columns: [columns:\\d(?:\\d| )*].',
    '马从未进入这些列：[columns:\\d(?:\\d| )*]。',
    isWhy('unentered'),
  ),
  form(
    'verdict.cause.stops',
    'Line #line of the program ends the search after one column of its first row.',
    '程序第 #line 行只试了首行的一列就结束了搜索。',
    isWhy('stops'),
  ),
  form(
    'verdict.cause.denied',
    'Line #line of the program prints that there is no solution, though it has found one.',
    '程序第 #line 行打印无解，但已经找到了解。',
    isWhy('denied'),
  ),
];

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
    'No solution was seen in its variables or its output.',
    '在它的变量和输出里没有看到解。',
    (facts) => how(facts, 'right') === 0 && !isTour(facts) && facts.tried === undefined,
  ),
  form(
    'verdict.denied',
    'Line #line of the program prints that it has no solution; there [all:is one|are #].',
    '程序第 #line 行打印无解，其实有[all:一个解| # 个解]。',
    (facts, { line, all }) =>
      facts.boards.length === 0 && count(line) === facts.denies && said(all) === names(facts.size).length,
  ),
  form(
    'verdict.tried',
    'No solution was seen; [boards:one board was|# boards were] tried.',
    '没有看到解；试过 [boards:一个|# 个]棋盘。',
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
    (facts) => facts.each?.length === 8 && mistaken(facts).length + silent(facts).length === 0,
  ),
  form(
    'judge.right',
    'Right for [sizes:one value of N|# values of N].',
    '[sizes:一个|# 个] N 正确。',
    (facts, { sizes }) => {
      const right = (facts.each?.length ?? 0) - silent(facts).length;
      return mistaken(facts).length === 0 && said(sizes) === right && right < 8;
    },
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
  form('judge.unread', 'For N = #size no solution was seen.', 'N = #size 时没有看到解。', (facts, { size }) => {
    return silent(facts).length === 1 && silent(facts)[0] === count(size);
  }),
  form(
    'judge.unread',
    'For #sizes values of N no solution was seen.',
    '有 #sizes 个 N 没有看到解。',
    (facts, { sizes }) => silent(facts).length === count(sizes),
  ),
  form('judge.unfinished', 'N = #size:', 'N = #size：', ({ open }, { size }) => open === count(size)),
  form('judge.unfinished', 'Larger N are not tried.', '更大的 N 不再尝试。', ({ open }) => open !== undefined),
];

/** The sentences about outputs of programs that are also used for programs. */
const SHARED = ['answer.row.attack', 'answer.total.right', 'answer.total.wrong', 'answer.total.unknown'];

export const verdictForms = [...whyForms, ...ownForms, ...answerForms.filter(({ key }) => SHARED.includes(key))];
