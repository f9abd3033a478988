/**
 * Lessons as Markdown, those of the page and anybody’s own: a title, and for each stop a paragraph or two and a link.
 *
 *     # Three arrays instead of a walk
 *
 *     Once a queen stands, its column and its two diagonals are closed.
 *
 *     #1/queens/8?solver=marks&step=1
 *
 * A link is a line by itself; of a full address only the part from `#` counts. A line that begins with `\` is
 * text without it. No other mark means anything: a lesson is plain text, and hostile input like a link.
 *
 * @import { CoreMessage, Key } from '../i18n/index.js'
 *
 * @typedef {object} Stop
 * @property {string} text its paragraphs, with an empty line between them
 * @property {string} link from `#`, as it was written
 * @property {number} line the link’s, from 1
 *
 * @typedef {object} Lesson
 * @property {string} title
 * @property {Stop[]} stops
 *
 * @typedef {object} Mistake
 * @property {MistakeKey} key of its sentence
 * @property {number} line from 1
 * @property {Record<string, string | number>} values of the sentence
 * @property {CoreMessage} [reason] the core’s, where it has refused a link
 *
 * @typedef {Extract<Key, `lesson.${string}`>} MistakeKey
 */

import { isRefusal } from '../core/index.js';
import { MAX_TEXT } from '../share/index.js';

/** Characters of a lesson, of its title and of the text of a stop; stops; and mistakes after which reading ends. */
export const lessonLimits = Object.freeze({ characters: MAX_TEXT, title: 120, text: 2000, stops: 200, mistakes: 20 });

/** Its `.` is any character: one that it refuses would be looked for again behind each space. */
const TITLE = /^#(?:\s+(.*))?$/s;
const LINK = /^(?:#[^\s#]\S*|[a-z][a-z\d+.-]*:\/\/\S+)$/i;
const ESCAPE = '\\';

/** Control characters but for tabs, and halves of a character. */
const NOT_TEXT = /(?!\t)\p{Cc}|\p{Cs}/u;

/** Between two of these a line break is no space. */
const CJK = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Reads a lesson. Either all of it is right, or there are mistakes and no lesson.
 * @param {string} text
 * @param {(link: string) => { view: string }} parseLink the core’s
 * @returns {{ lesson: Lesson, mistakes: [] } | { lesson: null, mistakes: Mistake[] }}
 */
export function readLesson(text, parseLink) {
  const { characters: max } = lessonLimits;
  const lines = text
    .slice(0, max + 1)
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/);
  if (text.length > max)
    return { lesson: null, mistakes: [{ key: 'lesson.long', line: lines.length, values: { max } }] };
  const reader = new Reader(parseLink);
  for (const [index, line] of lines.entries()) {
    reader.take(line.trim(), index + 1);
    if (reader.mistakes.length >= lessonLimits.mistakes) break;
  }
  return reader.finish(lines.length);
}

class Reader {
  /** @type {Mistake[]} */
  mistakes = [];
  /** @type {string | null} */
  #title = null;
  /** @type {Stop[]} */
  #stops = [];
  /** Paragraphs since the last link. @type {string[]} */
  #paragraphs = [];
  /** The line on which they begin. */
  #since = 0;
  /** The last line of the paragraph that goes on, if there is one. */
  #line = '';
  #links = 0;
  #parseLink;

  /** @param {(link: string) => { view: string }} parseLink */
  constructor(parseLink) {
    this.#parseLink = parseLink;
  }

