/**
 * Squares as the core packs them: one number, `rank << 10 | file`, both from 0. So a1 is 0.
 */

/** @typedef {number} Square */

/**
 * @param {number} file
 * @param {number} rank
 * @returns {Square}
 */
export const squareAt = (file, rank) => (rank << 10) | file;

/** @param {Square} square */
export const fileOf = (square) => square & 1023;

/** @param {Square} square */
export const rankOf = (square) => (square >> 10) & 1023;

/**
 * The letters of a file: a … z, then aa, ab, … as in a spreadsheet.
 * @param {number} file from 0
 * @returns {string}
 */
export function fileName(file) {
  const letter = String.fromCharCode(97 + (file % 26));
  return file < 26 ? letter : fileName(Math.floor(file / 26) - 1) + letter;
}

/**
 * The name of a square as chess players write it, such as e4.
 * @param {Square} square
 */
export const squareName = (square) => `${fileName(fileOf(square))}${rankOf(square) + 1}`;
