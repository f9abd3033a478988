/**
 * The rules of English.
 *
 * @import { Rules } from '../language.js'
 */

/** What no line breaks: a number with the word before it, as in "row 1", and a comparison, as in "a < b". */
const unbroken = /([a-z]+ (?:\d[\d,]*|< [a-z]+))/i;

/** @type {Rules} */
export const rules = {
  choose: (value) => (Number(value) === 1 ? 0 : 1),
  segment: (sentence) => sentence.split(unbroken),
};
