/**
 * The sorts of moments at which a question tells something: the first of each is asked.
 *
 * | queens | |
 * |---|---|
 * | `place`, `solved` | a queen placed, a solution |
 * | `reject:<line>`, `reject:given` | a candidate attacked along a line, or by a given queen |
 * | `remove:solved` | the queen taken back after a solution |
 * | `remove:dead` | the next row or column has no free square at all |
 * | `remove:tried:<line>` | all its free squares have been tried, by the line of the queen taken back |
 * | `remove:lift` | `scan` lifts a queen to move it on |
 *
 * | knight | |
 * |---|---|
 * | `place:only`, `place:degree`, `place:plain` | the only way on, the fewest ways on, the first of several by its move |
 * | `tie:distance:<n>`, `tie:order:<n>` | so many candidates have the fewest ways on: the distance decides, or the move does |
 * | `place:again` | the next candidate after a move taken back |
 * | `remove:stuck`, `remove:tried`, `remove:pruned`, `remove:open` | why a move is taken back |
 * | `solved` | a tour |
 *
 * @import { Explanation } from '../../pkg/page.js'
 * @import { SearchEvent } from '../core/events.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Snapshot } from '../core/run.js'
 *
 * @typedef {object} Moment
 * @property {Snapshot} here the step before the event
 * @property {SearchEvent} event
 * @property {Explanation} [explanation] of `scan` after the event
 */

import { fileOf, rankOf, squareAt, unpackEvent } from '../core/index.js';
import { isByColumn } from '../queens/index.js';

/**
 * @param {QueensRoute | KnightRoute} route
 * @param {Moment} moment
 */
export const sortOf = (route, moment) =>
  moment.event.kind === 'solved'
    ? 'solved'
    : route.view === 'queens'
      ? ofQueens(route, moment)
      : ofKnight(route, moment);

/**
 * @param {QueensRoute} route
 * @param {Moment} moment
 */
function ofQueens(route, { here, event, explanation }) {
  if (event.kind === 'reject') return `reject:${event.given ? 'given' : event.line}`;
  if (event.kind !== 'remove') return event.kind;
  if (isAfter(here, 'solved')) return 'remove:solved';
  if (explanation?.solver === 'scan') {
    return explanation.movesOn ? 'remove:lift' : `remove:tried:${lineOf(route, event.square)}`;
  }
  const [byColumn, line] = [isByColumn(route), lineOf(route, event.square)];
  const standing = [...route.queens, ...here.path];
  const given = new Set(route.queens.map((queen) => lineOf(route, queen)));
  let next = line + 1;
  while (given.has(next)) next += 1;
  const { size } = route;
  const squares = Array.from({ length: size }, (_, place) =>
    byColumn ? squareAt(next, place) : squareAt(place, size - 1 - next),
  );
  const isDead = squares.every((square) => standing.some((queen) => attacks(queen, square)));
  return isDead ? 'remove:dead' : `remove:tried:${line}`;
}

/**
 * The row or column that a solver fills, from 0.
 * @param {QueensRoute} route
 * @param {import('../core/squares.js').Square} square
 */
const lineOf = (route, square) => (isByColumn(route) ? fileOf(square) : route.size - 1 - rankOf(square));

/**
 * @param {KnightRoute} route
 * @param {Moment} moment
 */
function ofKnight({ files, ranks, holes, solver }, { here, event }) {
  const returned = isAfter(here, 'remove');
  if (event.kind === 'remove') {
    if (here.path.length + 1 === files * ranks - holes.length) return 'remove:open';
    if (returned) return 'remove:tried';
    return here.moment?.pruned ? 'remove:pruned' : 'remove:stuck';
  }
  const all = here.moment?.candidates ?? [];
  const left = all.slice(all.findIndex(({ square }) => event.kind === 'place' && square === event.square));
  if (solver === 'plain') return returned ? 'place:again' : left.length > 1 ? 'place:plain' : 'place:only';
  const [best, second] = left;
  const tied = left.filter(({ degree }) => degree === best.degree);
  if (tied.length > 1) return `tie:${best.distance > second.distance ? 'distance' : 'order'}:${tied.length}`;
  if (returned) return 'place:again';
  return left.length > 1 ? 'place:degree' : 'place:only';
}

/**
 * @param {Snapshot} here
 * @param {SearchEvent['kind']} kind of the event before
 */
const isAfter = ({ event }, kind) => event !== undefined && unpackEvent(event).kind === kind;

/**
 * @param {import('../core/squares.js').Square} queen
 * @param {import('../core/squares.js').Square} square another one
 */
export function attacks(queen, square) {
  const [files, ranks] = [fileOf(queen) - fileOf(square), rankOf(queen) - rankOf(square)];
  return files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
}
