import { readFileSync } from 'node:fs';
import * as count from '../../pkg/count.js';
import * as lazy from '../../pkg/lazy.js';
import * as core from '../../pkg/page.js';
import { Run } from '../../www/core/run.js';

/** @import { CompareLink } from '../../www/core/routes.js' */

const read = (/** @type {string} */ name) => readFileSync(new URL(`../../pkg/${name}_bg.wasm`, import.meta.url));
core.initSync({ module: read('page') });
lazy.initSync({ module: read('lazy') });
count.initSync({ module: read('count') });

/** The modules of the core, as the page holds them. */
export { core, count, lazy };

/** The dependencies of a film. */
export const players = { queens: core.Player, knight: lazy.Player };

/**
 * Squares by their names, as the core packs them.
 *
 * @param {string} names with spaces between
 */
export const squares = (names) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => ((Number(name.slice(1)) - 1) << 10) | (name.charCodeAt(0) - 97));

/**
 * The moment of a link that gives only the step.
 *
 * @param {number | null} step
 */
export const at = (step) => ({ step, steps: null, loop: false, ask: false });

/**
 * The run of a comparison.
 *
 * @param {CompareLink} link
 * @param {() => number} [now]
 */
export const pairOf = (link, now) => new Run(new lazy.Pair(core.printLongLink(link)), now);

/**
 * Both sides of it at the step shown.
 *
 * @param {Run} pair
 */
export const sidesOf = (pair) => pair.snapshot().sides ?? [];
