/**
 * What a solver is doing, beside the board: its pseudo-code with the current line, its own variables, its article with
 * the worked examples.
 *
 * @typedef {import('../../pkg/page.js').Explanation} Explanation
 * @typedef {import('../state.js').QueensAsked} QueensAsked
 */

import { startPage } from '../core.js';
import { element } from '../dom.js';
import { withWords } from '../later.js';
import { isChallenge } from '../state.js';
import { say } from '../strings/index.js';
import { codeView } from './code.js';
import { examples } from './examples.js';
import { textFold } from './text.js';
import { variables } from './variables/index.js';

/**
 * @param {import('../core.js').Core} core
 * @param {QueensAsked} asked
 * @returns {import('../exhibit.js').Part}
 */
export function aside(core, asked) {
  const solver = /** @type {Explanation['solver']} */ (asked.solver);
  const [lines, given] = core.pseudoCode(solver);
  const code = codeView(solver, { lines, given }, asked.queens.length > 0);
  const values = variables(asked, solver);
  const article = element('p', { class: 'article' }, () =>
    say(/** @type {import('../strings/index.js').Key} */ (`article.${solver}`)),
  );
  const heading = element('h2', {}, () => say('examples'));
  const board = textFold('text.board');
  const challenge = isChallenge(asked) ? textFold('text.challenge') : null;
  challenge?.show(async (signal) => {
    const { challengeAnswer } = await withWords(() => import('../pictures/challenge.js'));
    return challengeAnswer((await startPage()).module, asked.size, signal);
  });
  const texts = challenge ? [challenge.element, board.element] : [board.element];
  return {
    element: element(
      'div',
      { class: 'aside' },
      article,
      code.element,
      values.element,
      heading,
      examples(solver),
      ...texts,
    ),
    show({ explanation, scene }, playback) {
      if (!explanation) return;
      code.show(explanation);
      board.show(() =>
        core.queensTextBoard(
          asked.size,
          Uint32Array.from(scene.pieces, ({ square }) => square),
        ),
      );
      values.show(explanation, playback);
    },
    stop: () => challenge?.stop(),
  };
}
