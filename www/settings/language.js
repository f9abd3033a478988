/**
 * The language that the page speaks, and the control that chooses another.
 *
 * @typedef {import('../i18n/index.js').Language} Language
 */

import { element, icon, relocalize } from '../ui/dom.js';
import { withPart } from '../ui/lazy.js';
import { beforeReload } from '../ui/load-retry.js';
import { restyle } from '../platform/style-invalidation.js';
import { firstLanguage, keepLanguage } from '../i18n/choice.js';
import { languages, onLanguage, t, speak, spokenLanguage } from '../i18n/index.js';
import { icons } from '../ui/icons.js';

/** Speaks for the first time. Until then the page shows no word: it would be one in the wrong language. */
export async function beginToSpeak() {
  onLanguage(tellBrowser);
  onLanguage(relocalize);
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
  document.title = t('title');
  document.querySelector('meta[name=description]')?.setAttribute('content', t('description'));
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = t('title');
}

/** @param {import('../ui/load-retry.js').ShowError} showError tells that a language has not come */
export function languageChoice(showError) {
  const options = Object.entries(languages).map(([code, { name, tag }]) =>
    element('option', { value: code, lang: tag }, name),
  );
  const select = element('select', { 'aria-label': () => t('language') }, ...options);
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
      return showError(sentence, remedy);
    },
    () => t('language.failed'),
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
