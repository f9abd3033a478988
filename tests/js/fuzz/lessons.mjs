/**
 * Lessons, as files and packed into links: what is refused gets sentences, and what is packed is found again.
 * `tests/it/fuzz/lessons.rs` prints what is read and reads it again.
 */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { core as chinese } from '../../../www/i18n/zh-rest.js';
import { en, zh } from '../../../www/i18n/catalogues.js';
import { isRefusal } from '../../../www/core/index.js';
import { lessonLimits, mistakeText, payloadOf, readLesson, readPacked } from '../../../www/learn/lesson.js';
import { pack, unpack } from '../../../www/share/index.js';
import { golden } from '../../golden.mjs';
import '../core.mjs';
import { mutateText } from './mutate.mjs';
import '../english.mjs';

const folder = new URL('../../../content/lessons/', import.meta.url);
const files = ['en', 'zh'].flatMap((language) =>
  readdirSync(new URL(language, folder)).map((file) => readFileSync(new URL(`${language}/${file}`, folder), 'utf8')),
);
const links = golden('links').map(({ expected }) => expected);
const badLinks = golden('bad-links').map(({ text }) => text);

/** The first stops of a lesson of the page, which are quicker to read. @param {string} text */
const beginning = (text) => text.split('\n').slice(0, 13).join('\n');

// prettier-ignore
const WORDS = [
  '# ', '#', '\n', '\n\n', '\r\n', '\r', '\\', '\\# ', '\t', ' ', '皇后', '。', '，', 'a', '\ufeff', '\u2028', '\u2029',
  '\u0000', '\u0085', '\u00a0', '\u3000', '\ud800', '\udc00', '\u200b', '\u202e', '**', '<b>', '## T', '> ', 'x:',
  '://', 'https://e.org/', 'https://e.org/#1/race/8', 'javascript:alert(1)', '#1/lesson/marks', '#1/queens/99', '#',
  '\n#1/race/8\n', 'A sentence.\n', 'x'.repeat(130), `${'x'.repeat(1990)}`, ' '.repeat(3000),
  ...links.slice(0, 60).map((link) => `\n\n${link}\n\n`), ...badLinks.slice(0, 60).map((link) => `\n\n#${link}\n\n`),
];

/** @param {import('../../../www/learn/lesson.js').Lesson} lesson */
const bare = ({ title, stops }) => [title, ...stops.flatMap(({ text, link }) => [text, link])].join('\u0000');

let turn = 0;

/** @type {import('./driver.mjs').Target} */
export const target = {
  name: 'lessons',
  short: 2500,
  corpus: [
    ...files.map(beginning),
    files[0],
    ...links.slice(0, 80).map((link) => `# T\n\nText.\n\n${link}\n`),
    `# 一课\n皇后放下，\n列就封死了。\n${links[0]}\nhttps://e.org/page${links[1]}`,
    '# T\nText.\n#1/queens/8\n'.repeat(2),
    `# T\n${'x\n#1/race/8\n'.repeat(198)}`,
  ],
  errors: [...Object.keys(en).filter((key) => key.startsWith('lesson.')), 'packed.unreadable', 'packed.wrong'],
  mutate: (text, corpus, dice) =>
    mutateText(text, dice.oneOf(corpus), WORDS, lessonLimits().characters + 1, dice).slice(0, 140_000),
  size: (text) => text.length,

  check(text, met) {
    const { lesson, mistakes } = readLesson(text);
    turn += 1;
    if (lesson === null) {
      assert.ok(mistakes.length >= 1 && mistakes.length <= lessonLimits().mistakes);
      for (const mistake of mistakes) checkMistake(mistake, text, met);
    } else {
      assert.deepEqual(mistakes, []);
    }
    if (turn % 1000 === 0) return packedToo(text, met).then(() => lesson !== null);
    return lesson !== null;
  },
};

/**
 * @param {import('../../../www/learn/lesson.js').Mistake} mistake
 * @param {string} text
 * @param {(kind: string) => void} met
 */
function checkMistake(mistake, text, met) {
  const { code, line, at, reason } = mistake;
  const key = `lesson.${code}`;
  assert.ok(Number.isInteger(at) && at >= 0 && at <= text.length);
  met(key);
  assert.ok(key in en && key in zh, key);
  assert.ok(Number.isInteger(line) && line >= 1 && line <= text.length + 1);
  assert.equal(reason !== undefined, key === 'lesson.link');
  if (reason) assert.ok(isRefusal(reason) && `link.${reason.code}` in chinese.sentences);
  if (turn % 16 > 0) return;
  const sentence = mistakeText(mistake);
  assert.match(sentence, /^Line [\d,]+: .*\.$/s);
  assert.ok(sentence.length < 500 && !/[{}]|undefined/.test(sentence.replaceAll(/".*"/gs, '')), sentence);
}

/**
 * The same text through a link, and through one that was changed on its way.
 * @param {string} text
 * @param {(kind: string) => void} met
 */
async function packedToo(text, met) {
  const { characters: max } = lessonLimits();
  const { lesson } = readLesson(text);
  const packed = await pack(text);
  const whole = Buffer.from(text).toString(); // without halves of characters
  assert.equal(await unpack(packed), whole.slice(0, max + 1));
  if (lesson) {
    const payload = await payloadOf(lesson);
    const opened = await readPacked(payload.packed);
    if (payload.fits) assert.equal(opened.lesson && bare(opened.lesson), bare(lesson));
  }
  // As `#1/lesson/~` and anything that the core lets through.
  const at = (turn * 7919) % packed.length;
  for (const changed of [
    packed.slice(0, at),
    `${packed.slice(0, at)}A${packed.slice(at + 1)}`,
    packed + packed,
    packed,
  ]) {
    const opened = await readPacked(changed);
    if (opened.lesson) continue;
    const sentence = opened.wrong();
    assert.ok(
      sentence.startsWith(en['packed.unreadable'].split(':')[0]) || sentence.startsWith(en['packed.wrong']),
      sentence,
    );
    met(sentence === en['packed.unreadable'] ? 'packed.unreadable' : 'packed.wrong');
  }
}
