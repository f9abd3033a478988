/**
 * Arguments by colours: a knight changes colour with each move, so dark and light squares take turns.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Board, Step } from './step.js'
 */

import { counted, isDark, labelled, movesFrom, near, squaresOf, step } from './step.js';

/**
 * The rule, with the moves from a square that has many.
 * @param {Board} board
 */
function changesColour(board) {
  const squares = squaresOf(board);
  const most = Math.max(...squares.map((square) => near(board, square).length));
  const busy = squares.filter((square) => near(board, square).length === most);
  const from = busy[busy.length >> 1];
  return step(
    'argue.move',
    {},
    { marked: { now: [from], looked: near(board, from) }, moves: movesFrom(board, [from]) },
  );
}

/**
 * The dark squares counted, then the light ones.
 * @param {Board} board
 * @param {boolean} [odd] whether it matters that they are an odd number together
 */
function counts(board, odd = false) {
  const squares = squaresOf(board);
  const [dark, light] = [squares.filter(isDark), squares.filter((square) => !isDark(square))];
  const sums = { dark: dark.length, light: light.length, squares: squares.length };
  return {
    dark,
    light,
    steps: [
      step('argue.dark', { dark: dark.length }, { areas: [dark], labels: counted(dark) }),
      odd
        ? step('argue.light.odd', sums, { areas: [[], light], labels: counted(light) })
        : step('argue.light', { light: light.length }, { areas: [[], light], labels: counted(light) }),
    ],
  };
}

/**
 * More squares of one colour than can take turns with the other.
 * @param {Board} board
 * @returns {Step[]}
 */
export function uneven(board) {
  const { closed } = board;
  const { dark, light, steps } = counts(board, closed && squaresOf(board).length % 2 === 1);
  const [fewer, more] = [dark, light].toSorted((one, other) => one.length - other.length);
  const over = more.slice(fewer.length + (closed ? 0 : 1));
  const picture = { areas: [dark, light], labels: counted(dark, light), marked: { conflict: over } };
  const values = { dark: dark.length, light: light.length, over: over.length };
  const differ = { ...values, over: more.length - fewer.length };
  return [
    changesColour(board),
    ...steps,
    step(closed ? 'argue.turns.closed' : 'argue.turns.open', {}, { areas: [dark, light] }),
    closed ? step('argue.uneven.closed', values, picture) : step('argue.uneven.open', differ, picture),
  ];
}

/**
 * A start of the colour of which there is one square fewer.
 * @param {Board} board
 * @param {Square} start
 * @returns {Step[]}
 */
export function wrongStart(board, start) {
  const { dark, light, steps } = counts(board);
  const isDarkNeeded = dark.length > light.length;
  const [fewer, more] = isDarkNeeded ? [light, dark] : [dark, light];
  const sums = { dark: isDarkNeeded, more: more.length, fewer: fewer.length };
  const picture = { areas: [dark, light] };
  return [
    changesColour(board),
    ...steps,
    step('argue.ends', sums, { areas: isDarkNeeded ? [dark] : [[], light] }),
    step(
      'argue.start',
      { start: [start], dark: isDarkNeeded, fewer: fewer.length },
      { ...picture, marked: { conflict: [start] } },
    ),
  ];
}

/**
 * An end of a colour on which no tour from the start ends.
 * @param {Board} board
 * @param {Square} start
 * @param {Square} end
 * @returns {Step[]}
 */
export function wrongEnd(board, start, end) {
  const squares = squaresOf(board);
  const dark = isDark(start);
  const same = squares.filter((square) => isDark(square) === dark);
  const other = squares.filter((square) => isDark(square) !== dark);
  const endsDark = (squares.length % 2 === 1) === dark;
  const ends = endsDark === dark ? same : other;
  const areas = dark ? [same, other] : [other, same];
  /** @type {Record<string, Square[]>} */
  const marked = { start: [start] };
  return [
    changesColour(board),
    step('argue.numbers', { start: [start], dark }, { areas: dark ? [same] : [[], same], marked }),
    step('argue.last', { squares: squares.length, dark: endsDark }, { areas: endsDark ? [ends] : [[], ends], marked }),
    step(
      'argue.end',
      { start: [start], end: [end], dark: isDark(end) },
      { areas, labels: new Map(labelled([start], 1)), marked: { conflict: [end] } },
    ),
  ];
}

/**
 * Every way was tried. What the board has is shown: that neither its colours nor a single square forbid a tour.
 * @param {Board} board
 * @returns {Step[]}
 */
export function exhausted(board) {
  const squares = squaresOf(board);
  const { dark, light } = counts(board);
  const ways = squares.map((square) => /** @type {const} */ ([square, near(board, square).length]));
  const least = Math.min(...ways.map(([, count]) => count));
  return [
    step(
      'argue.all.colours',
      { dark: dark.length, light: light.length },
      { areas: [dark, light], labels: counted(dark, light) },
    ),
    step('argue.all.ways', { least }, { labels: new Map(ways) }),
    step('argue.all', { squares: squares.length }),
  ];
}
