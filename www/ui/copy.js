/**
 * Copying texts and pictures to the clipboard: a button, and a collapsible text.
 */

/** @import { Key } from '../i18n/index.js' */

import { wordButton } from './button.js';
import { element, localizedText, noMessage, setText } from './dom.js';
import { t } from '../i18n/index.js';

/**
 * @param {() => Promise<void>} write
 * @returns {Promise<boolean>} whether what is written is there, and the browser has allowed it
 */
async function isWritten(write) {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

/** @param {() => string | Promise<string>} text */
export const copyText = (text) => isWritten(async () => navigator.clipboard.writeText(await text()));

export const canCopyImage = () => 'ClipboardItem' in globalThis && 'write' in (navigator.clipboard ?? {});

/**
 * Some browsers only allow this during the click: they take the promise at once and wait for the picture.
 * @param {Promise<Blob>} png
 */
export const copyImage = (png) => isWritten(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]));

/**
 * A button that copies a text, with a status that says whether it was copied.
 * @param {Key} label
 * @param {() => string | Promise<string>} text
 */
export function copyButton(label, text) {
  const status = element('span', { role: 'status', class: 'soft' });
  const show = localizedText(status);
  const button = wordButton(label, async () => {
    show(noMessage);
    const key = (await copyText(text)) ? 'copied' : 'not.copied';
    show(() => t(key));
  });
  return {
    element: element('span', { class: 'copy-button' }, button, status),
    clear: () => show(noMessage),
  };
}

/**
 * A text that is written when it is seen or copied.
 * @param {'text.board' | 'text.fen'} title
 */
export function textFold(title) {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': () => t(title) });
  let write = /** @type {(() => string) | null} */ (null);
  const update = (/** @type {boolean} */ open) => open && setText(text, write?.() ?? '');
  const fold = foldedText(title, text, () => write?.() ?? '', update);
  return {
    element: fold.element,
    /** @param {() => string} writer */
    show(writer) {
      write = writer;
      fold.update();
    },
  };
}

/**
 * @param {Key} title
 * @param {HTMLElement} content
 * @param {() => string | Promise<string>} text for the button to copy
 * @param {(open: boolean) => void} update called when it is opened, closed or changed
 */
export function foldedText(title, content, text, update) {
  const copy = copyButton('text.copy', text);
  const summary = element('summary', { class: 'soft' }, () => t(title));
  const details = element('details', { class: 'text-fold' }, summary, content, copy.element);
  const renew = () => {
    copy.clear();
    update(details.open);
  };
  details.addEventListener('toggle', renew);
  return { element: details, update: renew };
}
