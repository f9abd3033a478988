import { readFileSync } from 'node:fs';
import * as wasm from '../../pkg/queens_and_knights.js';

wasm.initSync({ module: readFileSync(new URL('../../pkg/queens_and_knights_bg.wasm', import.meta.url)) });

/** The core, as the page holds it. */
export const core = wasm;

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
