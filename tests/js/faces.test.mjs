/** Each folder of the page has a face, `index.js`, and what others import statically comes through it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { filesIn } from '../../tools/stamp.mjs';

/** The folder of `www/` that a file is in. @param {string} path */
const folderOf = (path) => (path.split(sep).length > 2 ? path.split(sep)[1] : '');

/** Asked by storage and before anything is painted: the face would make a circle. */
const apart = join('www', 'core', 'link-hints.js');

test('folders import each other by their faces', () => {
  const paths = filesIn('www').filter((path) => path.endsWith('.js'));
  const imports = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\s[^'"]*from '(\.[^']+)'/gm)].map(([, source]) => ({
      path,
      target: join(path, '..', source),
    })),
  );
  const across = imports.filter(
    ({ path, target }) =>
      folderOf(path) !== '' && folderOf(target) !== folderOf(path) && target.startsWith('www') && target !== apart,
  );
  assert.ok(across.length > 200);
  const past = across.filter(({ target }) => target !== join('www', folderOf(target), 'index.js'));
  assert.deepEqual(past, []);
});
