/**
 * Boards as the referee sees them: squares by row from the top and column from the left, both from 1. Nothing here is
 * shared with the page.
 *
 * @typedef {{ row: number, column: number }} Place
 * @typedef {'row' | 'column' | 'diagonal'} Line
 */

/** A place out of a square of the core, which packs rank and file. @param {number} square @param {number} ranks */
export const unpacked = (square, ranks) => ({ row: ranks - Math.trunc(square / 1024), column: (square % 1024) + 1 });

/** @param {Place | undefined} one @param {Place | undefined} other */
export const isSame = (one, other) => one?.row === other?.row && one?.column === other?.column;

/**
 * The line on which two queens attack each other; `null` where they do not.
 * @param {Place} one
 * @param {Place} other
 * @returns {Line | null}
 */
export function lineBetween(one, other) {
  const [down, across] = [Math.abs(one.row - other.row), Math.abs(one.column - other.column)];
  if (down === 0 && across === 0) return null;
  if (down === 0) return 'row';
  if (across === 0) return 'column';
  return down === across ? 'diagonal' : null;
}

/** @param {Place} square @param {Place[]} queens */
export const attackersOf = (square, queens) => queens.filter((queen) => lineBetween(queen, square) !== null);

/** Every pair that attack each other. @param {Place[]} queens */
export const clashes = (queens) =>
  queens.flatMap((one, index) => queens.slice(index + 1).filter((other) => lineBetween(one, other) !== null));

/** Whether a knight goes from one square to the other. @param {Place} one @param {Place} other */
export const isHop = (one, other) => Math.abs(one.row - other.row) * Math.abs(one.column - other.column) === 2;

/**
 * The square of a name, as in chess or by row and column, in either language.
 * @param {string | undefined} name
 * @param {number} ranks
 * @returns {Place}
 */
export function placeNamed(name = '', ranks) {
  const chess = /^([a-z]+)(\d+)$/.exec(name);
  if (chess) {
    const column = [...chess[1]].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0);
    return { row: ranks + 1 - Number(chess[2]), column };
  }
  const [one, other] = (name.match(/\d+/g) ?? []).map(Number);
  return /^([Cc]olumn|第 \d+ 列)/.test(name) ? { row: other, column: one } : { row: one, column: other };
}

/** The names of lines in both languages. @type {Record<string, Line>} */
const LINES = {
  row: 'row',
  column: 'column',
  diagonal: 'diagonal',
  行: 'row',
  列: 'column',
  对角线: 'diagonal',
  rank: 'row',
  file: 'column',
  横线: 'row',
  直线: 'column',
};

/** @param {string | undefined} word */
export const lineNamed = (word = '') => LINES[word];
