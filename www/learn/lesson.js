/**
 * Lessons as texts, which the core reads and prints (`src/text/lesson/` documents the format): from a file, a pasted text or
 * a link of their own. Their contents are only ever shown as text.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { ShowError } from '../ui/load-retry.js'
 *
 * @typedef {import('../../pkg/lazy.js').Lesson} Lesson
 * @typedef {import('../../pkg/lazy.js').LessonText} LessonText
 * @typedef {import('../../pkg/lazy.js').Stop} Stop
 * @typedef {import('../../pkg/lazy.js').Mistake} Mistake
 */

import { lessonLimits, printLesson, readLesson } from '../../pkg/lazy.js';
import { limits } from '../core/index.js';
import { explain, says, sentences, t } from '../i18n/index.js';
import { LESSON_BYTES } from '../import/index.js';
import { PackedError, pack, unpack } from '../share/index.js';
import { element, sheetDialog } from '../ui/index.js';

export { lessonLimits, printLesson, readLesson };

/**
 * A mistake in a sentence.
 * @param {Mistake} mistake
 */
export const mistakeText = ({ code, line, values, reason }) =>
  sentences(t(`lesson.${code}`, { line, ...values }), ...(reason ? [explain(reason)] : []));

/**
 * The payload of a lesson’s own link.
 * @param {LessonText} lesson
 * @returns {Promise<{ packed: string, link: string, length: number, fits: boolean }>} the length of its link, without `#`
 */
export async function payloadOf(lesson) {
  const text = printLesson(lesson);
  const packed = await pack(text);
  const link = `#1/lesson/~${packed}`;
  const length = link.length - 1;
  // Printed with an empty line around each part it may have become too long to be read.
  return { packed, link, length, fits: length <= limits().link && text.length <= lessonLimits().characters };
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
    return { lesson: null, wrong: says('packed.unreadable') };
  }
  const { lesson, mistakes } = readLesson(text);
  if (lesson) return { lesson, text };
  return { lesson, wrong: () => sentences(t('packed.wrong'), mistakeText(mistakes[0])) };
}

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
  const offer = { label: says('mistakes.show'), act: () => listMistakes(mistakes) };
  return showError(() => `${t(key, { count })}${t('sentence.gap')}${mistakeText(mistakes[0])}`, offer, field);
}

/** @param {Mistake[]} mistakes */
function listMistakes(mistakes) {
  const items = mistakes.map((mistake) => element('li', {}, () => mistakeText(mistake)));
  const dialog = sheetDialog(
    { title: 'mistakes.title', className: 'mistakes' },
    element('ul', {}, ...items),
    element('p', { class: 'soft' }, says('mistakes.unchanged')),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
