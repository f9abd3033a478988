/**
 * *Open*: one field that takes any text of a board or a program, by typing, pasting and dropping, and any file.
 *
 * @import { Reader } from './reader.js'
 */

import { element, filePicker, iconButton, icons } from '../ui/index.js';
import { says } from '../i18n/index.js';
import { ACCEPTED } from './files.js';

/** @param {Reader} reader */
export function openField({ readText, readFiles }) {
  const field = element('textarea', {
    id: 'open-field',
    rows: 1,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: says('open.placeholder'),
  });
  const file = filePicker({ accept: ACCEPTED, multiple: true }, readFiles);
  const choose = iconButton(icons.file, 'open.file', () => file.click(), 'word');
  choose.append(element('span', {}, says('open.file')));

  const take = async () => {
    const { value: text } = field;
    // A text that was pasted has left the field when Enter follows.
    if (text.trim() === '') return;
    const error = await readText(text, field);
    if (error === null) {
      if (field.value === text) field.value = '';
    } else if (error.at !== undefined && field.value === text) {
      // The position counts characters, the caret UTF-16 units.
      const at = [...text].slice(0, error.at).join('').length;
      field.setSelectionRange(at, at);
    }
  };

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void take();
  });
  field.addEventListener('input', (event) => {
    if (event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType)) void take();
  });

  const label = element('label', { for: field.id }, says('open'));
  return element('div', { class: 'field open' }, label, element('div', {}, field, choose, file));
}
