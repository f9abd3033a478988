/**
 * *Print*: a clean sheet of the board, of the solutions that the gallery lists, or of the fundamental ones of its size.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Filter } from '../queens/gallery/solution.js'
 * @import { Content, Offer, Shown } from './section.js'
 */

import { choiceField, element, setText, wordButton } from '../ui/index.js';
import { boardSheet, print, removeSheet, solutionsSheet } from '../export/index.js';
import { limits } from '../core/index.js';
import { t } from '../i18n/index.js';
import { addressOf } from './address.js';
import { attempt } from './section.js';

/** @type {Filter} */
const fundamentalOnes = { fundamental: true, with: null };

/**
 * @param {Shown} shown
 * @param {Offer} offer
 * @returns {Content | null}
 */
export function printSection({ subject, gallery, listed, long, fragment }, { core }) {
  if (!subject) return null;
  const { route } = subject;
  const size = route.view === 'queens' && route.size <= limits().gallery ? route.size : 0;
  const count = size > 0 ? Number(core.publishedFundamental(size) ?? 0) : 0;
  const isOther = listed !== null && !(listed.fundamental && listed.with === null);
  /** @type {[key: string, name: Key | Message, filter?: Filter][]} */
  const sheets = [['board', 'print.board']];
  if (listed && isOther && count > 0) sheets.push(['listed', 'print.listed', listed]);
  if (count > 0) sheets.push(['fundamental', () => t('print.fundamental', { count }), fundamentalOnes]);
  // In the gallery the solutions are shown, not the board.
  if (gallery) sheets.push(...sheets.splice(0, 1));
  const status = element('p', { role: 'status', class: 'soft' });
  const choices = sheets.map(([key, name]) => /** @type {const} */ ([key, name]));
  const sheet = choiceField('print.sheet', choices, () => setText(status, ''));
  const start = wordButton('print.start', () =>
    attempt(status, async () => {
      const [, , filter] = sheets[sheet.select.selectedIndex];
      const link = long ? null : addressOf(fragment());
      await print(await (filter ? solutionsSheet(core, size, filter, addressOf) : boardSheet(subject, link)));
    }),
  );
  const buttons = element('div', { class: 'buttons' }, start);
  return { element: element('div', { class: 'share-print' }, sheet.element, buttons, status), stop: removeSheet };
}
