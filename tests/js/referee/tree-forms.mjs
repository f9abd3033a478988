/**
 * The names of the nodes of the search tree, and how many of a level are searched or still ahead. The referee follows the
 * search with a witness, and lays out the squares of each level independently.
 *
 * @import { Form } from './form.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 * @import { See } from './walks.mjs'
 * @import { QueensRoute } from '../../../www/core/routes.js'
 *
 * @typedef {QueensFacts & { depth: number, place: number, tried: Place[] }} TreeFacts `depth` of a level, from 0; `place` of
 *   a node in it, from 1, or 0 for the whole level; `tried` the squares of the level below the path
 */

import { home } from '../../../www/core/routes.js';
import { setNotation } from '../../../www/i18n/index.js';
import { treePane } from '../../../www/panes/tree.js';
import { faked, inDocument, shownIn } from '../fake-document.mjs';
import { count, forms } from './form.mjs';
import { attackersOf, isSame, placeNamed } from './geometry.mjs';
import { queensRoutes, witnessed } from './runs.mjs';

/** The line of a level. @param {TreeFacts} facts */
const lineOf = ({ size, level, given, depth }) => openLines(size, level, given)[depth];

/** The lines without a given queen. @param {number} size @param {'row' | 'column'} level @param {Place[]} given */
const openLines = (size, level, given) => upTo(size).filter((line) => !given.some((queen) => queen[level] === line));

/** @param {number} size */
const upTo = (size) => Array.from({ length: size }, (_, index) => index + 1);

/** The free squares of a level, each with its place and its state. @param {TreeFacts} facts */
function nodesOf(facts) {
  const { size, level, solver, given, depth, tried, after } = facts;
  const path = after.slice(given.length);
  const standing = [...given, ...path.slice(0, depth)];
  const places = solver === 'mask' ? upTo(size).toReversed() : upTo(size);
  const free = places.filter((place) => attackersOf(squareAt(level, lineOf(facts), place), standing).length === 0);
  const queen = path[depth];
  const here = free.findIndex((place) => isSame(squareAt(level, lineOf(facts), place), queen));
  return free.map((place, index) => {
    const isTried = tried.some((each) => isSame(each, squareAt(level, lineOf(facts), place)));
    const isPassed = queen ? index < here : isTried;
    return { place, state: index === here ? 'current' : isPassed ? 'searched' : 'ahead' };
  });
}

/** @param {'row' | 'column'} level @param {number} line @param {number} place @returns {Place} */
const squareAt = (level, line, place) =>
  level === 'row' ? { row: line, column: place } : { row: place, column: line };

/** @param {string} state @returns {Form<TreeFacts>['holds']} */
const isState = (state) => (facts) => nodesOf(facts).some((node) => node.place === facts.place && node.state === state);

/** @param {'row' | 'column'} level @returns {Form<TreeFacts>['holds']} */
const isNamed = (level) => (facts, slots) =>
  facts.level === level && count(slots.line) === lineOf(facts) && count(slots.place) === facts.place;

/** @param {TreeFacts} facts @param {string} state */
const howMany = (facts, state) => nodesOf(facts).filter((node) => node.state === state).length;

/** @type {Form<TreeFacts>[]} */
export const treeForms = forms({
  'tree.row': isNamed('row'),
  'tree.column': isNamed('column'),
  'tree.chess': (facts, { square }) =>
    isSame(placeNamed(square, facts.size), squareAt(facts.level, lineOf(facts), facts.place)),
  'tree.searched': isState('searched'),
  'tree.current': isState('current'),
  'tree.ahead': isState('ahead'),
  'tree.counts': (facts, { searched, ahead }) =>
    count(searched) === howMany(facts, 'searched') && count(ahead) === howMany(facts, 'ahead') && facts.place === 0,
});

/** The longest part of a run that is read, in steps. */
const STEPS = 90;

/** @param {See<TreeFacts>} see */
export function walkTree(see) {
  for (const notation of /** @type {const} */ (['rows', 'chess'])) {
    setNotation(notation);
    for (const route of queensRoutes()) {
      const isFew = notation === 'chess' ? route.size < 5 : route.size < 6;
      if (isFew && route.queens.length <= (route.size > 4 ? 0 : 1)) inDocument(() => walkRun(route, see));
    }
  }
  setNotation('rows');
}

/** @param {QueensRoute & { solver: string }} route @param {See<TreeFacts>} see */
function walkRun(route, see) {
  const { size, queens } = route;
  const { run, place, length, see: seeStep } = witnessed(route);
  const given = queens.map(place);
  const pane = treePane();
  const [root, display, overlays] = [faked(pane.element), { route: { ...home.queens, ...route }, run }, {}];
  /** The squares of each line that have been tried since the search came to it. @type {Map<number, Place[]>} */
  const tried = new Map();
  for (let step = 0; step <= Math.min(length, STEPS); step += 1) {
    const { snapshot, facts: seen } = seeStep(step);
    const { kind, square, level, after } = seen;
    if (square && (kind === 'placed' || kind === 'rejected')) {
      tried.set(square[level], [...(tried.get(square[level]) ?? []), square]);
      if (kind === 'placed') for (const line of tried.keys()) if (line > square[level]) tried.delete(line);
    }
    pane.show(/** @type {any} */ ({ display, player: { snapshot, overlays }, hurried: false }));
    const levels = shownIn(root).filter(({ tag }) => tag === 'li');
    for (const [depth, item] of levels.entries()) {
      const line = openLines(size, level, given)[depth];
      const below = depth < after.length - given.length ? [] : (tried.get(line) ?? []);
      const facts = { ...seen, depth, tried: below };
      for (const part of shownIn(item)) {
        if (part.className === 'tree-counts') see(() => part.textContent, { ...facts, place: 0 });
        const places = part.tag === 'button' ? (part.parent?.children.indexOf(part) ?? -1) + 1 : 0;
        if (places > 0) see(() => part.title, { ...facts, place: places });
      }
    }
  }
  run.free();
}
