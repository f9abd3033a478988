/**
 * What is too long for a link: it is handed on in a file, which the field *Open* reads.
 */

import { element } from '../ui/dom.js';
import { t } from '../i18n/index.js';

/** The longest link, in characters without the `#`. */
const LONGEST = 4096;

/** How long the file stays at its address after it was asked for, in milliseconds: the browser reads it on its own time. */
const KEPT = 60_000;

/** @param {string} fragment the link that would be too long */
export const longWords = (fragment) => t('share.long', { length: fragment.length - 1, max: LONGEST });

/** @param {string} fragment */
export function saveLink(fragment) {
  const address = URL.createObjectURL(new Blob([`${fragment}\n`], { type: 'text/plain' }));
  element('a', { href: address, download: `${t('share.file.name')}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
