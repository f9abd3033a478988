/**
 * *Link*: the address of the state that is shown, to copy, to send, and as a QR code.
 *
 * @import { Content, Shown } from './section.js'
 */

import { checkbox, copyButton, element, setText, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { qrCode } from './qr.js';
import { addressField, addressOf, longLinkMessage, saveLink } from './address.js';

/**
 * @param {Shown} shown
 * @returns {Content}
 */
export function linkSection(shown) {
  const change = () => update();
  const step = checkbox(() => t('share.step', { step: shown.step ?? 0 }), change, true);
  step.element.hidden = shown.step === null;
  const present = checkbox('share.present', change);
  present.element.hidden = shown.fragment({ present: true }) === shown.fragment();
  const fragment = () => shown.fragment({ step: step.input.checked, present: present.input.checked });
  const field = addressField('input', 'share.address');
  const copy = copyButton('share.copy', () => field.value);
  const send = wordButton('share.send', async () => {
    try {
      await navigator.share({ title: document.title, url: field.value });
    } catch {
      // The user has closed the system's share sheet.
    }
  });
  send.hidden = !('share' in navigator);
  const code = element('figure', { class: 'qr' });
  const tooLong = element('p', { class: 'soft' }, () => longLinkMessage(fragment()));
  const update = () => {
    copy.clear();
    field.value = addressOf(fragment());
    if (shown.long) setText(tooLong, longLinkMessage(fragment()));
    else code.replaceChildren(qrCode(field.value));
  };
  update();
  const parts = shown.long
    ? [step.element, tooLong, wordButton('share.file', () => saveLink(fragment()))]
    : [field, step.element, present.element, element('div', { class: 'buttons' }, copy.element, send)];
  return {
    element: element('div', { class: 'share-link' }, element('div', {}, ...parts), ...(shown.long ? [] : [code])),
  };
}
