/**
 * The start of programs of one's own on the page or in a frame, loaded when the first of them is shown.
 *
 * @import { Controller } from '../app/controller.js'
 * @import { ProgramLink } from '../core/routes.js'
 * @import { Display, Shown } from '../player/display.js'
 */

import '../style/program.css';
import { byId } from '../ui/index.js';
import { codeLines } from './code-lines.js';
import { runRow } from './run-row.js';
import { home, programOn } from '../core/index.js';
import { pack } from '../share/index.js';
import { Session } from './session.js';

/**
 * @param {Controller} page
 * @param {boolean} [isFramed] whether there is only the board, its player, *Run* and the lines at hand
 */
export function startPrograms(page, isFramed = false) {
  const session = new Session(page);
  const lines = codeLines(page, session, isFramed);
  byId('caption').after(lines.element);
  session.onChange(() => lines.show());
  if (isFramed) {
    const runs = runRow(session);
    session.instead = runs.element;
    session.onChange(() => runs.show());
  }
  return {
    session,
    /**
     * @param {Shown} route
     * @param {object} [link]
     * @returns {Display}
     */
    open: (route, link) => session.open(route, /** @type {ProgramLink} */ (link)),
    /**
     * Opens a program of the page, and runs it.
     * @param {{ text: string, lang: ProgramLink['lang'], problem: 'queens' | 'knight' }} program
     */
    async runText({ text, lang, problem }) {
      const packed = await pack(text);
      session.text.put(text, packed);
      page.open(() => programOn(home[problem], packed, lang));
      await session.run();
    },
  };
}
