/**
 * *Link*: the address of what is shown, to copy, to send, and as a QR code.
 *
 * @typedef {import('./section.js').Shown} Shown
 */

import { element, setText, noMessage, teller } from '../ui/dom.js';
import { t } from '../i18n/index.js';
import { longWords, saveLink } from './long.js';
import { qrCode } from './qr.js';
import { addressOf, copyButton } from './section.js';

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
  const send = element('button', { type: 'button', class: 'word' }, () => t('share.send'));
  const atStep = element('input', { type: 'checkbox' });
  const stepWords = element('span');
  const step = element('label', { class: 'check' }, atStep, stepWords);
  const sentence = element('p', { class: 'soft' });
  const tell = teller(sentence);
  const save = element('button', { type: 'button', class: 'word' }, () => t('share.file'));
  save.addEventListener('click', () => saveLink(fragment));
  const tooLong = element('div', {}, sentence, save);
  const code = qrCode();
  const callbacks = element('div', { class: 'deeds' }, copy.element, send);

  const update = () => {
    if (!shown) return;
    copy.clear();
    fragment = shown.fragment({ step: atStep.checked });
    address = addressOf(fragment);
    field.value = address;
    const { long } = shown;
    tooLong.hidden = !long;
    tell(long ? () => longWords(fragment) : noMessage);
    field.hidden = callbacks.hidden = code.element.hidden = long;
    if (!long) code.show(address);
  };
  atStep.addEventListener('change', update);
  field.addEventListener('focus', () => field.select());
  send.addEventListener('click', async () => {
    try {
      await navigator.share({ title: document.title, url: address });
    } catch {
      // Whoever closes the system's sheet has changed nothing.
    }
  });

  return {
    title: 'share.link',
    element: element('div', { class: 'share-link' }, element('div', {}, field, step, callbacks, tooLong), code.element),
    applies: () => true,
    show(now) {
      shown = now;
      send.hidden = !('share' in navigator);
      atStep.checked = true;
      step.hidden = now.step === null;
      setText(stepWords, t('share.step', { step: now.step ?? 0 }));
      update();
    },
  };
}
