/** What other parts of the page use of `www/import/`. */
export { isJobLines, openField } from './field.js';
