/**
 * Arguments by one forced move after another, on a board where nothing shorter is known: a square with only two moves left
 * has both, a square that has two loses its others, and no ring may close before its time.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Board, Move, Step } from './step.js'
 *
 * @typedef {{ id: number, square: Square, moves: Move[], lost: Move[], because: number[] }} Conclusion
 *   moves that a tour makes at a square, as it cannot make the others
 */

import { isDark, near, squaresOf, step } from './step.js';

/** Longer arguments than this are not followed by anybody. */
const LONGEST = 10;

/** On more squares than this it takes too long. */
const LARGEST = 100;

/** @param {Square} one @param {Square} other */
const key = (one, other) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * How many moves a tour makes at each square, at least and at most: an open one has a start.
 * @param {Board} board
 * @returns {(square: Square) => readonly [least: number, most: number]}
 */
function needs(board) {
  const { start, end, closed } = board;
  if (closed) return () => [2, 2];
  const odd = squaresOf(board).length % 2 === 1;
  return (square) => {
    if (square === start || square === end) return [1, 1];
    const mayEnd = end === null && (isDark(square) === isDark(start ?? 0)) === odd;
    return [mayEnd ? 1 : 2, 2];
  };
}

/** @param {Square} from @param {Square[]} squares @returns {Move[]} */
const movesTo = (from, squares) => squares.map((to) => [from, to]);

/** Draws conclusions until one cannot be. */
class Chain {
  /** @type {Map<string, number>} the conclusion by which a tour makes a move */
  made = new Map();
  /** @type {Map<string, number[]>} the conclusions by which it does not */
  lost = new Map();
  /** @type {Conclusion[]} */
  conclusions = [];

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.squares = squaresOf(board);
    this.needs = needs(board);
  }

  /** @param {Square} square */
  at(square) {
    const around = near(this.board, square);
    const made = around.filter((to) => this.made.has(key(square, to)));
    const lost = around.filter((to) => this.lost.has(key(square, to)));
    return { made, lost, left: around.filter((to) => !lost.includes(to)) };
  }

  /** The conclusions by which the moves at a square are made. @param {Square} square @param {Square[]} to */
  causes = (square, to) => to.map((other) => this.made.get(key(square, other)) ?? 0);

  /** @param {Square} square @param {Square[]} to */
  losses = (square, to) => to.flatMap((other) => this.lost.get(key(square, other)) ?? []);

  /** The way of made moves that a square is an end of, and its conclusions. @param {Square} from */
  wayFrom(from) {
    const [way, because] = [[from], /** @type {number[]} */ ([])];
    for (const square of way) {
      for (const to of this.at(square).made) {
        if (way.includes(to)) continue;
        way.push(to);
        because.push(...this.causes(square, [to]));
      }
    }
    return { way, because };
  }

  /** Moves that a full square loses, and those that would close a ring too soon. */
  lose() {
    for (const square of this.squares) {
      const { made, left } = this.at(square);
      if (made.length < this.needs(square)[1]) continue;
      for (const to of left.filter((other) => !made.includes(other)))
        this.lost.set(key(square, to), this.causes(square, made));
    }
    for (const square of this.squares) {
      if (this.at(square).made.length !== 1) continue;
      const { way, because } = this.wayFrom(square);
      const last = way[way.length - 1];
      if (way.length < 3 || (this.board.closed && way.length === this.squares.length)) continue;
      if (near(this.board, square).includes(last) && !this.lost.has(key(square, last)))
        this.lost.set(key(square, last), because);
    }
  }

  /** The next square whose moves are forced, or that has too few. */
  next() {
    this.lose();
    for (const square of this.squares) {
      const { lost, left } = this.at(square);
      const [least] = this.needs(square);
      const wrong = movesTo(square, lost);
      if (left.length < least) return { square, because: this.losses(square, lost), left, lost: wrong };
    }
    for (const square of this.squares) {
      const { made, lost, left } = this.at(square);
      if (left.length > this.needs(square)[0] || left.length === made.length) continue;
      const id = this.conclusions.length;
      const fresh = left.filter((to) => !made.includes(to));
      const [moves, wrong] = [movesTo(square, left), movesTo(square, lost)];
      this.conclusions.push({ id, square, moves, lost: wrong, because: this.losses(square, lost) });
      for (const to of fresh) this.made.set(key(square, to), id);
      return undefined;
    }
    return null;
  }
}

/**
 * One forced move after another, up to what cannot be.
 * @param {Board} board
 * @returns {Step[] | null} `null` where that takes a choice, or too long
 */
export function chain(board) {
  // Before a start is chosen, any square of an open tour may be one of its ends.
  if ((!board.closed && board.start === null) || squaresOf(board).length > LARGEST) return null;
  const drawn = new Chain(board);
  let end = drawn.next();
  while (end === undefined) end = drawn.next();
  if (end === null) return null;
  // Conclusions that the end does not depend on are left out.
  const used = new Set(end.because);
  for (const id of used) for (const because of drawn.conclusions[id].because) used.add(because);
  const conclusions = drawn.conclusions.filter(({ id }) => used.has(id));
  const first = conclusions.filter(({ because }) => because.length === 0);
  const others = conclusions.filter(({ because }) => because.length > 0);
  if (others.length > LONGEST) return null;
  const given = first.flatMap(({ moves }) => moves);
  const marked = { now: first.map(({ square }) => square) };
  return [
    ...(first.length > 0 ? [step('argue.chain.first', { count: first.length }, { marked, moves: given })] : []),
    ...others.map(({ square, moves, lost }, index) =>
      step(
        'argue.chain.next',
        { square: [square], count: moves.length, others: moves.map(([, to]) => to) },
        {
          marked: { now: [square] },
          moves: [...given, ...others.slice(0, index + 1).flatMap((each) => each.moves)],
          wrong: lost,
        },
      ),
    ),
    step(
      'argue.chain.few',
      { square: [end.square], left: end.left.length, need: drawn.needs(end.square)[0] },
      { marked: { conflict: [end.square] }, moves: conclusions.flatMap(({ moves }) => moves), wrong: end.lost },
    ),
  ];
}
