/**
 * The language of the page, and the control that changes it.
 *
 * @import { Language } from '../i18n/index.js'
 * @import { ShowError } from '../ui/load-retry.js'
 */

import { beforeReload, element, icon, icons, lazyAction, relocalize } from '../ui/index.js';
import { choice, onAppearance, restyle } from '../platform/index.js';
import {
  currentLanguage,
  languages,
  onLanguageChange,
  preferredLanguage,
  saveLanguage,
  says,
  setLanguage,
  setNotation,
  t,
} from '../i18n/index.js';

const followNotation = () => setNotation(choice('squares'));

/** Loads the first language. Until then the page shows no text, which would be in the wrong language. */
export async function initLanguage() {
  onLanguageChange(updateDocument);
  onLanguageChange(relocalize);
  followNotation();
  onAppearance(followNotation);
  const code = /** @type {Language} */ (preferredLanguage(Object.keys(languages)));
  await setLanguage(code);
}

/** Sets the document's language, title, description and heading. */
function updateDocument() {
  const root = document.documentElement;
  const [before, code] = [root.dataset.language, currentLanguage()];
  // The user changed the language, so the next visit begins with it.
  if (before && before !== code) saveLanguage(code);
  restyle(() => {
    root.lang = languages[code].tag;
    root.dataset.language = code;
  });
  document.title = t('title');
  document.querySelector('meta[name=description]')?.setAttribute('content', t('description'));
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = t('title');
}

/** @param {ShowError} showError */
export function languageChoice(showError) {
  const options = Object.entries(languages).map(([code, { name, tag }]) =>
    element('option', { value: code, lang: tag }, name),
  );
  const select = element('select', { 'aria-label': says('language') }, ...options);
  const showCurrent = () => (select.value = currentLanguage());
  showCurrent();
  let wanted = currentLanguage();
  const change = lazyAction(
    () => setLanguage(wanted),
    showCurrent,
    (message, offer) => {
      showCurrent();
      return showError(message, offer);
    },
    says('language.failed'),
  );
  select.addEventListener('change', () => {
    wanted = /** @type {Language} */ (select.value);
    void change();
  });
  // A reload retries the language that could not be loaded.
  beforeReload(() => {
    if (wanted !== currentLanguage()) saveLanguage(wanted);
  });
  return element('span', { class: 'language row' }, icon(icons.language), select);
}
