/**
 * Attacks, as found by the core's referee: any two queens on one row, column or diagonal attack each other, also with
 * another between them.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Core } from '../core/wasm.js'
 *
 * @typedef {'line.row' | 'line.column' | 'line.diagonal'} LineName
 * @typedef {{ size: number, queens: readonly Square[] }} Placed
 *
 * @typedef {object} Conflict
 * @property {Square} one
 * @property {Square} other
 * @property {LineName} line
 *
 * @typedef {object} Attacker
 * @property {Square} queen
 * @property {LineName} line
 */

import { fileOf, rankOf } from '../core/index.js';

/** The names of the lines, in the catalogue, as the core numbers them. @type {readonly LineName[]} */
const lines = ['line.row', 'line.column', 'line.diagonal', 'line.diagonal'];

/**
 * Every pair of queens that attack each other, row by row from the top.
 * @param {Pick<Core, 'queensConflicts'>} core
 * @param {Placed} placed
 * @returns {Conflict[]}
 */
export function conflicts(core, { size, queens }) {
  const words = core.queensConflicts(size, Uint32Array.from(queens));
  return Array.from({ length: words.length / 3 }, (_, pair) => {
    const [one, other, line] = words.subarray(3 * pair);
    return { one, other, line: lines[line] };
  });
}

/**
 * The queens that attack a square, in the order in which they are given. The core is asked when it is first of use.
 * @param {Pick<Core, 'queensAttackers'>} core
 * @param {Placed} placed
 * @returns {(square: Square) => Attacker[]}
 */
export function attackers(core, { size, queens }) {
  /** @type {Attacker[][] | null} */
  let table = null;
  return (square) => {
    table ??= unpack(core.queensAttackers(size, Uint32Array.from(queens)));
    return table[rankOf(square) * size + fileOf(square)];
  };
}

/** @param {Uint32Array} words */
function unpack(words) {
  /** @type {Attacker[][]} */
  const table = [];
  for (let at = 0; at < words.length; at += words[at] + 1) {
    const found = Array.from(words.subarray(at + 1, at + 1 + words[at]));
    table.push(found.map((word) => ({ queen: word & 0xfffff, line: lines[word >>> 20] })));
  }
  return table;
}
