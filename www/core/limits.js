/**
 * The largest there is of each kind.
 *
 * @import { Limits } from '../../pkg/page.js'
 */

import * as page from '../../pkg/page.js';

/** @type {Limits | undefined} */
let known;

/** Those of the core, which has to be loaded. */
export const limits = () => (known ??= page.limits());

/** The longest side of a board with a grid. A larger one is a picture. */
export const MAX_GRID = 50;
