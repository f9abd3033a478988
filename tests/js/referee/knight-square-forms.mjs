/**
 * The names of the squares of a knight's board, as they are read out, and the sentences about a square that a ride cannot go to.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 * @import { KnightFacts, Task } from './knight-witness.mjs'
 * @import { See } from './walks.mjs'
 * @import { KnightRoute } from '../../../www/core/routes.js'
 *
 * @typedef {object} SquareFacts
 * @property {Task} task
 * @property {Place[]} path
 * @property {Place} square that is named
 * @property {KnightFacts['kind']} kind of the step
 * @property {Place | undefined} left the square that was taken back at this step
 * @property {'search' | 'ride' | 'tour'} view
 * @property {boolean} [hides] whether a question is open, so that the names do not say which square is next
 */

import { home } from '../../../www/core/routes.js';
import { choiceOf } from '../../../www/knight/choice.js';
import { openKnight } from '../../../www/knight/display.js';
import { lazy } from '../core.mjs';
import { drawn } from '../drawn.mjs';
import { count, forms, said } from './form.mjs';
import { isHop, isSame, placeNamed, unpacked } from './geometry.mjs';
import { inOrder, KnightWitness, standing, waysOn } from './knight-witness.mjs';
import { knightRoutes, packed } from './runs.mjs';

/** @template Item @param {Item[]} items */
const last = (items) => items[items.length - 1];

/** Whether a name is that of the square. @param {SquareFacts} facts @param {string} name */
const isNamed = ({ task, square }, name) => isSame(placeNamed(name, task.ranks), square);

/** @param {readonly Place[]} places @param {Place} square */
const has = (places, square) => places.some((each) => isSame(each, square));

/** @param {SquareFacts} facts */
const isFree = ({ task, path, square }) => !has(task.holes, square) && !has(path, square);

/** Whether the square is a way on with this degree and distance. @param {SquareFacts} facts @param {Slots} slots */
function isCandidate(facts, { name, degree, distance }) {
  const { task, path, square, view } = facts;
  const known = standing(task, square, path);
  const isOn = has(waysOn(task, last(path), path), square) && isNamed(facts, name) && view === 'search';
  return isOn && known.degree === count(degree) && known.distance === count(distance);
}

/** The place of the square in the order in which a search tries the ways on, and of the one that it tried last. @param {SquareFacts} facts */
function placesOf({ task, path, square, left }) {
  const order = inOrder(task, path).map((each) => each.square);
  return {
    place: order.findIndex((each) => isSame(each, square)) + 1,
    tried: order.findIndex((each) => isSame(each, left)) + 1,
  };
}

/** Whether a search has gone back from the square, or is about to go back at once. @param {SquareFacts} facts */
function isSpent(facts) {
  const { task, path, kind, hides } = facts;
  const { place, tried } = placesOf(facts);
  // A question must not reveal that the search is about to go back.
  const isPruned = !hides && task.prune && task.closed && waysOn(task, path[0], path).length === 0;
  return (kind === 'back' && place <= tried) || isPruned;
}

/** @type {Form<SquareFacts>[]} */
export const knightSquareForms = forms({
  'square.move': (facts, { name, move }) => isNamed(facts, name) && isSame(facts.path[count(move) - 1], facts.square),
  'square.hole': (facts, { name }) => isNamed(facts, name) && has(facts.task.holes, facts.square),
  'square.empty': ['@name, empty', '@name，空', (facts, { name }) => isNamed(facts, name) && isFree(facts)],
  'square.candidate': (facts, slots) =>
    isCandidate(facts, slots) && placesOf(facts).place === count(slots.place) && !isSpent(facts) && !facts.hides,
  'square.candidate.spent': (facts, slots) => isCandidate(facts, slots) && isSpent(facts),
  'square.candidate.unordered': (facts, slots) => isCandidate(facts, slots) && facts.hides === true && !isSpent(facts),
  'square.reach': (facts, { name, count: words }) =>
    facts.view === 'ride' &&
    isNamed(facts, name) &&
    isFree(facts) &&
    isHop(last(facts.path), facts.square) &&
    standing(facts.task, facts.square, facts.path).degree === said(words),
  'own.not': (facts, slots) => {
    const { task, path, square } = facts;
    const from = placeNamed(slots.from, task.ranks);
    return isNamed(facts, slots.square) && isSame(from, last(path)) && !isHop(from, square) && isFree(facts);
  },
  'own.again': (facts, { square }) => isNamed(facts, square) && has(facts.path, facts.square),
});

