/**
 * Lessons: their format, those that come with the page, and the one that is open.
 *
 * @typedef {import('./lesson.js').Lesson} Lesson
 * @typedef {import('./lesson.js').Stop} Stop
 * @typedef {import('./lesson.js').Mistake} Mistake
 * @typedef {import('./state.js').LessonSource} LessonSource
 * @typedef {import('./state.js').OpenLesson} OpenLesson
 * @typedef {import('./state.js').StopShown} StopShown
 */

export { lessonLimits, mistakeText, printLesson, readLesson } from './lesson.js';
export { lessonKeys, lessonStops, loadLesson } from './built-in.js';
export { readPacked } from './packed.js';
export { isAnswered, isAtStop, lessonLink } from './state.js';
