/**
 * The pseudo-code of a solver, with the line that made the current step.
 *
 * @typedef {{ line: number, passed: number }} Lit the line that made a step, and those that ran on the way to it, a bit each
 */

import { element, redraw } from '../../ui/index.js';
import { says } from '../../i18n/index.js';

/**
 * How a line is highlighted: the one that made the step, and faintly those that ran on the way to it.
 *
 * @param {number} index
 * @param {Lit} lit
 */
export function highlightOf(index, { line, passed }) {
  if (index === line) return 'current';
  return ((passed >>> index) & 1) === 1 ? 'passed' : null;
}

/**
 * The attributes of a line that is highlighted.
 * @param {number} index of the line
 * @param {() => Lit} lit
 */
export const highlight = (index, lit) => ({
  'aria-current': () => highlightOf(index, lit()) === 'current' && 'step',
  class: () => (highlightOf(index, lit()) ? 'passed' : ''),
});

/**
 * @param {(line: number) => string} textOf the text of a line, with its indentation
 * @param {ArrayLike<number>} lines how many there are, and which one is optional
 * @param {boolean} hasOptional whether that is shown
 */
export function codeView(textOf, { 0: length, 1: optional }, hasOptional) {
  let shown = { line: -1, passed: 0 };
  const lines = Array.from({ length }, (_, index) => {
    const attributes = { hidden: index === optional && !hasOptional, ...highlight(index, () => shown) };
    const line = element('li', attributes, () => textOf(index).trimStart());
    line.style.setProperty('--indent', String(textOf(index).search(/\S/) / 2));
    return line;
  });
  const root = element('ol', { class: 'code mono', 'aria-label': says('code') }, ...lines);
  return {
    element: root,
    /** @param {Lit} lit */
    show(lit) {
      shown = lit;
      redraw(root);
    },
  };
}
