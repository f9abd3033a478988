/**
 * The controls of the Knight tab: the board, how it is watched, what a click does, and the ride of one's own.
 *
 * @import { State } from '../app/state.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from '../ui/dom.js'
 * @import { KnightController } from './controller.js'
 * @import { Mode } from './state.js'
 */

import {
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
import { isLarge, limits, squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { overlaid } from '../player/index.js';
import { retoured, watchedBy } from './routes.js';

/**
 * @param {KnightController} controller
 * @param {import('../app/store.js').Slice<State>} store
 * @param {import('../app/store.js').Slice<import('../player/state.js').PlayerState>} player
 * @param {(sentence: Message) => void} showError
 */
export function knightSetup(controller, store, player, showError) {
  /**
   * What is refused is not left standing in a control.
   * @template V
   * @param {(value: V) => void} act
   */
  const then = (act) => (/** @type {V} */ value) => {
    act(value);
    show(store.state);
  };
  const change = (/** @type {(route: KnightRoute) => KnightRoute} */ by) => controller.show(by(controller.route));
  const side = (/** @type {'files' | 'ranks'} */ name) =>
    numberField({
      label: () => t(name),
      min: 1,
      max: limits.knight,
      showError,
      change: then((value) => change((route) => retoured(route, { [name]: value }))),
    });
  /**
   * @param {Message} label
   * @param {(name: string) => void} act
   * @param {Message} [empty]
   */
  const square = (label, act, empty) => textField({ label, length: 4, change: then(act), empty });
  const [files, ranks] = [side('files'), side('ranks')];
  const tour = choiceField({
    label: () => t('tour'),
    choices: [
      ['open', () => t('tour.open')],
      ['closed', () => t('tour.closed')],
    ],
    change: then((key) => controller.close(key === 'closed')),
  });
  const start = square(
    () => t('start.square'),
    (name) => controller.startOn(name),
  );
  const typed = square(
    () => t('square'),
    (name) => controller.chooseNamed(name),
  );
  const end = square(
    () => t('end.square'),
    (name) => controller.endOn(name),
    () => t('any'),
  );
  const watch = choiceField({
    label: () => t('watch'),
    choices: [
      ['', () => t('tour')],
      ['warnsdorff', () => t('watch.warnsdorff')],
      ['plain', () => t('watch.plain')],
    ],
    change: then((key) =>
      change((route) => watchedBy(route, key === '' ? null : /** @type {KnightRoute['solver']} */ (key))),
    ),
  });
  const prune = checkbox('prune', (on) => change((route) => ({ ...route, prune: on })));
  const hints = checkbox('hints', (on) => controller.hint(on));
  const degrees = checkbox('degrees', (on) => player.update(overlaid, { degrees: on }));
  const [chooseEnd, editSquares, ride] = /** @type {const} */ ([
    ['end', 'choose.end'],
    ['holes', 'edit.squares'],
    ['ride', 'ride.yourself'],
  ]).map(([mode, key]) => toggle(mode, key, () => controller.turn(mode)));
  const restore = wordButton('holes.restore', () => controller.restore());
  const [undo, redo] = [wordButton('undo', () => controller.undo()), wordButton('redo', () => controller.redo())];
  const finishes = () => t(store.state.knight.finishing ? 'finish.stop' : 'finish.here');
  const finish = wordButton(finishes, () => controller.finish());
  const meaning = element('p', { role: 'status', class: 'soft meaning' });
  const tellMeaning = localizedText(meaning);
  const ten = wordButton('draw.ten', () => controller.drawInTen());

  const show = (/** @type {State} */ { knight, players: [{ overlays, pending, snapshot }] }) => {
    const { route } = controller;
    const { mode, past, future } = knight;
    const riding = route.riding !== undefined;
    const closed = route.riding?.closed ?? route.closed;
    // What is clicked or searched square by square needs squares.
    const large = isLarge(route);
    // Where a tour is still being made, the button is there already: nothing moves when it comes.
    ten.hidden = route.start === null || riding || route.solver !== null || !(snapshot.length || pending);
    ten.ariaDisabled = String(pending);
    // What a click does here, a name does as well: where squares are small, or out of reach.
    typed.element.hidden = mode === 'start' || large;
    typed.show('');
    files.show(route.files);
    ranks.show(route.ranks);
    tour.show(closed ? 'closed' : 'open');
    watch.show(route.solver ?? '');
    start.show(route.start === null ? '' : squareName(route.start));
    end.show(route.end === null ? '' : squareName(route.end));
    end.element.hidden = closed || route.solver !== null || riding;
    chooseEnd.hidden = end.element.hidden || route.start === null || large;
    watch.element.hidden = route.start === null || riding || large;
    editSquares.hidden = ride.hidden = degrees.element.hidden = large;
    meaning.hidden = mode !== 'end' && mode !== 'holes';
    tellMeaning(mode === 'end' ? () => t('mode.end') : mode === 'holes' ? () => t('mode.holes') : noMessage);
    restore.hidden = mode !== 'holes' || route.holes.length === 0;
    undo.hidden = redo.hidden = hints.element.hidden = !riding;
    finish.hidden = !riding || route.start === null;
    setText(finish, finishes());
    prune.element.hidden = route.solver !== 'warnsdorff' || !route.closed;
    prune.input.checked = route.prune;
    hints.input.checked = route.riding?.hints ?? true;
    degrees.input.checked = overlays.degrees;
    // Not disabled, as a button that is cannot keep the focus.
    undo.ariaDisabled = String(past.length === 0);
    redo.ariaDisabled = String(future.length === 0);
    for (const button of [chooseEnd, editSquares, ride]) button.ariaPressed = String(mode === button.dataset.mode);
  };
  return {
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
      group('modes', chooseEnd, editSquares, ride),
      meaning,
      group('modes', restore, undo, redo, finish),
      group('checks', prune.element, degrees.element, hints.element),
    ),
    show,
  };
}

/**
 * A button that stays down while its mode lasts.
 * @param {Mode} mode
 * @param {Key} key
 * @param {() => void} act
 */
function toggle(mode, key, act) {
  const button = wordButton(key, act);
  button.dataset.mode = mode;
  return button;
}

/**
 * @param {string} name
 * @param {HTMLElement[]} parts
 */
const group = (name, ...parts) => element('div', { class: `setup ${name}` }, ...parts);
