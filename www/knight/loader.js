/**
 * Knights to be shown on a stage: the part of the core that makes tours, and a clerk for what may take long.
 *
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 */

import { Clerk } from './worker-client.js';
import { startKnight } from './core.js';
import { openKnight } from './display.js';

/** @param {() => boolean} [heated] whether the board is tinted by degree */
export async function startTours(heated = () => false) {
  const { core, module } = await startKnight();
  const clerk = new Clerk(module);
  return {
    core,
    module,
    clerk,
    /**
     * @param {KnightAsked} asked
     * @param {(exhibit: Exhibit) => void} learned called when more is known of the exhibit
     * @returns {Exhibit}
     */
    open(asked, learned) {
      /** @type {Exhibit} */
      const exhibit = openKnight(core, asked, { clerk, heated, learned: () => learned(exhibit) });
      return exhibit;
    },
  };
}
