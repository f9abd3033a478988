/**
 * The controls of the Knight tab: the board, the solver, the meaning of a click, and the tour moved by hand.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { KnightController } from './controller.js'
 * @import { Mode } from './state.js'
 */

import {
  checkbox,
  choiceField,
  element,
  iconButton,
  icons,
  numberField,
  onRedraw,
  redraw,
  shownIf,
  textField,
  wordButton,
} from '../ui/index.js';
import { compareOffer } from '../compare/index.js';
import { isClosed, isLarge, limits, programOn, squareName } from '../core/index.js';
import { says, t } from '../i18n/index.js';
import { setOverlays } from '../player/index.js';
import { endOn, toggleHole, withChange } from './route-changes.js';

/**
 * @param {KnightController} controller
 * @param {import('../app/page-controller.js').PageController} page
 */
export function knightSetup(controller, page) {
  const { store, player, playback, notices } = page;
  const route = () => controller.route;
  const knight = () => store.state.knight;
  const display = () => player.state.display;
  const isOwn = () => route().ownTour !== undefined;
  /** The program of one's own that is shown. */
  const program = () => {
    const { offer } = store.state;
    return offer?.view === 'program' ? offer : null;
  };
  const isSearch = () => route().solver !== null;
  /** Of a large board, which is one image, a square can be chosen, but not edited. */
  const canEdit = () => !isLarge(route()) && !program();
  const canEnd = () => !isClosed(route()) && !isSearch() && !isOwn() && !program();
  // The button is present while the tour is being made, so that its arrival shifts nothing.
  const isPlayable = () =>
    route().start !== null &&
    !isOwn() &&
    !isSearch() &&
    display()?.kind !== 'argument' &&
    (player.state.pending || Boolean(player.state.snapshot.length));

  const change = (/** @type {(route: KnightRoute) => KnightRoute} */ by) => controller.show(by(route()));
  const [files, ranks] = /** @type {const} */ (['files', 'ranks']).map((side) =>
    numberField(side, { min: 1, max: limits().knight, showError: notices.alert }, (value) => {
      const packed = program()?.packed;
      if (packed) page.open(() => programOn({ ...route(), [side]: value }, packed));
      else change((now) => withChange(now, { [side]: value }));
    }),
  );
  const tour = choiceField('tour', { open: 'tour.open', closed: 'tour.closed' }, (key) =>
    controller.close(key === 'closed'),
  );
  const start = textField('start.square', 16, (name) => controller.chooseNamed(name, 'start'));
  // A name chooses a square as a click does: for squares that are small, or out of reach.
  const typed = textField('square', 16, (name) => controller.chooseNamed(name));
  const chooseEnd = (/** @type {string} */ name) =>
    name === '' ? change((now) => endOn(now, null)) : controller.chooseNamed(name, 'end');
  const end = textField('end.square', 16, chooseEnd, 'any');
  const solvers = /** @type {const} */ ({
    '': 'tour',
    warnsdorff: 'watch.warnsdorff',
    plain: 'watch.plain',
    program: 'solver.program',
  });
  const watch = choiceField('watch', solvers, (key) => {
    if (key === 'program') page.open(() => programOn(route()));
    else change((now) => withChange(now, { solver: /** @type {KnightRoute['solver']} */ (key || null) }));
  });
  // Before a start is chosen only a program can be watched.
  for (const option of watch.select.options) {
    const isFree = ['', 'program'].includes(option.value);
    onRedraw(option, () => (option.hidden = option.disabled = route().start === null && !isFree));
  }
  const pair = compareOffer('knight', (link) => page.open(() => link));
  const prune = checkbox('prune', (on) => change((now) => ({ ...now, prune: on })));
  const hints = checkbox('hints', (on) => controller.hint(on));
  const degrees = checkbox('degrees', (on) => player.update(setOverlays, { degrees: on }));
  /**
   * A button that stays pressed while its mode lasts.
   * @param {Key} label
   * @param {Mode} mode
   * @param {() => boolean} applies
   */
  const modeButton = (label, mode, applies) => {
    const attributes = { hidden: () => !applies(), 'aria-pressed': () => String(knight().mode === mode) };
    return wordButton(label, () => controller.turn(mode), attributes);
  };
  // In the player, which no sheet covers.
  const undo = iconButton(icons.undo, 'undo', () => controller.travel('past', 'future'), 'transport');
  const redo = iconButton(icons.redo, 'redo', () => controller.travel('future', 'past'), 'transport');
  const finish = wordButton(
    () => t(knight().finishing ? 'finish.stop' : 'finish.here'),
    () => controller.finish(),
  );
  const restore = wordButton('holes.restore', () => change((now) => now.holes.reduce(toggleHole, now)));
  const playInTen = () => (player.state.pending ? notices.inform(says('idle.pending')) : playback.playWithin(10));
  const ten = wordButton('draw.ten', playInTen, { 'aria-disabled': () => String(player.state.pending) });
  const meaning = element('p', { role: 'status', class: 'prompt' }, () => {
    const { mode } = knight();
    return mode === 'end' || mode === 'holes' ? t(`mode.${mode}`) : '';
  });
  shownIf(() => store.state.tab === 'knight' && ['end', 'holes'].includes(knight().mode), meaning);

  const root = element(
    'div',
    { class: 'knight-setup' },
    group(
      'fields',
      files.element,
      ranks.element,
      shownIf(() => !program(), tour.element),
      shownIf(() => !program(), start.element),
      shownIf(canEnd, end.element),
      shownIf(() => knight().mode !== 'start' && canEdit(), typed.element),
      shownIf(() => !isOwn() && !isLarge(route()), watch.element),
      shownIf(isPlayable, ten),
    ),
    group(
      'modes',
      modeButton('choose.end', 'end', () => canEnd() && route().start !== null && canEdit()),
      modeButton('edit.squares', 'holes', canEdit),
      modeButton('ride.yourself', 'own', canEdit),
    ),
    group(
      'modes',
      shownIf(() => knight().mode === 'holes' && route().holes.length > 0, restore),
      shownIf(() => isOwn() && route().start !== null, finish),
    ),
    shownIf(isSearch, pair.element),
    group(
      'checks',
      shownIf(() => route().solver === 'warnsdorff' && route().closed, prune.element),
      shownIf(canEdit, degrees.element),
      shownIf(isOwn, hints.element),
    ),
  );
  const show = () => {
    const now = route();
    typed.show('');
    files.show(now.files, now);
    ranks.show(now.ranks, now);
    tour.show(isClosed(now) ? 'closed' : 'open');
    watch.show(program() ? 'program' : (now.solver ?? ''));
    start.show(now.start === null ? '' : squareName(now.start));
    end.show(now.end === null ? '' : squareName(now.end));
    if (isSearch()) pair.show(now, player.state.snapshot.step);
    prune.input.checked = now.prune;
    hints.input.checked = now.ownTour?.hints ?? true;
    degrees.input.checked = player.state.overlays.degrees;
    // Not disabled, as a button that is cannot keep the focus.
    undo.ariaDisabled = String(knight().past.length === 0);
    redo.ariaDisabled = String(knight().future.length === 0);
    redraw(root);
    redraw(meaning);
  };
  // A refused value does not stay in its control.
  root.addEventListener('change', show);
  store.on('tab', () => redraw(meaning));
  return { prompt: meaning, element: root, edits: { undo, redo }, show };
}

/**
 * @param {string} name
 * @param {HTMLElement[]} parts
 */
const group = (name, ...parts) => element('div', { class: `setup ${name}` }, ...parts);
