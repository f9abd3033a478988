/**
 * *Link*: the address of what is shown, to copy, to send, and as a QR code.
 *
 * @typedef {import('./section.js').Shown} Shown
 */

import { isRefusal } from '../core.js';
import { element, setText } from '../dom.js';
import { say } from '../strings/index.js';
import { qrCode } from './qr.js';
import { addressOf, copyButton } from './section.js';

/** @returns {import('./section.js').Section} */
export function linkSection() {
  /** @type {Shown | null} */
  let shown = null;
  let address = '';
  const field = element('input', {
    type: 'text',
    readonly: true,
    class: 'address',
    'aria-label': () => say('share.address'),
  });
  const copy = copyButton('share.copy', () => address);
  const send = element('button', { type: 'button', class: 'word' }, () => say('share.send'));
  const atStep = element('input', { type: 'checkbox' });
  const stepWords = element('span');
  const step = element('label', { class: 'check' }, atStep, stepWords);
  const refused = element('p', { class: 'soft' });
  const code = qrCode();
  const deeds = element('div', { class: 'deeds' }, copy.element, send);

  const update = () => {
    if (!shown) return;
    copy.clear();
    let sentence = '';
    try {
      address = addressOf(shown.fragment({ step: atStep.checked }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      sentence = error.message;
    }
    field.value = address;
    setText(refused, sentence);
    refused.hidden = sentence === '';
    field.hidden = deeds.hidden = code.element.hidden = sentence !== '';
    if (sentence === '') code.show(address);
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
    element: element('div', { class: 'share-link' }, element('div', {}, field, step, deeds, refused), code.element),
    applies: () => true,
    show(now) {
      shown = now;
      send.hidden = !('share' in navigator);
      atStep.checked = true;
      step.hidden = now.step === null;
      setText(stepWords, say('share.step', { step: now.step ?? 0 }));
      update();
    },
  };
}
