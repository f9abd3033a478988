/**
 * The languages of the page, and the catalogue of the current one. Only that is loaded, in two parts: the messages of the
 * first view, and the rest, the core's sentences among it, with the first part of the page that needs it.
 */

/** @import { CoreSentences } from './explain.js' */

import { yieldToMain } from '../platform/index.js';

/**
 * A message holds `{names}` of its parameters, and may choose between two texts: `{count|step|steps}`.
 * @typedef {Record<string, string>} Messages
 */

/**
 * @typedef {object} Rules that differ by language
 * @property {(value: string | number | boolean) => number} choose which of the texts of a choice is for a value
 * @property {(sentence: string) => string[]} segment a sentence in pieces inside which no line should break
 * @property {(text: string) => string} [spaceList] puts the spaces into a list that the browser leaves out
 * @property {(text: string) => string} [join] joins what was filled into a message to the words around it
 *
 * @typedef {object} First
 * @property {Messages} messages
 * @property {Rules} rules
 *
 * @typedef {object} Rest
 * @property {Messages} messages
 * @property {CoreSentences} [core] left out where the core's own sentences are in this language
 *
 * @typedef {object} Definition
 * @property {string} name in the language itself
 * @property {string} tag BCP 47, for numbers and lists
 * @property {() => Promise<First>} first
 * @property {() => Promise<Rest>} rest
 *
 * @typedef {'en' | 'zh'} Language
 */

/** @type {Record<Language, Definition>} */
export const languages = {
  en: { name: 'English', tag: 'en', first: () => import('./en.js'), rest: () => import('./en-rest.js') },
  zh: { name: '简体中文', tag: 'zh-CN', first: () => import('./zh.js'), rest: () => import('./zh-rest.js') },
};

/**
 * @typedef {First & { code: Language, complete: boolean, core?: CoreSentences, formatters: ReturnType<typeof formattersFor> }} Locale
 */

/** @type {Locale | undefined} */
let locale;

/** Whether a part beyond the first view is shown, or about to be. */
let restNeeded = false;

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * @template Made
 * @param {() => Made} make
 */
function lazy(make) {
  /** @type {Made | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * A formatter can take a browser tens of milliseconds to make. Only that for numbers is needed by every view.
 * @param {string} tag
 */
const formattersFor = (tag) => ({
  number: new Intl.NumberFormat(tag),
  compact: lazy(() => new Intl.NumberFormat(tag, { notation: 'compact' })),
  and: lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
});

/** @throws before the first `setLanguage` has loaded its catalogue */
export function currentLocale() {
  if (locale === undefined) throw new Error('no language is loaded yet');
  return locale;
}

/**
 * Loads a language and notifies the listeners. If loading fails, the current language stays.
 * @param {Language} code
 */
export async function setLanguage(code) {
  const { tag, first, rest } = languages[code];
  const complete = restNeeded;
  // The formatters are made while the catalogue is loading.
  const loading = first();
  const formatters = formattersFor(tag);
  const [{ messages, rules }, later] = await Promise.all([loading, complete ? rest() : null]);
  // Another part may have been opened in the meantime.
  if (complete !== restNeeded) return setLanguage(code);
  const initial = locale === undefined;
  locale = { code, complete, formatters, messages, rules };
  if (later) locale = { ...locale, ...together(locale, later) };
  if (initial) for (const listen of listeners) listen();
  else await retell(() => locale?.code === code);
}

/**
 * Has all texts written again.
 * @param {() => boolean} isDue whether nothing else has been chosen meanwhile
 */
export async function retell(isDue) {
  if (!locale) return;
  for (const listen of listeners) {
    // Each listener rewrites many texts, so each gets a task.
    await yieldToMain();
    if (isDue()) listen();
  }
}

/** Loads the messages beyond the first view. After a failure it can be called again. */
export async function loadCatalogue() {
  restNeeded = true;
  const before = currentLocale();
  if (before.complete) return;
  const rest = await languages[before.code].rest();
  // The language may have been changed in the meantime.
  if (locale !== before) return loadCatalogue();
  locale = { ...before, complete: true, ...together(before, rest) };
}

/**
 * @param {First} first
 * @param {Rest} rest
 */
const together = ({ messages }, rest) => ({ messages: { ...messages, ...rest.messages }, core: rest.core });

export const currentLanguage = () => currentLocale().code;

/** @param {() => void} listen called after each change of language */
export function onLanguageChange(listen) {
  listeners.add(listen);
}
