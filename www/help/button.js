/**
 * The button of *Help*. The dialog is loaded when it is first pressed.
 */

/** @import { ShowError } from '../ui/load-retry.js' */

import { element, lazyDialog } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** @param {ShowError} showError */
export function helpButton(showError) {
  const mark = element('span', { 'aria-hidden': 'true' }, '?');
  const button = element('button', { type: 'button', class: 'quiet', title: () => t('help') }, mark);
  const open = lazyDialog(
    () => import('./dialog.js'),
    ({ helpDialog }) => ({ element: helpDialog() }),
    showError,
  );
  button.addEventListener('click', () => void open());
  return { button, open };
}
