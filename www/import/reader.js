/**
 * The one reader of all that is typed, pasted, dropped or chosen as a file: a text in any of the forms that the core reads,
 * a picture saved from this page as SVG, lines of finished jobs of a count, or a lesson.
 *
 * @typedef {object} Callbacks
 * @property {(text: string, file: string, field?: HTMLElement) => Promise<{ at?: number } | null>} open takes the name of the
 *   file, empty for a text that was typed or pasted, and the field that holds the text; resolves to the error in the text,
 *   with its position if known, which is shown already
 * @property {import('../ui/load-retry.js').ShowError} showError
 *
 * @typedef {ReturnType<typeof textReader>} Reader
 */

import { startLazy } from '../core/index.js';
import { t } from '../i18n/index.js';

/** The largest file that is read, in bytes: a picture of a large board. */
const MAX_BYTES = 8_000_000;

/** More of a lesson is not read: its characters are fewer, in any writing. */
export const LESSON_BYTES = 262_144;

/** The bytes that show whether a file holds a lesson. */
const HEAD = 1000;

/** @param {Callbacks} callbacks */
export function textReader({ open, showError }) {
  /**
   * @param {string} text
   * @param {string} [name] of the file
   * @param {HTMLElement} [field] that holds the text
   * @returns {Promise<{ at?: number } | null>} the error, which is shown already; its position only if it is one in the text
   */
  const readText = async (text, name = '', field = undefined) => {
    const isPicture = !isLesson(text, name) && /^\s*</.test(text);
    const link = isPicture ? (await startLazy()).core.linkInSvg(text) : text;
    if (link !== undefined) {
      const error = await open(link, name, field);
      return error && isPicture ? {} : error;
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
      try {
        const { name } = file;
        const lesson = isLesson(await file.slice(0, HEAD).text(), name);
        if (!lesson && file.size > MAX_BYTES) {
          showError(() => t('open.large', { max: MAX_BYTES / 1_000_000 }));
          return;
        }
        const text = await (lesson ? file.slice(0, LESSON_BYTES) : file).text();
        if ((await readText(text, name)) !== null) return;
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
 * Whether a text is to be read as a lesson: its name says so, or it begins with a title, which no link does that has a space
 * behind its `#`.
 * @param {string} text
 * @param {string} name of the file, empty for a text that was typed or pasted
 */
export const isLesson = (text, name) => /\.(?:md|markdown)$/i.test(name) || /^\s*#\s+(?!1\/)\S/.test(text);
