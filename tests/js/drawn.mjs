/**
 * Displays drawn in their current state.
 *
 * @import { Context, Display } from '../../www/player/display.js'
 */

import { noRun } from '../../www/core/run.js';

/** @param {Display} display */
export const snapshotOf = ({ run }) => run?.snapshot() ?? noRun;

/**
 * @param {Display} display
 * @param {Context} [context]
 */
export const drawn = (display, context) => display.at(snapshotOf(display), context);
