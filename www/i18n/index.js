/**
 * What the page says, from the catalogue of one language: every visible string, every accessible name, every caption.
 *
 * A message holds `{names}` of its parameters. A message with plural forms is an object by plural category, chosen by
 * the parameter `count`. Numbers and lists are written as the language writes them. Only the catalogue in use is loaded:
 * first what the first view says, and the rest with the first part of the page that is asked for.
 *
 * @typedef {keyof typeof import('./whole.js').en} Key
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {string | { one?: string, other: string }} Message
 * @typedef {keyof typeof languages} Language
 *
 * @typedef {Record<string, string>} Values the words and numbers of a sentence of the core
 * @typedef {{ t: typeof t, either: typeof either }} Writer
 * @typedef {Record<string, string | ((values: Values, writer: Writer) => string)>} CoreSentences by kind and code
 *
 * @typedef {object} Told what the core refuses, or gives as a reason: its English sentence, and what others are made of
 * @property {string} [message] the sentence of an error
 * @property {string} [sentence] the sentence of a reason
 * @property {string} [name] `LinkError` for the faults of links
 * @property {string} code
 * @property {Values} values
 * @property {number} [at] how many characters of a link stand before its fault
 * @property {Told | null} [inner] a reason that is part of this one
 * @property {unknown} [why] the reason behind an error
 */

import { yieldToMain } from '../platform/scheduler.js';

/**
 * A part of a catalogue in another language than English: the same keys, no more and no fewer.
 * @template Part
 * @typedef {{ [K in keyof Part]: Message }} Twin
 */

/**
 * The languages, each by its own name. `tag` is what a browser calls it, and writes numbers and chooses plurals by.
 */
export const languages = {
  en: {
    name: 'English',
    tag: 'en',
    load: async () => (await import('./en.js')).en,
    loadCore: null,
    loadLater: async () => (await import('./en-later.js')).later,
    loadPhrases: null,
  },
  zh: {
    name: '简体中文',
    tag: 'zh-CN',
    load: async () => (await import('./zh.js')).zh,
    loadCore: async () => (await import('./zh/core.js')).core,
    loadLater: async () => (await import('./zh-later.js')).later,
    loadPhrases: async () => (await import('./zh.js')).phrases,
  },
};

/**
 * @typedef {object} Spoken
 * @property {Language} code
 * @property {Record<string, Message>} catalogue
 * @property {boolean} whole whether the catalogue has more than the first view says
 * @property {CoreSentences | null | undefined} core `null` where the core's own sentences are in this language,
 *   `undefined` until they are needed
 * @property {Writers} write
 * @property {((sentence: string) => string[]) | undefined} phrases what a line does not end within, where words have no
 *   spaces between them
 */

/** @type {Spoken | undefined} */
let spoken;

/** Whether more than the first view is shown, or about to be. */
let wanted = false;

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * What writes numbers and lists. Each may take a browser tens of milliseconds, so it is made when it is first needed; only
 * that for numbers, which every view needs, is made at once.
 */
class Writers {
  #tag;
  /** @type {Intl.PluralRules | undefined} */
  #plural;
  /** @type {Intl.NumberFormat | undefined} */
  #compact;
  /** @type {Intl.ListFormat | undefined} */
  #list;
  /** @type {Intl.ListFormat | undefined} */
  #either;

  /** @param {string} tag of a language */
  constructor(tag) {
    this.#tag = tag;
    this.number = new Intl.NumberFormat(tag);
  }

