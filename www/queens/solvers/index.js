/**
 * The queens solvers on the page, a file each. To add one: write its file, name it here, and put its messages into
 * `content/messages/en/solvers.json` and the other languages.
 *
 * @import { Explanation } from '../../../pkg/page.js'
 * @import { QueensRoute, Solver } from '../../core/routes.js'
 * @import { Key, placeOf } from '../../i18n/index.js'
 * @import { Playback } from '../../player/playback.js'
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
 * @property {'row' | 'column'} level the lines that the solver fills one after the other
 * @property {{ step: number, label: Key, answer?: Key }[]} examples of its article: steps of a run on 8 × 8
 * @property {(size: number) => number} [firstColumn] the column in which a solver by rows begins, where that is not the first
 * @property {Key} [effort] the label of its unit of work in Numbers
 * @property {'queens.place.mask'} [placed] its caption of a placed queen
 * @property {(explanation: ExplanationOf<Name>, from: ReturnType<typeof placeOf>) => string} [removed] its caption of
 *   a removed queen
 * @property {(route: QueensRoute, now: () => ExplanationOf<Name>, playback: () => Playback | undefined) => HTMLElement} variables
 *   its state at the step shown, as of each `redraw`
 * @property {(route: QueensRoute, now: () => ExplanationOf<Name>) => HTMLElement} [below] the same below the board, aligned
 *   with its columns
 */

/** @type {Record<Solver, SolverPage>} */
export const solverPages = { marks, scan, mask, permute, access };

export const solvers = /** @type {Solver[]} */ (Object.keys(solverPages));

/**
 * Whether the levels of a route are columns; those of a placement are rows.
 * @param {QueensRoute} route
 */
export const isByColumn = ({ solver }) => solver !== null && solverPages[solver].level === 'column';
