/**
 * *Link*: the address of the state that is shown, to copy, to send, and as a QR code.
 *
 * @import { Content, Shown } from './section.js'
 */

import { checkbox, copyButton, element, redraw, setText, sheetDialog, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { qrCode, qrPath } from './qr.js';
import { addressField, addressOf, longLinkMessage, saveLink } from './address.js';

/** Characters of an address whose code can be read across a room: some 60 modules a side. */
const READ_AFAR = 300;

/**
 * The code as large as the window, to be read off a projection.
 * @param {string} address
 */
function enlarge(address) {
  const note = element('p', {}, () => t('share.qr.fine', { length: address.length }));
  note.hidden = address.length <= READ_AFAR;
  const dialog = sheetDialog({ title: 'share.qr', className: 'qr-wall' }, element('figure', {}, qrCode(address)), note);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

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
  const larger = wordButton('share.qr.larger', () => enlarge(field.value), {
    hidden: () => qrPath(field.value) === null,
  });
  const tooLong = element('p', { class: 'soft' }, () => longLinkMessage(fragment()));
  const update = () => {
    copy.clear();
    field.value = addressOf(fragment());
    if (shown.long) setText(tooLong, longLinkMessage(fragment()));
    else code.replaceChildren(qrCode(field.value));
    redraw(larger);
  };
  update();
  const parts = shown.long
    ? [step.element, tooLong, wordButton('share.file', () => saveLink(fragment()))]
    : [field, step.element, present.element, element('div', { class: 'buttons' }, copy.element, larger, send)];
  return {
    element: element('div', { class: 'share-link' }, element('div', {}, ...parts), ...(shown.long ? [] : [code])),
  };
}
