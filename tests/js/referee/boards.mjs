/**
 * The referee's own facts about a knight's board: colours, moves, parts, and by exhaustive search whether there is
 * a tour.
 *
 * @import { Place } from './geometry.mjs'
 *
 * @typedef {object} KnightBoard
 * @property {number} files
 * @property {number} ranks
 * @property {Place[]} holes
 */

import { isHop, isSame } from './geometry.mjs';

/** @param {KnightBoard} board */
export const squaresOf = ({ files, ranks, holes }) =>
  Array.from({ length: files * ranks }, (_, index) => ({
    row: Math.floor(index / files) + 1,
    column: (index % files) + 1,
  })).filter((square) => !holes.some((hole) => isSame(hole, square)));

/** a1 is dark. @param {KnightBoard} board @param {Place} square */
export const isDark = ({ ranks }, { row, column }) => (ranks - row + column - 1) % 2 === 0;

/** How many squares are dark, and how many are light. @param {KnightBoard} board */
export function coloursOf(board) {
  const squares = squaresOf(board);
  const dark = squares.filter((square) => isDark(board, square)).length;
  return { dark, light: squares.length - dark };
}

/** The squares a move away. @param {KnightBoard} board @param {Place} from */
export const movesFrom = (board, from) => squaresOf(board).filter((to) => isHop(from, to));

/** All squares that moves join with one. @param {KnightBoard} board @param {Place} from */
export function reachOf(board, from) {
  const found = [from];
  for (const here of found)
    found.push(...movesFrom(board, here).filter((to) => !found.some((each) => isSame(each, to))));
  return found;
}

/** How many parts a board falls into without some squares. @param {KnightBoard} board @param {Place[]} without */
export function partsWithout(board, without) {
  const rest = { ...board, holes: [...board.holes, ...without] };
  let [left, parts] = [squaresOf(rest), 0];
  while (left.length > 0) {
    const part = reachOf(rest, left[0]);
    left = left.filter((square) => !part.some((each) => isSame(each, square)));
    parts += 1;
  }
  return parts;
}

/** On boards of up to this many squares every way is tried. */
const TRIED = 25;

/** The answers by board and question, as they are asked for once in each language. @type {Map<string, boolean>} */
const known = new Map();

/**
 * Whether there may be a tour from a square, or from any. On a larger board than can be tried, nothing is said: it may.
 * @param {KnightBoard} board
 * @param {{ start: Place | null, end?: Place | null, closed: boolean }} question
 */
export function mayHaveTour(board, { start, end = null, closed }) {
  const squares = squaresOf(board);
  if (squares.length > TRIED) return true;
  const key = JSON.stringify([board.files, board.ranks, board.holes, start, end, closed]);
  const answer = known.get(key) ?? findsTour(squares, { start, end, closed });
  known.set(key, answer);
  return answer;
}

/** @param {Place[]} squares @param {{ start: Place | null, end: Place | null, closed: boolean }} question */
function findsTour(squares, { start, end, closed }) {
  const near = squares.map((from) => squares.flatMap((to, index) => (isHop(from, to) ? [index] : [])));
  const indexOf = (/** @type {Place} */ place) => squares.findIndex((square) => isSame(square, place));
  const whole = 2 ** squares.length - 1;
  const extend = (/** @type {number} */ here, /** @type {number} */ visited, /** @type {number} */ first) => {
    if (visited === whole) {
      if (end && indexOf(end) !== here) return false;
      return !closed || (squares.length > 2 && near[here].includes(first));
    }
    for (const to of near[here]) {
      if ((visited & (1 << to)) === 0 && extend(to, visited | (1 << to), first)) return true;
    }
    return false;
  };
  const starts = start ? [indexOf(start)] : squares.map((_, index) => index);
  return starts.some((first) => first >= 0 && extend(first, 1 << first, first));
}
