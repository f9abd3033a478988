/**
 * The claims of the arguments by forced moves, checked on their boards: all conclusions are drawn independently.
 *
 * @typedef {import('./argument-facts.mjs').Claim} Claim
 * @typedef {import('./argument-steps.mjs').Move} Move
 */

import assert from 'node:assert/strict';
import { fileOf, rankOf, squareAt } from '../../www/core/squares.js';
import { isDark, near, squaresOf } from './lesson-facts.mjs';

/** @param {Iterable<number>} squares */
export const sorted = (squares) => [...squares].toSorted((one, other) => one - other);
/** @param {Iterable<number>} one @param {Iterable<number>} other */
export const same = (one, other) => assert.deepEqual(sorted(one), sorted(other));

/** Lengths of the rings among moves of which a square has at most two. @param {Iterable<Move>} moves */
export function rings(moves) {
  /** @type {Map<number, Set<number>>} */
  const to = new Map();
  const link = (/** @type {number} */ one, /** @type {number} */ other) =>
    to.set(one, (to.get(one) ?? new Set()).add(other));
  for (const [one, other] of moves) {
    link(one, other);
    link(other, one);
  }
  const [seen, found] = [new Set(), /** @type {number[]} */ ([])];
  for (const first of to.keys()) {
    if (seen.has(first)) continue;
    const all = [first];
    for (const square of all) {
      seen.add(square);
      all.push(...[...(to.get(square) ?? [])].filter((next) => !all.includes(next)));
    }
    if (all.every((square) => to.get(square)?.size === 2)) found.push(all.length);
  }
  return found;
}

/** A move either way. @param {Move} move */
const key = ([one, other]) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/**
 * Draws all conclusions from moves that a tour makes: a square has two moves, an end one, and no ring closes too soon.
 * @param {Claim['board']} board
 * @param {readonly Move[]} given
 * @param {number[]} ends
 * @param {number[]} loose squares whose last moves stay undecided
 */
function conclude(board, given, ends = [], loose = []) {
  const all = squaresOf(board);
  const moves = new Map(all.flatMap((from) => near(board, from).map((to) => [key([from, to]), [from, to]])));
  const made = new Set(given.map(key));
  const open = new Set([...moves.keys()].filter((move) => !made.has(move)));
  const need = (/** @type {number} */ square) => (ends.includes(square) ? 1 : 2);
  const at = (/** @type {Set<string>} */ set, /** @type {number} */ square) =>
    near(board, square)
      .map((to) => key([square, to]))
      .filter((move) => set.has(move));
  const list = () => [...made].map((move) => /** @type {Move} */ (/** @type {unknown} */ (moves.get(move))));
  for (let before = -1; before !== made.size - open.size;) {
    before = made.size - open.size;
    for (const square of all) {
      if (at(made, square).length >= need(square)) for (const move of at(open, square)) open.delete(move);
      if (!loose.includes(square) && at(made, square).length + at(open, square).length === need(square)) {
        for (const move of at(open, square)) {
          made.add(move);
          open.delete(move);
        }
      }
    }
    for (const move of open) {
      const [one, other] = /** @type {number[]} */ (moves.get(move));
      if (rings([...list(), [one, other]]).some((length) => length < all.length)) open.delete(move);
    }
  }
  const short = all.some((square) => at(made, square).length + at(open, square).length < need(square));
  const over = all.some((square) => at(made, square).length > need(square));
  const isWrong = short || over || rings(list()).some((length) => length < all.length);
  return { made, isWrong, isIn: (/** @type {Move} */ move) => made.has(key(move)) };
}

/** How many moves a tour makes at a square, at least and at most. @param {Claim['board']} board @param {number} square */
function needs(board, square) {
  const { start, end, closed } = board;
  if (closed) return [2, 2];
  if (square === start || square === end) return [1, 1];
  const endsDark = isDark(Number(start)) === (squaresOf(board).length % 2 === 1);
  return [end === null && isDark(square) === endsDark ? 1 : 2, 2];
}

/** @param {readonly Move[] | undefined} moves @param {number} one @param {number} other */
const has = (moves = [], one, other) => moves.some((move) => move.includes(one) && move.includes(other));

/**
 * Whether a tour with some moves cannot have another: a square is full, or a ring would close.
 * @param {Claim['board']} board
 * @param {readonly Move[]} moves
 * @param {number} from
 * @param {number} to
 */
