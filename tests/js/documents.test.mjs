/** The documents of the repository: the targets of their links exist, and so do the tests that they name. */

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../tools/process.mjs';
import { filesIn } from '../../tools/stamp.mjs';
import { TESTS } from '../../tools/test.mjs';

const documents = ['README.md', 'README.zh-CN.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
documents.push(...filesIn('docs').filter((path) => path.endsWith('.md')));

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');

/** The part of an address that leads to a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headings = (/** @type {string} */ path) =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, line]) => anchorOf(line));

const INLINE = /\]\((?![a-z]+:)([^\s)#]*)(?:#([^\s)]*))?(?: "([^"]*)")?\)/g;
const DEFINED = /^\[.+\]: ([^\s#]*)(?:#(\S*))?(?: "([^"]*)")?$/gm;

const links = documents.flatMap((document) =>
  [INLINE, DEFINED]
    .flatMap((form) => [...read(document).matchAll(form)])
    .map(([, path, anchor, title]) => ({
      document,
      target: path ? join(dirname(document), path) : document,
      anchor,
      title,
    })),
);

/** The rows of the tables, as their cells. */
const rows = read('docs/RELIABILITY.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('what the documents link to is there', () => {
  assert.ok(links.length > 20);
  assert.deepEqual(
    links.filter(({ target }) => !existsSync(join(ROOT, target))),
    [],
  );
  assert.deepEqual(
    links.filter(({ target, anchor }) => anchor && !headings(target).includes(anchor)),
    [],
  );
});

test('the policy of the page is that of its headers, and of the lines for hosts', () => {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(read('index.html')) ?? [];
  assert.match(policy, /^default-src 'none'; /);
  const times = (/** @type {string} */ path) => read(path).split(policy).length - 1;
  assert.deepEqual(['public/_headers', 'docs/HOSTING.md'].map(times), [1, 3]);
});

test('the tests that prove a promise are in the file that is named', () => {
  const named = links.filter(({ title }) => title);
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter(({ target, title }) => !read(target).includes(/** @type {string} */ (title))),
    [],
  );
});

test('a cell of the promises is short, and the links in it are listed', () => {
  assert.ok(rows.length > 70);
  assert.deepEqual(
    rows.flat().filter((cell) => cell.length > 200),
    [],
  );
  const listed = [...read('docs/RELIABILITY.md').matchAll(/^\[(.+)\]: /gm)].map(([, label]) => label).toSorted();
  const used = rows.flat().flatMap((cell) => [...cell.matchAll(/\[([^\]]+)\](?!\(|\[)/g)].map(([, label]) => label));
  assert.deepEqual([...new Set(used)].toSorted(), listed);
});

test('the commands that the documents name are there', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/\bnpm (run|test --) ([\w:]+)/g)].map(([call, verb, name]) => ({ call, verb, name })),
  );
  assert.ok(named.length > 30);
  assert.deepEqual(
    named.filter(({ verb, name }) => !Object.hasOwn(verb === 'run' ? scripts : TESTS, name)),
    [],
  );
});

test('no file of the project is a link to another place', () => {
  const ignored = new Set(['.git', ...read('.gitignore').replaceAll('/', '').split('\n')]);
  /** @param {string} folder @returns {string[]} */
  const linked = (folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !ignored.has(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isSymbolicLink() ? [path] : entry.isDirectory() ? linked(path) : [];
      });
  assert.deepEqual(linked(''), []);
});
