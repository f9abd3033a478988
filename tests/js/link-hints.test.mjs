import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmbedded, isKnightLink, raisesPane } from '../../www/platform/link-hints.js';
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

const links = [
  ...golden('links').map(({ text }) => text),
  '#1/queens/8?embed',
  '#1/queens/8?%65mbed',
  '#1/queens/8%3Fembed',
  '#1/queens/8?solver=scan%26embed',
  '#1/knight/8x8/c3?embed&tour=closed',
  '#1/knight/8x8/c3?tour=closed',
  '#1/%72ace/8',
  '#1/solutions/8?with=d5',
];

test('the hints agree with the core on every link that it accepts, escaped or not', () => {
  for (const link of links) {
    const read = core.parseLink(link);
    assert.equal(isEmbedded(link), read.view !== 'home' && read.embed, link);
    assert.equal(isKnightLink(link), read.view === 'knight', link);
    // In the address a link has its #.
    const address = link.startsWith('#') ? link : `#${link}`;
    assert.equal(raisesPane(address), read.view === 'race' || read.view === 'solutions', link);
  }
});

test('what only looks like it is no link for a frame', () => {
  for (const link of ['', '#', '#1/queens/8', '#1/queens/embed', '#1/queens/8?embedded', '#1/queens/8?%65mbed%']) {
    location.hash = link;
    assert.equal(isEmbedded(), false, link);
  }
});

test('a link that is wrong may still be one of the knight', () => {
  for (const link of ['#1/knight', '#1/knight/8x8/z9', '1/knight/0x8', '#1%2Fknight%2F99', '#1/knights/8x8']) {
    assert.equal(isKnightLink(link), true, link);
  }
  for (const link of ['', '#', '#2/knight/8x8', '#1/queens/8?knight', '#1/count/knight', '#1%/knight']) {
    assert.equal(isKnightLink(link), false, link);
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
