/**
 * *Embed*: the line of HTML that puts board and transport into another page.
 */

import { copyButton, element } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { addressOf } from './section.js';

/** A size at which board, caption, timeline and transport have room, in CSS pixels. */
const [WIDTH, HEIGHT] = [480, 660];

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const attribute = (/** @type {string} */ text) => text.replaceAll(/[&"<>]/g, (letter) => ENTITIES[letter]);

/**
 * @param {string} address
 * @param {string} title what the frame is called
 */
export const snippet = (address, title) =>
  `<iframe src="${attribute(address)}" title="${attribute(title)}" width="${WIDTH}" height="${HEIGHT}" ` +
  'loading="lazy" style="border: 0; max-width: 100%"></iframe>';

/** @returns {import('./section.js').Section} */
export function embedSection() {
  let html = '';
  const field = element('textarea', {
    readonly: true,
    rows: 3,
    class: 'address',
    'aria-label': () => t('share.snippet'),
  });
  const copy = copyButton('share.snippet.copy', () => html);
  field.addEventListener('focus', () => field.select());
  return {
    title: 'share.embed',
    element: element(
      'div',
      {},
      element('p', { class: 'soft' }, () => t('share.embed.what')),
      field,
      element('div', { class: 'buttons' }, copy.element),
    ),
    applies: ({ route, gallery, long }) => route.view !== 'count' && !gallery && !long,
    show({ fragment }) {
      copy.clear();
      html = snippet(addressOf(fragment({ embed: true })), t('title'));
      field.value = html;
    },
  };
}
