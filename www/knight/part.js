/**
 * All of the Knight tab that is not there from the beginning.
 *
 * @typedef {Awaited<ReturnType<typeof knightPart>>} KnightPart
 * @typedef {import('../ui/dom.js').Words} Words
 */

import { countPane } from './count.js';
import { KnightDesk } from './controller.js';
import { notationPane } from './notation.js';
import { idea } from './idea.js';
import { knightSetup } from './setup.js';
import { startTours } from './loader.js';

/**
 * @param {import('../core/wasm.js').Core} links the part of the core that reads links
 * @param {import('./controller.js').Page} page
 * @param {{ pass: (words: Words) => void, alert: (sentence: Words) => void }} notices
 */
export async function knightPart(links, page, notices) {
  const { core, module, clerk, open } = await startTours(() => desk.heated);
  const desk = new KnightDesk(links, page, clerk);
  const { ask, refuse } = page;
  return {
    core,
    module,
    desk,
    open,
    idea,
    setup: knightSetup(desk, refuse),
    panes: { table: notationPane(core, notices), howMany: countPane(core, clerk, { ask, refuse }) },
  };
}
