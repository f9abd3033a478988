/**
 * A stop of a lesson in the making: its board, its text, and what can be done with it.
 *
 * @import { DraftStop } from './draft.js'
 * @import { Miniature } from './miniatures.js'
 *
 * @typedef {object} Shown
 * @property {DraftStop} stop
 * @property {number} number from 1
 * @property {number} count how many stops there are
 * @property {Miniature | null} subject its board, or the name of its program, once that is there
 *
 * @typedef {object} Acts
 * @property {(id: number, change: { text?: string, link?: string }) => void} rewrite
 * @property {(id: number, by: number) => void} move
 * @property {(id: number) => void} remove
 * @property {(link: string) => { asks: boolean, other: string } | null} asking whether a link asks what comes next, and the
 *   same link the other way round; `null` where there is nothing to ask
 */

import { says, t } from '../../i18n/index.js';
import { checkbox, element, iconButton, icons, redraw } from '../../ui/index.js';
import { lessonLimits } from '../lesson.js';
import { paintMoment } from './miniatures.js';

/**
 * @param {Acts} acts
 * @param {Shown} now
 */
export function stopRow({ rewrite, move, remove, asking }, now) {
  const { id } = now.stop;
  const board = element('canvas', { 'aria-hidden': 'true', hidden: true });
  const what = () => now.subject?.title ?? now.stop.link;
  const named = (/** @type {'make.up' | 'make.down' | 'make.remove' | 'make.text'} */ key) => () =>
    t(key, { number: now.number });
  const label = () => t('make.open', { number: now.number, what: what() });
  const link = element('a', { class: 'moment soft', href: () => now.stop.link, 'aria-label': label }, what);
  board.addEventListener('click', () => link.click());
  const text = element('textarea', {
    rows: 2,
    maxlength: lessonLimits().text,
    spellcheck: 'true',
    'aria-label': named('make.text'),
    placeholder: says('make.text.hint'),
  });
  text.addEventListener('input', () => rewrite(id, { text: text.value }));
  const ask = checkbox('make.ask', () => rewrite(id, { link: asking(now.stop.link)?.other }));
  const isAt = (/** @type {number} */ end) => String(now.number === end);
  const up = iconButton(icons.up, named('make.up'), () => move(id, -1), { 'aria-disabled': () => isAt(1) });
  const lowest = { class: 'quiet down', 'aria-disabled': () => isAt(now.count) };
  const down = iconButton(icons.up, named('make.down'), () => move(id, 1), lowest);
  const away = iconButton(icons.clear, named('make.remove'), () => remove(id));
  const tools = element('div', { class: 'stop-tools row' }, ask.element, up, down, away);
  const row = element('li', {}, board, element('div', {}, link, text, tools));
  row.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(id, by);
  });
  const show = () => {
    redraw(row);
    if (text.value !== now.stop.text) text.value = now.stop.text;
    const asked = asking(now.stop.link);
    ask.element.hidden = asked === null;
    ask.input.checked = asked?.asks === true;
  };
  const paint = () => paintMoment(board, now.subject);
  show();
  paint();
  return {
    element: row,
    text,
    away,
    /** @param {Shown} next */
    show(next) {
      const { stop, number, count, subject } = now;
      const isOther = subject !== next.subject;
      if (!isOther && stop === next.stop && number === next.number && count === next.count) return;
      now = next;
      show();
      if (isOther) paint();
    },
    /** Paints the board in other colours. */
    repaint: paint,
  };
}
