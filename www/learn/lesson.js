/**
 * Lessons, which the core reads and prints; `src/text/lesson/` documents the format.
 *
 * @typedef {import('../../pkg/lazy.js').Lesson} Lesson
 * @typedef {import('../../pkg/lazy.js').LessonText} LessonText
 * @typedef {import('../../pkg/lazy.js').Stop} Stop
 * @typedef {import('../../pkg/lazy.js').Mistake} Mistake
 */

import { explain, sentences, t } from '../i18n/index.js';

export { lessonLimits, printLesson, readLesson } from '../../pkg/lazy.js';

/**
 * A mistake in a sentence.
 * @param {Mistake} mistake
 */
export const mistakeText = ({ code, line, values, reason }) =>
  sentences(t(`lesson.${code}`, { line, ...values }), ...(reason ? [explain(reason)] : []));
