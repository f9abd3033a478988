/**
 * The captions of a tour that is known: one made here, one given move by move, and one of the reader's own.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { KnightBoard } from './boards.mjs'
 *
 * @typedef {object} TourFacts at a step
 * @property {KnightBoard & { closed: boolean }} task
 * @property {Place[]} path so far
 * @property {boolean} isClosing whether the step draws the move back to the first square
 * @property {Place | undefined} refused where the next of the given moves would lead, on the board or off it
 */

import { count, form, said } from './form.mjs';
import { movesFrom, squaresOf } from './boards.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';

/** @template Item @param {Item[]} items */
const last = (items) => items[items.length - 1];

/** @param {TourFacts} facts @param {string} name @param {Place | undefined} place */
const is = ({ task }, name, place) => isSame(placeNamed(name, task.ranks), place);

/** Whether the last move has this number, and these two squares. @param {TourFacts} facts @param {Slots} slots */
const moved = (facts, { number, from, square }) =>
  !facts.isClosing &&
  count(number) === facts.path.length - 1 &&
  is(facts, from, facts.path[facts.path.length - 2]) &&
  is(facts, square, last(facts.path)) &&
  isHop(facts.path[facts.path.length - 2], last(facts.path));

/** @param {TourFacts} facts */
const isWhole = ({ task, path }) =>
  path.length === squaresOf(task).length && new Set(path.map(keyOf)).size === path.length;

/** @param {Place} place */
const keyOf = ({ row, column }) => `${row} ${column}`;

/** Whether a move leads from the last square to the first, and not the one just made. @param {TourFacts} facts */
const isRound = ({ path }) => path.length > 2 && isHop(last(path), path[0]);

/** The free squares a move away. @param {TourFacts} facts */
const ways = ({ task, path }) => movesFrom(task, last(path)).filter((to) => !path.some((square) => isSame(square, to)));

