/**
 * *Compare with*: the choice of a solver, how its placements and those of the program compare, and the board of the solver,
 * which goes in step with that of the program, by placement.
 *
 * @import { Solver } from '../core/routes.js'
 * @import { Session } from './session.js'
 */

import { contextOf, pageTokens, paintMiniature } from '../board/index.js';
import { onLanguageChange, says, t } from '../i18n/index.js';
import { onAppearance } from '../platform/index.js';
import { solvers } from '../queens/index.js';
import { announce, choiceField, element, redraw, wordButton } from '../ui/index.js';
import { Comparing } from './comparing.js';
import { partingOf } from './judge-words.js';

/** The side of the board of a solver, in CSS pixels. */
const SIDE = 160;

/** @param {Session} session */
export function comparingView(session) {
  const comparing = new Comparing(() => (session.link ? session.looked : null));
  const isComparing = () => comparing.state === 'comparing';
  const apart = () => (comparing.end?.kind === 'apart' ? comparing.end : null);
  const names = solvers.map((solver) => /** @type {const} */ ([solver, `solver.${solver}`]));
  const choice = choiceField('beside.solver', [['', 'program.choose'], ...names], (solver) => {
    if (solver === '') comparing.clear();
    else void comparing.begin(/** @type {Solver} */ (solver));
  });
  const cancel = wordButton('cancel', () => comparing.cancel(), { hidden: () => !isComparing() });
  const progress = element('span', { class: 'soft' }, () =>
    isComparing() ? t('beside.now', { count: comparing.same }) : '',
  );
  const status = element('p', { role: 'status', class: 'own-judgement', 'aria-label': says('beside.heading') });
  const canvas = element('canvas', { class: 'own-board', 'aria-hidden': 'true' });
  /** The solver beside the step that is shown. @type {ReturnType<Comparing['at']>} */
  let beside = null;
  const solverName = () => t(`solver.${comparing.solver}`);
  const link = () => `#1/queens/${comparing.size}?solver=${comparing.solver}&step=${beside?.solverStep ?? 0}`;
  const said = element('p', {}, () => t('beside.at', { solver: solverName(), count: beside?.placed ?? 0 }));
  const toStep = wordButton('beside.step', () => session.goTo(apart()?.step ?? 0), { hidden: () => !apart() });
  const toSolver = element('a', { class: 'word', href: link }, () => t('beside.open', { solver: solverName() }));
  const words = element('div', {}, said, toStep, toSolver);
  const boards = element('div', { class: 'own-parting', hidden: () => !beside }, canvas, words);
  const root = element(
    'section',
    { class: 'own-judge', 'aria-label': says('beside.heading') },
    element('div', { class: 'setup own-run' }, choice.element, cancel, progress),
    status,
    boards,
  );

  const draw = () => {
    if (!beside) return;
    const board = { size: comparing.size, queens: beside.queens, side: SIDE, ratio: devicePixelRatio };
    paintMiniature(contextOf(canvas), board, pageTokens());
  };
  onAppearance(draw);
  let step = 0;
  /** Shows the solver beside a step of the program. */
  const showStep = (now = step) => {
    step = now;
    beside = comparing.at(step);
    redraw(boards);
    draw();
  };

  const show = () => {
    comparing.check();
    choice.show(comparing.state === 'none' ? '' : comparing.solver);
    const { activeElement: focused } = document;
    redraw(root);
    if (focused === cancel && cancel.hidden) choice.select.focus();
    announce(status, partingOf(comparing));
    showStep();
  };
  comparing.changed = show;
  onLanguageChange(() => announce(status, partingOf(comparing)));
  return { element: root, show, showStep };
}
