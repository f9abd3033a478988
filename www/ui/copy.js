/**
 * Copying text to the clipboard.
 */

/** @import { Key } from '../i18n/index.js' */

import { wordButton } from './button.js';
import { element, localizedText, noMessage } from './dom.js';
import { t } from '../i18n/index.js';

/**
 * A button that copies a text, with a status that says whether it was copied.
 * @param {Key} label
 * @param {() => string | Promise<string>} text
 */
export function copyButton(label, text) {
  const status = element('span', { role: 'status', class: 'soft' });
  const show = localizedText(status);
  const button = wordButton(label, async () => {
    show(noMessage);
    try {
      await navigator.clipboard.writeText(await text());
      show(() => t('copied'));
    } catch {
      show(() => t('not.copied'));
    }
  });
  return {
    element: element('span', { class: 'copy-button' }, button, status),
    clear: () => show(noMessage),
  };
}
