/**
 * The language: the browser's, unless the reader has chosen. It is remembered here and never in a link; a board inside
 * another page remembers nothing.
 */

import { element, icon, sayAgain } from '../dom.js';
import { languageFor, languages, onLanguage, say, speak, spokenLanguage } from '../strings/index.js';
import { isEmbedded } from '../embedded.js';
import { icons } from './icons.js';

const STORED = 'language';

/** Speaks for the first time. Until then the page shows no word: it would be one in the wrong language. */
export async function beginToSpeak() {
  onLanguage(tellBrowser);
  onLanguage(sayAgain);
  await speak(languageFor(recall(), navigator.languages), location.hash.length <= 1);
}

/** What the page's own frame says, which no control has made. */
function tellBrowser() {
  const root = document.documentElement;
  root.lang = languages[spokenLanguage()].tag;
  document.title = say('title');
  document.querySelector('meta[name=description]')?.setAttribute('content', say('description'));
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = say('title');
  root.dataset.spoken = '';
}

/** @param {(sentence: import('../dom.js').Words) => void} refuse */
export function languageChoice(refuse) {
  const options = Object.entries(languages).map(([code, { name, tag }]) =>
    element('option', { value: code, lang: tag }, name),
  );
  const select = element('select', { 'aria-label': () => say('language'), title: () => say('language') }, ...options);
  select.value = spokenLanguage();
  select.addEventListener('change', async () => {
    const chosen = /** @type {import('../strings/index.js').Language} */ (select.value);
    try {
      await speak(chosen);
      remember(chosen);
    } catch {
      select.value = spokenLanguage();
      refuse(() => say('language.failed'));
    }
  });
  return element('span', { class: 'language' }, icon(icons.language), select);
}

/** Storage may be forbidden; the choice then holds for this visit. */
function recall() {
  try {
    return isEmbedded() ? null : localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** @param {string} language */
function remember(language) {
  try {
    if (!isEmbedded()) localStorage.setItem(STORED, language);
  } catch {
    // It holds for this visit.
  }
}
