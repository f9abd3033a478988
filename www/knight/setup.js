/**
 * The controls of the Knight tab: the board, how it is watched, what a click does, and the ride of one's own.
 *
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('./controller.js').KnightController} KnightController
 * @typedef {import('./controller.js').Mode} Mode
 * @typedef {import('../i18n/index.js').Key} Key
 */

import { choiceField, numberField, textField } from '../ui/field.js';
import { element, setText, noMessage, teller } from '../ui/dom.js';
import { squareName } from '../core/squares.js';
import { isLarge, limits } from '../core/routes.js';
import { t } from '../i18n/index.js';
import { retoured, watchedBy } from './routes.js';

/**
 * @param {KnightController} controller
 * @param {(sentence: import('../ui/dom.js').Message) => void} showError
 */
export function knightSetup(controller, showError) {
  /** @type {KnightRoute | null} */
  let shown = null;
  const change = (/** @type {(route: KnightRoute) => KnightRoute} */ by) => shown && controller.ask(by(shown));
  const side = (/** @type {'files' | 'ranks'} */ name) =>
    numberField({
      label: () => t(name),
      min: 1,
      max: limits.knight,
      showError,
      change: (value) => change((route) => retoured(route, { [name]: value })),
    });
  const [files, ranks] = [side('files'), side('ranks')];
  const tour = choiceField({
    label: () => t('tour'),
    choices: [
      ['open', () => t('tour.open')],
      ['closed', () => t('tour.closed')],
    ],
    change: (key) => controller.close(key === 'closed'),
  });
  const start = textField({ label: () => t('start.square'), length: 4, change: (name) => controller.startOn(name) });
  const typed = textField({ label: () => t('square'), length: 4, change: (name) => controller.actOn(name) });
  const end = textField({
    label: () => t('end.square'),
    length: 4,
    change: (name) => controller.endOn(name),
    empty: () => t('any'),
  });
  const watch = choiceField({
    label: () => t('watch'),
    choices: [
      ['', () => t('watch.tour')],
      ['warnsdorff', () => t('watch.warnsdorff')],
      ['plain', () => t('watch.plain')],
    ],
    change: (key) =>
      change((route) => watchedBy(route, key === '' ? null : /** @type {KnightRoute['solver']} */ (key))),
  });
  const prune = check('prune', (on) => change((route) => ({ ...route, prune: on })));
  const hints = check('hints', (on) => controller.hint(on));
  const heat = check('degrees', (on) => controller.heat(on));
  const [chooseEnd, editSquares, ride] = /** @type {const} */ ([
    ['end', 'choose.end'],
    ['holes', 'edit.squares'],
    ['ride', 'ride.yourself'],
  ]).map(([mode, key]) => toggle(key, () => controller.turn(mode)));
  const restore = press('holes.restore', () => controller.restore());
  const [undo, redo] = [press('undo', () => controller.undo()), press('redo', () => controller.redo())];
  const finishes = () => t(controller.finishing ? 'finish.stop' : 'finish.here');
  const finish = element('button', { type: 'button', class: 'word' }, finishes);
  finish.addEventListener('click', () => void controller.finish());
  const meaning = element('p', { role: 'status', class: 'soft meaning' });
  const tellMeaning = teller(meaning);
  const ten = press('draw.ten', () => controller.drawInTen());
  // Where a tour is still being made, the button is there already: nothing moves when it comes.
  const showWay = () => {
    if (shown === null) return;
    ten.hidden =
      controller.way === 'none' || shown.start === null || shown.riding !== undefined || shown.solver !== null;
    ten.ariaDisabled = String(controller.way === 'coming');
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
      group('checks', prune.element, heat.element, hints.element),
    ),
    /** Something else has come to be on the board: whether that can be drawn. */
    showWay,
    /** @param {KnightRoute} route */
    show(route) {
      shown = route;
      showWay();
      const { mode } = controller;
      const riding = route.riding !== undefined;
      const closed = route.riding?.closed ?? route.closed;
      // What a click does here, a name does as well: where squares are small, or out of reach.
      typed.element.hidden = mode === 'start' || isLarge(route);
      typed.show('');
      files.show(route.files);
      ranks.show(route.ranks);
      tour.show(closed ? 'closed' : 'open');
      watch.show(route.solver ?? '');
      start.show(route.start === null ? '' : squareName(route.start));
      end.show(route.end === null ? '' : squareName(route.end));
      end.element.hidden = closed || route.solver !== null || riding;
      // What is clicked or searched square by square needs squares.
      const large = isLarge(route);
      chooseEnd.hidden = end.element.hidden || route.start === null || large;
      watch.element.hidden = route.start === null || riding || large;
      editSquares.hidden = ride.hidden = heat.element.hidden = large;
      meaning.hidden = mode !== 'end' && mode !== 'holes';
      tellMeaning(mode === 'end' ? () => t('mode.end') : mode === 'holes' ? () => t('mode.holes') : noMessage);
      restore.hidden = mode !== 'holes' || route.holes.length === 0;
      undo.hidden = redo.hidden = finish.hidden = hints.element.hidden = !riding;
      finish.hidden ||= route.start === null;
      setText(finish, finishes());
      prune.element.hidden = route.solver !== 'warnsdorff' || !route.closed;
      prune.box.checked = route.prune;
      hints.box.checked = route.riding?.hints ?? true;
      heat.box.checked = controller.heated;
      // Not disabled, as a button that is cannot keep the focus.
      undo.ariaDisabled = String(!controller.canUndo);
      redo.ariaDisabled = String(!controller.canRedo);
      for (const [button, name] of /** @type {[HTMLElement, Mode][]} */ ([
        [chooseEnd, 'end'],
        [editSquares, 'holes'],
        [ride, 'ride'],
      ])) {
        button.ariaPressed = String(mode === name);
        button.dataset.mode = name;
      }
    },
  };
}

/**
 * @param {Key} key
 * @param {(on: boolean) => void} change
 */
function check(key, change) {
  const box = element('input', { type: 'checkbox' });
  box.addEventListener('change', () => change(box.checked));
  return { element: element('label', { class: 'check' }, box, () => t(key)), box };
}

/**
 * @param {Key} key
 * @param {() => void} act
 */
function press(key, act) {
  const button = element('button', { type: 'button', class: 'word' }, () => t(key));
  button.addEventListener('click', act);
  return button;
}

/**
 * A button that stays down while what it stands for lasts.
 * @param {Key} key
 * @param {() => void} act
 */
function toggle(key, act) {
  const button = press(key, act);
  button.ariaPressed = 'false';
  return button;
}

/**
 * @param {string} name
 * @param {HTMLElement[]} parts
 */
const group = (name, ...parts) => element('div', { class: `setup ${name}` }, ...parts);
