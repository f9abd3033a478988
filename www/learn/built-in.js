/**
 * The lessons that come with the page, one for each exhibit, one on boards without a tour, and one
 * on what a compiler does not say; and how far somebody has come
 * in each, which is kept on this device.
 *
 * @import { Language } from '../i18n/index.js'
 * @typedef {typeof lessonKeys[number]} LessonKey
 */

import { t } from '../i18n/index.js';
import { getItem, setItem } from '../platform/index.js';

const PROGRESS = 'lessons';

/** In the order in which the articles follow from one another. */
export const lessonKeys = /** @type {const} */ ([
  'scan',
  'marks',
  'mask',
  'permute',
  'access',
  'warnsdorff',
  'impossible',
  'compiler',
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
 * The title in the current language, also while the text is not loaded.
 * @param {LessonKey} key
 */
export const titleOf = (key) => t(`learn.${key}`);

/** The title up to its colon. @param {LessonKey} key */
export const lessonName = (key) => titleOf(key).split(/[:：]/)[0];

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

/**
 * The furthest stop of each lesson that was opened, from 1.
 * @returns {Partial<Record<LessonKey, number>>}
 */
export function progress() {
  try {
    const kept = Object.entries(JSON.parse(getItem(PROGRESS) ?? '{}'));
    return Object.fromEntries(kept.filter(([, stop]) => Number.isInteger(stop) && stop > 0 && stop <= lessonStops));
  } catch {
    return {};
  }
}

/**
 * @param {LessonKey} key
 * @param {number} stop that is shown
 */
export function keepProgress(key, stop) {
  const kept = progress();
  if (stop > (kept[key] ?? 0)) setItem(PROGRESS, JSON.stringify({ ...kept, [key]: stop }));
}
