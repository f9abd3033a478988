/**
 * All of the Knight tab that is not there from the beginning.
 *
 * @typedef {Awaited<ReturnType<typeof knightPart>>} KnightPart
 */

import { countPane } from './count.js';
import { knightController } from './controller.js';
import { notationPane } from './notation.js';
import { idea } from './display.js';
import { knightSetup } from './setup.js';
import { startTours } from './loader.js';

/** @param {import('../app/page-controller.js').PageController} page */
export async function knightPart(page) {
  const { core, module, workers, open } = await startTours();
  const controller = knightController(page, core, workers);
  const showError = page.notices.alert;
  const setup = knightSetup(controller, page);
  return {
    core,
    module,
    controller,
    /** @param {import('../core/routes.js').KnightRoute} route */
    open: (route) => (route.ownTour ? { ...open(route), edits: setup.edits } : open(route)),
    idea,
    /** @param {{ text: string, files?: number, ranks?: number }} text that takes long */
    read: (text) => workers.ask('read', text).answer,
    setup,
    panes: {
      table: notationPane(core),
      howMany: countPane(core, workers, { open: (route) => controller.show(route), showError }),
    },
  };
}
