/**
 * The panel of a solver in *Explain*: its article, its pseudo-code with the current line, its variables, the worked
 * examples of the article, and the board as text.
 *
 * @import { Explanation } from '../../../pkg/page.js'
 * @import { QueensRoute, Solver } from '../../core/routes.js'
 * @import { Core } from '../../core/wasm.js'
 * @import { Snapshot } from '../../core/run.js'
 * @import { Key } from '../../i18n/index.js'
 * @import { Part } from '../../player/display.js'
 * @import { Playback } from '../../player/playback.js'
 */

import { element, foldedText, lazyPart, redraw, textFold } from '../../ui/index.js';
import { isChallenge } from '../../core/index.js';
import { says, t } from '../../i18n/index.js';
import { codePanel } from './code-panel.js';
import { solverPages } from './index.js';

/**
 * @param {Core} core
 * @param {QueensRoute & { solver: Solver }} route
 * @param {Explanation} explanation of its start
 * @returns {Part}
 */
export function solverPanel(core, route, explanation) {
  const { solver, size } = route;
  const textOf = (/** @type {number} */ line) => t(/** @type {Key} */ (`code.${solver}.${line}`));
  const hasGiven = route.queens.length > 0;
  const limit = hasGiven ? 'given' : null;
  const code = codePanel(textOf, core.pseudoCode(solver), hasGiven, `queens/${solver}`, limit);
  /** @type {Playback | undefined} */
  let playback;
  const variables = solverPages[solver].variables(
    route,
    () => explanation,
    () => playback,
  );
  const board = textFold('text.board');
  const challenge = isChallenge(route) ? challengeFold(size) : null;
  return {
    element: element(
      'div',
      { class: 'solver-panel' },
      element('p', { class: 'article soft' }, () => t(`article.${solver}`)),
      code.element,
      variables,
      element('h2', {}, says('examples')),
      examples(solver),
      ...(challenge ? [challenge.element] : []),
      board.element,
    ),
    show({ scene }, snapshot, shownBy) {
      [explanation, playback] = [snapshot.explanation ?? explanation, shownBy];
      code.show(explanation);
      const queens = Uint32Array.from(scene.pieces, ({ square }) => square);
      board.show(() => core.queensTextBoard(size, queens));
      redraw(variables);
    },
    stop: () => challenge?.stop(),
  };
}

/**
 * The view of a solver below the board.
 * @param {QueensRoute & { solver: Solver }} route
 * @param {Explanation} explanation of its start
 * @returns {Part | undefined}
 */
export function belowBoard(route, explanation) {
  const view = solverPages[route.solver].below?.(route, () => explanation);
  if (!view) return undefined;
  const show = (/** @type {unknown} */ _, /** @type {Snapshot} */ snapshot) => {
    explanation = snapshot.explanation ?? explanation;
    redraw(view);
  };
  return { element: view, show };
}

/** @param {Solver} solver */
function examples(solver) {
  const items = solverPages[solver].examples.map(({ step, label, answer }) =>
    element(
      'li',
      {},
      element('a', { class: 'example', href: `#1/queens/8?solver=${solver}&step=${step}` }, () => t(label)),
      ...(answer ? [element('span', { class: 'soft' }, () => t(answer))] : []),
    ),
  );
  return element('ul', { class: 'examples', 'aria-label': says('examples') }, ...items);
}

/**
 * The answer to the Checker Challenge, counted when it is unfolded.
 * @param {number} size
 */
function challengeFold(size) {
  const answer = lazyPart(
    () => import('./challenge.js'),
    ({ challengeText }) => challengeText(),
  );
  const update = (/** @type {boolean} */ open) => {
    if (open || answer.part) answer.show(open ? size : null);
  };
  const fold = foldedText('text.challenge', answer.element, () => answer.part?.written ?? '', update);
  return { element: fold.element, stop: () => update(false) };
}
