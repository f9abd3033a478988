/**
 * *Open*: one field that takes any text of a board: a link, a FEN, a text board, squares, columns, moves, a grid of
 * numbers, a picture saved from this page as SVG, lines of finished jobs of a count, or files with any of them.
 *
 * @import { Message } from '../ui/dom.js'
 */

import { element, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** The largest file that is read, in bytes: a picture of a large board. */
const MAX_BYTES = 8_000_000;

/**
 * @param {object} callbacks
 * @param {(text: string, file: string) => Promise<{ at?: number } | null>} callbacks.open takes the name of the file, empty
 *   for a text that was typed; resolves to the error in the text, with its position if known, which is shown already
 * @param {(sentence: Message) => void} callbacks.showError
 */
export function openField({ open, showError }) {
  const field = element('textarea', {
    id: 'open-field',
    rows: 1,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: () => t('open.placeholder'),
  });
  const file = element('input', { type: 'file', accept: '.txt,.csv,.fen,.svg,.jsonl', multiple: true, hidden: true });
  const choose = wordButton('open.file', () => file.click());

  /**
   * @param {string} text
   * @param {string} [name] of the file
   * @returns {Promise<boolean>} whether it is opened
   */
  const take = async (text, name = '') => {
    const link = await linkIn(text);
    if (link === null) {
      showError(() => t('open.picture'));
      return false;
    }
    const error = await open(link, name);
    if (error === null) {
      field.value = '';
    } else if (error.at !== undefined && link === field.value) {
      // The position counts characters, the caret UTF-16 units.
      const at = [...link].slice(0, error.at).join('').length;
      field.setSelectionRange(at, at);
    }
    return error === null;
  };

  /** Opens one file after the other, up to the first that cannot be. @param {File[]} files */
  const read = async (files) => {
    for (const chosen of files) {
      if (chosen.size > MAX_BYTES) return showError(() => t('open.large', { max: MAX_BYTES / 1_000_000 }));
      try {
        if (!(await take(await chosen.text(), chosen.name))) return;
      } catch {
        return showError(() => t('open.unread'));
      }
    }
  };

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void take(field.value);
  });
  field.addEventListener('input', (event) => {
    if (event instanceof InputEvent && event.inputType === 'insertFromPaste') void take(field.value);
  });
  field.addEventListener('drop', (event) => {
    const dropped = [...(event.dataTransfer?.files ?? [])];
    if (dropped.length === 0) return;
    event.preventDefault();
    void read(dropped);
  });
  file.addEventListener('change', async () => {
    await read([...(file.files ?? [])]);
    file.value = ''; // choosing the same file again is a change
  });

  return element(
    'div',
    { class: 'field open' },
    element('label', { for: field.id }, () => t('open')),
    element('div', {}, field, choose, file),
  );
}

/**
 * Whether a text holds lines of finished jobs of a count, which the native command prints and the Count tab saves.
 * @param {string} text
 */
export const isJobLines = (text) => /"jobs"\s*:\s*\d/.test(text);

/**
 * The link in an SVG picture, `null` if it has none; any other text as it is.
 * @param {string} text
 */
async function linkIn(text) {
  if (!/^\s*</.test(text)) return text;
  const { linkInSvg } = await import('../export/link-in-svg.js');
  return linkInSvg(text);
}
