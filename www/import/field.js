/**
 * *Open*: one field that takes whatever says which board is meant: a link, a FEN, a text board, squares, columns, moves,
 * a grid of numbers, a picture of ours as SVG, or a file with any of them.
 *
 * @typedef {import('../ui/dom.js').Message} Message
 */

import { element, wordButton } from '../ui/index.js';
import { t } from '../i18n/index.js';

/** The largest file that is read, in bytes: a picture of a large board. */
const LARGEST = 8_000_000;

/** What is longer than this is opened without being shown in the field. */
const SHOWN = 8192;

/**
 * @param {object} callbacks
 * @param {(text: string) => Promise<{ at?: number } | null>} callbacks.open opens a text; where it is wrong, if that has been told
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
    const wrong = await open(link);
    if (wrong === null) {
      field.value = '';
    } else if (wrong.at !== undefined && link === field.value) {
      // The caret stands where the sentence says; it counts characters, not units of UTF-16.
      const at = [...link].slice(0, wrong.at).join('').length;
      field.setSelectionRange(at, at);
    }
  };

  /** @param {File | null | undefined} given */
  const read = async (given) => {
    if (!given) return;
    if (given.size > LARGEST) return showError(() => t('open.large', { max: LARGEST / 1_000_000 }));
    try {
      await take(await given.text());
    } catch {
      showError(() => t('open.unread'));
    }
  };

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void take(field.value);
  });
  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= SHOWN) return;
    event.preventDefault();
    void take(text);
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
    await read(file.files?.[0]);
    // The same file again is a choice again.
    file.value = '';
  });

  return element(
    'div',
    { class: 'field open' },
    element('label', { for: field.id }, () => t('open')),
    element('div', {}, field, choose, file),
  );
}

/**
 * The link that a picture carries, or the text as it is; `null` when a picture carries none.
 * @param {string} text
 */
async function linkIn(text) {
  if (!/^\s*</.test(text)) return text;
  const { linkInSvg } = await import('../export/link-in-svg.js');
  return linkInSvg(text);
}
