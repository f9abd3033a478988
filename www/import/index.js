/** The exports of `www/import/` for other parts of the page. */
export { openAnywhere } from './anywhere.js';
export { faultOf } from './answer-words.js';
export { openField } from './field.js';
export { LESSON_BYTES } from './files.js';
export { textReader } from './reader.js';
