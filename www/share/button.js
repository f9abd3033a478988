/**
 * The button of *Share*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../controls/icons.js';
import { element, icon } from '../dom.js';
import { say } from '../strings/index.js';

/**
 * @param {import('./section.js').Offer} offer
 * @param {object} deeds
 * @param {() => import('./section.js').Shown} deeds.shown
 * @param {(sentence: import('../dom.js').Words) => void} deeds.refuse
 */
export function shareButton(offer, { shown, refuse }) {
  const button = element(
    'button',
    { type: 'button', class: 'copy', title: () => say('share') },
    icon(icons.share),
    element('span', {}, () => say('share')),
  );
  /** @type {ReturnType<typeof import('./dialog.js').shareDialog> | null} */
  let dialog = null;
  button.addEventListener('click', async () => {
    if (dialog === null) {
      const loaded = await import('./dialog.js').catch(() => null);
      if (loaded === null) return refuse(() => say('not.loaded'));
      dialog ??= loaded.shareDialog(offer);
      document.body.append(dialog.element);
    }
    if (!dialog.element.open) dialog.open(shown());
  });
  return button;
}
