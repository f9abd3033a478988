/** What other parts of the page use of `www/settings/`. */
export { settingsButton } from './button.js';
export { initLanguage, languageChoice } from './language.js';
