/**
 * A sentence of which no line ends within a word of Chinese, or between a number and the word before it.
 */

import { element } from './dom.js';
import { segment } from '../i18n/index.js';

/** @param {string} part */
const kept = (part) => (part.length > 1 && /\p{sc=Han}|^\w+ \d/u.test(part) ? element('span', {}, part) : part);

/**
 * @param {HTMLElement} place whose `span` does not wrap
 * @param {string} sentence
 */
export function setSentence(place, sentence) {
  const parts = segment(sentence);
  place.replaceChildren(...(parts.length > 1 ? parts.map(kept) : parts));
  place.normalize();
}
