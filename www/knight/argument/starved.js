/**
 * Arguments by the moves that single squares have and need.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Board } from './step.js'
 */

import { isDark, movesFrom, near, squaresOf, step } from './step.js';

/** More moves than this are not drawn: they would hide the board. */
const DRAWN = 120;

/**
 * Two opposite corners of 4×4 that have the same two moves.
 * @param {Board} board
 * @param {Square[]} corners
 * @param {Square[]} others
 */
export function cornerRing(board, corners, others) {
  const [first, second] = corners;
  const ring = movesFrom(board, corners);
  const squares = squaresOf(board).length;
  const left = squaresOf(board).filter((square) => ![...corners, ...others].includes(square));
  return [
    step(
      'argue.corner',
      { square: [first], others },
      { marked: { now: [first], looked: others }, moves: ring.slice(0, 2) },
    ),
    step('argue.corner.same', { square: [second], others }, { marked: { now: [second], looked: others }, moves: ring }),
    step('argue.ring', { count: ring.length }, { areas: [[...corners, ...others]], moves: ring }),
    step(
      'argue.ring.left',
      { count: ring.length, left: squares - ring.length },
      { moves: ring, marked: { conflict: left } },
    ),
  ];
}

/**
 * Squares that cannot all have the moves they need.
 * @param {Board} board
 * @param {Square[]} starved
 * @param {Square[]} around
 * @param {{ need: number, offer: number }} sums
 */
export function starving(board, starved, around, { need, offer }) {
  const { start, end, closed } = board;
  /** How many moves a tour makes at a square, where that is known. */
  const ways = (/** @type {Square} */ square) => (!closed && (square === start || square === end) ? 1 : 2);
  const demand = (/** @type {Square} */ square) => near(board, square).filter((to) => starved.includes(to)).length;
  const labels = new Map(starved.map((square) => /** @type {const} */ ([square, ways(square)])));
  const taken = new Map(
    around.map((square) => /** @type {const} */ ([square, Math.min(demand(square), ways(square))])),
  );
  const all = [...labels.values()].reduce((sum, count) => sum + count, 0);
  const moves = movesFrom(board, starved);
  const count = starved.length;
  const drawn = moves.length > DRAWN ? [] : moves;
  const key = closed ? 'argue.need.closed' : all > need ? 'argue.need.end' : 'argue.need.open';
  return [
    step(key, { count, need }, { areas: [starved], labels }),
    step('argue.around', { count: around.length }, { areas: [starved], moves: drawn, marked: { hint: around } }),
    step('argue.offer', { offer }, { areas: [starved], labels: taken, marked: { hint: around } }),
    step(
      'argue.starved',
      { need, offer },
      { areas: [starved], labels: new Map([...labels, ...taken]), marked: { conflict: starved, hint: around } },
    ),
  ];
}

/**
 * A square that at most one move leads to.
 * @param {Board} board
 * @param {Square} square
 */
export function lonely(board, square) {
  const { holes, start, end, closed } = board;
  const around = near(board, square);
  const gone = near({ ...board, holes: [] }, square).filter((to) => holes.includes(to));
  const picture = { marked: { now: [square], rejected: gone, looked: around }, moves: movesFrom(board, [square]) };
  const last = { ...picture, marked: { conflict: [square], rejected: gone, looked: around } };
  if (around.length === 0) {
    return [step('argue.none', { square: [square] }, picture), step('argue.none.not', { square: [square] }, last)];
  }
  const squares = squaresOf(board).length;
  const passed = { square: [square], ...(start === null ? {} : { start: [start] }) };
  const through = closed
    ? step('argue.through.closed', { square: [square] }, { marked: { now: [square] } })
    : end !== null
      ? step('argue.through.ends', { ...passed, end: [end] }, { marked: { now: [square] } })
      : step(
          'argue.through.open',
          { ...passed, squares, dark: isDark(start ?? square) === (squares % 2 === 1) },
          { marked: { now: [square] } },
        );
  return [
    through,
    step('argue.only', { square: [square], other: around }, picture),
    step('argue.only.not', { square: [square] }, last),
  ];
}
