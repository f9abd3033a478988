/**
 * Text in the current language: messages by their keys, numbers and lists.
 *
 * @typedef {keyof typeof import('./catalogues.js').en} Key
 * @typedef {Record<string, string | number | boolean>} Parameters
 */

import { currentLocale } from './language.js';

/** `{count|step|steps}`: the first text for 1 or `true`, the second for anything else; both may hold parameters. */
export const CHOICE = /\{(\w+)\|([^|]*)\|((?:\{\w+\}|[^{}])*)\}/g;

/**
 * A message with its parameters filled in.
 * @param {Key} key
 * @param {Parameters} [parameters]
 */
export function t(key, parameters = {}) {
  const template = currentLocale().messages[key];
  if (template === undefined) throw new Error(`no message is loaded for ${key}`);
  return fill(template, parameters);
}

/**
 * @param {string} template
 * @param {Parameters} parameters
 */
export const fill = (template, parameters) =>
  template
    .replaceAll(CHOICE, (_, name, one, other) => (Number(parameters[name]) === 1 ? one : other))
    .replaceAll(/\{(\w+)\}/g, (_, name) => {
      const value = parameters[name];
      return typeof value === 'number' ? number(value) : String(value);
    });

/** @param {number | bigint} value */
export const number = (value) => currentLocale().formatters.number.format(value);

/**
 * A number in few characters: "20K", "2M".
 * @param {number} value
 */
export const compact = (value) => currentLocale().formatters.compact().format(value);

/**
 * "a, b, and c".
 * @param {string[]} items
 */
export const list = (items) => spaced(currentLocale().formatters.and().format(items));

/** Puts a space between Latin letters or digits and the Chinese conjunction beside them. @param {string} text */
const spaced = (text) => text.replaceAll(/(?<=[a-z\d%])(?=和)|(?<=和)(?=[a-z\d])/gi, ' ');

/**
 * Joins sentences with the language's own space between them.
 * @param {...string} parts
 */
export const sentences = (...parts) => parts.join(t('sentence.gap'));

/** A number with the word before it, as in "row 1". */
const counted = /([a-z]+ \d[\d,]*)/i;

/**
 * A sentence in pieces that no line should break: words and their numbers.
 * @param {string} sentence
 */
export const segment = (sentence) => currentLocale().segment?.(sentence) ?? sentence.split(counted);
