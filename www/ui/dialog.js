/**
 * A modal dialog with a title and a close button. The browser returns the focus to its opener.
 */

/** @import { Key } from '../i18n/index.js' */

import { closeButton } from './button.js';
import { element } from './dom.js';
import { t } from '../i18n/index.js';

/**
 * @param {{ title: Key, className: string }} options
 * @param {...HTMLElement} content
 */
export function sheetDialog({ title, className }, ...content) {
  const label = () => t(title);
  const dialog = element('dialog', { class: `sheet ${className}`, 'aria-label': label });
  const close = closeButton(() => dialog.close());
  dialog.append(element('div', { class: 'sheet-head row' }, element('h2', {}, label), close), ...content);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
