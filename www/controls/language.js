/**
 * The language that the page speaks, and the control that chooses another.
 *
 * @typedef {import('../strings/index.js').Language} Language
 */

import { element, icon, sayAgain } from '../dom.js';
import { withPart } from '../later.js';
import { beforeReload } from '../missing.js';
import { restyle } from '../restyle.js';
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
  const [before, code] = [root.dataset.spoken, spokenLanguage()];
  // Another one has been chosen: whoever sees it finds it again.
  if (before && before !== code) keepLanguage(code);
  restyle(() => {
    root.lang = languages[code].tag;
    root.dataset.spoken = code;
  });
  document.title = say('title');
  document.querySelector('meta[name=description]')?.setAttribute('content', say('description'));
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = say('title');
}

/** @param {import('../missing.js').Refuse} refuse tells that a language has not come */
export function languageChoice(refuse) {
  const options = Object.entries(languages).map(([code, { name, tag }]) =>
    element('option', { value: code, lang: tag }, name),
  );
  const select = element('select', { 'aria-label': () => say('language') }, ...options);
  select.value = spokenLanguage();
  let wanted = spokenLanguage();
  const settle = () => {
    select.value = spokenLanguage();
  };
  const turn = withPart(
    () => speak(wanted),
    settle,
    (sentence, remedy) => {
      settle();
      return refuse(sentence, remedy);
    },
    () => say('language.failed'),
  );
  select.addEventListener('change', () => {
    wanted = /** @type {Language} */ (select.value);
    void turn();
  });
  // Opened again, the page begins in the language that did not come.
  beforeReload(() => {
    if (wanted !== spokenLanguage()) keepLanguage(wanted);
  });
  return element('span', { class: 'language' }, icon(icons.language), select);
}
