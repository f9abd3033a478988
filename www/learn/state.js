/**
 * The lesson on the page, as plain data, and the actions on it beyond showing a stop.
 *
 * @import { Link, Route } from '../core/routes.js'
 * @import { Offer, State } from '../app/state.js'
 * @import { Display } from '../player/display.js'
 * @import { LessonKey } from './built-in.js'
 * @import { Range } from '../player/state.js'
 * @import { Lesson } from './lesson.js'
 *
 * @typedef {{ key: LessonKey } | { packed: string | null }} LessonSource one of the page; or one’s own, by the payload of
 *   its link, `null` where that would be too long
 *
 * @typedef {object} StopShown what is to be shown of a lesson
 * @property {LessonSource} source
 * @property {Lesson} lesson
 * @property {number} stop from 1, one that the lesson has
 *
 * @typedef {StopShown & { at: At | null }} OpenLesson
 *
 * @typedef {object} At what the stop’s link opened; the lesson is at its stop for as long as that is shown
 * @property {Route} route
 * @property {Offer | null} offer
 * @property {number | null} step `null` where it opens by itself
 * @property {Range | null} range the steps to play
 * @property {boolean} ask whether it asks what comes next
 *
 * @typedef {Extract<Link, { view: 'lesson' }>} LessonLink
 */

import { isWithin, linkStepOf } from '../player/index.js';

/**
 * Whether the page shows what the stop of its lesson speaks of, rather than having been stepped or played on.
 * @param {Pick<State, 'lesson' | 'tab' | 'tabs' | 'offer' | 'player'>} state
 */
export function isAtStop({ lesson, tab, tabs, offer, player }) {
  const at = lesson?.at;
  if (!at || at.route !== tabs[tab].route || !isSame(at.offer, offer)) return false;
  const { display, snapshot } = player;
  if (at.route.view === 'count' || isWaiting(offer, display)) return true;
  const step = linkStepOf(player);
  if (step === at.step || (at.range && player.range === at.range && isWithin(at.range, step ?? at.range.last)))
    return true;
  // A search opens at its start; and a step that the run does not have is its last.
  if (at.step === null) return step === 0 && display?.kind === 'search';
  return snapshot.atEnd && at.step >= snapshot.step;
}

/**
 * Whether two offers are the same one. *Run* shows a program with a new one.
 * @param {Offer | null} a
 * @param {Offer | null} b
 */
const isSame = (a, b) => a === b || (a?.view === 'program' && b?.view === 'program' && a.packed === b.packed);

/**
 * Whether a program waits to be run.
 * @param {Offer | null} offer
 * @param {Display | null} display
 */
const isWaiting = (offer, display) => offer?.view === 'program' && !display?.run;

/**
 * Whether the question of the stop has just been answered, or its answer shown: the way on is the next stop.
 * @param {Pick<State, 'lesson' | 'tab' | 'tabs' | 'player'>} state
 */
export function isAnswered({ lesson, tab, tabs, player: { snapshot } }) {
  const at = lesson?.at;
  return Boolean(at?.ask) && at?.route === tabs[tab].route && snapshot.step === (at.step ?? 0) + 1;
}

/**
 * The link of a lesson at its stop, or `null` where it has none.
 * @param {StopShown} shown
 * @param {boolean} embed
 * @returns {LessonLink | null}
 */
export function lessonLink({ source, stop }, embed) {
  if ('key' in source) return { view: 'lesson', embed, lesson: source.key, packed: null, stop };
  return source.packed === null ? null : { view: 'lesson', embed, lesson: null, packed: source.packed, stop };
}

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
