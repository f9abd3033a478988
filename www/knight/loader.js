/**
 * The part of the core that makes tours, and the workers for slow computations.
 */

import { tourWorkers } from './worker-client.js';
import { startLazy } from '../core/index.js';
import { openKnight } from './display.js';
import '../style/knight.css';

export async function startTours() {
  const { core, module } = await startLazy();
  const workers = tourWorkers(module);
  /** @param {import('../core/routes.js').KnightRoute} route */
  const open = (route) => openKnight(core, route, workers);
  return { core, module, workers, open };
}
