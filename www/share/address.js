/**
 * Addresses of links. A link that is too long for one is saved in a file, which the field *Open* reads.
 */

import { limits } from '../core/index.js';
import { download, element } from '../ui/index.js';
import { t } from '../i18n/index.js';

/**
 * The whole address of a link.
 * @param {string} fragment
 */
export const addressOf = (fragment) => new URL(fragment || '#', location.href).href;

/** @param {string} fragment the link that would be too long */
export const longLinkMessage = (fragment) => t('share.long', { length: fragment.length - 1, max: limits().link });

/** @param {string} fragment */
export function saveLink(fragment) {
  download(new Blob([`${fragment}\n`], { type: 'text/plain' }), `${t('share.file.name')}.txt`);
}

/**
 * A field whose text is selected as soon as it has the focus.
 * @template {'input' | 'textarea'} Tag
 * @param {Tag} tag
 * @param {'share.address' | 'share.snippet'} label
 * @param {Record<string, number>} [attributes]
 */
export function addressField(tag, label, attributes = {}) {
  const field = element(tag, { readonly: true, class: 'address', 'aria-label': () => t(label), ...attributes });
  field.addEventListener('focus', () => field.select());
  return field;
}
