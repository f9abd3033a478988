/**
 * *Print*: a clean sheet of the board, or of the fundamental solutions of its size.
 *
 * @typedef {import('./section.js').Shown} Shown
 */

import { choiceField, element, setText, wordButton } from '../ui/index.js';
import { boardSheet, fundamentalSheet, print, putAway, subjectOf, Unmade } from '../export/index.js';
import { limits } from '../core/index.js';
import { t } from '../i18n/index.js';
import { addressOf } from './section.js';

/**
 * @param {import('./section.js').Offer} offer
 * @returns {import('./section.js').Section}
 */
export function printSection({ core }) {
  /** @type {Shown | null} */
  let shown = null;
  const sheet = choiceField({ label: () => t('print.sheet'), choices: [], change: () => setText(status, '') });
  const status = element('p', { role: 'status', class: 'soft' });
  const start = wordButton('print.start', () => void press());
  const made = async () => {
    const { display } = shown ?? {};
    if (!shown || !display) return null;
    const { route } = display;
    return sheet.select.value === 'fundamental' && route.view === 'queens'
      ? fundamentalSheet(core, route.size, addressOf)
      : boardSheet(subjectOf(display), shown.long ? null : addressOf(shown.fragment()));
  };
  const press = async () => {
    setText(status, '');
    try {
      const ready = await made();
      if (ready) await print(ready);
    } catch (error) {
      if (!(error instanceof Unmade)) throw error;
      setText(status, t('picture.lost'));
    }
  };

  return {
    title: 'share.print',
    element: element(
      'div',
      { class: 'share-print' },
      sheet.element,
      element('div', { class: 'buttons' }, start),
      status,
    ),
    applies: ({ display }) => display !== null,
    show(now) {
      shown = now;
      const route = now.display?.route;
      const listed = route?.view === 'queens' && route.size <= limits.gallery;
      const count = listed ? Number(core.published_fundamental(route.size) ?? 0) : 0;
      const choices = [
        ['board', t('print.board')],
        ...(count > 0 ? [['fundamental', t('print.fundamental', { count })]] : []),
      ];
      // In the gallery it is the solutions that are looked at.
      if (now.gallery) choices.reverse();
      sheet.select.replaceChildren(...choices.map(([value, name]) => element('option', { value }, name)));
      setText(status, '');
    },
    hide: putAway,
  };
}
