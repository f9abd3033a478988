import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpack } from '../../www/share/index.js';
import { lessonLimits, openLessonText, printLesson, readLessonFile } from '../../www/learn/lesson.js';
import { chance } from './chance.mjs';
import './core.mjs';
import './english.mjs';

/** A page that records its arguments. */
function page() {
  /** @type {{ source: any, lesson: any }[]} */
  const opened = [];
  /** @type {{ sentence: string, offer: any }[]} */
  const alerts = [];
  const notices = {
    clear: () => {},
    alert: (/** @type {() => string} */ message, /** @type {any} */ offer = null) => {
      alerts.push({ sentence: message(), offer: offer && offer.label() });
      return () => {};
    },
  };
  const openText = (/** @type {string} */ given) =>
    openLessonText({ notices }, given, (source, lesson) => opened.push({ source, lesson }));
  return { opened, alerts, openText };
}

const text = '# One stop\n\nThe first solution.\n\n#1/queens/8?solver=marks&step=982\n';

test('a text is opened as a lesson, with the payload of its link', async () => {
  const { opened, alerts, openText } = page();
  assert.equal(await openText(`\ufeff${text.replaceAll('\n', '\r\n')}`), null);
  assert.deepEqual(alerts, []);
  assert.equal(opened[0].lesson.title, 'One stop');
  assert.equal(await unpack(opened[0].source.packed), text);
});

test('a lesson too long for a link is opened without one', async () => {
  const { opened, openText } = page();
  const random = chance(3);
  const words = () => Array.from({ length: 1500 }, () => String.fromCodePoint(random.whole(0x4e00, 0x9fa5))).join('');
  const stops = Array.from({ length: 4 }, () => ({ text: words(), link: '#1/queens/8' }));
  assert.equal(await openText(printLesson({ title: 'Long', stops })), null);
  assert.deepEqual(opened[0].source, { packed: null });
});

test('one mistake is an alert, several are the first and a list; nothing is opened', async () => {
  const { opened, alerts, openText } = page();
  assert.deepEqual(await openText('# T\n\nA.\n\n#1/queens/99\n'), { at: 9 });
  assert.match(alerts[0].sentence, /^Line 5: this link cannot be read\. The board size/);
  assert.equal(alerts[0].offer, null);
  await openText('# T\n\n#1/queens/99\n\n#1/queens/98\n');
  assert.match(alerts[1].sentence, /^This lesson has 4 mistakes, here the first\. Line 3: there is no sentence/);
  assert.equal(alerts[1].offer, 'All mistakes');
  await openText(`# T\n\n${'#1/queens/99\n\n'.repeat(30)}`);
  assert.match(alerts[2].sentence, /^This lesson has 20 mistakes or more, here the first\. /);
  assert.deepEqual(opened, []);
});

test('of a large file no more is read than a lesson can be long', async () => {
  /** @type {number[]} */
  const read = [];
  const file = new Blob([`# T\n\n${'皇后'.repeat(2_000_000)}`]);
  const sliced = Object.assign(file, {
    slice(/** @type {number} */ from, /** @type {number} */ to) {
      read.push(to - from);
      return Blob.prototype.slice.call(this, from, to);
    },
    text: () => assert.fail('it was read whole'),
  });
  const { mistakes } = await readLessonFile(sliced);
  assert.deepEqual(
    mistakes.map(({ code }) => code),
    ['long'],
  );
  assert.ok(read.length === 1 && read[0] <= 4 * lessonLimits().characters);
});
