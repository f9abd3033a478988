/**
 * The one reader of all that is typed, pasted, dropped or chosen as a file: a text in any of the forms that the core reads,
 * a picture saved from this page as SVG, or lines of finished jobs of a count.
 *
 * @typedef {object} Callbacks
 * @property {(text: string, file: string, field?: HTMLElement) => Promise<{ at?: number } | null>} open takes the name of the
 *   file, empty for a text that was typed or pasted, and the field that holds the text; resolves to the error in the text,
 *   with its position if known, which is shown already
 * @property {import('../ui/load-retry.js').ShowError} showError
 */

import { t } from '../i18n/index.js';

/** The largest file that is read, in bytes: a picture of a large board. */
const MAX_BYTES = 8_000_000;

/** @param {Callbacks} callbacks */
export function textReader({ open, showError }) {
  /**
   * @param {string} text
   * @param {string} [name] of the file
   * @param {HTMLElement} [field] that holds the text
   * @returns {Promise<{ at?: number } | null>} the error, which is shown already; its position only if it is one in the text
   */
  const readText = async (text, name = '', field = undefined) => {
    const link = await linkIn(text);
    if (link !== null) {
      const error = await open(link, name, field);
      return error && link !== text ? {} : error;
    }
    showError(() => t('open.picture'), null, field);
    return {};
  };
  /**
   * Opens one file after the other, up to the first that cannot be.
   * @param {File[]} files
   */
  const readFiles = async (files) => {
    for (const file of files) {
      if (file.size > MAX_BYTES) {
        showError(() => t('open.large', { max: MAX_BYTES / 1_000_000 }));
        return;
      }
      try {
        if ((await readText(await file.text(), file.name)) !== null) return;
      } catch {
        showError(() => t('open.unread'));
        return;
      }
    }
  };
  return { readText, readFiles };
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
