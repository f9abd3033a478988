/**
 * The state of a run that asks what comes next, as plain data, and the actions on it.
 *
 * @import { Answer, Kind, Part, Question } from './question.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 *
 * @typedef {object} Asking
 * @property {QueensRoute | KnightRoute} route of the run
 * @property {Asks} asks what it asks for
 * @property {number | null} own the step that is asked about whatever comes next: that of the link, or at which it was
 *   turned on; `null` until it is reached
 * @property {boolean} every whether it asks at every step
 * @property {Question | null} question that is open
 * @property {Part} part of the question
 * @property {Answer | null} wrong the last wrong answer to the question
 * @property {boolean} missed whether there was any
 * @property {number | null} at the step at which the run was last known to rest
 * @property {{ step: number, verdict: 'right' | 'other' | null } | null} led the step that an answer has led to, which was
 *   right, or right with another attacker than the solver’s, or shown
 * @property {boolean} ended whether the run is at its end
 * @property {boolean} over whether it asks no more
 * @property {Readonly<Record<string, { asked: number, done: boolean }>>} sorts of moments that were asked about; done is
 *   one that was answered at the first try, shown or passed over
 * @property {readonly Tried[]} tally of the questions that were answered or shown, each step once
 *
 * @typedef {'step' | 'board' | 'line'} Asks the next step of a search, or of a program the next change of its board or its
 *   next line
 *
 * @typedef {object} Tried
 * @property {number} step
 * @property {Kind} kind
 * @property {boolean} right at the first try
 */

import { judge, nextOf } from './question.js';

/** How often a sort of moment is asked about until it is answered at the first try. */
const MOST = 3;

/**
 * @param {Asking['route']} route
 * @param {Asks} [asks]
 * @returns {Asking}
 */
export const beginAsking = (route, asks = 'step') => ({
  route,
  asks,
  own: null,
  every: false,
  question: null,
  part: 'event',
  wrong: null,
  missed: false,
  at: null,
  led: null,
  ended: false,
  over: false,
  sorts: {},
  tally: [],
});

/**
 * Whether a question is asked where playing comes to it.
 * @param {Asking} asking
 * @param {Question} question
 */
export function isTelling({ every, own, sorts }, { step, sort }) {
  const known = sorts[sort];
  return every || step === own || known === undefined || (!known.done && known.asked < MOST);
}

/**
 * The run rests at a step, with its question if it has one.
 * @param {Asking} asking
 * @param {number} step
 * @param {Question | null} question
 * @param {boolean} [ended] whether the run is at its end
 * @returns {Asking}
 */
export function restAt(asking, step, question, ended = question === null) {
  const led = asking.led?.step === step ? asking.led : null;
  const here = { ...asking, own: asking.own ?? step, at: step, led, ended };
  return { ...here, question: question && isTelling(here, question) ? question : null, ...untried };
}

/** The part of the state that belongs to an open question. */
const untried = { part: /** @type {const} */ ('event'), wrong: null, missed: false };

/**
 * An answer to the open question.
 * @param {Asking} asking
 * @param {Answer} answer
 * @returns {Asking} without the question once it is answered
 */
export function takeAnswer(asking, answer) {
  const { question, part, missed } = asking;
  if (!question) return asking;
  if (!judge(question, part, answer)) return { ...asking, wrong: answer, missed: true };
  if (part === 'event' && question.attack) return { ...asking, part: 'attack', wrong: null };
  const other = part === 'attack' && 'square' in answer && answer.square !== question.attack?.found;
  return { ...closed(asking, !missed, !missed), led: { step: nextOf(question), verdict: other ? 'other' : 'right' } };
}

/**
 * The answer to the open question is shown.
 * @param {Asking} asking
 * @returns {Asking}
 */
export function showAnswer(asking) {
  const { question } = asking;
  return question ? { ...closed(asking, false, true), led: { step: nextOf(question), verdict: null } } : asking;
}

/**
 * @param {Asking} asking
 * @param {boolean} right
 * @param {boolean} done
 * @returns {Asking}
 */
function closed(asking, right, done) {
  const { question, tally } = asking;
  if (!question) return asking;
  const { step, kind } = question;
  const isNew = tally.every((tried) => tried.step !== step);
  return { ...passQuestion(asking, done), tally: isNew ? [...tally, { step, kind, right }] : tally };
}

/**
 * The open question is left without an answer.
 * @param {Asking} asking
 * @param {boolean} [done]
 * @returns {Asking}
 */
export function passQuestion(asking, done = true) {
  const { question, sorts } = asking;
  if (!question) return asking;
  const known = sorts[question.sort] ?? { asked: 0, done: false };
  const sort = { asked: known.asked + 1, done: known.done || done };
  return { ...asking, question: null, ...untried, led: null, sorts: { ...sorts, [question.sort]: sort } };
}

/**
 * Asks at every step, or at the telling ones alone.
 * @param {Asking} asking
 * @param {boolean} every
 * @returns {Asking}
 */
export const askAtEvery = (asking, every) => ({ ...asking, every, at: null });

/**
 * The run moves.
 * @param {Asking} asking
 * @returns {Asking}
 */
export const moveOn = (asking) => ({ ...passQuestion(asking), at: null, led: null, ended: false });

/**
 * How many questions there were, how many were right at the first try, and the kind that was missed most, with its last
 * step.
 * @param {Asking} asking
 */
export function summaryOf({ tally }) {
  const missed = tally.filter(({ right }) => !right);
  const kinds = [...new Set(missed.map(({ kind }) => kind))];
  const times = (/** @type {Kind} */ kind) => missed.filter((tried) => tried.kind === kind).length;
  const [most] = kinds.toSorted((one, other) => times(other) - times(one));
  const last = missed.findLast(({ kind }) => kind === most);
  return { count: tally.length, right: tally.length - missed.length, missed: last ?? null };
}
