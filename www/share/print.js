/**
 * *Print*: a clean sheet of the board, or of the fundamental solutions of its size.
 *
 * @import { Content, Offer, Shown } from './section.js'
 */

import { choiceField, element, setText, wordButton } from '../ui/index.js';
import { boardSheet, fundamentalSheet, print, removeSheet, subjectOf } from '../export/index.js';
import { limits } from '../core/index.js';
import { t } from '../i18n/index.js';
import { addressOf, attempt } from './section.js';

/**
 * @param {Shown} shown
 * @param {Offer} offer
 * @returns {Content | null}
 */
export function printSection({ display, gallery, long, fragment }, { core }) {
  if (!display) return null;
  const { route } = display;
  const listed = route.view === 'queens' && route.size <= limits.gallery;
  const count = listed ? Number(core.published_fundamental(route.size) ?? 0) : 0;
  /** @type {[key: string, name: () => string][]} */
  const choices = [['board', () => t('print.board')]];
  if (count > 0) choices.push(['fundamental', () => t('print.fundamental', { count })]);
  // In the gallery the solutions are shown, not the board.
  if (gallery) choices.reverse();
  const status = element('p', { role: 'status', class: 'soft' });
  const sheet = choiceField({ label: () => t('print.sheet'), choices, change: () => setText(status, '') });
  const start = wordButton('print.start', () =>
    attempt(status, async () => {
      const fundamental = sheet.select.value === 'fundamental' && route.view === 'queens';
      const link = long ? null : addressOf(fragment());
      await print(
        await (fundamental ? fundamentalSheet(core, route.size, addressOf) : boardSheet(subjectOf(display), link)),
      );
    }),
  );
  const buttons = element('div', { class: 'buttons' }, start);
  return { element: element('div', { class: 'share-print' }, sheet.element, buttons, status), stop: removeSheet };
}
