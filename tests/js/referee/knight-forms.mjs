/**
 * The captions of a knight's search, each with its claims about the board.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { KnightFacts } from './knight-witness.mjs'
 */

import { count, forms, said } from './form.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';
import { mayHaveTour, squaresOf } from './boards.mjs';
import { centreOf, inOrder, waysOn } from './knight-witness.mjs';
import { reasonForms } from './reason-forms.mjs';

/** @template Item @param {Item[]} items */
const last = (items) => items[items.length - 1];

/** Whether a name is that of a square. @param {KnightFacts} facts @param {string} name @param {Place | undefined} place */
const is = ({ task }, name, place) => isSame(placeNamed(name, task.ranks), place);

/** @param {KnightFacts} facts */
const isComplete = ({ task, path }) => path.length === squaresOf(task).length;

/** Whether a way on is chosen next: the knight has just come, and the path goes on. @param {KnightFacts} facts */
const isChoosing = (facts) =>
  (facts.kind === 'moved' || facts.kind === 'start') && !isComplete(facts) && !isPruned(facts, facts.path);

/** @param {KnightFacts} facts @param {Place[]} path */
const isPruned = ({ task }, path) => task.prune && task.closed && waysOn(task, path[0], path).length === 0;

/** Whether the first of this many ways on is the one named. @param {KnightFacts} facts @param {Slots} slots */
function isFirst(facts, { square, count: many }) {
  const order = inOrder(facts.task, facts.path);
  return isChoosing(facts) && order.length === count(many) && is(facts, square, order[0]?.square);
}

/** @param {KnightFacts} facts */
const ties = ({ task, path }) => {
  const [first, ...rest] = inOrder(task, path);
  const degree = rest.filter((each) => each.degree === first.degree);
  return { degree: degree.length, both: degree.filter((each) => each.distance === first.distance).length };
};

/** @param {KnightFacts} facts @param {string} degree */
const least = ({ task, path }, degree) => inOrder(task, path)[0]?.degree === count(degree);

/** Whether the move of this number, from a square, was taken back. @param {KnightFacts} facts @param {Slots} slots */
const took = (facts, { number, square }) =>
  facts.kind === 'back' && count(number) === facts.path.length && is(facts, square, facts.left);

/** The squares left to try on the square that the knight went back to. @param {KnightFacts} facts */
function leftToTry({ task, path, left }) {
  const order = inOrder(task, path);
  return order.length - 1 - order.findIndex(({ square }) => isSame(square, left));
}

/** @param {KnightFacts} facts */
const isHome = ({ task, path }) => task.closed && isHop(last(path), path[0]);

