/**
 * The rules of English.
 *
 * @import { Rules } from '../language.js'
 */

/** A number with the word before it, as in "row 1". */
const counted = /([a-z]+ \d[\d,]*)/i;

/** @type {Rules} */
export const rules = {
  choose: (value) => (Number(value) === 1 ? 0 : 1),
  segment: (sentence) => sentence.split(counted),
};
