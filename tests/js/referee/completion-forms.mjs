/**
 * The sentences about the solutions that contain a placement, and the hint.
 *
 * @import { Form } from './form.mjs'
 * @import { Place } from './geometry.mjs'
 *
 * @typedef {object} CompletionFacts
 * @property {number} size
 * @property {Place[]} queens
 * @property {Place} [square] that is named
 * @property {boolean} [over] whether all of them have been found
 */

import { count, form, said } from './form.mjs';
import { clashes, isSame, placeNamed } from './geometry.mjs';
import { contains, solutionsOf } from './solutions.mjs';

/** @param {CompletionFacts} facts */
const all = ({ size }) => solutionsOf(size).length;

/** @param {CompletionFacts} facts @param {Place[]} [more] */
const left = ({ size, queens }, more = []) =>
  solutionsOf(size).filter((solution) => contains(solution, [...queens, ...more])).length;

/** @param {CompletionFacts} facts */
const isSolution = (facts) => facts.queens.length === facts.size && left(facts) === 1;

/** @param {string | undefined} verb @param {number} number */
const agrees = (verb, number) => verb === undefined || (verb === 'contains') === (number === 1);

/** @type {Form<CompletionFacts>[]} */
export const completionForms = [
  form(
    'placing.none.at.all',
    'A board of this size has no solution.',
    '这种大小的棋盘没有解。',
    (facts) => all(facts) === 0,
  ),
  form(
    'placing.clash',
    'No solution contains queens that attack each other.',
    '互相攻击的皇后不可能出现在任何解中。',
    (facts) => clashes(facts.queens).length > 0 && left(facts) === 0,
  ),
  form(
    'placing.all',
    '[total:The one solution is|All # solutions are] still open.',
    '全部 #total 个解都还有可能。',
    (facts, { total }) => facts.queens.length === 0 && said(total) === all(facts) && all(facts) > 0,
  ),
  form('placing.one', 'This is one of the solutions.', '这就是一个解。', isSolution),
  form(
    'placing.number',
    'This is solution #number of #total.',
    '这是 #total 个解中的第 #number 个。',
    (facts, { number, total }) => {
      const place = solutionsOf(facts.size).findIndex((solution) => contains(solution, facts.queens));
      return isSolution(facts) && count(total) === all(facts) && count(number) === place + 1;
    },
  ),
  form(
    'placing.one.of',
    'This is [total:the only solution|one of the # solutions].',
    '这是 #total 个解中的一个。',
    (facts, { total }) => isSolution(facts) && said(total) === all(facts),
  ),
  form(
    'placing.none',
    'No solution contains this placement.',
    '没有包含这种摆法的解。',
    (facts) => left(facts) === 0 && clashes(facts.queens).length === 0,
  ),
  form(
    'placing.none.of',
    'None of the #total solutions contains this placement.',
    '#total 个解中没有一个包含这种摆法。',
    (facts, { total }) => left(facts) === 0 && count(total) === all(facts),
  ),
  form(
    'placing.some.of',
    '[count:One|#] of the #total solutions [verb:contains|contain] it.',
    '#total 个解中有 #count 个包含这种摆法。',
    (facts, { count: some, total, verb }) =>
      said(some) === left(facts) && count(total) === all(facts) && agrees(verb, left(facts)),
  ),
  form(
    'placing.some.unknown',
    '[count:One solution contains|# solutions contain] it.',
    '有 #count 个解包含这种摆法。',
    (facts, { count: some }) => said(some) === left(facts),
  ),
  form(
    'placing.least.of',
    'At least [count:one|#] of the #total solutions [verb:contains|contain] it so far.',
    '目前已找到：#total 个解中至少有 #count 个包含这种摆法。',
    (facts, { count: some, total, verb }) =>
      !facts.over && said(some) <= left(facts) && count(total) === all(facts) && agrees(verb, said(some)),
  ),
  form(
    'placing.least.unknown',
    'At least [count:one solution contains|# solutions contain] it so far.',
    '目前已找到：至少有 #count 个解包含这种摆法。',
    (facts, { count: some }) => !facts.over && said(some) <= left(facts),
  ),
  form(
    'square.leaves',
    '@name, empty, leaves [count:one solution|# solutions]',
    '@name，空，还剩 #count 个解',
    (facts, { name, count: some }) => {
      const { square, size } = facts;
      return square !== undefined && isSame(placeNamed(name, size), square) && said(some) === left(facts, [square]);
    },
  ),
  form(
    'hint.square',
    'A queen on @name leads on to a solution.',
    '在 @name 放皇后可以通向一个解。',
    (facts, { name }) => {
      const square = placeNamed(name, facts.size);
      return !facts.queens.some((queen) => isSame(queen, square)) && left(facts, [square]) > 0;
    },
  ),
  form(
    'hint.clash',
    'Take back one of the queens that attack each other.',
    '请先撤回一个互相攻击的皇后。',
    (facts) => clashes(facts.queens).length > 0,
  ),
  form(
    'hint.back',
    'No queen can complete this: take one back.',
    '再放皇后也补不成解了，请撤回一个。',
    (facts) => facts.queens.length > 0 && left(facts) === 0 && clashes(facts.queens).length === 0,
  ),
  form(
    'hint.never',
    'No board of this size can be completed.',
    '这种大小的棋盘无论怎么摆都没有解。',
    (facts) => facts.queens.length === 0 && all(facts) === 0,
  ),
  form('hint.solved', 'Nothing is left to place.', '已经摆完，不需要再放了。', isSolution),
];
