/**
 * A text to copy, folded away until somebody wants it.
 */

import { element, setText, teller } from '../dom.js';
import { say } from '../strings/index.js';

/** @param {'text.board' | 'text.fen' | 'text.challenge'} title */
export function textFold(title) {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => say(title) });
  const copy = element('button', { type: 'button', class: 'word' });
  const label = teller(copy);
  label(() => say('text.copy'));
  const fold = element(
    'details',
    { class: 'text-fold' },
    element('summary', {}, () => say(title)),
    text,
    copy,
  );
  /** @type {(() => string) | null} */
  let write = null;
  fold.addEventListener('toggle', () => update());
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(write?.() ?? '');
      label(() => say('text.copied'));
    } catch {
      label(() => say('text.not.copied'));
    }
  });
  const update = () => {
    if (!fold.open) return;
    setText(text, write?.() ?? '');
    label(() => say('text.copy'));
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
