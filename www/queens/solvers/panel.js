/**
 * What a solver is doing, beside the board: its pseudo-code with the current line, its own variables, its article with
 * the worked examples.
 *
 * @typedef {import('../../../pkg/page.js').Explanation} Explanation
 * @typedef {import('../../core/routes.js').QueensRoute} QueensRoute
 */

import { element } from '../../ui/dom.js';
import { lazyPart } from '../../ui/lazy.js';
import { isChallenge } from '../../core/routes.js';
import { t } from '../../i18n/index.js';
import { codeView } from './pseudo-code.js';
import { examples } from './examples.js';
import { foldedText, textFold } from '../../ui/text-fold.js';
import { variables } from './variables/index.js';

/**
 * @param {import('../../core/wasm.js').Core} core
 * @param {QueensRoute} route
 * @returns {import('../../player/display.js').Part}
 */
export function aside(core, route) {
  const solver = /** @type {Explanation['solver']} */ (route.solver);
  const [lines, given] = core.pseudoCode(solver);
  const code = codeView(solver, { lines, given }, route.queens.length > 0);
  const values = variables(route, solver);
  const article = element('p', { class: 'article' }, () =>
    t(/** @type {import('../../i18n/index.js').Key} */ (`article.${solver}`)),
  );
  const heading = element('h2', {}, () => t('examples'));
  const board = textFold('text.board');
  const challenge = isChallenge(route) ? challengeFold(route.size) : null;
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
          route.size,
          Uint32Array.from(scene.pieces, ({ square }) => square),
        ),
      );
      values.show(explanation, playback);
    },
    stop: () => challenge?.stop(),
  };
}

/**
 * The answer to the Checker Challenge, folded away until somebody wants it.
 * @param {number} size
 */
function challengeFold(size) {
  const answer = lazyPart(async () => (await import('./challenge.js')).challengeText());
  const update = (/** @type {boolean} */ open) => {
    if (open || answer.part) answer.show(open ? size : null);
  };
  const fold = foldedText('text.challenge', answer.element, () => answer.part?.written ?? '', update);
  return { element: fold.element, stop: () => update(false) };
}
