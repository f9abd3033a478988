/** What other parts of the page use of `www/import/`. */
export { openAnywhere } from './anywhere.js';
export { openField } from './field.js';
export { isJobLines, isLesson } from './reader.js';
