/**
 * *Link*: the address of what is shown, to copy, to send, and as a QR code.
 *
 * @typedef {import('./section.js').Shown} Shown
 */

import { checkbox, copyButton, element, localizedText, noMessage, setText, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';
import { longWords, saveLink } from './long.js';
import { qrCode } from './qr.js';
import { addressOf } from './section.js';

/** @returns {import('./section.js').Section} */
export function linkSection() {
  /** @type {Shown | null} */
  let shown = null;
  let address = '';
  let fragment = '';
  const field = element('input', {
    type: 'text',
    readonly: true,
    class: 'address',
    'aria-label': () => t('share.address'),
  });
  const copy = copyButton('share.copy', () => address);
  const send = wordButton('share.send', async () => {
    try {
      await navigator.share({ title: document.title, url: address });
    } catch {
      // The user has closed the system's share sheet.
    }
  });
  const step = checkbox(
    () => t('share.step', { step: shown?.step ?? 0 }),
    () => update(),
  );
  const sentence = element('p', { class: 'soft' });
  const tell = localizedText(sentence);
  const tooLong = element(
    'div',
    {},
    sentence,
    wordButton('share.file', () => saveLink(fragment)),
  );
  const code = qrCode();
  const buttons = element('div', { class: 'buttons' }, copy.element, send);

  const update = () => {
    if (!shown) return;
    copy.clear();
    fragment = shown.fragment({ step: step.input.checked });
    address = addressOf(fragment);
    field.value = address;
    const { long } = shown;
    tooLong.hidden = !long;
    tell(long ? () => longWords(fragment) : noMessage);
    field.hidden = buttons.hidden = code.element.hidden = long;
    if (!long) code.show(address);
  };
  field.addEventListener('focus', () => field.select());
  return {
    title: 'share.link',
    element: element(
      'div',
      { class: 'share-link' },
      element('div', {}, field, step.element, buttons, tooLong),
      code.element,
    ),
    applies: () => true,
    show(now) {
      shown = now;
      send.hidden = !('share' in navigator);
      step.input.checked = true;
      step.element.hidden = now.step === null;
      setText(step.caption, t('share.step', { step: now.step ?? 0 }));
      update();
    },
  };
}
