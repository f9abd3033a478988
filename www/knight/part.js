/**
 * All of the Knight tab that is not there from the beginning.
 *
 * @typedef {Awaited<ReturnType<typeof knightPart>>} KnightPart
 */

import { countPane } from './count.js';
import { KnightController } from './controller.js';
import { notationPane } from './notation.js';
import { idea } from './idea.js';
import { knightSetup } from './setup.js';
import { startTours } from './loader.js';

/** @param {import('../app/page-controller.js').PageController} page */
export async function knightPart(page) {
  const { core, module, tourWorkers, open } = await startTours();
  const { notices, player, store } = page;
  const controller = new KnightController(page, tourWorkers);
  const showError = notices.alert;
  return {
    core,
    module,
    controller,
    open,
    idea,
    setup: knightSetup(controller, store, player, showError),
    panes: {
      table: notationPane(core),
      howMany: countPane(core, tourWorkers, { open: (route) => controller.show(route), showError }),
    },
  };
}
