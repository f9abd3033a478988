/**
 * A control with its label: a checkbox, a number in a range, a choice, a line of text.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Message } from './dom.js'
 */

import { messageOf } from './button.js';
import { element, localizeAttribute } from './dom.js';
import { t } from '../i18n/index.js';

/** The field whose change is being handled. @type {HTMLElement | null} */
let handled = null;

/** The field whose change is being handled: an alert that this raises is about it. */
export const fieldInHand = () => handled;

/**
 * @param {HTMLElement} field
 * @param {() => void} act
 */
function handle(field, act) {
  handled = field;
  try {
    act();
  } finally {
    handled = null;
  }
}

/**
 * Whether a text is being typed that nothing has read yet: what the page shows meanwhile does not overwrite it.
 * @param {HTMLInputElement | HTMLTextAreaElement} input
 * @param {string} shown the text that it was last given, or that was last read
 */
const isTypedInto = (input, shown) => document.activeElement === input && input.value !== shown;

/**
 * A field for a whole number. Anything else is refused in a sentence, and the field goes back to its last value.
 * @param {Key | Message} label
 * @param {object} options
 * @param {number} options.min
 * @param {number} options.max
 * @param {(sentence: Message) => void} options.showError
 * @param {boolean} [options.isFound] what it shows is found late, and leaves what is being typed alone
 * @param {(value: number) => void} change
 */
export function numberField(label, { min, max, showError, isFound = false }, change) {
  const input = element('input', { type: 'number', min, max, step: 1, inputmode: 'numeric', autocomplete: 'off' });
  let shown = '';
  /** What the number shown is one of. @type {unknown} */
  let owner = null;
  input.addEventListener('change', () => {
    // After the value was set by code the browser still reports a change when the focus leaves.
    if (input.value === shown) return;
    const value = Number(input.value);
    if (/^\d+$/.test(input.value) && value >= min && value <= max) {
      shown = input.value;
      handle(input, () => change(value));
    } else {
      const { value: found } = input;
      const key = found === '' ? 'not.whole.empty' : 'not.whole';
      handle(input, () => showError(() => t(key, { what: messageOf(label)(), min, max, value: found })));
      input.value = shown;
    }
  });
  return {
    element: labelled(label, input),
    /**
     * @param {number | null} value `null` for none
     * @param {unknown} [of] what it is a number of: shown again for the same, it leaves what is being typed alone
     */
    show(value, of = value) {
      const isTyped = (isFound || of === owner) && isTypedInto(input, shown);
      owner = of;
      shown = String(value ?? '');
      if (!isTyped && (document.activeElement !== input || Number(input.value) !== value)) input.value = shown;
    },
  };
}

/**
 * A choice of one among a few.
 * @param {Key | Message} label
 * @param {Record<string, Key | Message> | (readonly [key: string, name: Key | Message])[]} choices
 * @param {(key: string) => void} [change]
 * @param {string} [chosen] at first, else the first one
 */
export function choiceField(label, choices, change = () => {}, chosen) {
  const options = Array.isArray(choices) ? choices : Object.entries(choices);
  const entries = options.map(([key, name]) => element('option', { value: key }, messageOf(name)));
  const select = element('select', {}, ...entries);
  if (chosen !== undefined) select.value = chosen;
  select.addEventListener('change', () => change(select.value));
  return {
    element: labelled(label, select),
    select,
    /** @param {string} key */
    show(key) {
      select.value = key;
    },
  };
}

/**
 * A line of text that is acted upon with Enter.
 * @param {Key | Message} label
 * @param {number} length at most
 * @param {(text: string) => void} change
 * @param {Key} [empty] placeholder
 */
export function textField(label, length, change, empty) {
  const input = element('input', {
    type: 'text',
    maxlength: length,
    autocomplete: 'off',
    spellcheck: 'false',
    size: 5,
  });
  if (empty) localizeAttribute(input, 'placeholder', messageOf(empty));
  return writtenField(label, input, (text) => change(text.trim()));
}

/**
 * A text of several lines, which is acted upon when the focus leaves it. It shows three lines, and more where it is drawn
 * larger.
 * @param {Key | Message} label
 * @param {number} length at most
 * @param {(text: string) => void} change
 */
export function linesField(label, length, change) {
  const lines = element('textarea', { rows: 3, maxlength: length, autocomplete: 'off', spellcheck: 'false' });
  return writtenField(label, lines, change);
}

/**
 * @param {Key | Message} label
 * @param {HTMLInputElement | HTMLTextAreaElement} input
 * @param {(text: string) => void} change
 */
function writtenField(label, input, change) {
  let shown = '';
  input.addEventListener('change', () => {
    shown = input.value;
    handle(input, () => change(input.value));
  });
  return {
    element: labelled(label, input),
    /** @param {string} text */
    show(text) {
      const isTyped = isTypedInto(input, shown);
      shown = text;
      if (!isTyped) input.value = text;
    },
  };
}

/**
 * @param {Key | Message} label
 * @param {(checked: boolean) => void} change
 * @param {boolean} [isChecked] at first
 */
export function checkbox(label, change, isChecked = false) {
  const input = element('input', { type: 'checkbox' });
  input.checked = isChecked;
  input.addEventListener('change', () => change(input.checked));
  const caption = element('span', {}, messageOf(label));
  return { element: element('label', { class: 'check row soft' }, input, caption), input, caption };
}

let fields = 0;

/**
 * The label is beside its control, not around it, so that its text is the label alone.
 * @param {Key | Message} label
 * @param {HTMLElement} control
 */
function labelled(label, control) {
  fields += 1;
  control.id = `field-${fields}`;
  return element('div', { class: 'field' }, element('label', { for: control.id }, messageOf(label)), control);
}

/**
 * A hidden control for files, opened by `click`.
 * @param {{ accept: string, multiple?: boolean }} options
 * @param {(files: File[]) => Promise<void>} take at least one
 */
export function filePicker(options, take) {
  const input = element('input', { type: 'file', hidden: true, ...options });
  input.addEventListener('change', async () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) await take(files);
    input.value = ''; // choosing the same file again is a change
  });
  return input;
}
