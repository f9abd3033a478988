/**
 * The words beside a board that not everybody knows, each with its meaning at a press.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Display } from '../player/display.js'
 *
 * @typedef {'backtrack' | 'zone' | 'degree' | 'fen'} Word
 */

import { element } from '../ui/index.js';
import { hasSolver } from '../core/index.js';
import { t } from '../i18n/index.js';

/**
 * @param {Display} display
 * @returns {Word[]}
 */
export function wordsOf({ kind, route }) {
  if (route.view === 'knight') return kind === 'search' ? ['degree', 'backtrack'] : ['degree'];
  if (!hasSolver(route)) return kind === 'placement' ? ['fen'] : [];
  return route.solver === 'marks' ? ['zone', 'backtrack'] : ['backtrack'];
}

/** @param {Word[]} words */
export const explainedWords = (words) =>
  element('div', { class: 'words-explained wrap' }, ...words.map((word) => explained(word)));

/**
 * One is open at a time, because all have the same name.
 * @param {Word} word
 */
function explained(word) {
  const meaning = element('p', {}, () => t(/** @type {Key} */ (`word.${word}.means`)));
  return element(
    'details',
    { name: 'words' },
    element('summary', {}, () => t(/** @type {Key} */ (`word.${word}`))),
    meaning,
  );
}
