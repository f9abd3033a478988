import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { en } from '../../www/strings/en.js';
import { compact, list, number, say } from '../../www/strings/index.js';

test('parameters are put in, numbers as the language writes them', () => {
  assert.equal(say('square.queen', { name: 'e4' }), 'e4, queen');
  assert.equal(say('timeline.known', { step: 982, length: 17_868 }), 'Step 982 of 17,868');
  assert.equal(number(14_772_512n), '14,772,512');
  assert.equal(compact(2_000_000), '2M');
  assert.equal(list(['d5', 'b7', 'a1']), 'd5, b7, and a1');
});

test('plurals follow the count', () => {
  assert.equal(say('speed.value', { count: 1 }), '1 step a second');
  assert.equal(say('speed.value', { count: 2000 }), '2,000 steps a second');
});

test('what is put in is not read again', () => {
  assert.equal(say('square.queen', { name: '{name}' }), '{name}, queen');
});

test('every sentence is one: it begins large and ends with a stop', () => {
  for (const [key, message] of Object.entries(en)) {
    if (!/^(queens|knight|idea)\./.test(key)) continue;
    for (const form of typeof message === 'string' ? [message] : Object.values(message)) {
      assert.match(form, /^[A-Z{].*(\.|\{reason\})$/su, key);
    }
  }
});

test('no message is told twice', async () => {
  const folder = new URL('../../www/strings/en/', import.meta.url);
  /** @type {string[]} */
  const keys = [];
  for (const file of readdirSync(folder)) {
    const parts = Object.values(await import(new URL(file, folder).href));
    keys.push(...parts.flatMap((part) => Object.keys(part)));
  }
  assert.ok(keys.length > 0);
  assert.deepEqual(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  );
});
