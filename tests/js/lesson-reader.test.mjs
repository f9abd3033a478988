import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, setLanguage } from '../../www/i18n/index.js';
import { lessonLimits, mistakeText, readLesson } from '../../www/learn/lesson.js';
import { core } from './core.mjs';
import './english.mjs';

/** The core’s sentence about a link, in the current language. */
function refusal() {
  try {
    return assert.fail(core.parseLink('#1/queens/99').view);
  } catch (error) {
    return explain(/** @type {import('../../www/i18n/index.js').CoreMessage} */ (error));
  }
}

/** @param {string} text */
const sentencesOf = (text) => readLesson(text).mistakes.map(mistakeText);

const [eight, knight] = ['#1/queens/8?solver=marks&step=982', '#1/knight/8x8/c3?tour=closed'];

test('a title, paragraphs and links are a lesson', () => {
  const { lesson, mistakes } = readLesson(`# Two stops

Marks finds its
first solution.

It took 113 queens.

${eight}
A closed tour:
https://example.org/queens/${knight}
`);
  assert.deepEqual(mistakes, []);
  assert.deepEqual(lesson, {
    title: 'Two stops',
    stops: [
      { text: 'Marks finds its first solution.\n\nIt took 113 queens.', link: eight, line: 8 },
      { text: 'A closed tour:', link: knight, line: 10 },
    ],
  });
});

test('every mistake is a sentence with its line', async () => {
  const long = 'x'.repeat(lessonLimits().text + 1);
  const stop = `Text.\n${eight}\n`;
  for (const [text, ...sentences] of [
    [
      '',
      'Line 1: a lesson begins with its title, on a line with # and a space before it.',
      'Line 1: the lesson ends without a stop, which is a sentence and a link.',
    ],
    [
      '# \n',
      'Line 1: a lesson begins with its title, on a line with # and a space before it.',
      'Line 2: the lesson ends without a stop, which is a sentence and a link.',
    ],
    [`\n${stop}`, 'Line 2: a lesson begins with its title, on a line with # and a space before it.'],
    [`# One\n${stop}# Two\n`, 'Line 4: this is a second title, and a lesson has one.'],
    [`# ${'x'.repeat(121)}\n${stop}`, 'Line 1: a title has at most 120 characters, not 121.'],
    [`# One\n\n${eight}`, 'Line 3: there is no sentence before this link.'],
    [`# One\n${stop}\nAnd then?\nWhat?\n`, 'Line 5: no link follows this text, on a line of its own.'],
    [`# One\n${long}\n${eight}`, 'Line 2: the text of a stop has at most 2,000 characters, not 2,001.'],
    ['# One\nText.\nhttps://example.org/\n', 'Line 3: this address does not say what to show; that stands after a #.'],
    ['# One\nText.\n#1/lesson/marks?stop=3\n', 'Line 3: a stop cannot lead to a lesson.'],
    ['# One\nText.\n#1/queens/99\n', `Line 3: this link cannot be read. ${refusal()}`],
    [`# One\nBell\u0007.\n${eight}`, 'Line 2: the character U+0007 is not text.'],
    [`# One\nHalf \ud83d.\n${eight}`, 'Line 2: the character U+D83D is not text.'],
    [`# One\n${stop.repeat(201)}`, 'Line 403: a lesson has at most 200 stops.'],
    [
      `# One\n${'x\n'.repeat(40_000)}`,
      'Line 32,767: a lesson has at most 65,536 characters, and here they are used up.',
    ],
  ]) {
    assert.deepEqual(sentencesOf(text), sentences);
    assert.equal(readLesson(text).lesson, null);
  }
  assert.equal(readLesson(`# One\n${stop.repeat(200)}`).lesson?.stops.length, 200);
  await setLanguage('zh');
  assert.deepEqual(sentencesOf('# 一\n看。\n#1/queens/99\n'), [`第 3 行：读不懂这个链接。${refusal()}`]);
  await setLanguage('en');
});

test('no text takes long', () => {
  const { characters: max } = lessonLimits();
  for (const text of [
    `#${' '.repeat(max - 4)}a\u2028b`,
    `# T\n${'x\n'.repeat(max / 2 - 4)}`,
    `# T\n${'a:'.repeat(max / 2 - 4)} `,
    `# T\n${`x\n${eight}\n`.repeat(1800)}`,
  ]) {
    const start = process.cpuUsage(); // of this process alone: others may keep the machine busy
    readLesson(text);
    assert.ok(process.cpuUsage(start).user < 1e6, JSON.stringify(text.slice(0, 20)));
  }
});
