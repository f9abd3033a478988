/**
 * Sentences of the page as they are rendered, read by patterns of the referee's own, in `patterns.txt`. A form is a
 * pattern in each language with a check of its claim, which knows the board and not the code that made the sentence.
 *
 *     #n        a number
 *     @square   a square, as `d5` or by row and column
 *     [x:a|b]   one of several words, in which # is a number
 *
 * @typedef {Record<string, string>} Slots the words found, by the names of the slots
 */

import { indented } from '../../golden.mjs';

/**
 * @template Facts
 * @typedef {object} Form
 * @property {string} key of the message
 * @property {Record<string, string>} templates by language
 * @property {Record<string, RegExp>} patterns by language
 * @property {(facts: Facts, slots: Slots, language: string) => boolean} holds
 */

/**
 * @typedef {object} Sentence read out of a text
 * @property {string} key
 * @property {string} text
 * @property {boolean} holds
 * @property {Form<any>} known
 * @property {Slots} slots
 */

const NUMBER = '\\d[\\d,]*';

/** The name of a square in each language: as in chess, or by row and column in either order. */
const SQUARE = {
  en: '[a-z]{1,2}\\d+|[Rr]ow \\d+, column \\d+|[Cc]olumn \\d+, row \\d+',
  zh: '[a-z]{1,2}\\d+|第 \\d+ 行，?第 \\d+ 列|第 \\d+ 列，?第 \\d+ 行',
};

/** The slots of a template, between its words. */
export const SLOT = /(#\w+|@\w+|\[\w+:[^\]]*\])/;

/**
 * @param {string} template
 * @param {'en' | 'zh'} language
 */
function pattern(template, language) {
  const source = template
    .split(SLOT)
    .map((part, index) => {
      if (index % 2 === 0) {
        const words = part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
        // Around a square by row and column there are no spaces in Chinese.
        return language === 'zh' ? words.replaceAll(/^ | $/g, ' ?') : words;
      }
      if (part.startsWith('#')) return `(?<${part.slice(1)}>${NUMBER})`;
      if (part.startsWith('@')) return `(?<${part.slice(1)}>${SQUARE[language]})`;
      const [, name, words] = /^\[(\w+):(.*)\]$/.exec(part) ?? [];
      return `(?<${name}>${words.replaceAll('#', NUMBER)})`;
    })
    .join('');
  return new RegExp(source, 'y');
}

/** The patterns of `patterns.txt` by key: a line with the key, and below it one for each language. */
const PATTERNS = new Map(indented(new URL('patterns.txt', import.meta.url)).map(([key, en, zh]) => [key, { en, zh }]));

/** The keys of the patterns. */
export const patternKeys = [...PATTERNS.keys()];

/**
 * A form with patterns of its own: put together, or of a message that reads otherwise elsewhere.
 * @template Facts
 * @param {string} key
 * @param {string} en
 * @param {string} zh
 * @param {Form<Facts>['holds']} holds
 * @returns {Form<Facts>}
 */
export const worded = (key, en, zh, holds) => ({
  key,
  templates: { en, zh },
  patterns: { en: pattern(en, 'en'), zh: pattern(zh, 'zh') },
  holds,
});

/**
 * A form with the patterns of `patterns.txt`.
 * @template Facts
 * @param {string} key
 * @param {Form<Facts>['holds']} holds
 * @returns {Form<Facts>}
 */
export function form(key, holds) {
  const found = PATTERNS.get(key);
  if (!found) throw new Error(`patterns.txt has none of ${key}`);
  return worded(key, found.en, found.zh, holds);
}

/**
 * Lists of forms, and forms by their keys: a check alone, or behind patterns of its own.
 * @template Facts
 * @param {(NoInfer<Form<Facts>[]> | Record<string, Form<Facts>['holds'] | [en: string, zh: string, holds: Form<Facts>['holds']]>)[]} parts
 * @returns {Form<Facts>[]}
 */
export const forms = (...parts) =>
  parts.flatMap((part) => {
    if (Array.isArray(part)) return part;
    return Object.entries(part).map(([key, entry]) =>
      Array.isArray(entry) ? worded(key, ...entry) : form(key, entry),
    );
  });

/** The number that a slot names. @param {string | undefined} text */
export const count = (text) => Number(text?.replaceAll(',', ''));

/** The number in words such as `one step`, `3 steps` and `一个皇后`. @param {string} words */
export const said = (words) => (/\d/.test(words) ? count(/\d[\d,]*/.exec(words)?.[0]) : 1);

/** All numbers in words. @param {string} [words] */
export const numbers = (words = '') => (words.match(/\d+/g) ?? []).map(Number);

/**
 * The sentences of a text. Of several forms that begin alike the longest is read.
 * @template Facts
 * @param {readonly Form<Facts>[]} readable
 * @param {string} text
 * @param {string} language
 * @param {Facts} facts
 * @returns {Sentence[] | null} `null` where a sentence has a form that the referee does not know
 */
export function read(readable, text, language, facts) {
  /** @type {Sentence[]} */
  const sentences = [];
  for (let at = 0; at < text.length;) {
    if (text[at] === ' ') at += 1;
    /** @type {{ known: Form<Facts>, found: RegExpExecArray } | null} */
    let longest = null;
    for (const known of readable) {
      const expression = known.patterns[language];
      expression.lastIndex = at;
      const found = expression.exec(text);
      if (found && found[0].length > (longest?.found[0].length ?? 0)) longest = { known, found };
    }
    if (longest === null) return null;
    const { known, found } = longest;
    const slots = { ...found.groups };
    sentences.push({ key: known.key, text: found[0], holds: known.holds(facts, slots, language), known, slots });
    at += found[0].length;
  }
  return sentences;
}
