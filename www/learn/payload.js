/**
 * The payload of a lesson’s own link.
 */

import { limits } from '../core/index.js';
import { pack } from '../share/index.js';
import { lessonLimits, printLesson } from './lesson.js';

/** @param {string} packed */
export const lessonFragment = (packed) => `#1/lesson/~${packed}`;

/**
 * @param {Parameters<typeof printLesson>[0]} lesson
 * @returns {Promise<{ packed: string, length: number, fits: boolean }>} the length of its link
 */
export async function payloadOf(lesson) {
  const text = printLesson(lesson);
  const packed = await pack(text);
  const length = lessonFragment(packed).length - 1;
  // Printed with an empty line around each part it may have become too long to be read.
  return { packed, length, fits: length <= limits().link && text.length <= lessonLimits.characters };
}
