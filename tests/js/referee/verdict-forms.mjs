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
import { count, forms, said, worded } from './form.mjs';
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
const whyForms = forms({
  'verdict.passed': (facts, { boards }) => facts.boards.length === 0 && said(boards) === facts.passed,
  'verdict.alias.list': isShared('list'),
  'verdict.alias.row': isShared('row'),
  'verdict.cause.queen': isWhy('queen'),
  'verdict.cause.knight': isWhy('knight'),
  'verdict.cause.passed': isWhy('passed'),
  'verdict.cause.left': isWhy('left'),
  'verdict.cause.added': isWhy('added'),
  'verdict.cause.untried': isWhy('untried'),
  'verdict.cause.unentered': isWhy('unentered'),
  'verdict.cause.stops': isWhy('stops'),
  'verdict.cause.denied': isWhy('denied'),
});

/** @type {Form<VerdictFacts>[]} */
const ownForms = forms(
  {
    'verdict.all': (facts, { boards, all, files, ranks, which = '' }) =>
      said(boards) === facts.boards.length &&
      (which === '' || (which === '即') === (facts.boards.length === 1)) &&
      isAll(facts) &&
      /^(the only|唯一解)$/.test(all) === (facts.boards.length === 1) &&
      count(files) === facts.size &&
      count(ranks) === facts.size,
    'verdict.one': (facts) => facts.boards.length === 1 && how(facts, 'right') === 1,
    'verdict.boards': (facts, { boards }) => said(boards) === facts.boards.length,
    'verdict.all.right': (facts) => how(facts, 'right') === facts.boards.length,
    'answer.right': [', #number right[end:\\.?]', '，#number 个正确[end:。?]', isCounted('right')],
    'answer.wrong': [', #number wrong[end:\\.?]', '，#number 个错误[end:。?]', isCounted('wrong')],
    'answer.twice': [', #number twice[end:\\.?]', '，#number 个重复[end:。?]', isCounted('twice')],
    'answer.missing': [
      ', #number missing[end:\\.?]',
      '，缺 #number 个[end:。?]',
      (facts, { number }) => count(number) === missing(facts).length,
    ],
    'verdict.counted': printed(true),
    'verdict.miscounted': printed(false),
    'verdict.none': (facts) => how(facts, 'right') === 0 && !isTour(facts) && facts.tried === undefined,
    'verdict.denied': (facts, { line, all }) =>
      facts.boards.length === 0 && count(line) === facts.denies && said(all) === names(facts.size).length,
    'verdict.tried': (facts, { boards }) => said(boards) === facts.tried && facts.boards.length === 0,
    'verdict.tour': tourThatIs(false),
    'verdict.tour.closed': tourThatIs(true),
    'verdict.tour.wrong': (facts) => facts.path !== undefined && !isTour(facts),
    'verdict.so.far': (facts, { lines }) => said(lines) === facts.ahead,
    'verdict.first.wrong': (facts, { number }) => firstWrong(facts) > 0 && count(number) === firstWrong(facts),
    'verdict.first.twice': (facts, { number, of }) => {
      const first = verdicts(facts).indexOf('twice');
      const same = facts.boards.findIndex((board) => nameOf(board) === nameOf(facts.boards[first] ?? []));
      return first >= 0 && count(number) === first + 1 && count(of) === same + 1;
    },
    'verdict.first.missing': (facts, { columns }) => columns === missing(facts)[0],
    'verdict.alias': ({ changes }) => changes === true,
    'judge.open': ({ limit }, { lines }) => said(lines) === limit,
    'judge.size': (facts, slots) => {
      const size = facts.boards[0]?.length;
      return size !== facts.size && count(slots.one) === size && count(slots.other) === size;
    },
    'answer.row.right': (facts) => isFine(facts) && isAll(facts),
    'judge.one': (facts) => isFine(facts) && !isAll(facts),
    'judge.all': (facts) => facts.each?.length === 8 && mistaken(facts).length + silent(facts).length === 0,
    'judge.right': (facts, { sizes }) => {
      const right = (facts.each?.length ?? 0) - silent(facts).length;
      return mistaken(facts).length === 0 && said(sizes) === right && right < 8;
    },
    'judge.wrong': [
      'Wrong for N = #size:',
      'N = #size 出错：',
      (facts, { size }) => mistaken(facts).length === 1 && mistaken(facts)[0] === count(size),
    ],
  },
  [
    worded(
      'judge.wrong',
      'Wrong for #sizes values of N, first for N = #size:',
      '#sizes 个 N 出错，首先是 N = #size：',
      (facts, { sizes, size }) => mistaken(facts).length === count(sizes) && mistaken(facts)[0] === count(size),
    ),
    worded('judge.unread', 'For N = #size no solution was seen.', 'N = #size 时没有看到解。', (facts, { size }) => {
      return silent(facts).length === 1 && silent(facts)[0] === count(size);
    }),
    worded(
      'judge.unread',
      'For #sizes values of N no solution was seen.',
      '有 #sizes 个 N 没有看到解。',
      (facts, { sizes }) => silent(facts).length === count(sizes),
    ),
    worded('judge.unfinished', 'N = #size:', 'N = #size：', ({ open }, { size }) => open === count(size)),
    worded('judge.unfinished', 'Larger N are not tried.', '更大的 N 不再尝试。', ({ open }) => open !== undefined),
  ],
);

/** The sentences about outputs of programs that are also used for programs. */
const SHARED = ['answer.row.attack', 'answer.total.right', 'answer.total.wrong', 'answer.total.unknown'];

export const verdictForms = [...whyForms, ...ownForms, ...answerForms.filter(({ key }) => SHARED.includes(key))];
