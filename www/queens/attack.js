/**
 * Who attacks whom: what the page shows of queens, apart from any solver.
 *
 * @typedef {import('../squares.js').Square} Square
 */

import { directions, fileOf, rankOf, squareAt } from '../squares.js';

/**
 * Whether a queen on one square attacks another.
 * @param {Square} one
 * @param {Square} other
 */
export function attacks(one, other) {
  if (one === other) return false;
  const [across, up] = [Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other))];
  return across === 0 || up === 0 || across === up;
}

/**
 * The queens that attack a square, in the order in which they stand.
 * @param {Square} square
 * @param {readonly Square[]} queens
 */
export const attackers = (square, queens) => queens.filter((queen) => attacks(queen, square));

/**
 * The line along which two squares attack each other.
 * @param {Square} one
 * @param {Square} other
 * @returns {'row' | 'column' | 'diagonal'}
 */
export function lineBetween(one, other) {
  if (rankOf(one) === rankOf(other)) return 'row';
  return fileOf(one) === fileOf(other) ? 'column' : 'diagonal';
}

/**
 * Pairs of queens that attack each other with nothing between them.
 * @param {readonly Square[]} queens
 * @returns {[Square, Square][]}
 */
export function clashes(queens) {
  const standing = new Set(queens);
  /** @type {[Square, Square][]} */
  const pairs = [];
  // Half of the directions are enough to meet each pair once; 32 squares are the longest line there is.
  for (const queen of queens) {
    for (const [files, ranks] of directions.slice(1, 5)) {
      for (let distance = 1; distance < 32; distance += 1) {
        const [file, rank] = [fileOf(queen) + files * distance, rankOf(queen) + ranks * distance];
        if (file < 0 || rank < 0) break;
        const other = squareAt(file, rank);
        if (standing.has(other)) {
          pairs.push([queen, other]);
          break;
        }
      }
    }
  }
  return pairs;
}
