/**
 * The language that the page speaks, and the control that chooses another.
 *
 * @typedef {import('../strings/index.js').Language} Language
 */

import { element, icon, sayAgain } from '../dom.js';
import { firstLanguage, keepLanguage } from '../strings/choice.js';
import { languages, onLanguage, say, speak, spokenLanguage } from '../strings/index.js';
import { icons } from './icons.js';

/** Speaks for the first time. Until then the page shows no word: it would be one in the wrong language. */
export async function beginToSpeak() {
  onLanguage(tellBrowser);
  onLanguage(sayAgain);
  const code = /** @type {Language} */ (firstLanguage(Object.keys(languages)));
  await speak(code, location.hash.length <= 1);
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
    const chosen = /** @type {Language} */ (select.value);
    try {
      await speak(chosen);
      keepLanguage(chosen);
    } catch {
      select.value = spokenLanguage();
      refuse(() => say('language.failed'));
    }
  });
  return element('span', { class: 'language' }, icon(icons.language), select);
}
