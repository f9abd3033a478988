/**
 * Why there is no tour: the reasons, each with its claims about the board. Behind each the referee tries every way, where
 * the board is small enough.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Slots } from './form.mjs'
 * @import { KnightBoard } from './boards.mjs'
 *
 * @typedef {object} ReasonFacts
 * @property {KnightBoard & { closed: boolean }} task
 * @property {Place | null} asked where the tour is to begin, where that is known
 * @property {Place | null} end where it is to end
 * @property {Place[]} marked squares on the board
 */

import { count, form } from './form.mjs';
import { coloursOf, isDark, mayHaveTour, movesFrom, partsWithout, reachOf, squaresOf } from './boards.mjs';
import { isHop, isSame, placeNamed } from './geometry.mjs';

/** @param {ReasonFacts} facts @param {string} name */
const place = ({ task }, name) => placeNamed(name, task.ranks);

/** @param {ReasonFacts} facts @param {Slots} slots */
function isRegion({ task: { files, ranks, holes } }, { region }) {
  const [width, height, without = 0] = (region.match(/\d+/g) ?? []).map(Number);
  return width === files && height === ranks && without === holes.length;
}

/** @param {ReasonFacts} facts @param {Place} square */
const isLeft = ({ task }, square) => squaresOf(task).some((each) => isSame(each, square));

/** The length of the shorter side. @param {ReasonFacts} facts */
const width = ({ task }) => Math.min(task.files, task.ranks);

/** The dark and light squares, as they are said to be. @param {ReasonFacts} facts @param {Slots} slots */
function areColours({ task }, { dark, light }) {
  const colours = coloursOf(task);
  return colours.dark === count(dark) && colours.light === count(light);
}

/** @param {string} word */
const meansDark = (word) => word === 'dark' || word === '深色';

/** Whether the board falls into more parts without the marked squares than a tour can. @param {ReasonFacts} facts @param {Slots} slots */
function isCut({ task, marked }, { parts, most }) {
  const pieces = task.closed ? marked.length : marked.length + 1;
  return count(parts) === partsWithout(task, marked) && count(most) === pieces && count(parts) > pieces;
}

/** Both squares have exactly two moves, and those to the same two. @param {ReasonFacts} facts @param {string[]} names @param {string[]} others */
const haveMoves = (facts, names, others) =>
  names.every((name) => {
    const moves = movesFrom(facts.task, place(facts, name));
    return moves.length === 2 && others.every((other) => moves.some((to) => isSame(to, place(facts, other))));
  });

/** On a board four squares wide, moves from the outer lines lead to the inner ones. @param {ReasonFacts} facts */
const isFourWide = ({ task, marked }) =>
  (task.files === 4 || task.ranks === 4) && task.holes.length === 0 && marked.length > 0;

/** Whether a square is on one of the two inner lines of such a board. @param {ReasonFacts} facts @param {Place} square */
const isInner = ({ task }, { row, column }) => {
  const [at, side] = task.ranks === 4 ? [row, task.ranks] : [column, task.files];
  return at > 1 && at < side;
};

/** @param {string} [source] in brackets, nothing where there is none */
const isSource = (source = '') => /^$|(Schwenk 1991|Cull (and|和) De Curtins 1978)[)）]$/.test(source);

/** @param {ReasonFacts} facts */
const mayHaveTourHere = ({ task, asked, end }) =>
  squaresOf(task).length <= 25 && mayHaveTour(task, { start: asked, end, closed: task.closed });

/**
 * Reasons behind the words that there is no tour, each of which its check holds for true and every way says as well.
 * @type {Record<string, (facts: ReasonFacts, slots: Slots) => boolean>}
 */
