import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { lessonLimits, payloadOf, readLesson, readPacked } from '../../www/learn/lesson.js';
import { pack, unpack } from '../../www/share/index.js';
import { chance } from './chance.mjs';
import './core.mjs';
import './english.mjs';

const text = `# Two stops

Marks finds its first solution. 皇后放下，列就封死了。

#1/queens/8?solver=marks&step=982

A closed tour.

#1/knight/8x8/c3?tour=closed
`;

/** @param {Uint8Array} bytes */
const encoded = (bytes) => Buffer.from(bytes).toString('base64url');

/** @param {string} packed */
async function wrong(packed) {
  const read = await readPacked(packed);
  return read.lesson ? assert.fail(read.text) : read.wrong();
}

const UNREADABLE = 'The lesson in this link cannot be read: a part of the link is missing or was changed.';

test('a lesson is packed into characters of a link, and unpacked as it was', async () => {
  const packed = await pack(text);
  assert.match(packed, /^eJ[\w-]+$/);
  assert.equal(await unpack(packed), text);
  const read = await readPacked(packed);
  assert.equal(read.lesson?.title, 'Two stops');
  assert.equal(read.lesson.stops.length, 2);
});

test('any text comes back, that of another program as well', async () => {
  const random = chance(7);
  for (let round = 0; round < 40; round += 1) {
    const any = Array.from({ length: random.whole(0, 2000) }, () => String.fromCodePoint(random.whole(0, 0xd7ff))).join(
      '',
    );
    assert.equal(await unpack(await pack(any)), any);
    assert.equal(await unpack(encoded(deflateSync(any, { level: random.whole(0, 9) }))), any);
  }
});

test('whatever is no text in zlib is refused in one sentence', async () => {
  const whole = deflateSync(text);
  const changed = (/** @type {number} */ at) => whole.map((byte, index) => (index === at ? byte ^ 1 : byte));
  /** @type {[what: string, packed: string][]} */
  const payloads = [
    ['nothing', ''],
    ['letters', 'hello'],
    ['one character too many', `${encoded(whole.subarray(0, 30))}A`],
    ['not base64url', 'eJ+/=='],
    ['not ASCII', 'eJß'],
    ['the header alone', encoded(whole.subarray(0, 2))],
    ['another header', encoded(changed(0))],
    ['a wrong checksum', encoded(changed(whole.length - 1))],
    ['no checksum', encoded(whole.subarray(0, -4))],
    ['no zlib around it', encoded(deflateRawSync(text))],
    ['not UTF-8', encoded(deflateSync(Buffer.of(0x23, 0x20, 0xff, 0xfe)))],
    ['a character cut off', encoded(deflateSync(Buffer.from('# 皇').subarray(0, -1)))],
  ];
  for (let end = 0; end < whole.length; end += 7) payloads.push([`cut at ${end}`, encoded(whole.subarray(0, end))]);
  for (const [what, packed] of payloads) assert.equal(await wrong(packed), UNREADABLE, what);
});

test('bytes behind the end add nothing', async () => {
  const whole = deflateSync(text);
  for (const more of [Buffer.of(0), whole, Buffer.alloc(2000, 255)]) {
    const packed = encoded(Buffer.concat([whole, more]));
    // Browsers refuse them, as the standard of streams says; Node before version 22 leaves them unread.
    assert.equal(await unpack(packed).catch(() => text), text);
  }
});

test('a bomb is inflated no further than a lesson is long', async () => {
  const { characters: max } = lessonLimits();
  // A text of 3 MB in 3 kB, the most that a link can hold.
  const bomb = encoded(deflateSync('a'.repeat(3_000_000)));
  assert.ok(bomb.length < 4096);
  assert.equal((await unpack(bomb)).length, max + 1);
  // The characters count, not their bytes.
  const long = '皇'.repeat(max);
  assert.equal(await unpack(encoded(deflateSync(long))), long);
  assert.equal((await unpack(encoded(deflateSync(`${long}后后`)))).length, max + 1);
  assert.equal(
    await wrong(bomb),
    'The lesson in this link cannot be read. Line 1: a lesson has at most 65,536 characters, and here they are used up.',
  );
});

test('a lesson that is too long when printed has no link', async () => {
  const stop = `${'x'.repeat(305)}\n#1/queens/8?solver=scan\n`;
  const { lesson } = readLesson(`# T\n${stop.repeat(198)}`);
  const { packed, length, fits } = await payloadOf(lesson ?? assert.fail('a lesson'));
  assert.ok(length < 4096);
  assert.deepEqual([fits, (await unpack(packed)).length > lessonLimits().characters], [false, true]);
});

test('a text that is no lesson is refused with its first mistake', async () => {
  const packed = await pack('# A lesson\n\nA sentence.\n\n#1/queens/99\n\nAnother.\n\n#1/queens/98\n');
  assert.equal(
    await wrong(packed),
    'The lesson in this link cannot be read. Line 5: this link cannot be read. ' +
      'The board size must be a whole number from 1 to 32, not 99 (at character 11).',
  );
});
