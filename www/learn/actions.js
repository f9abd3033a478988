/**
 * Actions of lessons, beyond showing a stop.
 *
 * @import { State } from '../app/state.js'
 * @import { Lesson } from './lesson.js'
 * @import { LessonLink, OpenLesson, StopShown } from './state.js'
 */

/**
 * Whether a link is to the lesson that is open.
 * @param {OpenLesson | null} open
 * @param {LessonLink} link
 */
export const isOpen = (open, { lesson, packed }) =>
  open !== null &&
  ('key' in open.source ? open.source.key === lesson : packed !== null && open.source.packed === packed);

/**
 * The same lesson in another language.
 * @param {State} state
 * @param {OpenLesson} read the lesson that was read
 * @param {Lesson} lesson
 * @returns {State}
 */
export const translateLesson = (state, read, lesson) =>
  state.lesson === null || state.lesson.lesson !== read.lesson
    ? state
    : { ...state, lesson: { ...state.lesson, lesson, stop: Math.min(state.lesson.stop, lesson.stops.length) } };

/**
 * Goes to a stop whose link cannot be shown: what was shown stays.
 * @param {State} state
 * @param {StopShown} stop
 * @returns {State}
 */
export const atStopNotShown = (state, stop) => ({ ...state, lesson: { ...stop, at: null } });

/**
 * Closes the lesson; what it shows stays.
 * @param {State} state
 * @returns {State}
 */
export const closeLesson = (state) => ({ ...state, lesson: null });
