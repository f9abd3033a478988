/**
 * A dialog as a sheet of paper over the page: its title, a way to close it, and what it holds.
 *
 * The browser gives the focus back to whoever opened it.
 */

import { element, icon } from './dom.js';
import { t } from '../i18n/index.js';
import { icons } from './icons.js';

/**
 * @param {{ title: import('../i18n/index.js').Key, className: string }} sheet
 * @param {...HTMLElement} content
 */
export function sheetDialog({ title, className }, ...content) {
  const close = element(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': () => t('close') },
    icon(icons.close),
  );
  const dialog = element(
    'dialog',
    { class: `sheet ${className}`, 'aria-label': () => t(title) },
    element(
      'div',
      { class: 'sheet-head' },
      element('h2', {}, () => t(title)),
      close,
    ),
    ...content,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}
