/**
 * The core's errors and reasons as sentences of the current language, by their codes.
 *
 * @typedef {Record<string, string>} Values the words and numbers of a sentence of the core
 * @typedef {{ t: typeof t, either: typeof either }} Writer
 * @typedef {Record<string, string | ((values: Values, writer: Writer) => string)>} CoreSentences by kind and code
 *
 * @typedef {object} CoreMessage an error, or the reason why there is no tour
 * @property {string} [message] the English sentence of an error
 * @property {string} [sentence] the English sentence of a reason
 * @property {string} [name] `LinkError` for the faults of links
 * @property {string} code
 * @property {Values} values
 * @property {number} [at] the characters of a link before its fault
 * @property {CoreMessage | null} [inner] a reason that is part of this one
 * @property {unknown} [why] the reason behind an error
 */

import { currentLocale } from './language.js';
import { either, fill, number, sentences, t } from './translate.js';

/**
 * @param {CoreMessage} given
 * @returns {string} one sentence, or two where a reason has an inner one
 */
export function explain({ message, sentence, name, code, values, at, inner, why }) {
  const { core } = currentLocale();
  const own = sentence ?? message ?? code;
  if (!core) return own;
  if (why) return explain(/** @type {CoreMessage} */ (why));
  const kind = sentence !== undefined ? 'why' : name === 'LinkError' ? 'link' : 'core';
  if (!(`${kind}.${code}` in core)) return own;
  /** @param {string} key @param {Values} parameters */
  const write = (key, parameters) => {
    const form = core[key];
    return typeof form === 'function' ? form(parameters, { t, either }) : fill(form, parameters);
  };
  const quoted = Object.entries(values).map(([key, value]) => {
    const [, text] = /^"(.*)"$/s.exec(value) ?? [];
    return [key, text === undefined ? value : write('quoted', { text })];
  });
  const written = write(`${kind}.${code}`, Object.fromEntries(quoted));
  if (inner) return sentences(written, explain(inner));
  if (kind !== 'link') return written;
  return at === undefined
    ? write('fault', { sentence: written })
    : write('fault.at', { sentence: written, place: number(at + 1) });
}
