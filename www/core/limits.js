/**
 * The largest there is of each kind, and the work of a search as far as it has been counted.
 *
 * @import { Limits } from '../../pkg/page.js'
 */

import * as page from '../../pkg/page.js';

/** @type {Limits | undefined} */
let known;

/** Those of the core, which has to be loaded. */
export const limits = () => (known ??= page.limits());

/** @type {readonly number[] | undefined} */
let work;

/** The queens that a search for all solutions places on an empty board, for N = 1, 2, … */
export const placements = () => (work ??= [...page.searchPlacements()]);

/** The longest side of a board with a grid. A larger one is a picture. */
export const MAX_GRID = 50;
