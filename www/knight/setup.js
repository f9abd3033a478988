/**
 * The controls of the Knight tab: the board, how it is watched, what a click does, and the ride of one's own.
 *
 * @typedef {import('../core/routes.js').KnightAsked} KnightAsked
 * @typedef {import('./controller.js').KnightDesk} KnightDesk
 * @typedef {import('./controller.js').Mode} Mode
 * @typedef {import('../i18n/index.js').Key} Key
 */

import { choiceField, numberField, textField } from '../ui/field.js';
import { element, setText, silence, teller } from '../ui/dom.js';
import { squareName } from '../core/squares.js';
import { isLarge, limits } from '../core/routes.js';
import { say } from '../i18n/index.js';
import { retoured, watchedBy } from './routes.js';

/**
 * @param {KnightDesk} desk
 * @param {(sentence: import('../ui/dom.js').Words) => void} refuse
 */
export function knightSetup(desk, refuse) {
  /** @type {KnightAsked | null} */
  let shown = null;
  const change = (/** @type {(asked: KnightAsked) => KnightAsked} */ by) => shown && desk.ask(by(shown));
  const side = (/** @type {'files' | 'ranks'} */ name) =>
    numberField({
      label: () => say(name),
      min: 1,
      max: limits.knight,
      refuse,
      change: (value) => change((asked) => retoured(asked, { [name]: value })),
    });
  const [files, ranks] = [side('files'), side('ranks')];
  const tour = choiceField({
    label: () => say('tour'),
    choices: [
      ['open', () => say('tour.open')],
      ['closed', () => say('tour.closed')],
    ],
    change: (key) => desk.close(key === 'closed'),
  });
  const start = textField({ label: () => say('start.square'), length: 4, change: (name) => desk.startOn(name) });
  const typed = textField({ label: () => say('square'), length: 4, change: (name) => desk.actOn(name) });
  const end = textField({
    label: () => say('end.square'),
    length: 4,
    change: (name) => desk.endOn(name),
    empty: () => say('any'),
  });
  const watch = choiceField({
    label: () => say('watch'),
    choices: [
      ['', () => say('watch.tour')],
      ['warnsdorff', () => say('watch.warnsdorff')],
      ['plain', () => say('watch.plain')],
    ],
    change: (key) =>
      change((asked) => watchedBy(asked, key === '' ? null : /** @type {KnightAsked['solver']} */ (key))),
  });
  const prune = check('prune', (on) => change((asked) => ({ ...asked, prune: on })));
  const hints = check('hints', (on) => desk.hint(on));
  const heat = check('degrees', (on) => desk.heat(on));
  const [chooseEnd, editSquares, ride] = /** @type {const} */ ([
    ['end', 'choose.end'],
    ['holes', 'edit.squares'],
    ['ride', 'ride.yourself'],
  ]).map(([mode, key]) => toggle(key, () => desk.turn(mode)));
  const restore = press('holes.restore', () => desk.restore());
  const [undo, redo] = [press('undo', () => desk.undo()), press('redo', () => desk.redo())];
  const finishes = () => say(desk.finishing ? 'finish.stop' : 'finish.here');
  const finish = element('button', { type: 'button', class: 'word' }, finishes);
  finish.addEventListener('click', () => void desk.finish());
  const meaning = element('p', { role: 'status', class: 'soft meaning' });
  const tellMeaning = teller(meaning);
  const ten = press('draw.ten', () => desk.drawInTen());
  // Where a tour is still being made, the button is there already: nothing moves when it comes.
  const showWay = () => {
    if (shown === null) return;
    ten.hidden = desk.way === 'none' || shown.start === null || shown.riding !== undefined || shown.solver !== null;
    ten.ariaDisabled = String(desk.way === 'coming');
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
    /** @param {KnightAsked} asked */
    show(asked) {
      shown = asked;
      showWay();
      const { mode } = desk;
      const riding = asked.riding !== undefined;
      const closed = asked.riding?.closed ?? asked.closed;
      // What a click does here, a name does as well: where squares are small, or out of reach.
      typed.element.hidden = mode === 'start' || isLarge(asked);
      typed.show('');
      files.show(asked.files);
      ranks.show(asked.ranks);
      tour.show(closed ? 'closed' : 'open');
      watch.show(asked.solver ?? '');
      start.show(asked.start === null ? '' : squareName(asked.start));
      end.show(asked.end === null ? '' : squareName(asked.end));
      end.element.hidden = closed || asked.solver !== null || riding;
      // What is clicked or searched square by square needs squares.
      const large = isLarge(asked);
      chooseEnd.hidden = end.element.hidden || asked.start === null || large;
      watch.element.hidden = asked.start === null || riding || large;
      editSquares.hidden = ride.hidden = heat.element.hidden = large;
      meaning.hidden = mode !== 'end' && mode !== 'holes';
      tellMeaning(mode === 'end' ? () => say('mode.end') : mode === 'holes' ? () => say('mode.holes') : silence);
      restore.hidden = mode !== 'holes' || asked.holes.length === 0;
      undo.hidden = redo.hidden = finish.hidden = hints.element.hidden = !riding;
      finish.hidden ||= asked.start === null;
      setText(finish, finishes());
      prune.element.hidden = asked.solver !== 'warnsdorff' || !asked.closed;
      prune.box.checked = asked.prune;
      hints.box.checked = asked.riding?.hints ?? true;
      heat.box.checked = desk.heated;
      // Not disabled, as a button that is cannot keep the focus.
      undo.ariaDisabled = String(!desk.canUndo);
      redo.ariaDisabled = String(!desk.canRedo);
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
  return { element: element('label', { class: 'check' }, box, () => say(key)), box };
}

/**
 * @param {Key} key
 * @param {() => void} act
 */
function press(key, act) {
  const button = element('button', { type: 'button', class: 'word' }, () => say(key));
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
