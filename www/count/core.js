/**
 * The part of the core that counts and races, for workers above all.
 */

import * as counting from '../../pkg/count.js';
import { start } from '../core/wasm.js';
import { once } from '../ui/lazy.js';

/** @typedef {typeof counting} CountCore */

/** @type {() => Promise<{ core: CountCore, module: WebAssembly.Module }>} */
export const startCounting = once(async () => {
  const module = await start(counting, new URL('../../pkg/count_bg.wasm', import.meta.url));
  return { core: counting, module };
});
