/**
 * A text to copy, folded away until somebody wants it.
 */

import { element, setText, teller } from './dom.js';
import { t } from '../i18n/index.js';

/** @param {'text.board' | 'text.fen'} title */
export function textFold(title) {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => t(title) });
  const copy = textCopy(() => write?.() ?? '');
  const fold = folded(title, text, copy.element);
  /** @type {(() => string) | null} */
  let write = null;
  fold.addEventListener('toggle', () => update());
  const update = () => {
    if (!fold.open) return;
    setText(text, write?.() ?? '');
    copy.reset();
  };
  return {
    element: fold,
    /** @param {() => string} writer is asked for the text when it is seen or copied */
    show(writer) {
      write = writer;
      update();
    },
  };
}

/**
 * @param {import('../i18n/index.js').Key} title
 * @param {HTMLElement} text
 * @param {HTMLElement} copy the button that copies it
 */
export const folded = (title, text, copy) =>
  element(
    'details',
    { class: 'text-fold' },
    element('summary', {}, () => t(title)),
    text,
    copy,
  );

/**
 * A button that copies a text and says whether it has.
 * @param {() => string | Promise<string>} write
 */
export function textCopy(write) {
  const button = element('button', { type: 'button', class: 'word' });
  const label = teller(button);
  const reset = () => label(() => t('text.copy'));
  reset();
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(await write());
      label(() => t('text.copied'));
    } catch {
      label(() => t('text.not.copied'));
    }
  });
  return {
    element: button,
    /** Forgets what it said. */
    reset,
  };
}
