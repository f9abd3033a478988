/**
 * Lessons: their format, and those that come with the page.
 *
 * @typedef {import('./lesson.js').Lesson} Lesson
 * @typedef {import('./lesson.js').Stop} Stop
 * @typedef {import('./lesson.js').Mistake} Mistake
 */

export { lessonLimits, paragraphsOf, printLesson, readLesson } from './lesson.js';
export { loadLesson, lessonKeys } from './built-in.js';
export { mistakeText } from './messages.js';
export { pack, PackedError, readPacked, unpack } from './packed.js';
