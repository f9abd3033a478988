/**
 * The captions of a knight's search, each with its claims about the board.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { KnightFacts } from './knight-witness.mjs'
 */

import { count, form, said } from './form.mjs';
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
export const knightForms = [
  ...reasonForms,
  form(
    'ride.impossible',
    'The search can only try every way.',
    '搜索只能把所有走法都试一遍。',
    ({ kind, task, asked }) =>
      kind === 'start' && (squaresOf(task).length > 25 || !mayHaveTour(task, { start: asked, closed: task.closed })),
  ),
  form('ride.start', 'The knight starts on @square.', '马从 @square 出发。', (facts, { square }) => {
    return facts.kind === 'start' && facts.path.length === 1 && is(facts, square, facts.path[0]);
  }),
  form(
    'ride.start.central',
    'The search starts on @square, the centre; at the end @start is the first.',
    '搜索从中心格 @square 开始：找到周游后，再改从 @start 起编号。',
    (facts, { square, start }) =>
      facts.kind === 'start' &&
      is(facts, square, facts.path[0]) &&
      is(facts, square, centreOf(facts.task)) &&
      is(facts, start, facts.asked) &&
      facts.task.closed,
  ),
  form(
    'knight.move',
    'Move #number: from @from to @square.',
    '第 #number 步：从 @from 跳到 @square。',
    (facts, { number, from, square }) =>
      facts.kind === 'moved' &&
      count(number) === facts.path.length - 1 &&
      is(facts, from, last(facts.before)) &&
      is(facts, square, last(facts.path)) &&
      isHop(last(facts.before), last(facts.path)),
  ),
  form('ride.next.only', 'Only @square leads on.', '只有 @square 一格可走。', (facts, { square }) =>
    isFirst(facts, { square, count: '1' }),
  ),
  form(
    'ride.next.degree',
    'Of #count squares @square has the fewest ways on: #degree.',
    '#count 个候选格中，@square 的出路最少：#degree。',
    (facts, slots) =>
      isFirst(facts, slots) && least(facts, slots.degree) && ties(facts).degree === 0 && facts.task.rule,
  ),
  form(
    'ride.next.distance',
    'Of #count squares @square is the farthest from the centre of those with the fewest ways on, #degree.',
    '#count 个候选格中，@square 是出路最少的几格之一（#degree），其中又数它离中心最远。',
    (facts, slots) =>
      isFirst(facts, slots) &&
      least(facts, slots.degree) &&
      ties(facts).degree > 0 &&
      ties(facts).both === 0 &&
      facts.task.rule,
  ),
  form(
    'ride.next.order',
    'Of #count squares @square is first by its move: [ties:another ties|others tie] at #degree ways on, as far out.',
    '#count 个候选格中先试 @square：出路同样最少（#degree），离中心同样最远，按走法的次序它排在最前。',
    (facts, slots) => {
      const { both } = ties(facts);
      const isOne = slots.ties === undefined || (slots.ties === 'another ties') === (both === 1);
      return isFirst(facts, slots) && least(facts, slots.degree) && both > 0 && isOne && facts.task.rule;
    },
  ),
  form(
    'ride.next.plain',
    'Of #count squares @square comes first by its move; nothing else counts.',
    '#count 个候选格中，按走法的次序先试 @square，别的一概不看。',
    (facts, slots) => isFirst(facts, slots) && !facts.task.rule,
  ),
  form('ride.stuck', 'From @here there is no way on.', '从 @here 无路可走。', (facts, { here }) => {
    const { task, path } = facts;
    return isChoosing(facts) && is(facts, here, last(path)) && waysOn(task, last(path), path).length === 0;
  }),
  form(
    'ride.pruned',
    'No free square is left from which the knight could return to @first.',
    '剩下的空格中，已没有能返回 @first 的了。',
    (facts, { first }) =>
      facts.kind !== 'back' && !isComplete(facts) && is(facts, first, facts.path[0]) && isPruned(facts, facts.path),
  ),
  form(
    'ride.complete.open',
    'Every square is visited, and an open tour may end anywhere.',
    '每一格都走过了，开放周游可以在任何一格结束。',
    (facts) => facts.kind !== 'back' && isComplete(facts) && !facts.task.closed,
  ),
  form(
    'ride.complete.closed',
    'Every square is visited, and one move leads home to @first.',
    '每一格都走过了，从这里一步就能跳回 @first。',
    (facts, { first }) =>
      facts.kind === 'moved' &&
      isComplete(facts) &&
      isHome(facts) &&
      facts.path.length > 2 &&
      is(facts, first, facts.path[0]),
  ),
  form(
    'ride.complete.apart',
    'Every square is visited, but no move leads home to @first.',
    '每一格都走过了，但从这里一步跳不回 @first。',
    (facts, { first }) => isComplete(facts) && facts.task.closed && !isHome(facts) && is(facts, first, facts.path[0]),
  ),
  form(
    'ride.complete.two',
    'Every square is visited, but the only move home to @first is the one just made.',
    '每一格都走过了，但回到 @first 只能走刚刚走过的那一步。',
    (facts, { first }) =>
      isComplete(facts) && isHome(facts) && facts.path.length === 2 && is(facts, first, facts.path[0]),
  ),
  form(
    'ride.back.stuck',
    'Move #number is taken back: from @square there was no way on.',
    '撤回第 #number 步：从 @square 无路可走。',
    (facts, slots) => took(facts, slots) && waysOn(facts.task, last(facts.before), facts.before).length === 0,
  ),
  form(
    'ride.back.tried',
    'Move #number is taken back: every way on from @square has been tried.',
    '撤回第 #number 步：@square 的出路都试过了。',
    (facts, slots) => {
      const order = inOrder(facts.task, facts.before);
      return took(facts, slots) && order.length > 0 && isSame(last(order).square, facts.leftBefore);
    },
  ),
  form(
    'ride.back.pruned',
    'Move #number to @square is taken back: nothing could have returned to @first.',
    '撤回跳到 @square 的第 #number 步：再走下去已无法返回 @first。',
    (facts, slots) => took(facts, slots) && isPruned(facts, facts.before) && is(facts, slots.first, facts.path[0]),
  ),
  form(
    'ride.back.open',
    'Move #number is taken back: from @square no move leads home to @first.',
    '撤回第 #number 步：从 @square 一步跳不回 @first。',
    (facts, slots) =>
      took(facts, slots) &&
      facts.before.length === squaresOf(facts.task).length &&
      !isHop(last(facts.before), facts.path[0]) &&
      facts.task.closed &&
      is(facts, slots.first, facts.path[0]),
  ),
  form(
    'ride.back.then',
    'On @here [count:one square is|# squares are] left to try.',
    '@here 还有 #count 格可试。',
    (facts, slots) =>
      facts.kind === 'back' &&
      is(facts, slots.here, last(facts.path)) &&
      said(slots.count) === leftToTry(facts) &&
      leftToTry(facts) > 0,
  ),
  form('ride.back.none', 'On @here no square is left to try.', '@here 已没有可试的格。', (facts, { here }) => {
    return facts.kind === 'back' && is(facts, here, last(facts.path)) && leftToTry(facts) === 0;
  }),
  form(
    'ride.exhausted',
    'Every way has been tried: there is no such tour.',
    '所有走法都试过了：没有这样的周游。',
    ({ task, atEnd, kind, path }) =>
      atEnd &&
      kind !== 'tour' &&
      path.length === 1 &&
      (squaresOf(task).length > 25 || !mayHaveTour(task, { start: path[0], closed: task.closed })),
  ),
  form(
    'ride.solved.open',
    'A tour: every square has been visited, and [count:one move was|# moves were] taken back on the way.',
    '周游完成：每一格都走过了，途中回溯了 #count 步。',
    (facts, slots) => isTour(facts) && !facts.task.closed && said(slots.count) === facts.backtracks,
  ),
  form(
    'ride.solved.closed',
    'A closed tour from @square: [count:one move was|# moves were] taken back on the way.',
    '从 @square 出发的闭合周游：途中回溯了 #count 步。',
    (facts, slots) =>
      isTour(facts) &&
      isHome(facts) &&
      is(facts, slots.square, facts.path[0]) &&
      is(facts, slots.square, facts.asked) &&
      said(slots.count) === facts.backtracks,
  ),
  form(
    'ride.solved.renumbered',
    'A closed tour has no first square, so it is numbered anew from @square, which was square #number: number ← (number − #minus) mod #total + 1.',
    '闭合周游没有固定的起点，于是改从 @square（原来的第 #number 格）起编号：编号 ←（编号 − #minus）mod #total + 1。',
    (facts, { square, number, minus, total }) =>
      isTour(facts) &&
      isHome(facts) &&
      is(facts, square, facts.asked) &&
      is(facts, square, facts.path[count(number) - 1]) &&
      count(minus) === count(number) &&
      count(number) > 1 &&
      count(total) === facts.path.length,
  ),
];

/** @param {KnightFacts} facts */
const isTour = (facts) =>
  facts.kind === 'tour' && isComplete(facts) && facts.path.every((to, i) => i === 0 || isHop(facts.path[i - 1], to));
