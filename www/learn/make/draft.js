/**
 * A lesson in the making, as plain data: actions make the next state from one, and each can be undone.
 *
 * @typedef {object} DraftStop
 * @property {number} id which it keeps wherever it is moved
 * @property {string} text as it was typed
 * @property {string} link from `#`
 *
 * @typedef {object} Draft
 * @property {string} title
 * @property {readonly DraftStop[]} stops
 *
 * @typedef {object} Making
 * @property {Draft} draft
 * @property {readonly Draft[]} past the drafts before, the last one last
 * @property {readonly Draft[]} future those that were undone, the next one last
 * @property {string} place the text that is being typed; typing on there is one change
 * @property {number} next the id of the next stop
 */

import { lessonLimits } from '../lesson.js';

/** Changes that can be undone. */
const KEPT = 100;

/** @type {Making} */
export const initialMaking = { draft: { title: '', stops: [] }, past: [], future: [], place: '', next: 1 };

/**
 * @param {Making} making
 * @param {Partial<Draft>} change
 * @param {string} [place]
 * @returns {Making}
 */
function changed(making, change, place = '') {
  const { draft, past } = making;
  const goesOn = place !== '' && place === making.place;
  return {
    ...making,
    draft: { ...draft, ...change },
    past: goesOn ? past : [...past, draft].slice(-KEPT),
    future: [],
    place,
  };
}

/**
 * Adds a stop at the end, unless there are as many as a lesson may have.
 * @param {Making} making
 * @param {string} link
 * @returns {Making}
 */
export function addStop(making, link) {
  const { stops } = making.draft;
  if (stops.length >= lessonLimits().stops) return making;
  const { next: id } = making;
  return { ...changed(making, { stops: [...stops, { id, text: '', link }] }), next: id + 1 };
}

/**
 * Moves a stop up or down by some places, as far as there are any.
 * @param {Making} making
 * @param {number} id
 * @param {number} by
 */
export function moveStop(making, id, by) {
  const { stops } = making.draft;
  const from = indexOf(making, id);
  const to = Math.min(Math.max(from + by, 0), stops.length - 1);
  if (from < 0 || from === to) return making;
  return changed(making, { stops: stops.toSpliced(from, 1).toSpliced(to, 0, stops[from]) });
}

/**
 * @param {Making} making
 * @param {number} id
 */
export function removeStop(making, id) {
  const { stops } = making.draft;
  const at = indexOf(making, id);
  return at < 0 ? making : changed(making, { stops: stops.toSpliced(at, 1) });
}

/**
 * @param {Making} making
 * @param {string} title
 */
export const retitle = (making, title) =>
  title === making.draft.title ? making : changed(making, { title: title.slice(0, lessonLimits().title) }, 'title');

/**
 * Gives a stop another text, or another link.
 * @param {Making} making
 * @param {number} id
 * @param {{ text?: string, link?: string }} change
 */
export function rewriteStop(making, id, change) {
  const { stops } = making.draft;
  const at = indexOf(making, id);
  const stop = { ...stops[at], ...change };
  if (at < 0 || (stop.text === stops[at].text && stop.link === stops[at].link)) return making;
  return changed(making, { stops: stops.with(at, stop) }, change.text === undefined ? '' : `text ${id}`);
}

/**
 * Puts a whole lesson into the place of the one before.
 * @param {Making} making
 * @param {{ title: string, stops: readonly { text: string, link: string }[] }} lesson
 * @returns {Making}
 */
export function replaceDraft(making, { title, stops }) {
  const { next } = making;
  const draft = { title, stops: stops.map(({ text, link }, index) => ({ id: next + index, text, link })) };
  return { ...changed(making, draft), next: next + stops.length };
}

/**
 * Goes back to the draft before, or on to the one that was undone.
 * @param {Making} making
 * @param {'past' | 'future'} from
 * @param {'past' | 'future'} to
 * @returns {Making}
 */
function travel(making, from, to) {
  const draft = making[from].at(-1);
  if (!draft) return making;
  return { ...making, draft, [from]: making[from].slice(0, -1), [to]: [...making[to], making.draft], place: '' };
}

/** @param {Making} making */
export const undo = (making) => travel(making, 'past', 'future');

/** @param {Making} making */
export const redo = (making) => travel(making, 'future', 'past');

/**
 * @param {Making} making
 * @param {number} id
 */
const indexOf = ({ draft }, id) => draft.stops.findIndex((stop) => stop.id === id);

/**
 * The first thing that a draft still lacks to be a lesson.
 * @param {Draft} draft
 * @returns {{ lacks: 'title' | 'stops' } | { lacks: 'text', id: number, number: number } | null}
 */
export function lackOf({ title, stops }) {
  if (title.trim() === '') return { lacks: 'title' };
  if (stops.length === 0) return { lacks: 'stops' };
  const at = stops.findIndex(({ text }) => text.trim() === '');
  return at < 0 ? null : { lacks: 'text', id: stops[at].id, number: at + 1 };
}

/**
 * A draft for storage, where it may still lack something.
 * @param {Draft} draft
 */
export const serialize = ({ title, stops }) =>
  JSON.stringify({ title, stops: stops.map(({ text, link }) => ({ text, link })) });

/**
 * A draft from storage, where anything may have been put; `null` if it is none.
 * @param {string | null} text
 * @returns {{ title: string, stops: { text: string, link: string }[] } | null}
 */
export function parse(text) {
  const { stops: most, title: longest, text: length } = lessonLimits();
  /** @type {any} */
  let value;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value?.title !== 'string' || !Array.isArray(value.stops)) return null;
  const stops = value.stops
    .filter((/** @type {any} */ stop) => typeof stop?.text === 'string' && /^#\S/.test(stop.link))
    .slice(0, most)
    .map((/** @type {any} */ stop) => ({ text: stop.text.slice(0, length), link: String(stop.link) }));
  return { title: value.title.slice(0, longest), stops };
}
