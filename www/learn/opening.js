/**
 * Opens a lesson that somebody has written: a file, or a text that was pasted. It stays text, whatever is in it.
 *
 * @import { ShowError } from '../ui/load-retry.js'
 * @import { Mistake } from './lesson.js'
 */

import { t } from '../i18n/index.js';
import { element, sheetDialog } from '../ui/index.js';
import { lessonLimits, readLesson } from './lesson.js';
import { mistakeText } from './messages.js';

/** Bytes of a file that are read: more than the characters of a lesson can be in UTF-8. */
const MOST_BYTES = 4 * lessonLimits.characters;

/**
 * Reads a lesson in a file, of which no more is read than a lesson can be long.
 * @param {Blob} file
 * @param {Parameters<typeof readLesson>[1]} parseLink
 */
export const readLessonFile = async (file, parseLink) => readLesson(await file.slice(0, MOST_BYTES).text(), parseLink);

/**
 * Says what is wrong with a lesson: the first mistake in an alert, and all of them in a dialog.
 * @param {Mistake[]} mistakes
 * @param {ShowError} showError
 * @param {HTMLElement} [field] that holds the text
 */
export function showMistakes(mistakes, showError, field) {
  const { length: count } = mistakes;
  if (count === 1) return showError(() => mistakeText(mistakes[0]), null, field);
  const key = count < lessonLimits.mistakes ? 'mistakes.some' : 'mistakes.many';
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
