/**
 * The language to begin with: the one that was chosen before, else the browser's. The choice is stored on the device and
 * never part of a link.
 */

import { getItem, setItem } from '../platform/index.js';

const NAME = 'language';

/**
 * The first of the chosen and the browser's languages that the page has, else English.
 * @param {readonly string[]} offered the languages of the page
 * @param {string | null} chosen
 * @param {readonly string[]} accepted tags, in order of preference
 */
export function matchLanguage(offered, chosen, accepted) {
  const candidates = [chosen, ...accepted.map((tag) => tag.toLowerCase().split('-')[0])];
  return candidates.find((tag) => tag !== null && offered.includes(tag)) ?? 'en';
}

/** @param {readonly string[]} offered */
export const preferredLanguage = (offered) => matchLanguage(offered, getItem(NAME), navigator.languages);

/** @param {string} language */
export const saveLanguage = (language) => setItem(NAME, language);
