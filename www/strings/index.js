/**
 * What the page says, from the catalogue of one language: every visible string, every accessible name, every caption.
 *
 * A message holds `{names}` of its parameters. A message with plural forms is an object by plural category, chosen by
 * the parameter `count`. Numbers and lists are written as the language writes them. Only the catalogue in use is loaded.
 *
 * @typedef {keyof typeof import('./en.js').en} Key
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {string | { one?: string, other: string }} Message
 * @typedef {keyof typeof languages} Language
 */

/**
 * A part of a catalogue in another language than English: the same keys, no more and no fewer.
 * @template Part
 * @typedef {{ [K in keyof Part]: Message }} Twin
 */

/**
 * The languages, each by its own name. `tag` is what a browser calls it, and writes numbers and chooses plurals by.
 */
export const languages = {
  en: { name: 'English', tag: 'en', load: async () => (await import('./en.js')).en },
  zh: { name: '简体中文', tag: 'zh-CN', load: async () => (await import('./zh.js')).zh },
};

const codes = /** @type {Language[]} */ (Object.keys(languages));

/** @type {{ code: Language, catalogue: Record<string, Message>, write: ReturnType<typeof writers> } | undefined} */
let spoken;

/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {string} tag */
function writers(tag) {
  return {
    number: new Intl.NumberFormat(tag),
    compact: new Intl.NumberFormat(tag, { notation: 'compact' }),
    plural: new Intl.PluralRules(tag),
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

/** What is spoken; nothing can be said before `speak` has been waited for. */
function current() {
  if (spoken === undefined) throw new Error('no language is spoken yet');
  return spoken;
}

/**
 * Changes the language. Whoever listens is told when its catalogue is there; if it cannot be loaded, all stays as it was.
 * @param {Language} code
 */
export async function speak(code) {
  const { tag, load } = languages[code];
  const catalogue = await load();
  spoken = { code, catalogue, write: writers(tag) };
  for (const listen of listeners) listen();
}

/** The language spoken. */
export const spokenLanguage = () => current().code;

/** @param {() => void} listen is called whenever the language has changed */
export function onLanguage(listen) {
  listeners.add(listen);
}

/**
 * The language to begin with: the one that was chosen, else the first that the reader knows and the page can, else
 * English.
 * @param {string | null} chosen
 * @param {readonly string[]} known tags, the most welcome first
 * @returns {Language}
 */
export function languageFor(chosen, known) {
  const welcome = [chosen, ...known.map((tag) => tag.toLowerCase().split('-')[0])];
  return welcome.flatMap((tag) => codes.filter((code) => code === tag))[0] ?? 'en';
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
export const list = (words) => current().write.list.format(words);

/**
 * Sentences one after the other, with the space between them that the language has.
 * @param {...string} told
 */
export const sentences = (...told) => told.join(say('sentence.gap'));

/**
 * One message with its parameters put in.
 * @param {Key} key
 * @param {Parameters} [parameters]
 */
export function say(key, parameters = {}) {
  const { catalogue, write } = current();
  const message = catalogue[key];
  const count = Number(parameters.count);
  const form =
    typeof message === 'string' ? message : (write.plural.select(count) === 'one' && message.one) || message.other;
  return form.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = parameters[name];
    return typeof value === 'number' ? number(value) : String(value);
  });
}
