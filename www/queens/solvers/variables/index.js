/**
 * The variables of each solver, by its key in links.
 *
 * @typedef {import('../../../../pkg/page.js').Explanation} Explanation
 * @typedef {import('../../../core/routes.js').QueensRoute} QueensRoute
 *
 * @typedef {object} Variables
 * @property {HTMLElement} element
 * @property {(explanation: Explanation, playback: import('../../../player/playback.js').Playback) => void} show one of the same solver
 */

import { accessVariables } from './access.js';
import { marksVariables } from './marks.js';
import { maskVariables } from './mask.js';
import { permuteVariables } from './permute.js';
import { scanVariables } from './scan.js';

const views = {
  scan: scanVariables,
  marks: marksVariables,
  mask: maskVariables,
  permute: permuteVariables,
  access: accessVariables,
};

/**
 * @param {QueensRoute} route
 * @param {Explanation['solver']} solver
 */
export const variables = (route, solver) => /** @type {Variables} */ (views[solver](route));
