/** The exports of `www/settings/` for other parts of the page. */
export { settingsButton } from './button.js';
export { initLanguage, languageChoice } from './language.js';
