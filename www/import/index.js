/** What other parts of the page use of `www/import/`. */
export { openField } from './field.js';
