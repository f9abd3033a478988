/**
 * Opens a lesson from a file or a pasted text. Its contents are only ever shown as text.
 *
 * @import { ShowError } from '../ui/load-retry.js'
 * @import { Lesson, Mistake } from './lesson.js'
 */

import { t } from '../i18n/index.js';
import { LESSON_BYTES } from '../import/index.js';
import { element, sheetDialog } from '../ui/index.js';
import { lessonLimits, mistakeText, readLesson } from './lesson.js';
import { payloadOf } from './packed.js';

/**
 * Reads a lesson in a file, of which no more is read than a lesson can be long.
 * @param {Blob} file
 */
export const readLessonFile = async (file) => readLesson(await file.slice(0, LESSON_BYTES).text());

/**
 * Opens a text that is to be a lesson, or says what is wrong with it.
 * @param {{ notices: { clear: () => void, alert: ShowError } }} page
 * @param {string} text
 * @param {(source: { packed: string | null }, lesson: Lesson) => void} open
 * @param {HTMLElement} [field] that holds the text
 * @returns {Promise<{ at: number } | null>} the characters before the line of the first mistake; `null` once it is open
 */
export async function openLessonText({ notices }, text, open, field) {
  notices.clear();
  const { lesson, mistakes } = readLesson(text);
  if (lesson) {
    const { packed, fits } = await payloadOf(lesson);
    open({ packed: fits ? packed : null }, lesson);
    return null;
  }
  showMistakes(mistakes, notices.alert, field);
  return { at: mistakes[0].at };
}

/**
 * Says what is wrong with a lesson: the first mistake in an alert, and all of them in a dialog.
 * @param {Mistake[]} mistakes
 * @param {ShowError} showError
 * @param {HTMLElement} [field] that holds the text
 */
export function showMistakes(mistakes, showError, field) {
  const { length: count } = mistakes;
  if (count === 1) return showError(() => mistakeText(mistakes[0]), null, field);
  const key = count < lessonLimits().mistakes ? 'mistakes.some' : 'mistakes.many';
  const offer = { label: () => t('mistakes.show'), act: () => listMistakes(mistakes) };
  return showError(() => `${t(key, { count })}${t('sentence.gap')}${mistakeText(mistakes[0])}`, offer, field);
}

/** @param {Mistake[]} mistakes */
function listMistakes(mistakes) {
  const items = mistakes.map((mistake) => element('li', {}, () => mistakeText(mistake)));
  const dialog = sheetDialog(
    { title: 'mistakes.title', className: 'mistakes' },
    element('ul', {}, ...items),
    element('p', { class: 'soft' }, () => t('mistakes.unchanged')),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
