/**
 * A stop of a lesson in the making: its board, its text, and what can be done with it.
 *
 * @import { Subject } from '../../export/subject.js'
 * @import { DraftStop } from './draft.js'
 *
 * @typedef {object} Shown
 * @property {DraftStop} stop
 * @property {number} number from 1
 * @property {number} count how many stops there are
 * @property {Subject | null} subject its board, once that is there
 * @property {() => boolean | null} asks whether it asks what comes next; `null` where there is nothing to ask
 *
 * @typedef {object} Acts
 * @property {(text: string) => void} write
 * @property {(by: number) => void} move
 * @property {() => void} remove
 * @property {(asks: boolean) => void} ask
 */

import { t } from '../../i18n/index.js';
import { checkbox, element, iconButton, icons, setText } from '../../ui/index.js';
import { lessonLimits } from '../lesson.js';
import { paintMoment } from './miniatures.js';

/** @param {Acts} acts */
export function stopRow({ write, move, remove, ask }) {
  const board = element('canvas', { 'aria-hidden': 'true', hidden: true });
  const link = element('a', { class: 'moment' });
  board.addEventListener('click', () => link.click());
  const text = element('textarea', { rows: 2, maxlength: lessonLimits.text, spellcheck: 'true' });
  text.addEventListener('input', () => write(text.value));
  const asking = checkbox('make.ask', ask);
  const up = iconButton(icons.up, 'make.up', () => move(-1));
  const down = iconButton(icons.up, 'make.down', () => move(1), 'quiet down');
  const away = iconButton(icons.clear, 'make.remove', remove);
  const tools = element('div', { class: 'stop-tools' }, asking.element, up, down, away);
  const row = element('li', {}, board, element('div', {}, link, text, tools));
  row.addEventListener('keydown', (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(by);
  });
  /** @type {Subject | null} */
  let painted = null;
  /** The stop shown, in the current language. @type {Shown | null} */
  let last = null;
  return {
    element: row,
    text,
    away,
    /** @param {Shown} shown */
    show(shown) {
      const { stop, number, count, subject } = shown;
      const isSame = last?.stop === stop && last.number === number && last.count === count && last.subject === subject;
      if (isSame) return;
      last = shown;
      const asks = shown.asks();
      if (link.getAttribute('href') !== stop.link) link.href = stop.link;
      const what = subject?.title ?? stop.link;
      setText(link, what);
      link.ariaLabel = t('make.open', { number, what });
      if (text.value !== stop.text) text.value = stop.text;
      text.ariaLabel = t('make.text', { number });
      text.placeholder = t('make.text.hint');
      asking.element.hidden = asks === null;
      asking.input.checked = asks === true;
      up.title = t('make.up', { number });
      down.title = t('make.down', { number });
      away.title = t('make.remove', { number });
      up.ariaDisabled = String(number === 1);
      down.ariaDisabled = String(number === count);
      if (subject !== painted) paintMoment(board, subject);
      painted = subject;
    },
    /** Paints the board in other colours. */
    repaint: () => paintMoment(board, painted),
    /** The language is another one. */
    renew() {
      last = null;
    },
  };
}