const REASONS = {
  'odd-closed': (facts, slots) =>
    isRegion(facts, slots) && squaresOf(facts.task).length === count(slots.squares) && count(slots.squares) % 2 === 1,
  'too-few': (facts, slots) =>
    isRegion(facts, slots) && squaresOf(facts.task).length === count(slots.squares) && count(slots.squares) < 4,
  'unbalanced-closed': (facts, slots) =>
    facts.task.closed && isRegion(facts, slots) && areColours(facts, slots) && slots.dark !== slots.light,
  'unbalanced-open': (facts, slots) =>
    !facts.task.closed &&
    isRegion(facts, slots) &&
    areColours(facts, slots) &&
    Math.abs(count(slots.dark) - count(slots.light)) > 1,
  'start-colour': (facts, slots) => {
    const { dark, light } = coloursOf(facts.task);
    const start = place(facts, slots.start);
    const isStart = isSame(start, facts.asked ?? undefined) && isDark(facts.task, start) === meansDark(slots.is);
    const isNeeded = meansDark(slots.needed) === dark > light && Math.abs(dark - light) === 1;
    return isRegion(facts, slots) && areColours(facts, slots) && isStart && isNeeded && slots.is !== slots.needed;
  },
  'end-colour': (facts, slots) => {
    const [start, end] = [place(facts, slots.start), place(facts, slots.end)];
    const needed = isDark(facts.task, start) === (squaresOf(facts.task).length % 2 === 1);
    const isAsked = isSame(start, facts.asked ?? undefined) && isSame(end, facts.end ?? undefined);
    const isColour = isDark(facts.task, end) === meansDark(slots.is) && needed === meansDark(slots.needed);
    return isRegion(facts, slots) && isAsked && isColour && slots.is !== slots.needed;
  },
  'end-is-start': (facts, { square }) =>
    isSame(place(facts, square), facts.asked ?? undefined) && isSame(facts.asked ?? undefined, facts.end ?? undefined),
  'one-wide': (facts) => width(facts) === 1 && squaresOf(facts.task).length > 1,
  'two-wide': (facts, { square }) => {
    const reach = reachOf(facts.task, place(facts, square));
    const isStart = facts.asked === null || isSame(place(facts, square), facts.asked);
    const isMissed = facts.marked.every((each) => !reach.some((found) => isSame(found, each)));
    return width(facts) === 2 && isStart && facts.marked.length > 0 && isMissed;
  },
  'four-wide': (facts, slots) => isRegion(facts, slots) && isFourWide(facts) && facts.task.closed,
  'inner-line': (facts, slots) => {
    const square = place(facts, slots.square);
    const isEnd = [facts.asked, facts.end].some((each) => isSame(square, each ?? undefined));
    return isRegion(facts, slots) && isFourWide(facts) && isEnd && isInner(facts, square);
  },
  isolated: (facts, { square }) =>
    movesFrom(facts.task, place(facts, square)).length === 0 && isLeft(facts, place(facts, square)),
  'corner-ring': (facts, { one, other, third, fourth }) =>
    one !== other && third !== fourth && haveMoves(facts, [one, other], [third, fourth]) && facts.task.closed,
  corners: (facts, slots) => isRegion(facts, slots) && facts.marked.length === 4 && isCut(facts, slots),
  'small-board': (facts, slots) =>
    isRegion(facts, slots) && facts.marked.length === count(slots.count) && isCut(facts, slots),
  'forced-apart': (facts, slots) => {
    const ends = [place(facts, slots.one), place(facts, slots.other)];
    const areTwo = slots.one !== slots.other;
    const areMarked = ends.every((end) => facts.marked.some((square) => isSame(square, end)));
    return isRegion(facts, slots) && !isHop(ends[0], ends[1]) && areMarked && areTwo;
  },
  unreachable: (facts, { start, square }) => {
    const from = place(facts, start);
    const isReached = reachOf(facts.task, from).some((each) => isSame(each, place(facts, square)));
    return isSame(from, facts.asked ?? undefined) && isLeft(facts, place(facts, square)) && !isReached;
  },
  'one-move': (facts, { square }) => {
    const here = place(facts, square);
    // An open tour does not enter its first square, nor leave the last one that is asked for.
    const isEnd = !facts.task.closed && [facts.asked, facts.end].some((each) => isSame(here, each ?? undefined));
    return isLeft(facts, here) && movesFrom(facts.task, here).length === 1 && !isEnd;
  },
  starved: (facts, slots) => {
    const { task, marked, asked, end } = facts;
    const isEnd = (/** @type {Place} */ square) =>
      !task.closed && [asked, end].some((each) => isSame(square, each ?? undefined));
    // At each end of an open tour it makes one move: at its start, and at a last square of the colour that comes last.
    const isOdd = squaresOf(task).length % 2 === 1;
    const isLast = (/** @type {Place} */ square) =>
      !isEnd(square) && asked !== null && (isDark(task, square) === isDark(task, asked)) === isOdd;
    const last = !task.closed && !end && marked.some(isLast) ? 1 : 0;
    const open = marked.filter(isEnd).length + last;
    const around = squaresOf(task).filter((square) => marked.some((each) => isHop(each, square)));
    const offers = around.map((square) => {
      const ways = movesFrom(task, square).filter((to) => marked.some((each) => isSame(each, to))).length;
      return Math.min(ways, isEnd(square) ? 1 : 2);
    });
    const offer = offers.reduce((sum, each) => sum + each, 0);
    const areApart = !around.some((square) => marked.some((each) => isSame(each, square)));
    const need = 2 * marked.length - open;
    return (
      areApart &&
      count(slots.count) === marked.length &&
      count(slots.need) === need &&
      count(slots.offer) === offer &&
      offer < need
    );
  },
  'cut-by-one': (facts, slots) => isCut({ ...facts, marked: [place(facts, slots.square)] }, slots),
  cut: (facts, slots) => facts.marked.length === count(slots.count) && isCut(facts, slots),
  exhausted: (facts, slots) => isRegion(facts, slots) && squaresOf(facts.task).length <= 25,
  'twin-ends': (facts, { one, other, square }) => {
    const moves = movesFrom(facts.task, place(facts, one));
    const same = moves.length === 2 && moves.every((to) => isHop(to, place(facts, other)));
    return one !== other && same && isAnEnd(facts, square) && needySides(facts, square) === 2;
  },
  'forced-short': (facts, { one, other, square }) => {
    const needy = needyCorners(facts, square);
    const areCorners = [one, other].every((name) => needy.some((corner) => isSame(corner, place(facts, name))));
    return one !== other && areCorners && isAnEnd(facts, square);
  },
};

