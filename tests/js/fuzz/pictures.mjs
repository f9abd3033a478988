/**
 * Pictures saved from the page with a link inside, and every other text that is opened: what was written is found again,
 * and anything else is refused in a sentence.
 */

import assert from 'node:assert/strict';
import { isRefusal } from '../../../www/core/index.js';
import { escaped, tag } from '../../../www/export/xml.js';
import { explain } from '../../../www/i18n/index.js';
import { core as chinese } from '../../../www/i18n/zh-rest.js';
import { readerByKind } from '../../../www/import/by-kind.js';
import { golden } from '../../golden.mjs';
import { lazy } from '../core.mjs';
import { mutateText } from './mutate.mjs';
import '../english.mjs';

const links = golden('links').map(({ expected }) => expected);

/** A picture as the page saves it. @param {string} link */
const svg = (link) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width: 10 }, [
    tag('title', {}, escaped('A & B')),
    tag('metadata', {}, escaped(link)),
    tag('rect', { width: 10, height: 10 }),
  ]);

// prettier-ignore
const WORDS = [
  '<', '>', '/>', '</', '<svg ', '<svg>', '</svg>', '<metadata>', '<metadata', '</metadata>', '<!--', '-->',
  '<![CDATA[', ']]>', '&', ';', '&amp;', '&#38;', '&#x26;', '&#0;', '&#x1F4A9;', '&lt;', '&quot;', '&apos;',
  '&bogus;', '&amp;amp;', '"', "'", '=', '<?xml version="1.0"?>', '<!DOCTYPE svg>', '<script>', 'xmlns:x="y"', '#',
  '#1/queens/8', '# T', '{"jobs":4', '"jobs" : 1', ' ', '\n', '\t', '\u0000', '\ufeff', '\u2028', '皇', '\ud800',
  'https://e.org/', ' '.repeat(2000), '<metadata '.repeat(200),
];

let turn = 0;

/** @type {import('./driver.mjs').Target} */
export const target = {
  name: 'pictures',
  short: 5000,
  corpus: [
    ...links.slice(0, 80).map(svg),
    svg('https://e.org/page?x=1&y=2#1/queens/8?solver=marks&step=982'),
    '<?xml version="1.0" encoding="UTF-8"?>\n<svg>\n<metadata id="a">\n #1/race/8 \n</metadata></svg>',
    ...links.slice(0, 20),
    '# T\n\nText.\n\n#1/queens/8\n',
  ],
  errors: ['no link', 'not-a-link', 'unreadable', 'unknown-parameter', 'surplus', 'character', 'board-size'],
  mutate: (text, corpus, dice) => mutateText(text, dice.oneOf(corpus), WORDS, 120_000, dice).slice(0, 300_000),
  size: (text) => text.length,

  check(text, met) {
    turn += 1;
    const found = lazy.linkInSvg(text);
    // Any text is found again that a picture is made of.
    if (turn % 4 === 0 && text.length < 20_000) {
      const clean = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
      assert.equal(lazy.linkInSvg(svg(text)), clean.includes('#') ? clean.trim() : undefined);
    }
    if (found !== undefined) {
      assert.ok(
        found.includes('#') && found.trim() === found && found.length <= 100_000 && text.trimStart().startsWith('<'),
      );
    }
    if (turn % 64 === 0) return opened(text, found ?? null, met);
    return accepts(found ?? text, found !== undefined, met);
  },
};

/**
 * Whether the core reads the link of a picture, or a text that is none.
 * @param {string} text
 * @param {boolean} isPicture
 * @param {(kind: string) => void} met
 */
function accepts(text, isPicture, met) {
  try {
    lazy.readPasted(text);
    return isPicture;
  } catch (error) {
    assert.ok(isRefusal(error), String(error));
    if (target.errors.includes(error.code)) met(error.code);
    assert.ok(`link.${error.code}` in chinese.sentences && explain(error).endsWith('.'));
    return false;
  }
}

/**
 * The same by the reader behind the field, paste and drop, as a text or as a file.
 * @param {string} text
 * @param {string | null} found
 * @param {(kind: string) => void} met
 */
async function opened(text, found, met) {
  /** @type {string[]} */
  const heard = [];
  const hear = async (/** @type {string} */ given, /** @type {{ name: string }} */ { name }) => {
    heard.push(given);
    assert.ok(['', 'a.svg'].includes(name));
    return null;
  };
  const { readText, readFiles } = readerByKind(lazy, {
    board: hear,
    jobs: hear,
    lesson: hear,
    program: async (_, given, from) => hear(given, from),
    choose: async () => 'board',
    showError: (sentence) => {
      assert.match(sentence(), /^[A-Z].*\.$/);
      heard.push('refused');
      return () => {};
    },
  });
  if (turn % 128 === 0 && Buffer.from(text).toString() === text && !text.startsWith('\ufeff'))
    await readFiles([new File([text], 'a.svg')]);
  else await readText(text);
  const { kind } = lazy.textKind(text.slice(0, 65_536), '');
  const isRefused = kind === 'picture' && found === null;
  if (isRefused) met('no link');
  assert.equal(heard.length, 1);
  if (isRefused) assert.equal(heard[0], 'refused');
  else if (heard[0] !== 'refused')
    assert.ok(kind === 'picture' ? heard[0] === found : kind === 'either' || heard[0] === text);
  return found !== null && accepts(found, true, met);
}
