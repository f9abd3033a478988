/**
 * A sentence whose lines break neither inside a Chinese word nor between a word and its number.
 */

import { element } from './dom.js';
import { segment } from '../i18n/index.js';

/** @param {string} part */
const unbroken = (part) => (part.length > 1 && /\p{sc=Han}|^\w+ \d/u.test(part) ? element('span', {}, part) : part);

/**
 * @param {HTMLElement} target whose `span` does not wrap
 * @param {string} sentence
 */
export function setSentence(target, sentence) {
  const parts = segment(sentence);
  target.replaceChildren(...(parts.length > 1 ? parts.map(unbroken) : parts));
  target.normalize();
}
