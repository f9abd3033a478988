import { readFileSync } from 'node:fs';
import * as counting from '../../pkg/count.js';
import * as knight from '../../pkg/knight.js';
import * as opening from '../../pkg/open.js';
import * as core from '../../pkg/page.js';

const read = (/** @type {string} */ name) => readFileSync(new URL(`../../pkg/${name}_bg.wasm`, import.meta.url));
core.initSync({ module: read('page') });
knight.initSync({ module: read('knight') });
counting.initSync({ module: read('count') });
opening.initSync({ module: read('open') });

/** The core in its parts, as the page holds it. */
export { core, counting, knight, opening };

/** What a film is made with. */
export const players = { queens: core.Player, knight: knight.Player };

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
