/**
 * Programs that are kept on this device, by name, and the one that was typed last.
 *
 * @import { ProgramLink } from '../core/routes.js'
 *
 * @typedef {{ name: string, text: string, lang?: ProgramLink['lang'] }} Kept without a language it is in Python
 */

import { getItem, setItem } from '../platform/index.js';
import { MAX_TEXT } from '../share/index.js';
import { languageNames } from './languages.js';

const ITEM = 'programs';

/** The text that was typed last, for each problem. @param {'queens' | 'knight'} problem */
const last = (problem) => `program-${problem}`;

/** The language of that text. @param {'queens' | 'knight'} problem */
const lastIn = (problem) => `program-${problem}-in`;

/** A language from storage, or of a program. @param {unknown} value @returns {ProgramLink['lang']} */
const langOf = (value) =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)
    ? /** @type {ProgramLink['lang']} */ (value)
    : 'python';

/** A program as it is stored. @param {Kept} kept @returns {Kept} */
const record = ({ name, text, lang }) =>
  langOf(lang) === 'python' ? { name, text } : { name, text, lang: langOf(lang) };

/** Limits of what is kept: programs, and UTF-16 units of a name, of a text and of all. Browsers keep five million for a page. */
export const keptLimits = Object.freeze({ programs: 50, name: 60, text: MAX_TEXT, all: 1_000_000 });

/**
 * The programs from storage, where anything may have been put, by name.
 * @returns {Kept[]}
 */
export function keptPrograms() {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(getItem(ITEM) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const names = new Set();
  const kept = value.filter((/** @type {any} */ each) => {
    const { name, text } = each ?? {};
    if (typeof name !== 'string' || typeof text !== 'string' || names.has(name)) return false;
    names.add(name);
    return name === programName(name) && name !== '' && text.length <= keptLimits.text;
  });
  return kept.slice(0, keptLimits.programs).map(record);
}

/**
 * A name as it is kept: on one line, and no longer than a control shows.
 * @param {string} typed
 */
export const programName = (typed) => typed.replaceAll(/\s+/g, ' ').trim().slice(0, keptLimits.name);

/**
 * Keeps a program; one of the same name is replaced.
 * @param {Kept} program
 * @returns {boolean} whether there was room for it
 */
export function keepProgram({ name, text, lang }) {
  const others = keptPrograms().filter((each) => each.name !== name);
  const all = [...others, record({ name, text, lang })].toSorted((one, other) => one.name.localeCompare(other.name));
  const length = all.reduce((sum, each) => sum + each.text.length, 0);
  if (all.length > keptLimits.programs || length > keptLimits.all || text.length > keptLimits.text) return false;
  setItem(ITEM, JSON.stringify(all));
  // Where storage is full or forbidden nothing is kept.
  return keptPrograms().some((each) => each.name === name && each.text === text && langOf(each.lang) === langOf(lang));
}

/** @param {string} name */
export const forgetProgram = (name) =>
  setItem(ITEM, JSON.stringify(keptPrograms().filter((each) => each.name !== name)));

/**
 * The text that was typed last, on this device.
 * @param {'queens' | 'knight'} problem
 */
export const lastText = (problem) => getItem(last(problem))?.slice(0, keptLimits.text) ?? '';

/**
 * The language of that text.
 * @param {'queens' | 'knight'} problem
 */
export const lastLanguage = (problem) => langOf(getItem(lastIn(problem)));

/**
 * @param {'queens' | 'knight'} problem
 * @param {string} text
 * @param {ProgramLink['lang']} [lang]
 */
export function keepLastText(problem, text, lang = 'python') {
  setItem(last(problem), text.slice(0, keptLimits.text));
  setItem(lastIn(problem), lang);
}
