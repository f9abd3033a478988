/**
 * All of the Knight tab that is not there from the beginning.
 *
 * @typedef {Awaited<ReturnType<typeof knightPart>>} KnightPart
 * @typedef {import('../ui/dom.js').Message} Message
 */

import { countPane } from './count.js';
import { KnightController } from './controller.js';
import { notationPane } from './notation.js';
import { idea } from './idea.js';
import { knightSetup } from './setup.js';
import { startTours } from './loader.js';

/**
 * @param {import('../core/wasm.js').Core} links the part of the core that reads links
 * @param {import('./controller.js').Page} page
 * @param {{ pass: (words: Message) => void, alert: (sentence: Message) => void }} notices
 */
export async function knightPart(links, page, notices) {
  const { core, module, tourWorkers, open } = await startTours(() => controller.heated);
  const controller = new KnightController(links, page, tourWorkers);
  const { ask, showError } = page;
  return {
    core,
    module,
    controller,
    open,
    idea,
    setup: knightSetup(controller, showError),
    panes: { table: notationPane(core, notices), howMany: countPane(core, tourWorkers, { ask, showError }) },
  };
}
