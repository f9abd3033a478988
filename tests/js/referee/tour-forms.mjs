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

import { count, forms, said } from './form.mjs';
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
export const tourForms = forms({
  'knight.start': (facts, { square }) => facts.path.length === 1 && is(facts, square, facts.path[0]),
  'knight.single': (facts, { square }) => squaresOf(facts.task).length === 1 && is(facts, square, facts.path[0]),
  'knight.move': (facts, slots) => moved(facts, slots),
  'knight.last.open': (facts, slots) => moved(facts, slots) && isWhole(facts),
  'knight.last.closed': (facts, slots) =>
    moved(facts, slots) && isWhole(facts) && isRound(facts) && is(facts, slots.first, facts.path[0]),
  'knight.closing': (facts, slots) =>
    facts.isClosing &&
    isRound(facts) &&
    isWhole(facts) &&
    is(facts, slots.last, last(facts.path)) &&
    is(facts, slots.first, facts.path[0]),
  'own.start': (facts, { square }) => facts.path.length === 1 && is(facts, square, facts.path[0]),
  'own.move': (facts, slots) =>
    moved(facts, slots) && said(slots.count) === ways(facts).length && ways(facts).length > 0,
  'own.stuck': (facts, slots) =>
    moved(facts, slots) &&
    ways(facts).length === 0 &&
    said(slots.count) === squaresOf(facts.task).length - facts.path.length &&
    !isWhole(facts),
  'own.open': (facts, slots) => moved(facts, slots) && isWhole(facts) && !isRound(facts),
  'own.closed': (facts, slots) => moved(facts, slots) && isWhole(facts) && isRound(facts),
  'knight.broken': (facts, { number, square }) =>
    count(number) === facts.path.length - 1 && is(facts, square, last(facts.path)),
  'knight.broken.start': (facts, { square }) => facts.path.length === 1 && is(facts, square, facts.path[0]),
  'knight.stopped': (facts, { number, square }) =>
    count(number) === facts.path.length - 1 && is(facts, square, last(facts.path)),
  'why.leaves-board': (facts, { move }) => {
    const { task, refused } = facts;
    const isOff =
      refused && (refused.row < 1 || refused.row > task.ranks || refused.column < 1 || refused.column > task.files);
    return count(move) === facts.path.length && Boolean(isOff);
  },
  'why.enters-again': (facts, { move, square }) =>
    count(move) === facts.path.length &&
    is(facts, square, facts.refused) &&
    facts.path.some((each) => isSame(each, facts.refused)),
  'why.enters-hole': (facts, { move, square }) =>
    count(move) === facts.path.length &&
    is(facts, square, facts.refused) &&
    facts.task.holes.some((each) => isSame(each, facts.refused)),
  'why.unvisited': (facts, slots) => {
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
  'why.one-unvisited': (facts, slots) => {
    const isMissed = !facts.path.some((each) => is(facts, slots.square, each)) && isOnBoard(facts, slots);
    const isLast = squaresOf(facts.task).length - facts.path.length === 1;
    return count(/\d+/.exec(slots.visited)?.[0]) === facts.path.length && isLast && isMissed;
  },
});

/** @param {TourFacts} facts @param {Slots} slots */
const isOnBoard = (facts, { square }) => squaresOf(facts.task).some((each) => is(facts, square, each));
