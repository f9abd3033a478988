/**
 * The run of a program by its link, opened without being shown on the page: for a worksheet.
 *
 * @import { Core } from '../core/wasm.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { Display } from '../player/display.js'
 */

import { boardOfProgram } from '../core/index.js';
import { yieldToMain } from '../platform/index.js';
import { running } from './display.js';
import { loadCore } from './languages.js';
import { SLICE_MS, beginLook, endLook, judged, lookAhead, ownLink } from './looked.js';
import { NONE } from './session.js';

/**
 * @param {Core} core
 * @param {ProgramLink} link
 * @param {string} text
 * @param {() => boolean} isWanted asked in each task whether to go on
 * @returns {Promise<Display | null>} `null` once it is not wanted
 * @throws the refusal of a text that is not run
 */
export async function openRun(core, link, text, isWanted) {
  const looked = beginLook(await loadCore(link.lang), text, link);
  const { look } = looked;
  try {
    do {
      await yieldToMain();
      if (!isWanted()) return null;
    } while (lookAhead(looked, performance.now() + SLICE_MS));
    await judged(look);
    const sources = look.sources();
    const source = link.board === NONE ? null : (sources.find(({ name }) => name === link.board) ?? sources[0] ?? null);
    const own = ownLink(link, look, source);
    const player = look.player(source?.name, true);
    const session = { core, choseSquare: () => {}, instead: undefined };
    return running({ route: boardOfProgram(own), link: own, player, session, study: () => () => {}, notes: () => [] });
  } finally {
    endLook(looked);
  }
}