/** @type {Form<TourFacts>[]} */
export const tourForms = [
  form('knight.start', 'The knight starts on @square.', '马从 @square 出发。', (facts, { square }) => {
    return facts.path.length === 1 && is(facts, square, facts.path[0]);
  }),
  form(
    'knight.single',
    'The knight stands on @square, the only square there is.',
    '马站在 @square，棋盘上只有这一格。',
    (facts, { square }) => {
      return squaresOf(facts.task).length === 1 && is(facts, square, facts.path[0]);
    },
  ),
  form(
    'knight.move',
    'Move #number: from @from to @square.',
    '第 #number 步：从 @from 跳到 @square。',
    (facts, slots) => moved(facts, slots),
  ),
  form(
    'knight.last.open',
    'Move #number: from @from to @square. Every square has been visited once.',
    '第 #number 步：从 @from 跳到 @square。每一格都恰好走过一次。',
    (facts, slots) => moved(facts, slots) && isWhole(facts),
  ),
  form(
    'knight.last.closed',
    'Move #number: from @from to @square. Every square has been visited; one move leads home to @first.',
    '第 #number 步：从 @from 跳到 @square。每一格都走过了，再跳一步就回到 @first。',
    (facts, slots) => moved(facts, slots) && isWhole(facts) && isRound(facts) && is(facts, slots.first, facts.path[0]),
  ),
  form(
    'knight.closing',
    'The closing move leads from @last back to @first: the tour is closed.',
    '最后一步从 @last 跳回 @first：周游闭合。',
    (facts, slots) =>
      facts.isClosing &&
      isRound(facts) &&
      isWhole(facts) &&
      is(facts, slots.last, last(facts.path)) &&
      is(facts, slots.first, facts.path[0]),
  ),
  form(
    'own.start',
    'Your ride starts on @square. Choose a square a knight’s move away.',
    '你从 @square 出发。请选择一个马步可到的格。',
    (facts, { square }) => facts.path.length === 1 && is(facts, square, facts.path[0]),
  ),
  form(
    'own.move',
    'Move #number: from @from to @square. [count:One way leads|# ways lead] on.',
    '第 #number 步：从 @from 跳到 @square。还有 #count 条出路。',
    (facts, slots) => moved(facts, slots) && said(slots.count) === ways(facts).length && ways(facts).length > 0,
  ),
  form(
    'own.stuck',
    'Move #number: from @from to @square. There is no way on, and [count:one square is|# squares are] left: undo, or start anew.',
    '第 #number 步：从 @from 跳到 @square。已无路可走，还剩 #count 格：请撤销，或者重新开始。',
    (facts, slots) =>
      moved(facts, slots) &&
      ways(facts).length === 0 &&
      said(slots.count) === squaresOf(facts.task).length - facts.path.length &&
      !isWhole(facts),
  ),
  form(
    'own.open',
    'Move #number: from @from to @square. Every square has been visited once: an open tour.',
    '第 #number 步：从 @from 跳到 @square。每一格都恰好走过一次：完成了一条开放周游。',
    (facts, slots) => moved(facts, slots) && isWhole(facts) && !isRound(facts),
  ),
  form(
    'own.closed',
    'Move #number: from @from to @square. Every square once, and a move leads home: a closed tour.',
    '第 #number 步：从 @from 跳到 @square。每一格都恰好走过一次，再跳一步就回到起点：完成了一条闭合周游。',
    (facts, slots) => moved(facts, slots) && isWhole(facts) && isRound(facts),
  ),
  form(
    'knight.broken',
    'Move #number reaches @square, and there the rules are broken:',
    '第 #number 步到达 @square，再往下就不合规则了：',
    (facts, { number, square }) => count(number) === facts.path.length - 1 && is(facts, square, last(facts.path)),
  ),
  form(
    'knight.broken.start',
    'The knight starts on @square, and there the rules are broken:',
    '马从 @square 出发，再往下就不合规则了：',
    (facts, { square }) => facts.path.length === 1 && is(facts, square, facts.path[0]),
  ),
  form(
    'knight.stopped',
    'Move #number reaches @square.',
    '第 #number 步到达 @square。',
    (facts, { number, square }) => count(number) === facts.path.length - 1 && is(facts, square, last(facts.path)),
  ),
  form('why.leaves-board', 'Move #move leaves the board.', '第 #move 步跳到了棋盘之外。', (facts, { move }) => {
    const { task, refused } = facts;
    const isOff =
      refused && (refused.row < 1 || refused.row > task.ranks || refused.column < 1 || refused.column > task.files);
    return count(move) === facts.path.length && Boolean(isOff);
  }),
  form(
    'why.enters-again',
    'Move #move enters @square a second time.',
    '第 #move 步又走到 @square，那里已经走过。',
    (facts, { move, square }) =>
      count(move) === facts.path.length &&
      is(facts, square, facts.refused) &&
      facts.path.some((each) => isSame(each, facts.refused)),
  ),
  form(
    'why.enters-hole',
    'Move #move enters @square, which was taken out of the board.',
    '第 #move 步跳到 @square，它已被挖去。',
    (facts, { move, square }) =>
      count(move) === facts.path.length &&
      is(facts, square, facts.refused) &&
      facts.task.holes.some((each) => isSame(each, facts.refused)),
  ),
  form(
    'why.unvisited',
    'The tour stops after [visited:# squares?]: #left are not visited, @square among them.',
    '周游走了 [visited:#] 格就停了：还有 #left 格没有走过，@square 是其中之一。',
    (facts, slots) => {
      const isMissed = !facts.path.some((each) => is(facts, slots.square, each));
      const left = squaresOf(facts.task).length - facts.path.length;
      return (
        count(/\d+/.exec(slots.visited)?.[0]) === facts.path.length &&
        count(slots.left) === left &&
        left > 1 &&
        isMissed &&
        isOnBoard(facts, slots)
      );
    },
  ),
  form(
    'why.one-unvisited',
    'The tour stops after [visited:# squares?]: @square is not visited.',
    '周游走了 [visited:#] 格就停了：@square 还没有走过。',
    (facts, slots) => {
      const isMissed = !facts.path.some((each) => is(facts, slots.square, each)) && isOnBoard(facts, slots);
      const isLast = squaresOf(facts.task).length - facts.path.length === 1;
      return count(/\d+/.exec(slots.visited)?.[0]) === facts.path.length && isLast && isMissed;
    },
  ),
];

/** @param {TourFacts} facts @param {Slots} slots */
const isOnBoard = (facts, { square }) => squaresOf(facts.task).some((each) => is(facts, square, each));
