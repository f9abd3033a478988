/**
 * The board as text, each kind in the form that other programs read.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Square } from '../core/squares.js'
 * @import { Subject } from './subject.js'
 *
 * @typedef {object} Text
 * @property {'fen' | 'board' | 'columns' | 'challenge' | 'squares' | 'grid' | 'digits'} kind
 * @property {string} ending of the name of a file
 * @property {() => string | Promise<string>} write
 *
 * @typedef {Pick<import('../core/wasm.js').Core, 'queensFen' | 'queensTextBoard'>
 *   & { checkerChallenge: (size: number) => string | undefined | Promise<string> }
 *   & Partial<Pick<import('../core/wasm.js').LazyCore, 'tourTexts'>>} Core
 */

import { fileOf, isChallenge, isLarge, rankOf, squareName } from '../core/index.js';

/**
 * @param {Core} core
 * @param {Pick<Subject, 'route' | 'scene'>} subject
 * @param {Uint32Array | null} way the squares of the whole tour, if there is one
 * @returns {Text[]} none where there is nothing to write, or too much
 */
export function textsOf(core, { route, scene }, way) {
  if (route.view === 'queens') {
    const queens = scene.pieces.map(({ square }) => square);
    return queensTexts(core, route.size, queens, isChallenge(route));
  }
  if (isLarge(route) || scene.tour === null) return [];
  return tourTexts(core, route, way ?? scene.tour.squares.slice(0, scene.tour.shown));
}

/**
 * @param {Core} core
 * @param {number} size
 * @param {readonly Square[]} queens
 * @param {boolean} challenged whether the answer to the Checker Challenge belongs here
 * @returns {Text[]}
 */
function queensTexts(core, size, queens, challenged) {
  const packed = Uint32Array.from(queens);
  const columns = columnsOf(size, queens);
  /** @type {Text} It counts all solutions, so only on demand. */
  const challenge = { kind: 'challenge', ending: 'txt', write: () => core.checkerChallenge(size) ?? '' };
  return [
    { kind: 'fen', ending: 'fen', write: () => `${core.queensFen(size, packed)}\n` },
    { kind: 'board', ending: 'txt', write: () => core.queensTextBoard(size, packed) },
    ...(columns === null ? [] : [text('columns', 'txt', `${columns}\n`)]),
    ...(challenged ? [challenge] : []),
  ];
}

/**
 * @param {Core} core
 * @param {KnightRoute} route
 * @param {Uint32Array} squares of a tour, or of the beginning of one
 * @returns {Text[]}
 */
function tourTexts(core, { files, ranks, holes }, squares) {
  const whole = core.tourTexts?.(files, ranks, Uint32Array.from(holes), squares);
  const list = whole?.squares ?? Array.from(squares, squareName).join('-');
  return [
    text('squares', 'txt', `${list}\n`),
    { kind: 'grid', ending: 'csv', write: () => grid({ files, ranks }, squares) },
    ...(whole ? [text('digits', 'txt', `${whole.digits}\n`)] : []),
  ];
}

/**
 * The columns of the queens row by row from the top, x for a row without one; `null` when a row holds two.
 * @param {number} size
 * @param {readonly Square[]} queens
 */
function columnsOf(size, queens) {
  const rows = new Map(queens.map((square) => [size - 1 - rankOf(square), fileOf(square) + 1]));
  if (rows.size < queens.length) return null;
  const columns = Array.from({ length: size }, (_, row) => rows.get(row) ?? 'x');
  // Without blanks "xx2" would be a square, on file xx.
  return columns.join(size < 10 && columns[0] !== 'x' ? '' : ' ');
}

/**
 * The numbers of the squares as a table of comma-separated values, the highest rank first; squares without a number are empty.
 * RFC 4180.
 * @param {{ files: number, ranks: number }} board
 * @param {Uint32Array} squares
 */
function grid({ files, ranks }, squares) {
  const rows = Array.from({ length: ranks }, () => Array.from({ length: files }, () => ''));
  squares.forEach((square, index) => {
    rows[ranks - 1 - rankOf(square)][fileOf(square)] = String(index + 1);
  });
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * @param {Text['kind']} kind
 * @param {string} ending
 * @param {string} words
 * @returns {Text}
 */
const text = (kind, ending, words) => ({ kind, ending, write: () => words });
