/**
 * The argument why a board has no tour, in steps: the last is the conclusion. A pure function of the core's reason.
 *
 * @import { WhyNot, SquareGroup } from '../../../pkg/lazy.js'
 * @import { Board, Step } from './step.js'
 */

import { chain } from './chain.js';
import { exhausted, uneven, wrongEnd, wrongStart } from './colours.js';
import { forcedApart, forcedShort, twinEnds } from './forced.js';
import { corners, fallsApart, fourWide, isolated, oneWide, twoWide, unreachable } from './parts.js';
import { cornerRing, lonely, starving } from './starved.js';
import { squaresOf, step } from './step.js';
import { squareName } from '../../core/index.js';

export { sentenceOf } from './step.js';

/**
 * @param {WhyNot} why
 * @param {Board} board
 * @returns {Step[]} none where the reason is about a tour that has begun
 */
export function argument(why, board) {
  const by = (/** @type {SquareGroup['role']} */ role) =>
    why.groups.filter((group) => group.role === role).flatMap(({ squares }) => [...squares]);
  const start = board.start ?? squaresOf(board)[0];
  const end = board.end ?? start;
  const [fault, cut] = [by('fault'), by('cut')];
  const anyStart = { ...board, start: null, end: null };
  switch (why.code) {
    case 'odd-closed':
    case 'unbalanced-closed':
    case 'unbalanced-open':
      return uneven(board);
    case 'too-few': {
      const squares = squaresOf(board);
      const marked = { conflict: squares };
      return [step('argue.beside'), step('argue.few', { squares: squares.length }, { marked })];
    }
    case 'start-colour':
      return wrongStart(board, start);
    case 'end-colour':
      return wrongEnd(board, start, end);
    case 'end-is-start':
      return [
        step('argue.once', { square: fault }, { marked: { start: fault } }),
        step('argue.again', { square: fault }, { marked: { conflict: fault } }),
      ];
    case 'one-wide':
      return oneWide(board, start);
    case 'two-wide':
      return twoWide(board, start);
    case 'four-wide':
      return fourWide(board, start);
    case 'inner-line':
      // The core may have found fault with the end.
      return fourWide(board, squareName(start) === why.values.square ? start : end);
    case 'isolated':
      return isolated(board, fault[0]);
    case 'corner-ring':
      return cornerRing(board, fault, by('around'));
    case 'corners':
      return corners(anyStart, cut);
    case 'small-board':
      return fallsApart(anyStart, cut);
    case 'cut':
    case 'cut-by-one':
      return fallsApart(board, cut);
    case 'forced-apart':
      return forcedApart(board);
    case 'twin-ends':
      return twinEnds(board);
    case 'forced-short':
      return forcedShort(board, fault[0]);
    case 'unreachable':
      return unreachable(board, start);
    case 'no-move':
    case 'one-move':
      return lonely(board, fault[0]);
    case 'starved':
      return starving(board, fault, by('around'), { need: Number(why.values.need), offer: Number(why.values.offer) });
    case 'exhausted':
      return chain(board) ?? exhausted(board);
    default:
      return [];
  }
}
