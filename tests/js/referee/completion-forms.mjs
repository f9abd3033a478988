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

import { count, forms, said } from './form.mjs';
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
export const completionForms = forms({
  'placing.none.at.all': (facts) => all(facts) === 0,
  'placing.clash': (facts) => clashes(facts.queens).length > 0 && left(facts) === 0,
  'placing.all': (facts, { total }) => facts.queens.length === 0 && said(total) === all(facts) && all(facts) > 0,
  'placing.one': isSolution,
  'placing.number': (facts, { number, total }) => {
    const place = solutionsOf(facts.size).findIndex((solution) => contains(solution, facts.queens));
    return isSolution(facts) && count(total) === all(facts) && count(number) === place + 1;
  },
  'placing.one.of': (facts, { total }) => isSolution(facts) && said(total) === all(facts),
  'placing.none': (facts) => left(facts) === 0 && clashes(facts.queens).length === 0,
  'placing.none.of': (facts, { total }) => left(facts) === 0 && count(total) === all(facts),
  'placing.some.of': (facts, { count: some, total, verb }) =>
    said(some) === left(facts) && count(total) === all(facts) && agrees(verb, left(facts)),
  'placing.some.unknown': (facts, { count: some }) => said(some) === left(facts),
  'placing.least.of': (facts, { count: some, total, verb }) =>
    !facts.over && said(some) <= left(facts) && count(total) === all(facts) && agrees(verb, said(some)),
  'placing.least.unknown': (facts, { count: some }) => !facts.over && said(some) <= left(facts),
  'square.leaves': (facts, { name, count: some }) => {
    const { square, size } = facts;
    return square !== undefined && isSame(placeNamed(name, size), square) && said(some) === left(facts, [square]);
  },
  'hint.square': (facts, { name }) => {
    const square = placeNamed(name, facts.size);
    return !facts.queens.some((queen) => isSame(queen, square)) && left(facts, [square]) > 0;
  },
  'hint.clash': (facts) => clashes(facts.queens).length > 0,
  'hint.back': (facts) => facts.queens.length > 0 && left(facts) === 0 && clashes(facts.queens).length === 0,
  'hint.never': (facts) => facts.queens.length === 0 && all(facts) === 0,
  'hint.solved': isSolution,
});
