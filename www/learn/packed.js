/**
 * A lesson in its own link.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { Lesson, LessonText } from './lesson.js'
 */

import { limits } from '../core/index.js';
import { t, sentences } from '../i18n/index.js';
import { PackedError, pack, unpack } from '../share/index.js';
import { lessonLimits, mistakeText, printLesson, readLesson } from './lesson.js';

/** @param {string} packed */
export const lessonFragment = (packed) => `#1/lesson/~${packed}`;

/**
 * The payload of a lesson’s own link.
 * @param {LessonText} lesson
 * @returns {Promise<{ packed: string, length: number, fits: boolean }>} the length of its link
 */
export async function payloadOf(lesson) {
  const text = printLesson(lesson);
  const packed = await pack(text);
  const length = lessonFragment(packed).length - 1;
  // Printed with an empty line around each part it may have become too long to be read.
  return { packed, length, fits: length <= limits().link && text.length <= lessonLimits().characters };
}

/**
 * The lesson of a payload, or one sentence that says why there is none.
 * @param {string} packed
 * @returns {Promise<{ lesson: Lesson, text: string } | { lesson: null, wrong: Message }>}
 */
export async function readPacked(packed) {
  let text = '';
  try {
    text = await unpack(packed);
  } catch (error) {
    if (!(error instanceof PackedError)) throw error;
    return { lesson: null, wrong: () => t('packed.unreadable') };
  }
  const { lesson, mistakes } = readLesson(text);
  if (lesson) return { lesson, text };
  return { lesson, wrong: () => sentences(t('packed.wrong'), mistakeText(mistakes[0])) };
}