  get plural() {
    return (this.#plural ??= new Intl.PluralRules(this.#tag));
  }

  get compact() {
    return (this.#compact ??= new Intl.NumberFormat(this.#tag, { notation: 'compact' }));
  }

  get list() {
    return (this.#list ??= new Intl.ListFormat(this.#tag, { type: 'conjunction' }));
  }

  get either() {
    return (this.#either ??= new Intl.ListFormat(this.#tag, { type: 'disjunction' }));
  }
}

/** What is spoken; nothing can be said before `speak` has been waited for. */
function current() {
  if (spoken === undefined) throw new Error('no language is spoken yet');
  return spoken;
}

/**
 * Changes the language. Whoever listens is told when its catalogue is there; if it cannot be loaded, all stays as it was.
 * @param {Language} code
 * @param {boolean} [plain] whether nothing is shown yet that the core could refuse
 */
export async function speak(code, plain = false) {
  const { tag, load, loadLater, loadPhrases } = languages[code];
  const whole = wanted;
  // Made here, there is time for it: the words, and at the beginning the core, are still on their way.
  const loading = load();
  const write = new Writers(tag);
  const [catalogue, later, core, phrases] = await Promise.all([
    loading,
    whole ? loadLater() : {},
    plain && !whole ? coreUnlessNeeded(code) : loadCore(code),
    loadPhrases?.(),
  ]);
  // More may have been asked for meanwhile.
  if (whole !== wanted) return speak(code, plain);
  const first = spoken === undefined;
  const said = { code, catalogue: { ...catalogue, ...later }, whole, core, write, phrases };
  spoken = said;
  for (const listen of listeners) {
    // Much is said again: each has a turn of its own.
    if (!first) await yieldToMain();
    if (spoken?.code === said.code) listen();
  }
}

/** Loads what the first view does not say: whoever shows more waits for this. After a failure it can be tried again. */
export async function speakWhole() {
  wanted = true;
  const language = current();
  if (language.whole) return;
  const [later, core] = await Promise.all([languages[language.code].loadLater(), loadCore(language.code)]);
  // Another language may have come meanwhile: nothing has been shown in it that it does not have.
  if (spoken !== language) return speakWhole();
  spoken = { ...language, catalogue: { ...language.catalogue, ...later }, core, whole: true };
}

/**
 * @param {Language} code
 * @returns {Promise<CoreSentences | null>}
 */
const loadCore = async (code) => (await languages[code].loadCore?.()) ?? null;

/** @param {Language} code */
const coreUnlessNeeded = (code) => (languages[code].loadCore ? undefined : null);

/** Loads how the core's sentences are said, before one is needed. Without it they stay English. */
export async function expectRefusals() {
  const route = current();
  if (route.core !== undefined) return;
  const core = await loadCore(route.code).catch(() => null);
  if (spoken === route) spoken = { ...route, core };
}

/** The same once one has been told: it is said again. */
async function tellCore() {
  await expectRefusals();
  for (const listen of listeners) listen();
}

/** The language spoken. */
export const spokenLanguage = () => current().code;

/** @param {() => void} listen is called whenever the language has changed */
export function onLanguage(listen) {
  listeners.add(listen);
}

/**
 * @param {number | bigint} value
 */
export const number = (value) => current().write.number.format(value);

/**
 * A number in few characters: "20K", "2M".
 * @param {number} value
 */
export const compact = (value) => current().write.compact.format(value);

/**
 * Several words as a list: "a, b, and c".
 * @param {string[]} words
 */
export const list = (words) => spaced(current().write.list.format(words));

/**
 * Several words to choose from: "a, b, or c".
 * @param {string[]} words
 */
const either = (words) => spaced(current().write.either.format(words));

/** Latin letters and digits stand a space away from the Chinese beside them. @param {string} text */
const spaced = (text) => text.replaceAll(/(?<=[a-z\d%])(?=[和或])|(?<=[和或])(?=[a-z\d])/gi, ' ');

/**
 * Sentences one after the other, with the space between them that the language has.
 * @param {...string} told
 */
export const sentences = (...told) => told.join(t('sentence.gap'));

/** A number with the word before it, as in "row 1". */
const counted = /([a-z]+ \d[\d,]*)/i;

/**
 * A sentence in the pieces within which no line should end: where it has spaces, a word and its number, and all between.
 * @param {string} sentence
 */
export const phrases = (sentence) => current().phrases?.(sentence) ?? sentence.split(counted);

/**
 * One message with its parameters put in.
 * @param {Key} key
 * @param {Parameters} [parameters]
 */
export function t(key, parameters = {}) {
  const { catalogue, write } = current();
  const message = catalogue[key];
  if (message === undefined) throw new Error(`there are no words yet for ${key}`);
  const count = Number(parameters.count);
  const form =
    typeof message === 'string' ? message : (write.plural.select(count) === 'one' && message.one) || message.other;
  return filled(form, parameters);
}

/**
 * @param {string} form
 * @param {Parameters} parameters
 */
function filled(form, parameters) {
  return form.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = parameters[name];
    return typeof value === 'number' ? number(value) : String(value);
  });
}

/**
 * What the core refuses or gives as a reason, as one sentence.
 * @param {Told} told
 * @returns {string}
 */
export function explain(told) {
  const { core } = current();
  const { code, values, at, inner, why } = told;
  const own = told.sentence ?? told.message ?? code;
  if (core === undefined) void tellCore();
  if (!core) return own;
  if (why) return explain(/** @type {Told} */ (why));
  const kind = told.sentence !== undefined ? 'why' : told.name === 'LinkError' ? 'link' : 'core';
  /** @param {string} key @param {Values} given */
  const write = (key, given) => {
    const form = core[key];
    return typeof form === 'function' ? form(given, { t, either }) : filled(form, given);
  };
  if (!(`${kind}.${code}` in core)) return own;
  const quoted = Object.entries(values).map(([name, value]) => {
    const [, text] = /^"(.*)"$/s.exec(value) ?? [];
    return [name, text === undefined ? value : write('quoted', { text })];
  });
  const sentence = write(`${kind}.${code}`, Object.fromEntries(quoted));
  if (inner) return sentences(sentence, explain(inner));
  if (kind !== 'link') return sentence;
  return at === undefined ? write('fault', { sentence }) : write('fault.at', { sentence, place: number(at + 1) });
}
