/**
 * The button of *Help*. What it opens is loaded when it is first pressed.
 */

import { element, lazyDialog } from '../ui/index.js';
import { t } from '../i18n/index.js';

const load = async () => (await import('./dialog.js')).helpDialog();

/** @param {import('../ui/load-retry.js').ShowError} showError */
export function helpButton(showError) {
  const sign = element('span', { 'aria-hidden': 'true' }, '?');
  const button = element('button', { type: 'button', class: 'quiet', title: () => t('help') }, sign);
  const open = lazyDialog(load, (dialog) => dialog.open(), showError);
  button.addEventListener('click', () => void open());
  return { button, open };
}
