/**
 * The part of the core that makes tours.
 */

import * as knight from '../../pkg/knight.js';
import { start } from '../core/wasm.js';

/** @typedef {typeof knight} KnightCore */

/** @returns {Promise<{ core: KnightCore, module: WebAssembly.Module }>} */
export async function startKnight() {
  const module = await start(knight, new URL('../../pkg/knight_bg.wasm', import.meta.url));
  return { core: knight, module };
}
