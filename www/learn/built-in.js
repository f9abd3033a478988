/**
 * The lessons that come with the page: one for each exhibit, and one on boards without a tour.
 *
 * @import { Language } from '../i18n/index.js'
 * @typedef {typeof lessonKeys[number]} LessonKey
 */

/** In the order in which the articles follow from one another. */
export const lessonKeys = /** @type {const} */ ([
  'scan',
  'marks',
  'mask',
  'permute',
  'access',
  'warnsdorff',
  'impossible',
]);

/** How many stops each of them has. */
export const lessonStops = 12;

/**
 * The lesson after one; after the last there is none.
 * @param {LessonKey} key
 * @returns {LessonKey | undefined}
 */
export const lessonAfter = (key) => lessonKeys[lessonKeys.indexOf(key) + 1];

/**
 * The text of a lesson, for `readLesson`.
 * @param {LessonKey} key
 * @param {Language} language
 */
export async function loadLesson(key, language) {
  const response = await fetch(new URL(`../../content/lessons/${language}/${key}.md`, import.meta.url));
  if (!response.ok) throw new Error(`the lesson ${key} did not load: ${response.status}`);
  return response.text();
}
