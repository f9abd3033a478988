/**
 * Knights to be shown on a stage: the part of the core that makes tours, and a clerk for what may take long.
 *
 * @typedef {import('../player/display.js').Display} Display
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 */

import { TourWorkers } from './worker-client.js';
import { startLazy } from '../core/wasm.js';
import { openKnight } from './display.js';

/** @param {() => boolean} [heated] whether the board is tinted by degree */
export async function startTours(heated = () => false) {
  const { core, module } = await startLazy();
  const tourWorkers = new TourWorkers(module);
  return {
    core,
    module,
    tourWorkers,
    /**
     * @param {KnightRoute} route
     * @param {(display: Display) => void} learned called when more is known of the exhibit
     * @returns {Display}
     */
    open(route, learned) {
      /** @type {Display} */
      const display = openKnight(core, route, { tourWorkers, heated, learned: () => learned(display) });
      return display;
    },
  };
}
