/**
 * A lesson in its own link.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { Lesson } from './lesson.js'
 */

import { t, sentences } from '../i18n/index.js';
import { PackedError, unpack } from '../share/index.js';
import { readLesson } from './lesson.js';
import { mistakeText } from './messages.js';

/**
 * The lesson of a payload, or one sentence that says why there is none.
 * @param {string} packed
 * @param {Parameters<typeof readLesson>[1]} parseLink
 * @returns {Promise<{ lesson: Lesson, text: string } | { lesson: null, wrong: Message }>}
 */
export async function readPacked(packed, parseLink) {
  let text = '';
  try {
    text = await unpack(packed);
  } catch (error) {
    if (!(error instanceof PackedError)) throw error;
    return { lesson: null, wrong: () => t('packed.unreadable') };
  }
  const { lesson, mistakes } = readLesson(text, parseLink);
  if (lesson) return { lesson, text };
  return { lesson, wrong: () => sentences(t('packed.wrong'), mistakeText(mistakes[0])) };
}