function cannotBe(board, moves, from, to) {
  if (has(moves, from, to)) return false;
  const own = [...new Map(moves.map((move) => [key(move), move])).values()];
  const isFull = (/** @type {number} */ square) =>
    own.filter((move) => move.includes(square)).length >= needs(board, square)[1];
  if (isFull(from) || isFull(to)) return true;
  return rings([...own, [from, to]]).some((length) => !board.closed || length < squaresOf(board).length);
}

/** The squares with two moves but for these. @param {Claim['board']} board @param {number[]} [but] */
const twoMoves = (board, but = []) =>
  squaresOf(board).filter((square) => near(board, square).length === 2 && !but.includes(square));

/** Each of two squares has one move more to make, and there are two ways for it. @param {Claim} claim @param {number[]} ends */
function oneMore({ board, step, values }, ends = []) {
  const { moves, wrong } = step;
  const to = (values.to ?? values.square)[0];
  const aside = wrong.filter((move) => !move.includes(to));
  const both = wrong.filter((move) => move.includes(to));
  assert.ok(rings([...moves, ...aside]).includes(values.ring));
  if (values.other !== undefined) assert.ok(rings([...moves, ...both]).includes(values.other));
  for (const square of values.either) {
    const degree = (/** @type {number} */ other) => moves.filter((move) => move.includes(other)).length;
    const free = near(board, square).filter((other) => other === to || degree(other) < (ends.includes(other) ? 1 : 2));
    const made = moves.filter((move) => move.includes(square)).flat();
    const options = free.filter((other) => !made.includes(other));
    same(options, [
      to,
      ...aside
        .filter((move) => move.includes(square))
        .flat()
        .filter((other) => other !== square),
    ]);
  }
}