/** Steps of a search at which every square is named. */
const STEPS = 30;

/** @param {{ files: number, ranks: number }} board */
const placesOn = ({ files, ranks }) =>
  Array.from({ length: files * ranks }, (_, index) => ({
    row: 1 + Math.floor(index / files),
    column: 1 + (index % files),
  }));

/** @param {See<SquareFacts>} see */
export function walkKnightSquares(see) {
  for (const { route } of knightRoutes()) {
    // Beside small boards those on which a search goes back at once.
    if (route.files * route.ranks <= 12 || (route.files === 5 && route.ranks === 6)) walkSearch(see, route);
  }
  const holes = [packed({ row: 2, column: 2 }, 3)];
  const rides = [
    { files: 3, ranks: 3, digits: '0361472', holes },
    { files: 5, ranks: 5, digits: '072143', holes: [] },
    { files: 4, ranks: 3, digits: '', holes: [] },
  ];
  for (const ride of rides) {
    for (const ownTour of [undefined, { closed: false, hints: true }, { closed: false, hints: false }]) {
      walkRide(see, { ...home.knight, ...ride, start: 0, ownTour });
    }
  }
}

/** @param {See<SquareFacts>} see @param {KnightRoute} route */
function walkSearch(see, route) {
  const display = openKnight(lazy, route);
  const { run } = display;
  if (!run) return;
  const place = (/** @type {number} */ square) => unpacked(square, route.ranks);
  const task = { ...route, holes: route.holes.map(place), rule: route.solver === 'warnsdorff' };
  const first = place(/** @type {import('../../../pkg/lazy.js').Player} */ (run.player).start?.() ?? 0);
  const witness = new KnightWitness(task, first);
  run.explore(Infinity, STEPS);
  for (let step = 0; step <= Math.min(STEPS, run.furthest); step += 1) {
    run.goTo(step);
    const { kind, path, left } = witness.see([first, ...[...run.snapshot().path].map(place)], false);
    // A closed tour is numbered anew when it is found.
    if (kind === 'tour') break;
    for (const hides of [false, true]) {
      const { nameOf } = drawn(display, { overlays: /** @type {any} */ ({ asked: { hides } }) });
      for (const square of placesOn(route)) {
        const facts = { task, path, square, kind, left, hides, view: /** @type {const} */ ('search') };
        see(() => nameOf?.(packed(square, route.ranks)) ?? '', facts);
      }
    }
  }
  run.free();
}

/** @param {See<SquareFacts>} see @param {KnightRoute} route */
function walkRide(see, route) {
  const display = openKnight(lazy, route);
  const { run } = display;
  if (!run) return;
  const place = (/** @type {number} */ square) => unpacked(square, route.ranks);
  const task = { ...route, holes: route.holes.map(place), rule: false };
  const squares = [.../** @type {import('../../../pkg/lazy.js').Player} */ (run.player).way()].map(place);
  const view = route.ownTour ? 'ride' : 'tour';
  for (let step = 0; step < squares.length; step += 1) {
    run.goTo(step);
    const path = squares.slice(0, step + 1);
    const { nameOf } = drawn(display);
    for (const square of placesOn(route)) {
      const facts = { task, path, square, kind: /** @type {const} */ ('moved'), left: undefined, view };
      see(() => nameOf?.(packed(square, route.ranks)) ?? '', /** @type {SquareFacts} */ (facts));
      if (!route.ownTour || has(task.holes, square)) continue;
      const choice = choiceOf(lazy, 'own', route, step, packed(square, route.ranks));
      if ('problem' in choice) see(choice.problem, /** @type {SquareFacts} */ (facts));
    }
  }
  run.free();
}
