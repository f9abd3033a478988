/**
 * `scan`: `solution[]`, the current row and column, and the squares that `check` has looked at.
 *
 * @typedef {Extract<import('../../../pkg/queens_and_knights.js').Explanation, { solver: 'scan' }>} Scan
 */

import { element, setText } from '../../dom.js';
import { squareName } from '../../squares.js';
import { list, say } from '../../strings/index.js';
import { cells, range } from './cells.js';

/** @param {import('../../state.js').QueensAsked} asked */
export function scanVariables({ size }) {
  const solution = cells(say('scan.solution', { n: size }), range(0, size - 1));
  const current = element('p', { class: 'mono' });
  const looks = element('p', { class: 'soft' });
  return {
    element: element('div', {}, solution.element, current, looks),
    /** @param {Scan} explanation */
    show({ solution: columns, currentRow, currentColumn, looks: looked }) {
      const cell = (/** @type {number} */ column, /** @type {number} */ row) => ({
        value: String(column),
        kind: row === currentRow ? 'now' : column === size ? 'out' : '',
      });
      solution.show(Array.from(columns, cell));
      setText(current, say('scan.current', { row: currentRow, column: currentColumn }));
      const names = list(Array.from(looked, squareName));
      setText(
        looks,
        looked.length === 0 ? say('scan.looks.none') : say('scan.looks', { count: looked.length, list: names }),
      );
    },
  };
}
