/**
 * The pseudo-code of a solver, with the line that made the current step.
 *
 * @typedef {{ line: number, passed: number }} Lit the line that made a step, and those that ran on the way to it, a bit each
 */

import { element } from '../../ui/index.js';
import { t } from '../../i18n/index.js';

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
 * @param {HTMLElement} item
 * @param {number} index of the line that it shows
 * @param {Lit} lit
 */
export function highlight(item, index, lit) {
  const kind = highlightOf(index, lit);
  if (kind === 'current') item.setAttribute('aria-current', 'step');
  else item.removeAttribute('aria-current');
  item.classList.toggle('passed', kind !== null);
}

/**
 * @param {(line: number) => string} textOf the text of a line, with its indentation
 * @param {ArrayLike<number>} lines how many there are, and which one is optional
 * @param {boolean} hasOptional whether that is shown
 */
export function codeView(textOf, { 0: length, 1: optional }, hasOptional) {
  const lines = Array.from({ length }, (_, index) => {
    const line = element('li', { hidden: index === optional && !hasOptional }, () => textOf(index).trimStart());
    line.style.setProperty('--indent', String(textOf(index).search(/\S/) / 2));
    return line;
  });
  let shown = { line: -1, passed: 0 };
  return {
    element: element('ol', { class: 'code', 'aria-label': () => t('code') }, ...lines),
    /** @param {Lit} lit */
    show({ line, passed }) {
      if (line === shown.line && passed === shown.passed) return;
      shown = { line, passed };
      lines.forEach((item, index) => highlight(item, index, shown));
    },
  };
}
