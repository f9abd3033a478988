/**
 * Sequences of squares that are not the tour asked for, as the golden file has them, and rides that cannot be closed. The
 * results in the file are the core's, as a native test checks; the referee reads the sentences of the page.
 *
 * @import { Form } from './form.mjs'
 * @import { KnightBoard } from './boards.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {object} BrokenFacts
 * @property {KnightBoard} board
 * @property {(Place | null)[]} walk
 * @property {Place | null} start asked for
 * @property {Place | null} end asked for
 * @property {boolean} closed whether a closed tour is asked for
 */

import { explain } from '../../../www/i18n/index.js';
import { golden } from '../../golden.mjs';
import { lazy, squares } from '../core.mjs';
import { movesFrom, squaresOf } from './boards.mjs';
import { count, forms } from './form.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';

/** @param {BrokenFacts} facts @param {string} name */
const place = ({ board }, name) => placeNamed(name, board.ranks);

/** @param {BrokenFacts} facts @param {Place | null | undefined} square */
const isLeft = ({ board }, square) => square != null && squaresOf(board).some((each) => isSame(each, square));

/** Whether every square of the board is visited once, by moves. @param {BrokenFacts} facts */
const isWhole = (facts) =>
  facts.walk.length === squaresOf(facts.board).length &&
  squaresOf(facts.board).every((square) => facts.walk.some((each) => isSame(each ?? undefined, square))) &&
  facts.walk.every((to, index) => index === 0 || (to !== null && isHop(facts.walk[index - 1] ?? to, to)));

/** @param {BrokenFacts} facts @param {string} name @param {number} at @param {Place | null} asked */
const isAt = (facts, name, at, asked) =>
  isWhole(facts) &&
  isSame(facts.walk.at(at) ?? undefined, place(facts, name)) &&
  !isSame(place(facts, name), asked ?? undefined);

/** Free squares a move away from the first square. @param {BrokenFacts} facts */
const waysHome = (facts) =>
  movesFrom(facts.board, facts.walk[0] ?? { row: 0, column: 0 }).filter(
    (square) => !facts.walk.some((each) => isSame(each ?? undefined, square)),
  );

/** Whether a ride can be finished so that it closes. @param {BrokenFacts} facts */
function closes({ board, walk }) {
  const [first] = walk;
  const all = squaresOf(board).length;
  /** @type {(way: Place[]) => boolean} */
  const extend = (way) => {
    const last = way[way.length - 1];
    if (way.length === all) return isHop(last, first ?? last);
    return movesFrom(board, last).some((to) => !way.some((each) => isSame(each, to)) && extend([...way, to]));
  };
  return extend(/** @type {Place[]} */ (walk));
}

/** The answers of long searches, as they are asked for in each language. @type {Map<string, boolean>} */
const known = new Map();

/** @param {BrokenFacts} facts */
function mayClose(facts) {
  const key = JSON.stringify(facts);
  const answer = known.get(key) ?? closes(facts);
  known.set(key, answer);
  return answer;
}

/** @type {Form<BrokenFacts>[]} */
export const brokenForms = forms({
  'why.no-squares': ({ walk }) => walk.length === 0,
  'why.starts-off-board': ({ walk, board }) => walk[0]?.column === board.files + 1,
  'why.starts-in-hole': (facts, { square }) =>
    isSame(facts.walk[0] ?? undefined, place(facts, square)) &&
    facts.board.holes.some((hole) => isSame(hole, place(facts, square))),
  'why.not-a-knights-move': (facts, slots) => {
    const [from, to] = [place(facts, slots.from), place(facts, slots.to)];
    const at = count(slots.move);
    const isMove = isSame(facts.walk[at - 1] ?? undefined, from) && isSame(facts.walk[at] ?? undefined, to);
    return isMove && !isHop(from, to);
  },
  'why.wrong-start': (facts, slots) =>
    isAt(facts, slots.found, 0, facts.start) && isSame(place(facts, slots.asked), facts.start ?? undefined),
  'why.wrong-end': (facts, slots) =>
    isAt(facts, slots.found, -1, facts.end) && isSame(place(facts, slots.asked), facts.end ?? undefined),
  'why.not-closed': (facts, { end }) => {
    const last = place(facts, end);
    return facts.closed && isAt(facts, end, -1, null) && !isHop(facts.walk[0] ?? last, last);
  },
  'why.no-move': (facts, { square }) =>
    facts.walk.length === 1 &&
    isSame(facts.walk[0] ?? undefined, place(facts, square)) &&
    movesFrom(facts.board, place(facts, square)).length === 0 &&
    isLeft(facts, place(facts, square)),
  'why.no-way-back': (facts, { start }) =>
    isSame(facts.walk[0] ?? undefined, place(facts, start)) && waysHome(facts).length === 0,
  'why.no-end-next-to-start': (facts, slots) => {
    const ends = (slots.ends.match(/[a-z]\d/g) ?? []).map((name) => place(facts, name));
    const home = waysHome(facts);
    const areEnds = ends.length === home.length && home.every((square) => ends.some((end) => isSame(end, square)));
    const isBoard = count(slots.files) === facts.board.files && count(slots.ranks) === facts.board.ranks;
    const isStart = isSame(facts.walk[0] ?? undefined, place(facts, slots.start));
    // The last square of the ride is still on the board, as the first of the rest.
    return isStart && areEnds && isBoard && count(slots.holes) === facts.walk.length - 1 && !mayClose(facts);
  },
});

/** Rides on 5×6 that cannot be closed. */
const RIDES = ['a1 b3 d4 c2 e1', 'a1 c2 e1 d3 b4'];

/** @param {See<BrokenFacts>} see */
export function walkBroken(see) {
  const keys = new Set(brokenForms.map(({ key }) => key));
  for (const { text, expected } of golden('broken-tours')) {
    const [board, holes, walk, asked] = text.split(' | ').map((part) => part.trim());
    const [code, values, sentence] = expected.split(' | ').map((part) => part.trim());
    if (!keys.has(`why.${code}`)) continue;
    const [files, ranks] = board.split('x').map(Number);
    const places = (/** @type {string} */ names) =>
      names
        .split(',')
        .filter(Boolean)
        .map((name) => placeNamed(name, ranks));
    const [start, end] = asked === '-' ? [] : asked.split(',');
    const facts = {
      board: { files, ranks, holes: places(holes) },
      walk: places(walk),
      start: start ? placeNamed(start, ranks) : null,
      end: end && end !== 'closed' ? placeNamed(end, ranks) : null,
      closed: end === 'closed',
    };
    const pairs = values
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('='));
    see(() => explain({ code, values: Object.fromEntries(pairs), sentence }), facts);
  }
  for (const ride of RIDES) {
    const board = { files: 5, ranks: 6, holes: [] };
    const facts = {
      board,
      walk: ride.split(' ').map((name) => placeNamed(name, 6)),
      start: null,
      end: null,
      closed: true,
    };
    see(() => explain(reasonOf(ride)), facts);
  }
}

/** Why a ride cannot be finished. @param {string} ride */
function reasonOf(ride) {
  try {
    lazy.finishRide(5, 6, new Uint32Array(), Uint32Array.from(squares(ride)), true);
  } catch (error) {
    return /** @type {import('../../../www/i18n/index.js').CoreMessage} */ (
      /** @type {{ why: unknown }} */ (error).why
    );
  }
  throw new Error(`${ride} can be finished`);
}
