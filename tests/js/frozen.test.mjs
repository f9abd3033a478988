import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broken, freeze, goldenFiles, promises, releases } from '../frozen.mjs';

const files = goldenFiles();

for (const { version, frozen } of releases()) {
  test(`all that release ${version} has shown is shown still`, () => {
    const gone = broken(frozen, files);
    const help = `This breaks links. What stood there: git diff v${version} -- tests/golden`;
    assert.equal(gone.length, 0, [...gone, help].join('\n'));
  });
}

test('version 1 is frozen, with its links, steps and tours', () => {
  const first = releases().find(({ version }) => version === '1.0.0')?.frozen ?? '';
  for (const name of ['links', 'bad-links', 'pasted', 'bad-pasted', 'tours', 'steps-marks'])
    assert.match(first, new RegExp(`^${name}\\.txt$`, 'm'));
  assert.ok((first.match(/\b[0-9a-f]{12}\b/g) ?? []).length >= 900);
});

/**
 * The golden files with one of them changed.
 *
 * @param {string} name
 * @param {(content: string) => string} change
 */
const changed = (name, change) => new Map(files).set(name, change(files.get(name) ?? ''));

test('a line that is changed or removed is noticed, wherever it stands', () => {
  const frozen = freeze(files);
  for (const name of ['links.txt', 'bad-links.txt', 'pasted.txt', 'tours.txt']) {
    const lines = promises(name, files.get(name) ?? '');
    for (const line of [...lines.filter((_, index) => index % 29 === 0), lines[lines.length - 1]]) {
      const without = changed(name, (content) =>
        content
          .split('\n')
          .filter((each) => promises(name, each)[0] !== line)
          .join('\n'),
      );
      const gone = broken(frozen, without);
      assert.ok(gone.length > 0, `${name}: ${line}`);
      assert.ok(gone.every((sentence) => /^[\w.-]+: line \d+ of \d+ is gone/.test(sentence)));
    }
  }
  const digit = changed('tours.txt', (content) => content.replace('8x8 a1 open [] 03', '8x8 a1 open [] 05'));
  assert.deepEqual(broken(frozen, digit), ['tours.txt: line 1 of 18 is gone.']);
  const link = changed('links.txt', (content) => content.replace(/=> #1\/queens\/12\/1\.3/, '=> #1/queens/12/3.1'));
  assert.match(
    broken(frozen, link).join('\n'),
    /^links\.txt: line 2 of \d+ is gone, the one after “#1\/queens\/8\/15863/,
  );
  const step = changed('steps-marks.txt', (content) => content.replace('00001000', '00001001'));
  assert.deepEqual(broken(frozen, step), ['steps-marks.txt has changed.']);
  const added = changed('steps-marks.txt', (content) => `${content}00001000\n`);
  assert.deepEqual(broken(frozen, added), ['steps-marks.txt has changed.']);
});

test('sentences, pictures and refusals of pasted texts are no promise', () => {
  for (const name of ['bad-pasted.txt', 'mistakes.txt', 'shapes.txt']) {
    const without = changed(name, (content) => content.split('\n').slice(0, 5).join('\n'));
    assert.deepEqual(broken(freeze(files), without), []);
  }
});

test('the verdict on an output may say more, its link stays', () => {
  const frozen = freeze(files);
  const more = changed('answers.txt', (content) => content.replace(' => 2 boards: ', ' => two boards: '));
  assert.deepEqual(broken(frozen, more), []);
  const link = changed('answers.txt', (content) => content.replace(' => #1/queens/4/2413', ' => #1/queens/4/3142'));
  assert.match(broken(frozen, link).join('\n'), /^answers\.txt: line \d+ of \d+ is gone/);
});

test('an output that was refused may be read, one that was read is not refused', () => {
  const refused = changed('answers.txt', (content) => content.replace(' => #1/queens/4/2413', ' => refused, hop'));
  assert.deepEqual(broken(freeze(refused), files), []);
  assert.match(broken(freeze(files), refused).join('\n'), /^answers\.txt: line \d+ of \d+ is gone/);
  const left = changed('answers.txt', (content) => content.replace(/^.* => refused, .*\n/gm, ''));
  assert.match(broken(freeze(files), left).join('\n'), /^answers\.txt: line \d+ of \d+ is gone/);
});

test('new lines, new files, other comments and other sentences break nothing', () => {
  const frozen = freeze(files);
  assert.deepEqual(broken(frozen, files), []);
  const more = changed('links.txt', (content) => `#1/new/8 => #1/new/8\n${content}; a comment\n#1/new => #1/new/8\n`);
  assert.deepEqual(broken(frozen, more.set('steps-new.txt', 'new\n')), []);
  const sentences = changed('bad-links.txt', (content) => content.replaceAll(/ => .*$/gm, ' => Another sentence.'));
  assert.deepEqual(broken(frozen, sentences), []);
});
