/**
 * The squares of queens boards in words: by row and column, as the solvers count, or where the viewer has chosen so by their
 * names in chess. A knight's board has the names of chess always.
 *
 * @import { Square } from '../core/squares.js'
 * @typedef {'rows' | 'chess'} Notation
 */

import { fileName, fileOf, rankOf, squareName } from '../core/index.js';
import { currentLanguage, retell } from './language.js';
import { t } from './translate.js';

/** @type {Notation} */
let notation = 'rows';

export const isByRows = () => notation === 'rows';

/** The language and the notation of a text: it is written again when this has changed. */
export const wording = () => `${currentLanguage()} ${notation}`;

/** @param {Notation} chosen for all texts from now on */
export function setNotation(chosen) {
  if (chosen === notation) return;
  notation = chosen;
  void retell(() => notation === chosen);
}

/**
 * Row and column from the top left, rank and file from the bottom left, and the name in chess.
 * @param {Square} square
 * @param {number} size of the board
 */
export const placeOf = (square, size) => ({
  row: size - rankOf(square),
  column: fileOf(square) + 1,
  rank: rankOf(square) + 1,
  file: fileName(fileOf(square)),
  square: squareName(square),
});

/**
 * The name of a square within a sentence.
 * @param {Square} square
 * @param {number} size of the board
 */
export function placeName(square, size) {
  const place = placeOf(square, size);
  return isByRows() ? t('square.place', place) : place.square;
}

/**
 * The name of a square in a long list or in a field.
 * @param {Square} square
 * @param {number} size of the board
 */
export function shortName(square, size) {
  const { row, column, square: name } = placeOf(square, size);
  return isByRows() ? `${row},${column}` : name;
}

/** A name with which a sentence begins. @param {string} name */
export const atStart = (name) => (isByRows() ? name[0].toUpperCase() + name.slice(1) : name);

/**
 * The line along which a queen attacks.
 * @param {'line.row' | 'line.column' | 'line.diagonal'} line
 */
export const lineName = (line) => t(isByRows() || line === 'line.diagonal' ? line : `${line}.chess`);
