/**
 * *Embed*: the line of HTML that puts board and transport into another page.
 *
 * @import { Content, Shown } from './section.js'
 */

import { copyButton, element } from '../ui/index.js';
import { escaped } from '../export/index.js';
import { t } from '../i18n/index.js';
import { rangeChoice } from './range.js';
import { addressField, addressOf } from './address.js';

/** A size at which board, caption, timeline and transport have room, in CSS pixels. */
const [WIDTH, HEIGHT] = [480, 660];

/**
 * @param {string} address
 * @param {string} title of the frame
 */
const snippet = (address, title) =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${WIDTH}" height="${HEIGHT}" ` +
  'loading="lazy" style="border: 0; max-width: 100%"></iframe>';

/**
 * @param {Shown} shown
 * @returns {Content | null}
 */
export function embedSection(shown) {
  const { route, gallery, long, fragment } = shown;
  if (route.view === 'count' || gallery || long) return null;
  const html = () => snippet(addressOf(fragment({ embed: true, range: choice.range })), t('title'));
  const field = addressField('textarea', 'share.snippet', { rows: 3 });
  const copy = copyButton('share.snippet.copy', html);
  const update = () => {
    copy.clear();
    field.value = html();
  };
  const choice = rangeChoice(shown, update);
  update();
  return {
    element: element(
      'div',
      {},
      element('p', { class: 'soft' }, () => t('share.embed.what')),
      choice.element,
      field,
      element('div', { class: 'buttons' }, copy.element),
    ),
  };
}
