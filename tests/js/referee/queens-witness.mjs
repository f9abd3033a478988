/**
 * A run of a queens solver as seen from the board alone: the queen that came or went at each step, and the
 * squares of each line that have been tried since the search reached it. The events of the core are not read.
 *
 * @import { Place } from './geometry.mjs'
 *
 * @typedef {'row' | 'column'} Level
 *
 * @typedef {object} QueensFacts at a step
 * @property {number} size
 * @property {string} solver
 * @property {Level} level the lines that the solver fills one after the other
 * @property {Place[]} given
 * @property {'start' | 'placed' | 'removed' | 'rejected' | 'solved'} kind
 * @property {boolean} atEnd
 * @property {Place[]} before the queens before the step, those given included
 * @property {Place[]} after
 * @property {Place | undefined} square that was placed, removed or rejected
 * @property {number} line that the search looks at
 * @property {Place[]} tried squares of that line, before the step
 * @property {number} solutions so far
 * @property {boolean} isAfterSolution whether the step before was a solution
 * @property {number} all solutions of the board
 */

import { attackersOf, clashes, isSame, lineBetween } from './geometry.mjs';

/** The solvers that fill columns. */
const BY_COLUMN = new Set(['permute', 'access']);

/** @param {number} size */
const upTo = (size) => Array.from({ length: size }, (_, index) => index + 1);

/**
 * The number of solutions that have these queens.
 * @param {number} size
 * @param {Place[]} given
 */
export function completions(size, given) {
  if (clashes(given).length > 0) return 0;
  const extend = (/** @type {number} */ row, /** @type {Place[]} */ queens) => {
    if (row > size) return 1;
    if (given.some((queen) => queen.row === row)) return extend(row + 1, queens);
    let sum = 0;
    for (const column of upTo(size)) {
      if (attackersOf({ row, column }, queens).length === 0) sum += extend(row + 1, [...queens, { row, column }]);
    }
    return sum;
  };
  return extend(1, given);
}

/**
 * The squares of a line from left to right, or from the top.
 * @param {number} size
 * @param {Level} level
 * @param {number} line
 */
const squaresOn = (size, level, line) =>
  upTo(size).map((place) => (level === 'row' ? { row: line, column: place } : { row: place, column: line }));

export class QueensWitness {
  /** By line. @type {Map<number, Place[]>} */
  #tried = new Map();
  /** @type {Place[] | null} */
  #queens = null;
  #solutions = 0;
  /** Whether the solution on the board has been seen, and whether that was the step before. */
  #isNoted = false;
  #isAfterSolution = false;

  /**
   * @param {string} solver
   * @param {number} size
   * @param {Place[]} given
   */
  constructor(solver, size, given) {
    const level = /** @type {Level} */ (BY_COLUMN.has(solver) ? 'column' : 'row');
    this.route = { solver, size, level, given, all: completions(size, given) };
  }

  /**
   * @param {Place[]} placed by the search, after the next step
   * @param {boolean} atEnd
   * @returns {QueensFacts}
   */
  see(placed, atEnd) {
    const { given, size, level } = this.route;
    const [before, after] = [this.#queens ?? given, [...given, ...placed]];
    const isAfterSolution = this.#isAfterSolution;
    this.#isAfterSolution = false;
    const facts = { ...this.route, before, after, atEnd, line: 0, tried: [], square: undefined, isAfterSolution };
    const isFirst = this.#queens === null;
    this.#queens = after;
    if (isFirst) return { ...facts, kind: 'start', solutions: 0 };
    const came = after.length > before.length ? after.at(-1) : undefined;
    const left = after.length < before.length ? before.at(-1) : undefined;
    if (!came && !left && before.length === size && !this.#isNoted) {
      this.#isNoted = this.#isAfterSolution = true;
      this.#solutions += 1;
      return { ...facts, kind: 'solved', solutions: this.#solutions };
    }
    const [line, solutions] = [came ? came[level] : this.#lineNow(before), this.#solutions];
    const tried = this.#tried.get(line) ?? [];
    if (left) {
      this.#isNoted = false;
      return { ...facts, kind: 'removed', square: left, line, tried, solutions };
    }
    const square = came ?? this.#next(line, before);
    this.#tried.set(line, square ? [...tried, square] : tried);
    // Lines beyond a new queen are begun again.
    if (came) for (const known of this.#tried.keys()) if (known > line) this.#tried.delete(known);
    return { ...facts, kind: came ? 'placed' : 'rejected', square, line, tried, solutions };
  }

  /** The next line without a given queen. @param {number} line @returns {number} */
  #lineAfter(line) {
    const { given, level } = this.route;
    return given.some((queen) => queen[level] === line + 1) ? this.#lineAfter(line + 1) : line + 1;
  }

  /**
   * The line that the search looks at: the one after its last queen. Scan leaves a queen where it is when it comes back to
   * its row, and looks on from there.
   * @param {Place[]} queens
   */
  #lineNow(queens) {
    const { solver, size, level, given } = this.route;
    const last = queens.length > given.length ? queens.at(-1) : undefined;
    const line = this.#lineAfter(last ? last[level] : 0);
    const isDone = line > size || this.#next(line, queens) === undefined;
    return solver === 'scan' && isDone && last ? last[level] : line;
  }

  /**
   * The square of a line that comes after those tried, in the order of the article: mask goes by bits, from the right, and
   * a letter of permute is a row that no other queen has.
   * @param {number} line
   * @param {Place[]} queens
   */
  #next(line, queens) {
    const { size, solver, level } = this.route;
    const squares = squaresOn(size, level, line);
    const order = solver === 'mask' ? squares.toReversed() : squares;
    const last = this.#tried.get(line)?.at(-1);
    const rest = order.slice(order.findIndex((square) => isSame(square, last)) + 1);
    return rest.find(({ row }) => solver !== 'permute' || !queens.some((queen) => queen.row === row));
  }
}

/**
 * Whether every square of a line has been tried or is attacked from another line.
 * @param {QueensFacts} facts
 * @param {number} line
 */
export function isExhausted({ size, level, before, tried }, line) {
  const others = before.filter((queen) => queen[level] !== line);
  return squaresOn(size, level, line).every(
    (square) => others.some((queen) => lineBetween(queen, square)) || tried.some((each) => isSame(each, square)),
  );
}
