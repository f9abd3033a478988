/**
 * Which language the page speaks: the browser's, unless the reader has chosen. The choice is remembered and never in a
 * link.
 */

import { getItem, setItem } from '../platform/storage.js';

const NAME = 'language';

/**
 * The language to begin with: the one that was chosen, else the first that the reader knows and the page can, else
 * English.
 * @param {readonly string[]} offered the languages of the page
 * @param {string | null} chosen
 * @param {readonly string[]} known tags, the most welcome first
 */
export function languageFor(offered, chosen, known) {
  const welcome = [chosen, ...known.map((tag) => tag.toLowerCase().split('-')[0])];
  return welcome.find((tag) => tag !== null && offered.includes(tag)) ?? 'en';
}

/**
 * The language for whoever is here.
 * @param {readonly string[]} offered
 */
export const firstLanguage = (offered) => languageFor(offered, getItem(NAME), navigator.languages);

/** @param {string} language that was chosen */
export const keepLanguage = (language) => setItem(NAME, language);
