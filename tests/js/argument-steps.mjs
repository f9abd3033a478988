/**
 * The steps of an argument as tests read them: lists and maps by name, in the place of the flat ones of the core.
 *
 * @typedef {object} Board the subject of an argument
 * @property {number} files
 * @property {number} ranks
 * @property {readonly number[]} holes
 * @property {number | null} start
 * @property {number | null} end
 * @property {boolean} closed
 *
 * @typedef {readonly [from: number, to: number]} Move
 *
 * @typedef {object} Step
 * @property {string} key
 * @property {Record<string, number | boolean | number[]>} values
 * @property {number[][]} areas
 * @property {Map<number, number | string>} labels
 * @property {Partial<Record<import('../../pkg/lazy.js').ArgumentStep['marks'][number]['kind'], number[]>>} marked
 * @property {Move[]} moves
 * @property {Move[]} wrong
 */

import { movesOf } from '../../www/knight/argument.js';
import { squares } from './core.mjs';

/** @param {Uint32Array} flat @returns {Move[]} */
const pairs = (flat) => movesOf(flat).map(({ from, to }) => [from, to]);

/** @param {import('../../pkg/lazy.js').ArgumentStep} step @returns {Step} */
const read = ({ key, values, areas, labels, marks, moves, wrong }) => ({
  key,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  ),
  areas: areas.map((area) => [...area]),
  labels: new Map(labels.map(({ square, count }) => [square, count])),
  marked: Object.fromEntries(marks.map(({ kind, squares: list }) => [kind, [...list]])),
  moves: pairs(moves),
  wrong: pairs(wrong),
});

/** @param {import('../../pkg/lazy.js').WhyNot} why */
export const stepsOf = ({ steps }) => steps.map(read);

/**
 * The argument that no move leads to a square. The core comes to other reasons first, so it is written out here; the native
 * test `arguments_are_drawn_as_they_were` checks the same picture.
 * @type {import('../../pkg/lazy.js').WhyNot}
 */
export const withoutMoves = {
  sentence: '',
  code: 'no-move',
  values: {},
  groups: [{ role: 'fault', squares: Uint32Array.from(squares('a1')) }],
  steps: ['argue.none', 'argue.none.not'].map((key, index) => ({
    key,
    values: { square: Uint32Array.from(squares('a1')) },
    areas: [],
    labels: [],
    marks: [
      { kind: index === 0 ? /** @type {const} */ ('now') : 'conflict', squares: Uint32Array.from(squares('a1')) },
      { kind: 'rejected', squares: Uint32Array.from(squares('b3 c2')) },
      { kind: 'looked', squares: Uint32Array.of() },
    ],
    moves: Uint32Array.of(),
    wrong: Uint32Array.of(),
  })),
  source: null,
  inner: null,
};
