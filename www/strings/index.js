/**
 * What the page says, from one catalogue: every visible string, every accessible name, every caption.
 *
 * A message holds `{names}` of its parameters. A message with plural forms is an object by plural category, chosen by
 * the parameter `count`. Numbers are written as the language writes them.
 */

import { en } from './en.js';

/** @typedef {keyof typeof en} Key */
/** @typedef {Record<string, string | number>} Parameters */

const locale = 'en';
const numbers = new Intl.NumberFormat(locale);
const compactNumbers = new Intl.NumberFormat(locale, { notation: 'compact' });
const plurals = new Intl.PluralRules(locale);
const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

/** @type {Record<string, string | { one?: string, other: string }>} */
const catalogue = en;

/**
 * @param {number | bigint} value
 */
export const number = (value) => numbers.format(value);

/**
 * A number in few characters: "20K", "2M".
 * @param {number} value
 */
export const compact = (value) => compactNumbers.format(value);

/**
 * Several words as a list: "a, b, and c".
 * @param {string[]} words
 */
export const list = (words) => lists.format(words);

/**
 * One message with its parameters put in.
 * @param {Key} key
 * @param {Parameters} [parameters]
 */
export function say(key, parameters = {}) {
  const message = catalogue[key];
  const count = Number(parameters.count);
  const form =
    typeof message === 'string' ? message : (plurals.select(count) === 'one' && message.one) || message.other;
  return form.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = parameters[name];
    return typeof value === 'number' ? number(value) : String(value);
  });
}