  /**
   * @param {MistakeKey} key
   * @param {number} line
   * @param {Mistake['values']} [values]
   * @param {CoreMessage} [reason]
   */
  #mistake(key, line, values = {}, reason) {
    if (this.mistakes.length < lessonLimits.mistakes)
      this.mistakes.push({ key, line, values, ...(reason && { reason }) });
  }

  /**
   * @param {string} line without the space around it
   * @param {number} number
   */
  take(line, number) {
    const odd = NOT_TEXT.exec(line)?.[0];
    if (odd) {
      const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      this.#mistake('lesson.character', number, { character: `U+${code}` });
    }
    const title = TITLE.exec(line);
    if (title) this.#takeTitle(title[1] ?? '', number);
    else if (LINK.test(line)) this.#takeLink(line, number);
    else this.#takeText(line.startsWith(ESCAPE) ? line.slice(1).trim() : line, number);
  }

  /**
   * @param {string} title
   * @param {number} line
   */
  #takeTitle(title, line) {
    this.#line = '';
    const { title: max } = lessonLimits;
    if (this.#title !== null) this.#mistake('lesson.title-again', line);
    else if (title === '') this.#mistake('lesson.title-missing', line);
    else if (title.length > max) this.#mistake('lesson.title-long', line, { max, found: title.length });
    this.#title ??= title;
  }

  /** @param {number} line */
  #needTitle(line) {
    if (this.#title !== null) return;
    this.#mistake('lesson.title-missing', line);
    this.#title = '';
  }

  /**
   * @param {string} line
   * @param {number} number
   */
  #takeText(line, number) {
    const before = this.#line;
    this.#line = line;
    if (line === '') return;
    this.#needTitle(number);
    if (this.#paragraphs.length === 0) this.#since = number;
    if (before === '') this.#paragraphs.push(line);
    else this.#paragraphs.push(this.#paragraphs.pop() + gap(before, line) + line);
  }

  /**
   * @param {string} address
   * @param {number} line
   */
  #takeLink(address, line) {
    this.#needTitle(line);
    const { text: max, stops } = lessonLimits;
    const text = this.#paragraphs.join('\n\n');
    if (text === '') this.#mistake('lesson.text-missing', line);
    else if (text.length > max) this.#mistake('lesson.text-long', this.#since, { max, found: text.length });
    this.#paragraphs = [];
    this.#line = '';
    this.#links += 1;
    if (this.#links === stops + 1) this.#mistake('lesson.stops-many', line, { max: stops });
    const link = this.#checked(address, line);
    if (link !== null && this.#links <= stops) this.#stops.push({ text, link, line });
  }

  /**
   * The part of an address from `#`, if it is a link to something that can be shown.
   * @param {string} address
   * @param {number} line
   */
  #checked(address, line) {
    const at = address.indexOf('#');
    const link = at < 0 ? '' : address.slice(at);
    /** @type {string} */
    let view;
    try {
      ({ view } = this.#parseLink(link));
    } catch (reason) {
      if (!isRefusal(reason)) throw reason;
      this.#mistake('lesson.link', line, {}, reason);
      return null;
    }
    if (view === 'home') this.#mistake('lesson.link-nowhere', line);
    else if (view === 'lesson') this.#mistake('lesson.link-lesson', line);
    else return link;
    return null;
  }

  /**
   * @param {number} lines
   * @returns {ReturnType<typeof readLesson>}
   */
  finish(lines) {
    const { mistakes } = this;
    this.#needTitle(1);
    if (this.#paragraphs.length > 0) this.#mistake('lesson.link-missing', this.#since);
    else if (this.#links === 0) this.#mistake('lesson.stops-none', lines);
    if (mistakes.length > 0) return { lesson: null, mistakes };
    return { lesson: { title: this.#title ?? '', stops: this.#stops }, mistakes: [] };
  }
}

/**
 * The separator between two lines of one paragraph.
 * @param {string} one
 * @param {string} other
 */
const gap = (one, other) => (CJK.test(one.slice(-1)) && CJK.test(other.charAt(0)) ? '' : ' ');

/**
 * A lesson as a file that reads back as the same lesson.
 * @param {{ title: string, stops: readonly Pick<Stop, 'text' | 'link'>[] }} lesson
 */
export function printLesson({ title, stops }) {
  const parts = stops.flatMap(({ text, link }) => [...paragraphsOf(text).map(escaped), link]);
  return `${[`# ${title.trim()}`, ...parts].join('\n\n')}\n`;
}

/**
 * The paragraphs of a text, each on one line.
 * @param {string} text
 */
export const paragraphsOf = (text) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .reduce((all, line) => (all === '' ? line : all + gap(all, line) + line), ''),
    )
    .filter((paragraph) => paragraph !== '');

/**
 * A line of text that would be read as something else begins with a backslash.
 * @param {string} line
 */
const escaped = (line) => (line.startsWith(ESCAPE) || TITLE.test(line) || LINK.test(line) ? ESCAPE + line : line);
