/**
 * Text in the current language: messages by their keys, numbers and lists.
 *
 * @typedef {keyof typeof import('./catalogues.js').en} Key
 * @typedef {Record<string, string | number | boolean>} Parameters
 */

import { currentLocale } from './language.js';

/** `{count|step|steps}`: the language chooses one of the texts by the value; they may hold parameters. */
const CHOICE = /\{(\w+)\|((?:\{\w+\}|[^{}])*)\}/g;

/**
 * A message with one of the texts of each choice.
 * @param {string} template
 * @param {(name: string) => number} choose which text, by the name of the parameter
 */
export const pick = (template, choose) =>
  template.replaceAll(CHOICE, (_, name, texts) => texts.split('|')[choose(name)]);

/**
 * A message with its parameters filled in.
 * @param {Key} key
 * @param {Parameters} [parameters]
 */
export function t(key, parameters = {}) {
  const template = currentLocale().messages[key];
  if (template === undefined) throw new Error(`no message is loaded for ${key}`);
  return joined(fill(template, parameters));
}

/** A message that is asked for anew, as in another language. @param {Key} key */
export const says = (key) => () => t(key);

/** A message with what was filled into it joined to the words around it. @param {string} text */
export const joined = (text) => currentLocale().rules.join?.(text) ?? text;

/**
 * @param {string} template
 * @param {Parameters} parameters
 */
export const fill = (template, parameters) =>
  pick(template, (name) => currentLocale().rules.choose(parameters[name])).replaceAll(/\{(\w+)\}/g, (_, name) => {
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
export function list(items) {
  const { formatters, rules } = currentLocale();
  const text = formatters.and().format(items);
  return rules.spaceList?.(text) ?? text;
}

/**
 * Joins sentences with the language's own space between them.
 * @param {...string} parts
 */
export const sentences = (...parts) => parts.join(t('sentence.gap'));

/**
 * A sentence in pieces that no line should break: words and their numbers.
 * @param {string} sentence
 */
export const segment = (sentence) => currentLocale().rules.segment(sentence);
