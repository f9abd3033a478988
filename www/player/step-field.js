/**
 * The counter of the step, a field: a number typed into it and Enter go to that step.
 *
 * @import { PlayerState } from './state.js'
 */

import { element } from '../ui/index.js';
import { number, says, t } from '../i18n/index.js';

/** As in links. */
const MOST = 1_000_000_000;

/**
 * @param {import('./playback.js').Playback} playback
 * @param {() => PlayerState} player
 * @param {import('./timeline.js').ShowError} showError
 */
export function stepField(playback, player, showError) {
  const input = element('input', {
    class: 'step-field',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-label': says('step'),
  });
  /** Whether something is being typed, and the step requested of a run of unknown length. */
  let isTyped = false;
  let wanted = 0;
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => (isTyped = true));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') reset();
    if (key === 'Enter') input.select();
  });
  input.addEventListener('change', () => {
    const { length = MOST } = player().snapshot;
    const { value } = input;
    // Separators of thousands and wide digits are read as well.
    const text = value.normalize('NFKC').replace(/[\s,.'’]/g, '');
    reset();
    if (/^\d+$/.test(text) && Number(text) <= length) {
      wanted = Number(text);
      playback.goTo(wanted);
    } else {
      const key = value.trim() === '' ? 'not.whole.empty' : 'not.whole';
      showError(() => t(key, { what: t('step'), min: 0, max: length, value }), null, input);
    }
  });

  /** Shows the step again. */
  function reset() {
    isTyped = false;
    show(Boolean(input.hidden));
  }

  /** @param {boolean} isEmpty whether there is nothing to step through */
  function show(isEmpty) {
    const { seeking, snapshot } = player();
    const { length, step } = snapshot;
    input.hidden = isEmpty;
    if (!isTyped) {
      const text = number(step);
      if (input.value.length !== text.length) input.parentElement?.style.setProperty('--digits', `${text.length}`);
      if (input.value !== text) input.value = text;
    }
    if (seeking || wanted === 0) return;
    const beyond = wanted;
    wanted = 0;
    if (beyondWords(length, beyond) !== '') showError(() => beyondWords(length, beyond), null, input);
  }
  return { element: input, show };
}

/**
 * What is said of a requested step; empty where the run has it, or may have it.
 * @param {number | undefined} length of the run, once it is known
 * @param {number} asked
 */
export const beyondWords = (length, asked) =>
  length !== undefined && asked > length ? t('beyond.end', { length, step: asked }) : '';
