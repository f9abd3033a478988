/**
 * The button of *Share*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../ui/icons.js';
import { element, icon } from '../ui/dom.js';
import { dialogLater } from '../ui/lazy.js';
import { say } from '../i18n/index.js';

/**
 * @param {import('./section.js').Offer} offer
 * @param {object} deeds
 * @param {() => import('./section.js').Shown} deeds.shown
 * @param {import('../ui/load-retry.js').Refuse} deeds.refuse
 */
export function shareButton(offer, { shown, refuse }) {
  const button = element(
    'button',
    { type: 'button', class: 'copy', title: () => say('share') },
    icon(icons.share),
    element('span', {}, () => say('share')),
  );
  /** @type {ReturnType<typeof import('./dialog.js').shareDialog> | null} */
  let made = null;
  const load = async () => (made = (await import('./dialog.js')).shareDialog(offer));
  const open = dialogLater(load, (dialog) => void dialog.open(shown()), refuse);
  button.addEventListener('click', () => void open());
  return {
    button,
    /** Something else is shown. */
    renew: () => void made?.renew(shown),
  };
}
