/** What other parts of the page use of `www/import/`. */
export { openAnywhere } from './anywhere.js';
export { openField } from './field.js';
export { LESSON_BYTES, isJobLines, isLesson } from './reader.js';
