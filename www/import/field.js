/**
 * *Open*: one field that takes any text of a board: a link, a FEN, a text board, squares, columns, moves, a grid of
 * numbers, a picture saved from this page as SVG, or a file with any of them.
 *
 * @import { Message } from '../ui/dom.js'
 */

import { element, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** The largest file that is read, in bytes: a picture of a large board. */
const MAX_BYTES = 8_000_000;

/**
 * @param {object} callbacks
 * @param {(text: string) => Promise<{ at?: number } | null>} callbacks.open resolves to the error in the text, with its
 *   position if known; the error is shown already
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
  const file = element('input', { type: 'file', accept: '.txt,.csv,.fen,.svg', hidden: true });
  const choose = wordButton('open.file', () => file.click());

  /** @param {string} text */
  const take = async (text) => {
    const link = await linkIn(text);
    if (link === null) return showError(() => t('open.picture'));
    const error = await open(link);
    if (error === null) {
      field.value = '';
    } else if (error.at !== undefined && link === field.value) {
      // The position counts characters, the caret UTF-16 units.
      const at = [...link].slice(0, error.at).join('').length;
      field.setSelectionRange(at, at);
    }
  };

  /** @param {File} chosen */
  const read = async (chosen) => {
    if (chosen.size > MAX_BYTES) return showError(() => t('open.large', { max: MAX_BYTES / 1_000_000 }));
    try {
      await take(await chosen.text());
    } catch {
      showError(() => t('open.unread'));
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
    const dropped = event.dataTransfer?.files[0];
    if (!dropped) return;
    event.preventDefault();
    void read(dropped);
  });
  file.addEventListener('change', async () => {
    if (file.files?.[0]) await read(file.files[0]);
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
 * The link in an SVG picture, `null` if it has none; any other text as it is.
 * @param {string} text
 */
async function linkIn(text) {
  if (!/^\s*</.test(text)) return text;
  const { linkInSvg } = await import('../export/link-in-svg.js');
  return linkInSvg(text);
}
