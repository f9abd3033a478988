/**
 * *Compare with*: the choice of a solver, how its placements and those of the program compare, and where they part the board
 * of the solver.
 *
 * @import { Solver } from '../core/routes.js'
 * @import { Session } from './session.js'
 */

import { contextOf, paintMiniature, readTokens } from '../board/index.js';
import { t } from '../i18n/index.js';
import { onLook } from '../platform/index.js';
import { solvers } from '../queens/index.js';
import { announce, choiceField, element, redraw, shownIf, wordButton } from '../ui/index.js';
import { Comparing } from './comparing.js';
import { partingOf } from './judge-words.js';

/** The side of the board of a solver, in CSS pixels. */
const SIDE = 120;

/** @param {Session} session */
export function comparingView(session) {
  const comparing = new Comparing(() => (session.link ? session.looked : null));
  const isComparing = () => comparing.state === 'comparing';
  const apart = () => (comparing.end?.kind === 'apart' ? comparing.end : null);
  const names = solvers.map((solver) => /** @type {const} */ ([solver, `solver.${solver}`]));
  const choice = choiceField('beside.solver', [['', 'script.choose'], ...names], (solver) => {
    if (solver === '') comparing.clear();
    else void comparing.begin(/** @type {Solver} */ (solver));
  });
  const cancel = shownIf(
    isComparing,
    wordButton('cancel', () => comparing.cancel()),
  );
  const progress = element('span', { class: 'soft' }, () =>
    isComparing() ? t('beside.now', { count: comparing.same }) : '',
  );
  const status = element('p', { role: 'status', class: 'own-judgement', 'aria-label': () => t('beside.heading') });
  const canvas = element('canvas', { class: 'own-board', 'aria-hidden': 'true' });
  const link = () => {
    const { solverStep = 0 } = apart() ?? {};
    return `#1/queens/${comparing.size}?solver=${comparing.solver}&step=${solverStep}`;
  };
  const leads = shownIf(
    () => apart() !== null,
    element(
      'div',
      { class: 'own-parting' },
      canvas,
      element(
        'div',
        {},
        wordButton('beside.step', () => session.goTo(apart()?.step ?? 0)),
        element('a', { class: 'word', href: link }, () =>
          t('beside.open', { solver: t(`solver.${comparing.solver}`) }),
        ),
      ),
    ),
  );
  const root = element(
    'section',
    { class: 'own-judge', 'aria-label': () => t('beside.heading') },
    element('div', { class: 'setup own-run' }, choice.element, cancel, progress),
    status,
    leads,
  );

  /** The queens of the solver where it parts from the program. @type {readonly number[]} */
  let queens = [];
  /** @type {ReturnType<typeof apart>} */
  let drawn = null;
  const draw = () => {
    if (!drawn) return;
    const board = { size: comparing.size, queens, side: SIDE, ratio: devicePixelRatio };
    paintMiniature(contextOf(canvas), board, readTokens(canvas));
  };
  onLook(draw);
  const showBoard = () => {
    if (apart() === drawn) return;
    drawn = apart();
    if (!drawn) return;
    const player = session.core.Player.queens(comparing.size, comparing.solver, new Uint32Array());
    player.explore(drawn.solverStep);
    player.goTo(drawn.solverStep);
    queens = [...player.snapshot().path];
    player.free();
    draw();
  };

  const show = () => {
    comparing.check();
    choice.show(comparing.state === 'none' ? '' : comparing.solver);
    const { activeElement: focused } = document;
    redraw(root);
    if (focused === cancel && cancel.hidden) choice.select.focus();
    announce(status, partingOf(comparing));
    showBoard();
  };
  comparing.changed = show;
  return { element: root, show };
}
