/** The exports of `www/settings/` for other parts of the page. */
export { initLanguage, languageChoice } from './language.js';
