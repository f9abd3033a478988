/**
 * Lessons, which the core reads and prints; `src/text/lesson/` documents the format.
 *
 * @typedef {import('../../pkg/lazy.js').Lesson} Lesson
 * @typedef {import('../../pkg/lazy.js').LessonText} LessonText
 * @typedef {import('../../pkg/lazy.js').Stop} Stop
 * @typedef {import('../../pkg/lazy.js').Mistake} Mistake
 */

import { explain, sentences, t } from '../i18n/index.js';
import { MAX_TEXT } from '../share/index.js';

export { printLesson, readLesson } from '../../pkg/lazy.js';

/** Characters of a lesson, of its title and of the text of a stop; stops; and mistakes after which reading ends. */
export const lessonLimits = Object.freeze({ characters: MAX_TEXT, title: 120, text: 2000, stops: 200, mistakes: 20 });

/**
 * A mistake in a sentence.
 * @param {Mistake} mistake
 */
export const mistakeText = ({ code, line, values, reason }) =>
  sentences(t(`lesson.${code}`, { line, ...values }), ...(reason ? [explain(reason)] : []));
