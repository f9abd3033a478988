/**
 * A text to copy, folded away until somebody wants it.
 *
 * @typedef {(signal: AbortSignal) => string | Promise<string>} Writer is asked for the text when it is seen; one that takes
 *   its time is told when nobody waits any more
 */

import { isRefusal } from '../core.js';
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
  /** @type {Writer | null} */
  let write = null;
  /** The text, once it is there. @type {string | null} */
  let written = null;
  let leaving = new AbortController();
  fold.addEventListener('toggle', () => update());
  copy.addEventListener('click', async () => {
    if (written === null) return;
    try {
      await navigator.clipboard.writeText(written);
      label(() => say('text.copied'));
    } catch {
      label(() => say('text.not.copied'));
    }
  });
  /**
   * @param {string} words
   * @param {{ busy?: boolean, whole?: boolean }} [state] whether they are still to come, and whether they are the text
   */
  const put = (words, { busy = false, whole = !busy } = {}) => {
    written = whole ? words : null;
    setText(text, words);
    text.ariaBusy = String(busy);
    // Not disabled, as a button that is cannot keep the focus.
    copy.ariaDisabled = String(!whole);
  };
  const update = () => {
    leaving.abort();
    if (!fold.open) return;
    leaving = new AbortController();
    label(() => say('text.copy'));
    const words = write?.(leaving.signal) ?? '';
    if (typeof words === 'string') put(words);
    else void wait(words, leaving.signal);
  };
  /**
   * @param {Promise<string>} words
   * @param {AbortSignal} signal
   */
  const wait = async (words, signal) => {
    put('', { busy: true });
    try {
      const whole = await words;
      if (!signal.aborted) put(whole);
    } catch (error) {
      if (!signal.aborted) put(isRefusal(error) ? error.message : say('not.loaded'), { whole: false });
    }
  };
  return {
    element: fold,
    /** @param {Writer} writer */
    show(writer) {
      write = writer;
      update();
    },
    /** Nobody waits for it any more. */
    stop: () => leaving.abort(),
  };
}