export const reasonForms = Object.entries(REASONS).map(([key, holds]) =>
  form(
    `why.${key}`,
    (/** @type {ReasonFacts} */ facts, slots) =>
      (slots.none === 'closed tour' || slots.none === '闭合周游') === facts.task.closed &&
      !mayHaveTourHere(facts) &&
      isSource(slots.source) &&
      holds(facts, slots),
  ),
);

/** The corners with two moves, one of which leads to a square. @param {ReasonFacts} facts @param {string} name */
const needyCorners = (facts, name) => {
  const { files, ranks } = facts.task;
  const corners = [1, ranks].flatMap((row) => [1, files].map((column) => ({ row, column })));
  return corners.filter((corner) => movesFrom(facts.task, corner).length === 2 && isHop(corner, place(facts, name)));
};

/**
 * On how many sides two corners have one move to the same square, and their other moves lead beside the one named.
 * @param {ReasonFacts} facts
 * @param {string} name
 */
function needySides(facts, name) {
  const { task } = facts;
  const corners = [1, task.ranks].flatMap((row) => [1, task.files].map((column) => ({ row, column })));
  const pairs = corners.flatMap((one, index) => corners.slice(index + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const moves = pair.map((corner) => movesFrom(task, corner));
    const shared = moves[0].filter((to) => moves[1].some((each) => isSame(each, to)));
    const others = moves.flat().filter((to) => !shared.some((each) => isSame(each, to)));
    return shared.length === 1 && others.length === 2 && others.every((to) => isHop(to, place(facts, name)));
  }).length;
}

/** @param {ReasonFacts} facts @param {string} name */
const isAnEnd = (facts, name) =>
  [facts.asked, facts.end].some((each) => each !== null && isSame(each, place(facts, name)));
