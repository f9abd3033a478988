/**
 * The button of *Share*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../ui/icons.js';
import { element, icon } from '../ui/dom.js';
import { dialogLater } from '../ui/lazy.js';
import { t } from '../i18n/index.js';

/**
 * @param {import('./section.js').Offer} offer
 * @param {object} callbacks
 * @param {() => import('./section.js').Shown} callbacks.shown
 * @param {import('../ui/load-retry.js').ShowError} callbacks.showError
 */
export function shareButton(offer, { shown, showError }) {
  const button = element(
    'button',
    { type: 'button', class: 'copy', title: () => t('share') },
    icon(icons.share),
    element('span', {}, () => t('share')),
  );
  /** @type {ReturnType<typeof import('./dialog.js').shareDialog> | null} */
  let made = null;
  const load = async () => (made = (await import('./dialog.js')).shareDialog(offer));
  const open = dialogLater(load, (dialog) => void dialog.open(shown()), showError);
  button.addEventListener('click', () => void open());
  return {
    button,
    /** Something else is shown. */
    renew: () => void made?.renew(shown),
  };
}