/** @type {Record<string, (claim: Claim) => void>} */
export const forcedFacts = {
  'argue.chain.first'({ board, step, values }) {
    const marked = step.marked.now ?? [];
    assert.equal(marked.length, values.count);
    for (const square of marked) {
      const [least] = needs(board, square);
      assert.equal(near(board, square).length, least);
      for (const to of near(board, square)) assert.ok(has(step.moves, square, to));
    }
  },
  'argue.chain.next'({ board, before, step, values }) {
    const [square] = values.square;
    const lost = near(board, square).filter((to) => !values.others.includes(to));
    same(
      lost,
      step.wrong.flat().filter((to) => to !== square),
    );
    for (const to of lost) assert.ok(cannotBe(board, before?.moves ?? [], square, to));
    assert.deepEqual([values.count, values.others.length], [needs(board, square)[0], values.count]);
  },
  'argue.chain.few'({ board, before, values }) {
    const [square] = values.square;
    const left = near(board, square).filter((to) => !cannotBe(board, before?.moves ?? [], square, to));
    assert.deepEqual(values, { square: [square], left: left.length, need: needs(board, square)[0] });
    assert.ok(values.left < values.need);
  },
  'argue.forced'({ board, values, step }) {
    same(step.marked.now ?? [], twoMoves(board));
    assert.equal(values.count, twoMoves(board).length);
    same(new Set(step.moves.flat()), new Set(twoMoves(board).flatMap((square) => [square, ...near(board, square)])));
    assert.equal(step.moves.length, 2 * values.count);
  },
  'argue.rings'(claim) {
    oneMore(claim, claim.board.closed ? [] : sorted(claim.step.marked.end ?? []));
  },
  'argue.one.does'({ step, values }) {
    assert.equal(step.moves.filter((move) => move.includes(values.to[0])).length, 1);
  },
  'argue.right.ring'({ board, step, values }) {
    const { moves, wrong } = step;
    assert.deepEqual(rings(wrong), [values.ring]);
    assert.ok(conclude(board, moves).isWrong);
    assert.ok(moves.some((move) => move.includes(values.wrong[0]) && move.includes(values.to[0])));
  },
  'argue.whole'({ board, step, values }) {
    const { moves } = step;
    const degree = (/** @type {number} */ square) => moves.filter((move) => move.includes(square)).length;
    assert.equal(moves.length, squaresOf(board).length - 1);
    assert.equal(values.squares, squaresOf(board).length);
    same(
      squaresOf(board).filter((square) => degree(square) === 1),
      values.ends,
    );
    assert.deepEqual(rings(moves), []);
    // The moves follow from the choice on the left and that on the right.
    const chosen = moves.filter((move) => values.ends.some((/** @type {number} */ end) => move.includes(end)));
    const { isIn, isWrong } = conclude(board, chosen, [], values.ends);
    assert.ok(isWrong && moves.every(isIn));
  },
  'argue.apart'({ board, values }) {
    assert.ok(!near(board, values.ends[0]).includes(values.ends[1]));
  },
  'argue.both.corners'({ board, values }) {
    for (const corner of values.corners) {
      assert.equal(near(board, corner).length, 2);
      assert.ok(near(board, corner).includes(values.square[0]));
    }
  },
  'argue.other.end'({ board, values }) {
    assert.ok([board.start, board.end].includes(values.square[0]));
    assert.ok(near(board, values.corner[0]).includes(values.square[0]));
  },
  'argue.forced.open'({ board, values, step }) {
    const marked = step.marked.now ?? [];
    assert.equal(marked.length, values.count);
    for (const square of marked) {
      assert.equal(near(board, square).length, 2);
      assert.equal(step.moves.filter((move) => move.includes(square)).length, 2);
    }
  },
  'argue.full'({ board, step, values }) {
    const { moves, marked } = step;
    const [to] = values.to;
    const flip = (/** @type {number} */ square) =>
      board.files < board.ranks
        ? squareAt(board.files - 1 - fileOf(square), rankOf(square))
        : squareAt(fileOf(square), board.ranks - 1 - rankOf(square));
    // Whichever of the two it is: from the one move all others follow, and from its mirror image theirs.
    const telling = moves.filter((move) => moves.every(conclude(board, [move], marked.end).isIn));
    assert.ok(telling.length > 0);
    for (const [from, onto] of telling) {
      const other = conclude(board, [[flip(from), flip(onto)]], marked.end);
      for (const square of values.full) assert.ok(!other.isIn([square, to]));
    }
    for (const square of values.full) {
      const made = moves.filter((move) => move.includes(square));
      assert.equal(made.length, 2);
      assert.ok(!made.flat().includes(to));
    }
  },
  'argue.short.way'({ board, step, values }) {
    const far = near(board, values.square[0]).filter((square) => !values.others.includes(square));
    assert.equal(far.length, 2);
    assert.deepEqual(step.moves.filter((move) => move.includes(values.square[0])).length, 2);
  },
  'argue.short'({ board, step, values }) {
    const { moves } = step;
    assert.equal(moves.length, values.count - 1);
    assert.equal(new Set(moves.flat()).size, values.count);
    assert.equal(values.left, squaresOf(board).length - values.count);
    const degree = (/** @type {number} */ square) => moves.filter((move) => move.includes(square)).length;
    same(
      moves.flat().filter((square) => degree(square) === 1),
      step.marked.end ?? [],
    );
  },
  'argue.twins'({ board, step, values }) {
    for (const twin of values.twins) same(near(board, twin), values.others);
    assert.deepEqual(rings(step.moves), [values.ring]);
  },
  'argue.forced.twins'({ board, values, step }) {
    const twins = squaresOf(board).filter(
      (square) => near(board, square).length === 2 && !(step.marked.now ?? []).includes(square),
    );
    assert.equal(twins.length, 2);
    same(near(board, twins[0]), near(board, twins[1]));
    assert.equal(values.count, step.marked.now?.length);
    assert.ok([board.start, board.end].includes(values.square[0]));
  },
  'argue.left.ring': (claim) => oneMore(claim),
  'argue.right.too'({ step, values }) {
    assert.ok(
      step.moves.some(
        (move) =>
          move.includes(values.square[0]) && values.either.some((/** @type {number} */ one) => move.includes(one)),
      ),
    );
  },
  'argue.two.at.end'({ board, step, values }) {
    assert.equal(step.moves.filter((move) => move.includes(values.square[0])).length, 2);
    const [one, other] = step.moves.flat().filter((square) => square !== values.square[0]);
    // On either side of the middle.
    assert.notEqual(one, other);
    assert.ok([board.start, board.end].includes(values.square[0]));
    assert.ok(fileOf(one) !== fileOf(other) || rankOf(one) !== rankOf(other));
  },
};
