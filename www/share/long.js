/**
 * Links that are too long for an address: they are saved in a file, which the field *Open* reads.
 */

import { download } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** The longest link, in characters without the `#`. */
const LONGEST = 4096;

/** @param {string} fragment the link that would be too long */
export const longLinkMessage = (fragment) => t('share.long', { length: fragment.length - 1, max: LONGEST });

/** @param {string} fragment */
export function saveLink(fragment) {
  download(new Blob([`${fragment}\n`], { type: 'text/plain' }), `${t('share.file.name')}.txt`);
}
