/**
 * The folders of the page are layers, in the order of the table in ARCHITECTURE.md: each imports only from those above it
 * in the table, and statically through their face, `index.js`.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { filesIn } from '../../tools/stamp.mjs';

const [, page] = readFileSync('ARCHITECTURE.md', 'utf8')
  .split('\n## ')
  .filter((part) => part.includes('`www/core/`'))[0]
  .split('| Where |');
const layers = [...page.matchAll(/`www\/([a-z\d]+)\/`/g)].map(([, folder]) => folder);

/** The folder of `www/` that a file is in; nothing for the files that start the page. @param {string} path */
const folderOf = (path) => (path.split(sep).length > 2 ? path.split(sep)[1] : '');

const imports = filesIn('www')
  .filter((path) => path.endsWith('.js'))
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const fixed = [...text.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+\.js)'/gm)];
    const lazy = [...text.matchAll(/^[^*\n]*\bimport\('(\.[^']+\.js)'\)/gm)];
    return [...fixed.map(([, to]) => ({ to, isFixed: true })), ...lazy.map(([, to]) => ({ to, isFixed: false }))].map(
      ({ to, isFixed }) => ({ path, target: join(path, '..', to), isFixed }),
    );
  })
  .filter(
    ({ path, target }) => target.startsWith('www') && folderOf(path) !== '' && folderOf(path) !== folderOf(target),
  );

test('every folder of the page is a layer', () => {
  const folders = new Set(
    filesIn('www')
      .filter((path) => path.endsWith('.js'))
      .map(folderOf),
  );
  assert.deepEqual(layers.toSorted(), [...folders].filter(Boolean).toSorted());
});

test('a folder imports only from those above it', () => {
  assert.ok(imports.length > 300);
  const up = imports.filter(({ path, target }) => layers.indexOf(folderOf(target)) > layers.indexOf(folderOf(path)));
  assert.deepEqual(up, []);
});

test('folders import each other by their faces', () => {
  const past = imports.filter(({ target, isFixed }) => isFixed && target !== join('www', folderOf(target), 'index.js'));
  assert.deepEqual(past, []);
});
