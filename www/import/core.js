/**
 * The part of the core that reads whatever says which board is meant.
 */

import * as open from '../../pkg/open.js';
import { start } from '../core/wasm.js';
import { once } from '../ui/lazy.js';

/** @type {() => Promise<typeof open>} */
export const startReading = once(async () => {
  await start(open, new URL('../../pkg/open_bg.wasm', import.meta.url));
  return open;
});
