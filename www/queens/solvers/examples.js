/**
 * The worked examples of the articles: each a moment of a run on 8 × 8, and so a link.
 *
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { element } from '../../ui/dom.js';
import { t } from '../../i18n/index.js';

/** The steps of each solver that its article is about; `told` ones have an answer beneath. */
const steps = {
  scan: [982, 983],
  marks: [63, 4],
  mask: [271],
  permute: [2],
  access: [718],
};

const told = new Set(['example.marks.4']);

/**
 * @param {import('../../../pkg/page.js').Explanation['solver']} solver
 */
export function examples(solver) {
  const items = steps[solver].flatMap((step) => {
    const key = `example.${solver}.${step}`;
    const link = element('a', { class: 'example', href: exampleLink(solver, step) }, () => t(/** @type {Key} */ (key)));
    const words = () => t(/** @type {Key} */ (`${key}.told`));
    const answer = told.has(key) ? [element('span', { class: 'soft' }, words)] : [];
    return [element('li', {}, link, ...answer)];
  });
  return element('ul', { class: 'examples', 'aria-label': () => t('examples') }, ...items);
}

/**
 * @param {string} solver
 * @param {number} step
 */
const exampleLink = (solver, step) => `#1/queens/8?solver=${solver}&step=${step}`;
