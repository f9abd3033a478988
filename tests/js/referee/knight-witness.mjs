/**
 * A knight's search as seen from the path alone: the moves made and taken back. The order in which it
 * tries squares is computed independently; the events and the candidates of the core are not read.
 *
 * @import { KnightBoard } from './boards.mjs'
 * @import { Place } from './geometry.mjs'
 *
 * @typedef {KnightBoard & { closed: boolean, rule: boolean, prune: boolean }} Task `rule` for Warnsdorff's
 *
 * @typedef {object} KnightFacts at a step
 * @property {Task} task
 * @property {Place} asked where the tour is to begin
 * @property {'start' | 'moved' | 'back' | 'tour'} kind
 * @property {boolean} atEnd
 * @property {Place[]} before the path before the step
 * @property {Place[]} path
 * @property {Place | undefined} left the square that was taken back
 * @property {Place | undefined} leftBefore the same of the step before
 * @property {number} backtracks so far
 * @property {null} end a search has none
 * @property {Place[]} marked squares on the board
 */

import { isSame } from './geometry.mjs';

/** The moves from digit 7 down, as rows and columns: the order of the article. */
const ORDER = [
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
];

/** The squares a move away that are still free, in the order of the article. @param {KnightBoard} board @param {Place} from @param {Place[]} path */
export const waysOn = ({ files, ranks, holes }, { row, column }, path) =>
  ORDER.map(([down, across]) => ({ row: row + down, column: column + across })).filter(
    (to) =>
      to.row >= 1 &&
      to.row <= ranks &&
      to.column >= 1 &&
      to.column <= files &&
      ![...holes, ...path].some((square) => isSame(square, to)),
  );

/** The central square of the article. @param {KnightBoard} board */
export const centreOf = ({ files, ranks }) => ({
  row: Math.max(1, Math.floor(ranks / 2)),
  column: Math.max(1, Math.floor(files / 2)),
});

/** How many ways lead on from a square, and how far it is from the centre. @param {KnightBoard} board @param {Place} square @param {Place[]} path */
export function standing(board, square, path) {
  const centre = centreOf(board);
  const distance = Math.abs(square.row - centre.row) + Math.abs(square.column - centre.column);
  return { square, degree: waysOn(board, square, path).length, distance };
}

/**
 * The squares that a search tries from the end of a path, in its order.
 * @param {Task} task
 * @param {Place[]} path
 */
export function inOrder(task, path) {
  const ways = waysOn(task, path[path.length - 1], path).map((square) => standing(task, square, path));
  // Of equals the first stays first.
  const sorted = ways.toSorted((one, other) => one.degree - other.degree || other.distance - one.distance);
  return task.rule ? sorted : ways;
}

export class KnightWitness {
  /** @type {Place[] | null} */
  #path = null;
  /** @type {Place | undefined} */
  #left;

  /**
   * @param {Task} task
   * @param {Place} asked
   * @param {number} [backtracks] before the first step that is seen
   */
  constructor(task, asked, backtracks = 0) {
    this.route = { task, asked };
    this.backtracks = backtracks;
  }

  /**
   * @param {Place[]} path after the next step, its first square included
   * @param {boolean} atEnd
   * @param {Place[]} [marked]
   * @returns {KnightFacts}
   */
  see(path, atEnd, marked = []) {
    const [before, leftBefore] = [this.#path ?? path, this.#left];
    const isFirst = this.#path === null;
    const isBack = path.length < before.length;
    this.#path = path;
    this.#left = isBack ? before[before.length - 1] : undefined;
    if (isBack) this.backtracks += 1;
    const moved = path.length > before.length ? 'moved' : 'tour';
    const kind = isFirst ? 'start' : isBack ? 'back' : moved;
    const { backtracks } = this;
    return { ...this.route, kind, atEnd, before, path, left: this.#left, leftBefore, backtracks, end: null, marked };
  }
}
