/**
 * The pseudo-code of a solver, with the line that did what the step shows.
 *
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { element } from '../../ui/dom.js';
import { t } from '../../i18n/index.js';

/**
 * How a line is lit: strongly when it did what the step shows, faintly when it was carried out on the way there.
 *
 * @param {number} index
 * @param {{ line: number, passed: number }} explanation
 */
export function lightOf(index, { line, passed }) {
  if (index === line) return 'current';
  return ((passed >>> index) & 1) === 1 ? 'passed' : null;
}

/**
 * @param {string} solver
 * @param {object} size
 * @param {number} size.lines
 * @param {number} size.given the line about given queens
 * @param {boolean} given whether there are given queens
 */
export function codeView(solver, size, given) {
  const lines = Array.from({ length: size.lines }, (_, index) => {
    const words = () => t(/** @type {Key} */ (`code.${solver}.${index}`));
    const text = words();
    const indent = text.length - text.trimStart().length;
    const line = element('li', { hidden: index === size.given && !given }, () => words().trimStart());
    line.style.setProperty('--indent', String(indent / 2));
    return line;
  });
  let shown = { line: -1, passed: 0 };
  return {
    element: element('ol', { class: 'code', 'aria-label': () => t('code') }, ...lines),
    /** @param {{ line: number, passed: number }} explanation */
    show({ line, passed }) {
      if (line === shown.line && passed === shown.passed) return;
      shown = { line, passed };
      lines.forEach((item, index) => {
        const light = lightOf(index, shown);
        if (light === 'current') item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
        item.classList.toggle('passed', light !== null);
      });
    },
  };
}
