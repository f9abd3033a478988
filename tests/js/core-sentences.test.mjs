import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isRefusal } from '../../www/core/wasm.js';
import { explain, languages, loadCatalogue, setLanguage, t } from '../../www/i18n/index.js';
import { core as chinese } from '../../www/i18n/zh-rest.js';
import { golden } from '../golden.mjs';
import { core, lazy, squares } from './core.mjs';

/** @typedef {import('../../www/i18n/index.js').CoreMessage} Told */

const root = new URL('../../', import.meta.url);
const source = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

/**
 * The codes in a source file.
 * @param {string} path
 * @param {RegExp} pattern
 */
const codesIn = (path, pattern) => [...source(path).matchAll(pattern)].map(([, code]) => code);

/**
 * The codes in a table of C's sentences.
 * @param {string} path
 * @param {string} name of the table
 */
const ofC = (path, name) => {
  const [table] = source(path).match(new RegExp(`\\b${name} \\{\\n[^]*?\\n    \\}`)) ?? [''];
  return [...table.matchAll(/"([a-z-]+)" "/g)].map(([, code]) => code);
};

/**
 * @param {string} kind
 * @param {string[]} [keys] of the sentences of a language
 */
const told = (kind, keys = Object.keys(chinese.sentences)) =>
  keys.filter((key) => key.startsWith(`${kind}.`)).map((key) => key.slice(kind.length + 1));

/**
 * The refusal of a call.
 * @param {() => unknown} call
 * @returns {Told & { message: string }}
 */
function refused(call) {
  try {
    call();
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** @param {string} name */
const texts = (name) => golden(name).map(({ text }) => text);

/** Every fault of a link or a pasted text, at least once. */
const faults = () => [
  ...[...texts('bad-links'), 'x'.repeat(5000)].map((text) => refused(() => core.parseLink(text))),
  ...[...texts('bad-pasted'), 'x'.repeat(100_000), '92', '解的个数为:91', '..*.\n....\n.*..\n....']
    .filter((text) => !['1Q2/3Q/Q3/2Q1 w - - 0 1', '1Q2/3Q/K3/2Q1', '[2, 4, 1, 3] and so on'].includes(text))
    .map((text) => refused(() => lazy.readPasted(text))),
];

/**
 * Boards without a tour, as `files×ranks holes`.
 * @type {[closed: boolean, boards: string[]][]}
 */
const boards = [
  [
    true,
    [
      '5x5',
      '1x8',
      '2x8',
      '4x6',
      '3x8',
      '8x8 a1 c1',
      '8x8 b3 b2',
      '8x8 b3 c2 h8 f8',
      '3x7 a1',
      '5x5 c3',
      '1x2',
      '3x6',
      '4x4',
    ],
  ],
  [false, ['3x3', '4x4', '3x5', '8x8 a1 c1 e1', '5x5 b2 c2']],
];

/**
 * Starts and ends without an open tour.
 * @type {[files: number, ranks: number, start: string, end: string][]}
 */
const ends = [
  [5, 5, 'a2', ''],
  [8, 8, 'a1', 'c3'],
  [8, 8, 'a1', 'a1'],
  [4, 7, 'b2', ''],
  [3, 8, 'b3', ''],
  [3, 7, 'b4', ''],
];

/** Tours in digits that break the rules. @type {[files: number, ranks: number, digits: string][]} */
const broken = [
  [8, 8, '0'],
  [8, 8, '04'],
  [8, 8, '7'],
  [3, 4, '03525104'],
];

/**
 * Refusals that are hard to reach from a page.
 * @type {[code: string, values: Record<string, string>][]}
 */
const rare = [
  ['no-move', { square: 'a1', count: '1', need: '2', offer: '0' }],
  ['starved', { square: 'a1 b2', count: '2', need: '4', offer: '3' }],
  ['cut-by-one', { square: 'a1', count: '1', parts: '3', most: '2' }],
  ['starts-off-board', {}],
  ['starts-in-hole', { square: 'a1' }],
  ['not-a-knights-move', { move: '2', from: 'a1', to: 'a2' }],
  ['no-squares', { visited: '0', left: '9', square: 'a1' }],
  ['one-unvisited', { visited: '3', left: '1', square: 'b2' }],
  ['wrong-start', { found: 'a1', asked: 'b1' }],
  ['wrong-end', { found: 'a1', asked: 'b1' }],
  ['not-closed', { end: 'a1' }],
];

/** Why there is no tour, and where given ones break: each code of the core. */
function reasons() {
  const none = new Uint32Array();
  /** @type {Told[]} */
  const found = [];
  for (const [closed, shapes] of boards) {
    for (const shape of shapes) {
      const [size, ...holes] = shape.split(' ');
      const [files, ranks] = size.split('x').map(Number);
      const why = lazy.whyNoTour(files, ranks, closed, Uint32Array.from(squares(holes.join(' '))));
      if (!why) throw new Error(`${shape} has a tour`);
      found.push(why);
    }
  }
  for (const [files, ranks, start, end] of ends) {
    const [from, to] = squares(`${start} ${end}`);
    found.push(/** @type {Told} */ (refused(() => lazy.Player.tour(files, ranks, from, false, to, none)).why));
  }
  for (const ride of ['a1 b3 d4 c2 e1', 'a1 c2 e1 d3 b4']) {
    const error = refused(() => lazy.finishRide(5, 6, none, Uint32Array.from(squares(ride)), true));
    found.push(/** @type {Told} */ (error.why));
  }
  for (const [files, ranks, digits] of broken) {
    const why = lazy.Player.givenTour(files, ranks, 0, none, digits).broken;
    if (why) found.push(why);
  }
  const hole = lazy.Player.givenTour(8, 8, 0, Uint32Array.from(squares('b3')), '0').broken;
  return [...found, ...(hole ? [hole] : []), ...rare.map(([code, values]) => ({ code, values, sentence: code }))];
}

const without = (/** @type {string} */ sentence, /** @type {string} */ label) => {
  assert.doesNotMatch(sentence.replaceAll(/“.*”/g, ''), /undefined|[{}]|\[object/, label);
  assert.match(sentence, /\p{Script=Han}.*。$/su, label);
};

test('every code of the core has its sentence in each language but its own, and every sentence its code', async () => {
  const links = codesIn('src/text/link/error/table.rs', /^\s*"([a-z-]+)",\s/gm);
  const why = ['src/knight/existence/values.rs', 'src/knight/referee.rs'].flatMap((path) =>
    codesIn(path, /=> "([a-z-]+)"/g),
  );
  const edge = readdirSync(new URL('src/wasm/', root), { recursive: true, encoding: 'utf8' });
  const failures = edge
    .filter((file) => file.endsWith('.rs'))
    .flatMap((file) => codesIn(`src/wasm/${file}`, /failure\(\s*"([a-z-]+)"/g));
  const programs = ['languages/python/src/refusal.rs', 'languages/python/src/refusal/python2.rs'].flatMap((path) =>
    codesIn(path, /=> "([a-z][a-z\d-]*)",/g),
  );
  // Of C: faults of a text, ends of a run, and its doubtful operations.
  const refusals = ['Mistake', 'Lack'].flatMap((name) => ofC('languages/c/src/refusal.rs', name));
  const limits = codesIn('languages/c/src/refusal.rs', /=> "(limit-[a-z]+)"/g);
  programs.push(...[...refusals, ...limits].map((code) => `c-${code}`));
  const note = 'languages/c/src/note.rs';
  failures.push(...ofC(note, 'NoteReason').map((code) => `note-${code}`));
  failures.push(...ofC(note, 'Fault').map((code) => `fault-${code}`), 'fault-not-here');
  for (const [code, { rest }] of Object.entries(languages)) {
    const { core: own } = await rest();
    assert.equal(own === undefined, code === 'en', code);
    if (!own) continue;
    const keys = Object.keys(own.sentences);
    assert.deepEqual(told('link', keys).toSorted(), [...new Set(links)].toSorted(), code);
    assert.deepEqual(told('why', keys).toSorted(), why.toSorted(), code);
    assert.deepEqual(told('core', keys).toSorted(), [...new Set(failures)].toSorted(), code);
    assert.deepEqual(told('program', keys).toSorted(), [...new Set(programs)].toSorted(), code);
  }
});

test('the core speaks English for itself, and the page says what it says', async () => {
  await setLanguage('en');
  for (const fault of faults()) assert.equal(explain(fault), fault.message);
  const outOfRange = refused(() => core.Player.queens(33, 'marks', new Uint32Array()));
  assert.equal(t('not.whole', outOfRange.values), outOfRange.message);
});

test('every fault of a link is told in Chinese with all its values', async () => {
  await setLanguage('zh');
  await loadCatalogue();
  const seen = new Set();
  for (const fault of faults()) {
    seen.add(fault.code);
    const sentence = explain(fault);
    without(sentence, fault.message);
    const { keys, ...values } = fault.values;
    for (const value of [...Object.values(values), ...(keys?.split(/, | or /) ?? [])]) {
      assert.ok(sentence.includes(value.replace(/^"(.*)"$/s, '“$1”')), `${sentence} has not ${value}`);
    }
    // A number alone is no board as a whole.
    const place = fault.at === undefined ? '' : `第 ${(Number(fault.at) + 1).toLocaleString('zh-CN')} 个字符`;
    assert.equal(place === '', fault.code.startsWith('only-'), sentence);
    assert.ok(place === '' ? !sentence.includes('个字符') : sentence.includes(place), sentence);
  }
  assert.deepEqual([...seen].toSorted(), told('link').toSorted());
});

test('a link has its fault in Chinese', async () => {
  await setLanguage('zh');
  for (const [link, sentence] of [
    ['#1/queens/99', '棋盘大小必须是 1 到 32 的整数，不能是 99（第 11 个字符）。'],
    [
      '#1/rooks/8',
      '链接通向 queens、solutions、race、knight、count、lesson、compare 或 program，不能是“rooks”（第 4 个字符）。',
    ],
    ['#1/knight/8x8/a1?to=h1&tour=closed', '闭合周游没有终点，因此“tour=closed”与“to”互相矛盾（第 18 个字符）。'],
  ]) {
    assert.equal(explain(refused(() => core.parseLink(link))), sentence);
  }
});

test('every reason is told in Chinese with all its values', async () => {
  await setLanguage('zh');
  const seen = new Set();
  for (const why of reasons()) {
    seen.add(why.code);
    without(explain(why), `${why.code}: ${why.sentence}`);
  }
  assert.deepEqual(
    told('why').filter((code) => !seen.has(code)),
    [],
  );
});

test('reasons are natural sentences', async () => {
  await setLanguage('zh');
  const [odd, , , , , unbalanced] = reasons();
  assert.equal(explain(odd), '闭合周游需要偶数个格：5×5 有 25 格。');
  assert.equal(
    explain(unbalanced),
    '马每跳一步就换一种颜色，所以闭合周游需要深色格与浅色格一样多：8×8（挖去 2 格）有 30 个深色格、32 个浅色格。',
  );
  const tooWide = refused(() => lazy.publishedTours(20, 20, true));
  assert.equal(explain(tooWide), '只对短边不超过 10 的棋盘计数，不能是 20×20。');
  const tooFar = refused(() => lazy.Player.search(60, 60, 0, false, new Uint32Array(), 'plain', false));
  assert.equal(explain(tooFar), '列数必须是 1 到 50 的整数，不能是 60。');
  const clash = refused(() => core.Player.queens(8, 'marks', Uint32Array.from(squares('a1 a8'))));
  assert.equal(explain(clash), 'a8 和 a1 的给定皇后互相攻击。');
});
