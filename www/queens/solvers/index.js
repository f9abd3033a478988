/**
 * The queens solvers on the page, a file each. To add one: write its file, name it here, and put its messages into
 * `i18n/en/solvers.js` and the other languages.
 *
 * @typedef {import('../../../pkg/page.js').Explanation} Explanation
 * @typedef {import('../../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../../core/routes.js').Solver} Solver
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { access } from './access.js';
import { marks } from './marks.js';
import { mask } from './mask.js';
import { permute } from './permute.js';
import { scan } from './scan.js';

/**
 * @template {Solver} Name
 * @typedef {Extract<Explanation, { solver: Name }>} ExplanationOf
 */

/**
 * @template {Solver} [Name=any]
 * @typedef {object} SolverPage
 * @property {'row' | 'column'} level what the solver fills one after the other
 * @property {{ step: number, label: Key, answer?: Key }[]} examples of its article: steps of a run on 8 × 8
 * @property {Key} [effort] the label of its own unit of work in Numbers
 * @property {Key} [placed] its caption of a placed queen
 * @property {(explanation: ExplanationOf<Name>, from: { row: number, column: number }) => string} [removed] its caption of
 *   a removed queen
 * @property {(route: QueensRoute) => Variables<Name>} variables
 * @property {(route: QueensRoute) => import('../../player/display.js').Part} [above] a view above the board, aligned with
 *   its columns
 */

/**
 * @template {Solver} Name
 * @typedef {object} Variables
 * @property {HTMLElement} element
 * @property {(explanation: ExplanationOf<Name>, playback: import('../../player/playback.js').Playback) => void} show
 */

/** @type {Record<Solver, SolverPage>} */
export const solverPages = { marks, scan, mask, permute, access };

export const solvers = /** @type {Solver[]} */ (Object.keys(solverPages));

/**
 * Whether the levels of a route are columns; those of a placement are rows.
 * @param {QueensRoute} route
 */
export const isByColumn = ({ solver }) => solver !== null && solverPages[solver].level === 'column';
