/**
 * Programs that are kept on a device: by name, bounded, and checked where anything may have been stored.
 */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  forgetProgram,
  keepLastText,
  keepProgram,
  keptLimits,
  keptPrograms,
  lastLanguage,
  lastText,
  programName,
} from '../../www/program/kept.js';
import { ProgramText } from '../../www/program/text.js';
import { unpack } from '../../www/share/index.js';

/** @type {Map<string, string>} */
const stored = new Map();
const storage = {
  getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value),
};
Object.assign(globalThis, { localStorage: storage, location: { hash: '', pathname: '/page/' } });
const ITEM = 'queens-and-knights /page/ programs';

beforeEach(() => stored.clear());

test('programs are kept by name, the latest of a name, and forgotten', () => {
  assert.deepEqual(keptPrograms(), []);
  assert.ok(keepProgram({ name: 'b', text: 'one' }));
  assert.ok(keepProgram({ name: 'a', text: '皇后' }));
  assert.deepEqual(
    keptPrograms().map(({ name }) => name),
    ['a', 'b'],
  );
  assert.ok(keepProgram({ name: 'b', text: 'two' }));
  assert.deepEqual(keptPrograms(), [
    { name: 'a', text: '皇后' },
    { name: 'b', text: 'two' },
  ]);
  forgetProgram('a');
  assert.deepEqual(
    keptPrograms().map(({ name }) => name),
    ['b'],
  );
});

test('where the storage takes nothing, a program is not kept', () => {
  assert.ok(keepProgram({ name: 'a', text: 'one' }));
  const { setItem } = storage;
  storage.setItem = () => {};
  try {
    assert.equal(keepProgram({ name: 'a', text: 'two' }), false);
    assert.equal(keepProgram({ name: 'b', text: 'one' }), false);
    assert.equal(keepProgram({ name: 'a', text: 'one', lang: 'java' }), false, 'in another language');
  } finally {
    storage.setItem = setItem;
  }
  assert.deepEqual(keptPrograms(), [{ name: 'a', text: 'one' }]);
});

test('what is stored is checked when it is read', () => {
  for (const wrong of [
    '',
    'no JSON',
    '7',
    '{}',
    'null',
    '["a"]',
    '[null]',
    '[{"name":"a"}]',
    '[{"name":1,"text":"x"}]',
  ]) {
    stored.set(ITEM, wrong);
    assert.deepEqual(keptPrograms(), [], wrong);
  }
  const long = 'x'.repeat(keptLimits.text + 1);
  const some = [
    { name: 'a', text: 'x', more: 1 },
    { name: 'a', text: 'y' },
    { name: ' b', text: 'x' },
    { name: '', text: 'x' },
    { name: 'n'.repeat(keptLimits.name + 1), text: 'x' },
    { name: 'long', text: long },
  ];
  stored.set(ITEM, JSON.stringify(some));
  assert.deepEqual(keptPrograms(), [{ name: 'a', text: 'x' }]);
  const many = Array.from({ length: keptLimits.programs + 1 }, (_, nth) => ({ name: `${nth}`, text: 'x' }));
  stored.set(ITEM, JSON.stringify(many));
  assert.deepEqual(keptPrograms(), many.slice(0, keptLimits.programs));
});

test('a program is kept with its language, which is Python where another value is stored', () => {
  assert.ok(keepProgram({ name: 'a', text: 'int main', lang: 'cpp' }));
  assert.deepEqual(keptPrograms(), [{ name: 'a', text: 'int main', lang: 'cpp' }]);
  for (const lang of ['ruby', ['cpp'], 7, null]) {
    stored.set(ITEM, JSON.stringify([{ name: 'a', text: 'x', lang }]));
    assert.deepEqual(keptPrograms(), [{ name: 'a', text: 'x' }], JSON.stringify(lang));
  }
});

test('there is room for a number of programs and of characters', () => {
  for (let count = 0; count < keptLimits.programs; count += 1) {
    assert.ok(keepProgram({ name: `program ${count}`, text: 'x' }));
  }
  assert.ok(!keepProgram({ name: 'one more', text: 'x' }));
  assert.ok(keepProgram({ name: 'program 7', text: 'y' }), 'one in the place of another');
  assert.equal(keptPrograms().length, keptLimits.programs);
  stored.clear();
  const large = 'x'.repeat(keptLimits.text);
  let kept = 0;
  while (keepProgram({ name: `large ${kept}`, text: large })) kept += 1;
  assert.equal(kept, Math.floor(keptLimits.all / keptLimits.text));
  const rest = keptLimits.all - kept * keptLimits.text;
  assert.ok(!keepProgram({ name: 'rest', text: 'x'.repeat(rest + 1) }));
  assert.ok(keepProgram({ name: 'rest', text: 'x'.repeat(rest) }), 'to the last character');
  stored.clear();
  assert.ok(keepProgram({ name: 'a', text: 'x' }));
  assert.ok(!keepProgram({ name: 'a', text: `${large}x` }));
  assert.deepEqual(keptPrograms(), [{ name: 'a', text: 'x' }], 'one that is too long replaces none');
});

test('where storage is full or forbidden nothing is said to be kept', () => {
  const { setItem } = storage;
  storage.setItem = () => {
    throw new Error('full');
  };
  assert.ok(!keepProgram({ name: 'a', text: 'x' }));
  assert.equal(lastText('queens'), '');
  storage.setItem = setItem;
});

test('a name is on one line and not too long', () => {
  assert.equal(programName('  my\n first   program '), 'my first program');
  assert.equal(programName('x'.repeat(100)).length, keptLimits.name);
});

test('the text that was typed last is kept for each problem', () => {
  keepLastText('queens', 'one');
  keepLastText('knight', 'two');
  assert.deepEqual([lastText('queens'), lastText('knight')], ['one', 'two']);
  keepLastText('queens', 'x'.repeat(keptLimits.text + 5));
  assert.equal(lastText('queens').length, keptLimits.text);
  const typed = 'queens-and-knights /page/ program-queens';
  assert.equal(stored.get(typed)?.length, keptLimits.text);
  stored.set(typed, 'x'.repeat(keptLimits.text + 5));
  assert.equal(lastText('queens').length, keptLimits.text);
});

test('the language of that text is kept beside it', () => {
  assert.equal(lastLanguage('queens'), 'python');
  keepLastText('queens', 'int main', 'c');
  keepLastText('knight', 'class Main', 'java');
  assert.deepEqual([lastLanguage('queens'), lastLanguage('knight')], ['c', 'java']);
  keepLastText('queens', 'print(1)');
  assert.equal(lastLanguage('queens'), 'python');
});

test('who takes a text that is being packed has its payload as well', async () => {
  const text = new ProgramText(() => '');
  let typed = 'one';
  text.typedIn({ read: () => typed, write: (other) => (typed = other) });
  typed = 'print(1)\n';
  const first = text.take('queens');
  assert.equal(await text.take('queens'), false);
  assert.equal(await unpack(text.packed), typed);
  assert.equal(await first, true);
  assert.equal(await text.take('queens'), false);
});
