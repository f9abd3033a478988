/**
 * The controls of the Knight tab: the board, the solver, the meaning of a click, and the tour moved by hand.
 *
 * @import { State } from '../app/state.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { KnightController } from './controller.js'
 */

import {
  SENTENCE,
  checkbox,
  choiceField,
  element,
  localizedText,
  noMessage,
  numberField,
  setText,
  textField,
  wordButton,
} from '../ui/index.js';
import { compareOffer } from '../compare/index.js';
import { isLarge, limits, squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { overlaid } from '../player/index.js';
import { toggleHole, endedOn, withBoard, searchedWith } from './routes.js';

/**
 * @param {KnightController} controller
 * @param {import('../app/page-controller.js').PageController} page
 */
export function knightSetup(controller, page) {
  const { store, player, playback, notices } = page;
  /**
   * Shows the state again after a change: a refused value does not stay in its control.
   * @template V
   * @param {(value: V) => void} act
   */
  const then = (act) => (/** @type {V} */ value) => {
    act(value);
    show(store.state);
  };
  const change = (/** @type {(route: KnightRoute) => KnightRoute} */ by) => controller.show(by(controller.route));
  const [files, ranks] = /** @type {const} */ (['files', 'ranks']).map((side) =>
    numberField({
      label: () => t(side),
      min: 1,
      max: limits().knight,
      showError: notices.alert,
      change: then((value) => change((route) => withBoard(route, { [side]: value }))),
    }),
  );
  const tour = choiceField({
    label: () => t('tour'),
    choices: [
      ['open', () => t('tour.open')],
      ['closed', () => t('tour.closed')],
    ],
    change: then((key) => controller.close(key === 'closed')),
  });
  const start = textField({
    label: () => t('start.square'),
    length: 16,
    change: then((name) => controller.chooseNamed(name, 'start')),
  });
  const typed = textField({
    label: () => t('square'),
    length: 16,
    change: then((name) => controller.chooseNamed(name)),
  });
  const end = textField({
    label: () => t('end.square'),
    length: 16,
    change: then((name) => {
      if (name === '') change((route) => endedOn(route, null));
      else controller.chooseNamed(name, 'end');
    }),
    empty: () => t('any'),
  });
  const watch = choiceField({
    label: () => t('watch'),
    choices: [
      ['', () => t('tour')],
      ['warnsdorff', () => t('watch.warnsdorff')],
      ['plain', () => t('watch.plain')],
    ],
    change: then((key) => change((route) => searchedWith(route, /** @type {KnightRoute['solver']} */ (key || null)))),
  });
  const pair = compareOffer('knight', (link) => page.open(() => link));
  const prune = checkbox('prune', (on) => change((route) => ({ ...route, prune: on })));
  const hints = checkbox('hints', (on) => controller.hint(on));
  const degrees = checkbox('degrees', (on) => player.update(overlaid, { degrees: on }));
  // Each stays pressed while its mode lasts.
  const modes = {
    end: wordButton('choose.end', () => controller.turn('end')),
    holes: wordButton('edit.squares', () => controller.turn('holes')),
    own: wordButton('ride.yourself', () => controller.turn('own')),
  };
  const restore = wordButton('holes.restore', () => change((route) => route.holes.reduce(toggleHole, route)));
  const undo = wordButton('undo', () => controller.undo());
  const redo = wordButton('redo', () => controller.redo());
  const finishLabel = () => t(store.state.knight.finishing ? 'finish.stop' : 'finish.here');
  const finish = wordButton(finishLabel, () => controller.finish());
  const meaning = element('p', { role: 'status', class: 'prompt', hidden: true });
  const showMeaning = localizedText(meaning);
  const ten = wordButton('draw.ten', () => {
    if (player.state.pending) notices.pass(() => t('idle.pending'), SENTENCE);
    else playback.playWithin(10);
  });

  const show = (/** @type {State} */ { knight, players: [{ display, overlays, pending, snapshot }] }) => {
    const { route } = controller;
    const { mode, past, future } = knight;
    const isOwn = route.ownTour !== undefined;
    const closed = route.ownTour?.closed ?? route.closed;
    // Of a large board, which is a picture, a square can be chosen, but not edited.
    const large = isLarge(route);
    // Where a tour is still being made, the button is there already: nothing moves when it comes.
    ten.hidden =
      route.start === null ||
      isOwn ||
      route.solver !== null ||
      display?.kind === 'argument' ||
      !(snapshot.length || pending);
    ten.ariaDisabled = String(pending);
    // A name chooses a square as a click does: for squares that are small, or out of reach.
    typed.element.hidden = mode === 'start' || large;
    typed.show('');
    files.show(route.files);
    ranks.show(route.ranks);
    tour.show(closed ? 'closed' : 'open');
    watch.show(route.solver ?? '');
    start.show(route.start === null ? '' : squareName(route.start));
    end.show(route.end === null ? '' : squareName(route.end));
    end.element.hidden = closed || route.solver !== null || isOwn;
    modes.end.hidden = end.element.hidden || route.start === null || large;
    pair.element.hidden = route.solver === null;
    if (route.solver !== null) pair.show(route, snapshot.step);
    watch.element.hidden = route.start === null || isOwn || large;
    modes.holes.hidden = modes.own.hidden = degrees.element.hidden = large;
    meaning.hidden = mode !== 'end' && mode !== 'holes';
    showMeaning(mode === 'end' ? () => t('mode.end') : mode === 'holes' ? () => t('mode.holes') : noMessage);
    restore.hidden = mode !== 'holes' || route.holes.length === 0;
    undo.hidden = redo.hidden = hints.element.hidden = !isOwn;
    finish.hidden = !isOwn || route.start === null;
    setText(finish, finishLabel());
    prune.element.hidden = route.solver !== 'warnsdorff' || !route.closed;
    prune.input.checked = route.prune;
    hints.input.checked = route.ownTour?.hints ?? true;
    degrees.input.checked = overlays.degrees;
    // Not disabled, as a button that is cannot keep the focus.
    undo.ariaDisabled = String(past.length === 0);
    redo.ariaDisabled = String(future.length === 0);
    for (const [key, button] of Object.entries(modes)) button.ariaPressed = String(mode === key);
  };
  store.subscribe(
    ({ tab }) => tab,
    (tab) => {
      if (tab !== 'knight') meaning.hidden = true;
    },
  );
  return {
    /** The meaning of a click on the board now, shown near it. */
    prompt: meaning,
    element: element(
      'div',
      { class: 'knight-setup' },
      group(
        'fields',
        files.element,
        ranks.element,
        tour.element,
        start.element,
        end.element,
        typed.element,
        watch.element,
        ten,
      ),
      group('modes', ...Object.values(modes)),
      group('modes', restore, undo, redo, finish),
      pair.element,
      group('checks', prune.element, degrees.element, hints.element),
    ),
    show,
  };
}

/**
 * @param {string} name
 * @param {HTMLElement[]} parts
 */
const group = (name, ...parts) => element('div', { class: `setup ${name}` }, ...parts);
