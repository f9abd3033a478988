/**
 * The list that says of each message whether it states a fact: every message is on it, and each fact is read as it says.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en, zh } from '../../www/i18n/catalogues.js';
import { facts as argued } from './argument-facts.mjs';
import { patternKeys } from './referee/form.mjs';
import { readers } from './referee/readers.mjs';

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The core's own sentences have their keys in the languages that translate them. */
const core = Object.keys(JSON.parse(textOf('../../content/messages/zh/core.json')));

const WORDS = ['name', 'form', 'code', 'idea', 'request', 'refusal', 'state'];

/** @type {[key: string, word: string][]} */
const list = textOf('./referee/messages.txt')
  .split('\n')
  .filter((line) => line !== '' && !/^[;#]/.test(line))
  .map((line) => /** @type {[string, string]} */ (/^(\S+): (.+)$/.exec(line)?.slice(1)));

test('every message is on the list once, and says what it is in a word that is known', () => {
  assert.deepEqual(list.map(([key]) => key).toSorted(), [...new Set([...Object.keys(en), ...core])].toSorted());
  assert.deepEqual(Object.keys(en).toSorted(), Object.keys(zh).toSorted());
  const unknown = list.filter(([, word]) => !WORDS.includes(word) && !word.startsWith('fact, '));
  assert.deepEqual(unknown, []);
});

test('a fact that is read has its form, and each form reads a fact', () => {
  for (const [key, word] of list) {
    const [, how, name] = word.split(', ');
    const has = (/** @type {string} */ reader) =>
      readers.some((each) => each.name === reader && each.forms.some((form) => form.key === key));
    if (how === 'read') assert.ok(has(name), `${key}: ${name} has no form of it`);
    else if (how === 'argument') assert.ok(key in argued, `${key} is not among the facts of an argument`);
    else assert.equal(how, undefined, `${key}: a fact that nobody reads`);
  }
  const read = new Set(list.filter(([, word]) => word.startsWith('fact, read, ')).map(([key]) => key));
  const keys = readers.flatMap(({ forms }) => forms.map(({ key }) => key));
  assert.deepEqual(
    keys.filter((key) => !read.has(key)),
    [],
  );
  assert.deepEqual(
    patternKeys.filter((key) => !keys.includes(key)),
    [],
  );
});
