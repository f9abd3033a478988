/**
 * The board as text, each kind in the form that other programs read.
 *
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

import { fileOf, isChallenge, isLarge, rankOf } from '../core/index.js';

/**
 * @param {Core} core
 * @param {Pick<Subject, 'route' | 'scene'>} subject
 * @param {Uint32Array | null} way the squares of the whole tour, if there is one
 * @returns {Text[]} none where there is nothing to write, or too much
 */
export function textsOf(core, { route, scene }, way) {
  if (route.view === 'queens') {
    const { size } = route;
    const queens = scene.pieces.map(({ square }) => square);
    const columns = columnsOf(size, queens);
    return [
      text('fen', 'fen', () => `${core.queensFen(size, queens)}\n`),
      text('board', 'txt', () => core.queensTextBoard(size, queens)),
      ...(columns === null ? [] : [text('columns', 'txt', () => `${columns}\n`)]),
      // It counts all solutions, so only on demand.
      ...(isChallenge(route) ? [text('challenge', 'txt', () => core.checkerChallenge(size) ?? '')] : []),
    ];
  }
  const squares = way ?? scene.tour?.squares.slice(0, scene.tour.shown);
  if (isLarge(route) || scene.tour === null || !squares || !core.tourTexts) return [];
  const texts = core.tourTexts(route.files, route.ranks, route.holes, squares);
  return [
    text('squares', 'txt', () => `${texts.squares}\n`),
    text('grid', 'csv', () => texts.grid),
    ...(texts.digits === undefined ? [] : [text('digits', 'txt', () => `${texts.digits}\n`)]),
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
 * @param {Text['kind']} kind
 * @param {string} ending
 * @param {Text['write']} write
 * @returns {Text}
 */
const text = (kind, ending, write) => ({ kind, ending, write });
