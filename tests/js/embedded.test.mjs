import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmbedded } from '../../www/platform/embedded.js';
import { getItem, setItem } from '../../www/platform/storage.js';
import { golden } from '../golden.mjs';
import { core } from './core.mjs';

const location = { hash: '' };
Object.assign(globalThis, { location });

/** How often the store was asked. */
let route = 0;

/** @type {Map<string, string>} */
const stored = new Map();
const open = {
  getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ value) => void stored.set(name, value),
};

const showError = () => {
  route += 1;
  throw new DOMException('no store', 'SecurityError');
};
const forbidden = { getItem: showError, setItem: showError };

test('a link is one for a frame where the core says so, escaped or not', () => {
  const links = [
    ...golden('links').map(({ text }) => text),
    '#1/queens/8?embed',
    '#1/queens/8?%65mbed',
    '#1/queens/8%3Fembed',
    '#1/queens/8?solver=scan%26embed',
    '#1/knight/8x8/c3?embed&tour=closed',
    '#1/knight/8x8/c3?tour=closed',
  ];
  for (const link of links) {
    location.hash = link;
    const read = core.parseLink(link);
    assert.equal(isEmbedded(), read.view !== 'home' && read.embed, link);
  }
});

test('what only looks like it is no link for a frame', () => {
  for (const link of ['', '#', '#1/queens/8', '#1/queens/embed', '#1/queens/8?embedded', '#1/queens/8?%65mbed%']) {
    location.hash = link;
    assert.equal(isEmbedded(), false, link);
  }
});

test('what is chosen is remembered', () => {
  location.hash = '#1/queens/8';
  Object.assign(globalThis, { localStorage: open });
  assert.equal(getItem('theme'), null);
  setItem('theme', 'dark');
  assert.equal(getItem('theme'), 'dark');
});

test('a frame asks no store, and where one is forbidden nothing fails', () => {
  Object.assign(globalThis, { localStorage: forbidden });
  for (const [link, times] of /** @type {const} */ ([
    ['#1/queens/8?%65mbed', 0],
    ['#1/queens/8', 2],
  ])) {
    location.hash = link;
    route = 0;
    assert.equal(getItem('theme'), null);
    setItem('theme', 'light');
    assert.equal(route, times, link);
  }
});
