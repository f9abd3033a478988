/**
 * The events of a search, as they cross from the core in one word each; src/event.rs documents the layout.
 */

import { directions, fileOf, rankOf, squareAt } from './squares.js';

/**
 * @import { Square } from './squares.js'
 * @typedef {'row' | 'column' | 'diagonal'} AttackLine
 * @typedef {{ kind: 'place', square: Square }} Place
 * @typedef {{ kind: 'remove', square: Square }} Remove
 * @typedef {{ kind: 'reject', square: Square, attacker: Square, line: AttackLine, given: boolean }} Reject
 * @typedef {{ kind: 'solved' }} Solved
 * @typedef {Place | Remove | Reject | Solved} SearchEvent
 */

/**
 * @param {number} word
 * @returns {SearchEvent}
 */
export function unpackEvent(word) {
  const square = word & 0xfffff;
  switch (word >>> 29) {
    case 0:
      return { kind: 'place', square };
    case 1:
      return { kind: 'remove', square };
    case 2: {
      const [files, ranks] = directions[(word >>> 20) & 7];
      const distance = (word >>> 23) & 31;
      const attacker = squareAt(fileOf(square) + files * distance, rankOf(square) + ranks * distance);
      const line = files === 0 ? 'column' : ranks === 0 ? 'row' : 'diagonal';
      return { kind: 'reject', square, attacker, line, given: ((word >>> 28) & 1) === 1 };
    }
    default:
      return { kind: 'solved' };
  }
}