/** @type {Form<KnightFacts>[]} */
export const knightForms = forms(reasonForms, {
  'ride.impossible': ({ kind, task, asked }) =>
    kind === 'start' && (squaresOf(task).length > 25 || !mayHaveTour(task, { start: asked, closed: task.closed })),
  'ride.start': (facts, { square }) =>
    facts.kind === 'start' && facts.path.length === 1 && is(facts, square, facts.path[0]),
  'ride.start.central': (facts, { square, start }) =>
    facts.kind === 'start' &&
    is(facts, square, facts.path[0]) &&
    is(facts, square, centreOf(facts.task)) &&
    is(facts, start, facts.asked) &&
    facts.task.closed,
  'knight.move': (facts, { number, from, square }) =>
    facts.kind === 'moved' &&
    count(number) === facts.path.length - 1 &&
    is(facts, from, last(facts.before)) &&
    is(facts, square, last(facts.path)) &&
    isHop(last(facts.before), last(facts.path)),
  'ride.next.only': (facts, { square }) => isFirst(facts, { square, count: '1' }),
  'ride.next.degree': (facts, slots) =>
    isFirst(facts, slots) && least(facts, slots.degree) && ties(facts).degree === 0 && facts.task.rule,
  'ride.next.distance': (facts, slots) =>
    isFirst(facts, slots) &&
    least(facts, slots.degree) &&
    ties(facts).degree > 0 &&
    ties(facts).both === 0 &&
    facts.task.rule,
  'ride.next.order': (facts, slots) => {
    const { both } = ties(facts);
    const isOne = slots.ties === undefined || (slots.ties === 'another ties') === (both === 1);
    return isFirst(facts, slots) && least(facts, slots.degree) && both > 0 && isOne && facts.task.rule;
  },
  'ride.next.plain': (facts, slots) => isFirst(facts, slots) && !facts.task.rule,
  'ride.stuck': (facts, { here }) => {
    const { task, path } = facts;
    return isChoosing(facts) && is(facts, here, last(path)) && waysOn(task, last(path), path).length === 0;
  },
  'ride.pruned': (facts, { first }) =>
    facts.kind !== 'back' && !isComplete(facts) && is(facts, first, facts.path[0]) && isPruned(facts, facts.path),
  'ride.complete.open': (facts) => facts.kind !== 'back' && isComplete(facts) && !facts.task.closed,
  'ride.complete.closed': (facts, { first }) =>
    facts.kind === 'moved' &&
    isComplete(facts) &&
    isHome(facts) &&
    facts.path.length > 2 &&
    is(facts, first, facts.path[0]),
  'ride.complete.apart': (facts, { first }) =>
    isComplete(facts) && facts.task.closed && !isHome(facts) && is(facts, first, facts.path[0]),
  'ride.complete.two': (facts, { first }) =>
    isComplete(facts) && isHome(facts) && facts.path.length === 2 && is(facts, first, facts.path[0]),
  'ride.back.stuck': (facts, slots) =>
    took(facts, slots) && waysOn(facts.task, last(facts.before), facts.before).length === 0,
  'ride.back.tried': (facts, slots) => {
    const order = inOrder(facts.task, facts.before);
    return took(facts, slots) && order.length > 0 && isSame(last(order).square, facts.leftBefore);
  },
  'ride.back.pruned': (facts, slots) =>
    took(facts, slots) && isPruned(facts, facts.before) && is(facts, slots.first, facts.path[0]),
  'ride.back.open': (facts, slots) =>
    took(facts, slots) &&
    facts.before.length === squaresOf(facts.task).length &&
    !isHop(last(facts.before), facts.path[0]) &&
    facts.task.closed &&
    is(facts, slots.first, facts.path[0]),
  'ride.back.then': (facts, slots) =>
    facts.kind === 'back' &&
    is(facts, slots.here, last(facts.path)) &&
    said(slots.count) === leftToTry(facts) &&
    leftToTry(facts) > 0,
  'ride.back.none': (facts, { here }) =>
    facts.kind === 'back' && is(facts, here, last(facts.path)) && leftToTry(facts) === 0,
  'ride.exhausted': ({ task, atEnd, kind, path }) =>
    atEnd &&
    kind !== 'tour' &&
    path.length === 1 &&
    (squaresOf(task).length > 25 || !mayHaveTour(task, { start: path[0], closed: task.closed })),
  'ride.solved.open': (facts, slots) => isTour(facts) && !facts.task.closed && said(slots.count) === facts.backtracks,
  'ride.solved.closed': (facts, slots) =>
    isTour(facts) &&
    isHome(facts) &&
    is(facts, slots.square, facts.path[0]) &&
    is(facts, slots.square, facts.asked) &&
    said(slots.count) === facts.backtracks,
  'ride.solved.renumbered': (facts, { square, number, minus, total }) =>
    isTour(facts) &&
    isHome(facts) &&
    is(facts, square, facts.asked) &&
    is(facts, square, facts.path[count(number) - 1]) &&
    count(minus) === count(number) &&
    count(number) > 1 &&
    count(total) === facts.path.length,
});

/** @param {KnightFacts} facts */
const isTour = (facts) =>
  facts.kind === 'tour' && isComplete(facts) && facts.path.every((to, i) => i === 0 || isHop(facts.path[i - 1], to));
