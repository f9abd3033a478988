import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmbedded, isKnightLink, raisesPane } from '../../www/platform/link-hints.js';
import { getItem, setItem } from '../../www/platform/storage.js';
import { golden } from '../golden.mjs';
import { core } from './core.mjs';

const location = { hash: '', pathname: '/page/' };
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

/** The values read with these items in the storage, and the items afterwards. @param {[string, string][]} items */
function readFrom(items, name = 'theme', pathname = '/page/') {
  const kept = new Map(items);
  const storage = { getItem: (/** @type {string} */ item) => kept.get(item) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(location, { hash: '#1/queens/8', pathname });
  Object.assign(globalThis, { localStorage: storage });
  return { value: getItem(name), again: () => getItem(name), kept };
}

test('each copy of the page on a host remembers by itself', () => {
  const { kept, again } = readFrom([]);
  setItem('theme', 'dark');
  location.pathname = '/page/index.html';
  assert.equal(again(), 'dark');
  location.pathname = '/copy/';
  assert.equal(again(), null);
  assert.equal(kept.get('queens-and-knights /page/ theme'), 'dark');
  assert.equal(kept.has('theme'), false);
});

test('what release 1.0.0 has remembered is taken over once, and stays for other copies', () => {
  const { value, again, kept } = readFrom([['theme', 'dark']]);
  assert.equal(value, 'dark');
  kept.set('theme', 'of another page');
  assert.equal(again(), 'dark');
  location.pathname = '/copy/';
  assert.equal(again(), 'of another page');
});

test('what another page of the host remembers later is not read', () => {
  const { value, again, kept } = readFrom([]);
  assert.equal(value, null);
  kept.set('theme', 'dark');
  assert.equal(again(), null);
});

test('only what release 1.0.0 had is looked for under its name', () => {
  const { value, kept } = readFrom([['new', 'of another page']], 'new');
  assert.deepEqual([value, kept.size], [null, 1]);
});

test('what a storage that is full has of release 1.0.0 is read all the same', () => {
  readFrom([]);
  const storage = { getItem: (/** @type {string} */ name) => (name === 'lessons' ? '{}' : null), setItem: showError };
  Object.assign(globalThis, { localStorage: storage });
  assert.deepEqual([getItem('lessons'), getItem('lessons')], ['{}', '{}']);
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
