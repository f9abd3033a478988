/**
 * Arguments by what a knight can come to: squares without which the board falls apart, and squares out of reach.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Board, Step } from './step.js'
 */

import { fileOf, rankOf } from '../../core/index.js';
import { isDark, labelled, movesFrom, reachedFrom, squaresOf, step } from './step.js';

/**
 * The parts into which a board falls without some squares.
 * @param {Board} board
 * @param {Square[]} removed
 */
function partsWithout(board, removed) {
  const rest = { ...board, holes: [...board.holes, ...removed] };
  /** @type {Square[][]} */
  const parts = [];
  const seen = new Set();
  for (const square of squaresOf(rest)) {
    if (seen.has(square)) continue;
    const part = reachedFrom(rest, square);
    parts.push(part);
    for (const reached of part) seen.add(reached);
  }
  return parts;
}

/**
 * The board falls into more parts than a tour into pieces.
 * @param {Board} board
 * @param {Square[]} cut
 * @param {Step[]} [before] why these squares
 * @returns {Step[]}
 */
export function fallsApart(board, cut, before = []) {
  const parts = partsWithout(board, cut);
  const { start, end, closed } = board;
  const [count, marked] = [cut.length, { rejected: cut }];
  const labels = new Map(parts.flatMap((part, index) => labelled(part, index + 1)));
  const picture = { areas: parts, labels, marked };
  const ends = closed ? [] : [start, end].filter((square) => square !== null);
  const taken = ends.filter((square) => cut.includes(square));
  const together = ends.length === 2 && parts.some((part) => ends.every((square) => part.includes(square)));
  const pieces = closed ? count : count + 1 - taken.length;
  const most = together ? pieces - 1 : pieces;
  const sums = { count, pieces };
  const falls = closed
    ? step('argue.pieces.closed', sums, picture)
    : taken.length > 0
      ? step('argue.pieces.ends', { ...sums, one: taken.length === 1, ends: taken }, picture)
      : together
        ? step('argue.pieces.together', { ...sums, ends, most }, picture)
        : step('argue.pieces.open', sums, picture);
  return [
    ...before,
    count === 1 ? step('argue.cut.one', { square: cut }, { marked }) : step('argue.cut', { count }, { marked }),
    step('argue.parts', { parts: parts.length }, picture),
    falls,
    step('argue.many', { parts: parts.length, most }, { ...picture, marked: { conflict: cut } }),
  ];
}

/**
 * 4×4, whose corners lead to the four middle squares alone.
 * @param {Board} board
 * @param {Square[]} cut the middle squares
 */
export function corners(board, cut) {
  const all = squaresOf(board).filter((square) => [fileOf(square), rankOf(square)].every((side) => side % 3 === 0));
  const picture = { marked: { now: all, looked: cut }, moves: movesFrom(board, all) };
  return fallsApart(board, cut, [step('argue.corners', { corners: all.length, count: cut.length }, picture)]);
}

/**
 * Squares that no way leads to.
 * @param {Board} board
 * @param {Square} start
 */
export function unreachable(board, start) {
  const squares = squaresOf(board);
  const reached = reachedFrom(board, start);
  const left = squares.filter((square) => !reached.includes(square));
  const marked = { start: [start] };
  return [
    step(
      'argue.reach',
      { start: [start], count: reached.length, squares: squares.length },
      { areas: [reached], marked, moves: everyMove(board, reached) },
    ),
    step('argue.reach.not', { start: [start], left: left.length }, { areas: [reached], marked: { conflict: left } }),
  ];
}

/** More moves than this are not drawn: they would hide the board. */
const DRAWN = 120;

/**
 * The moves between some squares, each once.
 * @param {Board} board
 * @param {Square[]} squares
 */
function everyMove(board, squares) {
  const moves = movesFrom(board, squares, (to) => squares.includes(to)).filter(([from, to]) => from < to);
  return moves.length > DRAWN ? [] : moves;
}

/** A board one square wide. @param {Board} board @param {Square} from */
export const oneWide = (board, from) => [
  step('argue.shape', {}, { marked: { now: [from] } }),
  step('argue.one.wide', {}, { marked: { conflict: squaresOf(board).filter((square) => square !== from) } }),
];

/** A board two squares wide. @param {Board} board @param {Square} from */
export function twoWide(board, from) {
  const squares = squaresOf(board);
  const reached = reachedFrom(board, from);
  const left = squares.filter((square) => !reached.includes(square));
  return [
    step('argue.along', {}, { marked: { now: [from] }, moves: movesFrom(board, [from]) }),
    step(
      'argue.row',
      { start: [from], count: reached.length, squares: squares.length },
      { areas: [reached], marked: { start: [from] }, moves: everyMove(board, reached) },
    ),
    step('argue.row.not', { left: left.length }, { areas: [reached], marked: { conflict: left } }),
  ];
}

/** The middle of 3×3. @param {Board} board @param {Square} square */
export function isolated(board, square) {
  const ring = squaresOf(board).filter((other) => other !== square);
  return [
    step('argue.round', { count: ring.length }, { areas: [ring], moves: everyMove(board, ring) }),
    step('argue.isolated', { square: [square] }, { areas: [ring], marked: { conflict: [square] } }),
  ];
}

/**
 * A board four squares wide, whose two outer lines lead to the inner ones alone: dark and light take turns, and so do these.
 * @param {Board} board
 * @param {Square} from on the tour; of an open one an end on an inner line
 */
export function fourWide(board, from) {
  const { files, closed } = board;
  const squares = squaresOf(board);
  const isOuter = (/** @type {Square} */ square) => (files === 4 ? fileOf(square) : rankOf(square)) % 3 === 0;
  const outer = squares.filter(isOuter);
  const inner = squares.filter((square) => !isOuter(square));
  const dark = isDark(from) === isOuter(from);
  const visited = squares.filter((square) => isDark(square) === (isOuter(square) === dark));
  const missed = outer.filter((square) => isDark(square) !== dark);
  const areas = [outer, inner];
  const letters = new Map([...labelled(outer, 'A'), ...labelled(inner, 'B')]);
  const kept = new Map([...letters].filter(([square]) => visited.includes(square)));
  const sample = outer.filter((square) => isOuter(square) === isOuter(outer[0])).slice(0, 4);
  return [
    step('argue.lines', { count: outer.length }, { areas, labels: letters }),
    step('argue.outer', {}, { areas, labels: letters, moves: movesFrom(board, sample) }),
    closed
      ? step('argue.lines.closed', {}, { areas, labels: letters })
      : step('argue.lines.open', { square: [from] }, { areas, labels: letters, marked: { now: [from] } }),
    step('argue.lines.colours', { square: [from], dark }, { areas, labels: kept, marked: { now: [from] } }),
    step(
      'argue.lines.missed',
      { count: missed.length, dark: !dark },
      { areas, labels: new Map(labelled(missed, 'A')), marked: { conflict: missed } },
    ),
  ];
}
