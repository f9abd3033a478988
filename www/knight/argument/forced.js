/**
 * Arguments by forced moves on 3×7 and 3×8: a square with two moves has both, and no ring may close before its time.
 *
 * Squares are written as two digits, along the short side and along the long one, from 1: `38` is a corner of 3×8.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Board, Move, Step } from './step.js'
 */

import { fileOf, rankOf, squareAt } from '../../core/index.js';
import { step } from './step.js';

/**
 * Reads the squares of a board that may lie on its side, and may be mirrored along it.
 * @param {Board} board
 * @param {boolean} [mirrored]
 */
function reader({ files, ranks }, mirrored = false) {
  const length = Math.max(files, ranks);
  const at = (/** @type {string} */ name) => {
    const [short, long] = [...name].map(Number);
    const along = (mirrored ? length + 1 - long : long) - 1;
    return files < ranks ? squareAt(short - 1, along) : squareAt(along, short - 1);
  };
  const all = (/** @type {string} */ names) => names.split(' ').map(at);
  return {
    all,
    /** Moves from each square to the next. @param {...string} ways @returns {Move[]} */
    ways: (...ways) =>
      ways.flatMap((way) => all(way).flatMap((to, index, way_) => (index ? [[way_[index - 1], to]] : []))),
  };
}

/** The ways through the squares of 3×8 that have two moves, at the left end and at the right one. */
const [LEFT, RIGHT] = [
  ['32 11 23 31 12', '13 21 33', '14 22 34'],
  ['37 18 26 38 17', '16 28 36', '15 27 35'],
];

/**
 * A closed tour of 3×8.
 * @param {Board} board
 * @returns {Step[]}
 */
export function forcedApart(board) {
  const { all, ways } = reader(board);
  const [left, both] = [ways(...LEFT), ways(...LEFT, ...RIGHT)];
  const whole = '24 12 31 23 11 32 13 21 33 14 22 34 15 27 35 16 28 36 17 38 26 18 37 25';
  const [ends, one] = [all('24 25'), ways('12 24', '32 13')];
  return [
    step('argue.forced', { count: 8 }, { marked: { now: all('11 31 21 22 18 38 28 27') }, moves: both }),
    step(
      'argue.rings',
      { either: all('12 32'), to: all('24'), ring: 8, other: 6 },
      { marked: { now: all('12 32'), hint: all('24') }, moves: left, wrong: ways('12 33', '32 13', '12 24 32') },
    ),
    step(
      'argue.one.does',
      { to: all('24') },
      { marked: { now: all('12'), hint: all('24') }, moves: [...both, ...one] },
    ),
    step(
      'argue.right.ring',
      { either: all('17 37'), to: all('25'), wrong: all('17'), ring: 6 },
      {
        marked: { hint: all('25'), now: all('17') },
        moves: [...both, ...one, ...ways('17 25', '37 16')],
        wrong: ways('14 22 34 15 27 35 14'),
      },
    ),
    step(
      'argue.whole',
      { right: all('37'), squares: 24, ends },
      { marked: { now: all('37'), hint: ends }, moves: ways(whole) },
    ),
    step('argue.apart', { ends }, { marked: { conflict: ends }, moves: ways(whole) }),
  ];
}

/**
 * An open tour of 3×8 from the third square of its middle line.
 * @param {Board} board
 * @param {Square} square
 * @returns {Step[]}
 */
export function forcedShort(board, square) {
  const along = Math.max(fileOf(square), rankOf(square));
  const { all, ways } = reader(board, along !== 2);
  const [first, end, ends] = [ways('23 31 12', '11 32'), all('23'), all('11 23')];
  const rest = ways(...RIGHT, '13 21 33', '14 22 34');
  const short = ways('23 31 12 24 32 11');
  return [
    step(
      'argue.both.corners',
      { corners: all('11 31'), square: end },
      { marked: { now: all('11 31'), hint: end }, moves: ways('12 31 23 11 32') },
    ),
    step('argue.other.end', { square: end, corner: all('11') }, { marked: { end: ends }, moves: first }),
    step(
      'argue.forced.open',
      { count: 6 },
      { marked: { now: all('21 22 18 38 28 27'), end: ends }, moves: [...first, ...rest] },
    ),
    step(
      'argue.rings',
      { either: all('17 37'), to: all('25'), ring: 8, other: 6 },
      {
        marked: { now: all('17 37'), hint: all('25'), end: ends },
        moves: [...rest, ...first],
        wrong: ways('17 36', '37 16', '17 25 37'),
      },
    ),
    step(
      'argue.full',
      { full: all('16 36'), to: all('24') },
      {
        marked: { now: all('16 36'), hint: all('24'), end: ends },
        moves: [...rest, ...first, ...ways('17 25', '37 16', '35 14', '15 36')],
      },
    ),
    step(
      'argue.short.way',
      { square: all('24'), others: all('12 32') },
      { marked: { now: all('24'), hint: all('12 32'), end: ends }, moves: short },
    ),
    step(
      'argue.short',
      { count: 6, left: 18 },
      { marked: { end: ends }, moves: short, areas: [all('23 31 12 24 32 11')] },
    ),
  ];
}

/**
 * An open tour of 3×7 from the middle of its long line.
 * @param {Board} board
 * @returns {Step[]}
 */
export function twinEnds(board) {
  const { all, ways } = reader(board);
  const [square, left, right] = [all('24'), ways('32 11 23 31 12', '13 21 33'), ways('36 17 25 37 16', '15 27 35')];
  return [
    step(
      'argue.twins',
      { twins: all('22 26'), others: all('14 34'), ring: 4 },
      { marked: { now: all('22 26'), looked: all('14 34') }, moves: ways('14 22 34 26 14') },
    ),
    step(
      'argue.forced.twins',
      { square, count: 6 },
      { marked: { now: all('11 31 21 17 37 27'), end: square }, moves: [...left, ...right] },
    ),
    step(
      'argue.left.ring',
      { either: all('12 32'), square, ring: 8 },
      { marked: { now: all('12 32'), end: square }, moves: left, wrong: ways('12 33', '32 13') },
    ),
    step(
      'argue.right.too',
      { either: all('16 36'), square },
      { marked: { now: all('16 36'), end: square }, moves: [...left, ...right, ...ways('12 24 16')] },
    ),
    step('argue.two.at.end', { square }, { marked: { conflict: square }, moves: ways('12 24 16') }),
  ];
}
