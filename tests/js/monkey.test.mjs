import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { drawn } from '../monkey/actions.mjs';
import { differences, saysAll } from '../monkey/elsewhere.mjs';
import { ENOUGH, growth, surplus } from '../monkey/memory.mjs';
import { driving, partsOf, slowness, tooLong, within } from '../monkey/tasks.mjs';
import { programLinkOf, programOf } from '../monkey/programs.mjs';
import { frameOf, linkOf, textOf } from '../monkey/texts.mjs';
import { wrongWith } from '../monkey/watch.mjs';
import { chance } from './chance.mjs';
import { core } from './core.mjs';
import * as programs from '../../pkg/program.js';
import * as programsOfC from '../../pkg/program-c.js';

const moduleOf = (/** @type {string} */ name) => readFileSync(new URL(`../../pkg/${name}_bg.wasm`, import.meta.url));
programs.initSync({ module: moduleOf('program') });
programsOfC.initSync({ module: moduleOf('program-c') });

const flat = {
  heap: 9_000_000,
  wasm: [2_000_000],
  nodes: 3000,
  listeners: 400,
  documents: 3,
  workers: 1,
  large: false,
};

/** Samples a minute apart, made by a change of the flat one. @param {number} count @param {(at: number) => object} change */
const samples = (count, change) =>
  Array.from({ length: count }, (_, at) => ({ ...flat, number: 250 * at, minutes: at, ...change(at) }));

const look = (/** @type {number} */ number, /** @type {number} */ ts, pid = 1) => ({
  name: `monkey looks ${number}`,
  cat: 'blink.user_timing',
  pid,
  tid: 1,
  ts,
});

const task = (/** @type {number} */ ts, pid = 1) => ({
  name: 'RunTask',
  cat: '',
  pid,
  tid: 1,
  ts,
  dur: 90_000,
  tdur: 60_000,
});

const all = (/** @type {number} */ seed) =>
  Array.from({ length: 500 }, (_, at) => {
    const dice = chance(seed + at);
    return [drawn(dice)[0], linkOf(dice), frameOf(dice), textOf(dice), programOf(dice), programLinkOf(dice)];
  });

const isGood = (/** @type {string} */ link) => {
  try {
    return core.parseLink(link) !== null;
  } catch {
    return false;
  }
};

test('the monkey takes memory that comes and goes for none that grows', () => {
  const wavering = growth(
    samples(40, (at) => ({ heap: flat.heap + (at % 5) * 900_000, nodes: 3000 + (at % 3) * 900 })),
  );
  assert.deepEqual(wavering.grown, []);
  const onceLow = growth(samples(40, (at) => ({ nodes: at === 20 ? 2000 : 3000 })));
  assert.deepEqual(onceLow.grown, []);
  const atFirst = growth(samples(40, (at) => ({ heap: flat.heap + Math.min(at, 10) * 500_000 })));
  assert.deepEqual(atFirst.grown, []);
});

test('the monkey sees what grows, under all that comes and goes', () => {
  for (const [kind, each] of /** @type {const} */ ([
    ['heap', 50_000],
    ['nodes', 30],
    ['listeners', 8],
    ['workers', 0.2],
  ])) {
    const { grown } = growth(samples(40, (at) => ({ [kind]: flat[kind] + Math.floor(at * each) + (at % 4) * each })));
    assert.equal(grown.length, 1, kind);
    assert.match(grown[0], new RegExp(`^${kind} `));
  }
});

test('the monkey counts the workers that are more than the page needs', () => {
  const cores = availableParallelism();
  const urls = ['queens', 'knight', ...Array.from({ length: cores }, () => 'count')].map((name) => `${name}.worker.js`);
  assert.equal(surplus(urls), 0);
  assert.equal(surplus([...urls, 'count.worker.js', 'knight.worker.js']), 2);
});

test('the monkey judges no memory by a few samples', () => {
  assert.deepEqual(growth(samples(ENOUGH - 1, (at) => ({ heap: at * 9_000_000 }))), {
    grown: [],
    floors: {},
    rises: 0,
  });
});

test('the monkey takes the first use of parts for none that grows, however short the document is', () => {
  const workers = [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3];
  const wasm = [
    25, 29.9, 37.5, 37.5, 41.9, 41.9, 41.9, 42.6, 42.6, 42.7, 43.6, 43.6, 46.6, 46.6, 46.6, 46.6, 46.7, 170.6,
  ];
  for (let count = 1; count <= 60; count += 1) {
    const { grown } = growth(
      samples(count, (at) => ({ workers: workers[at] ?? 3, wasm: [1_000_000 * (wasm[at] ?? 170.6)] })),
    );
    assert.deepEqual(grown, [], `${count} samples`);
  }
});

/** Samples of a document that gets a large board. */
const beforeLarge = (/** @type {(at: number) => number} */ grown) =>
  growth(samples(60, (at) => (at < 30 ? { wasm: [2_000_000 + grown(at)] } : { wasm: [30_000_000 + at], large: true })));

/** Four memories that have grown once each. */
const grownOnce = (/** @type {number} */ at) => [18, 21, 24, 27].map((when) => (at < when ? 1_000_000 : 2_000_000));

test('the monkey takes the room that a large search or board has made for no growth, but sees what grew before', () => {
  assert.deepEqual(beforeLarge(() => 0).grown, []);
  const searches = beforeLarge((at) => 4_000_000 * Math.floor(at / 8));
  assert.deepEqual([searches.grown, searches.rises], [[], 2]);
  assert.deepEqual(beforeLarge((at) => at * 65_536).grown, ['wasm 14 times in 15 samples']);
  assert.deepEqual(growth(samples(30, (at) => ({ wasm: grownOnce(at) }))).grown, []);
  const leaking = samples(30, (at) => ({ wasm: [...grownOnce(at), at * 65_536] }));
  assert.deepEqual(growth(leaking).grown, ['wasm 14 times in 15 samples']);
});

test('a task belongs to the action whose look came before it, and a look to the monkey', () => {
  const looks = [look(7, 1000), look(9, 1500, 2), look(8, 900_000), look(0, 2_000_000)];
  assert.deepEqual(within(task(2000), looks), [{ number: 7, time: 60 }]);
  assert.deepEqual(within(task(2000, 2), looks), [{ number: 9, time: 60 }]);
  assert.deepEqual(within(task(850_000), looks), []);
  assert.deepEqual(within(task(950_000), looks), [{ number: 8, time: 60 }]);
  assert.deepEqual(within(task(2_000_001), looks), []);
  assert.deepEqual(within(task(10), looks), []);
});

const part = (/** @type {string} */ name, /** @type {number} */ ts, /** @type {number} */ dur, cat = '') => ({
  ...task(ts),
  name,
  cat,
  dur,
  tdur: dur,
});

test('the parts of a task are told, the longest first', () => {
  const parts = [
    part('Layout', 2500, 6000),
    part('MajorGC', 2100, 40_400),
    { ...part('Paint', 2200, 9000), pid: 2 },
    part('Paint', 1000, 9000),
  ];
  assert.equal(partsOf(task(2000), parts), 'MajorGC 40, Layout 6');
});

test('what the commands that drive the page take of its thread is not the page’s, but what it does in them is', () => {
  const command = (/** @type {number} */ ts) => [
    part('DevToolsSession::DispatchProtocolCommand', ts, 70_010, 'devtools'),
    part('DevToolsSession::DispatchProtocolCommandImpl', ts + 5, 70_000, 'devtools'),
    part('api_call', ts + 7, 69_990, 'devtools'),
  ];
  const whole = { ...task(2000), dur: 160_000 };
  assert.equal(driving(whole, command(2000)), 70);
  assert.equal(driving(whole, [...command(2000), ...command(200_000)]), 70);
  assert.equal(driving(whole, [...command(2000), ...command(80_000)]), 140);
  const answered = [
    part('EventDispatch', 3000, 40_000),
    part('FunctionCall', 3000, 39_000),
    part('Layout', 50_000, 5000),
  ];
  assert.equal(driving(whole, [...command(2000), ...answered]), 25);
  assert.equal(driving(whole, [part('RunMicrotasks', 2000, 60_000), part('Layout', 2500, 6000)]), 0);
});

test('a seed gives the same links, texts and actions again; most links are good, some are not', () => {
  assert.deepEqual(all(5), all(5));
  assert.notDeepEqual(all(5), all(6));
  const good = all(5).filter(([, link]) => isGood(link)).length;
  assert.ok(good > 300 && good < 480, `${good} of 500`);
});

const tasks = (/** @type {number[]} */ ...times) => times.map((time, number) => ({ number, time }));

test('a task far too long is a fault, as are many that are a little too long, but not on paper', () => {
  assert.deepEqual(tooLong(new Map([['link', tasks(60, 99)]]), 2000), []);
  assert.deepEqual(tooLong(new Map([['link', tasks(120)]]), 2000), ['a task of 120 ms after action 0, link']);
  assert.deepEqual(tooLong(new Map([['print', tasks(120, 60, 60)]]), 2000), []);
  const many = new Map([
    ['link', tasks(60, 55)],
    ['square', tasks(51)],
  ]);
  assert.deepEqual(tooLong(many, 2000), ['3 tasks over 50 ms in 2000 actions']);
});

/** @param {number} step in milliseconds that it takes each time */
function clock(step) {
  let time = 0;
  return () => (time += step);
}

test('a slower machine is known by a work that takes it longer, and a faster one is none', () => {
  assert.equal(slowness(clock(2.5)), 2);
  assert.equal(slowness(clock(0.5)), 1);
});

test('what the page says back of a bad link or of a program is no word of its own', () => {
  const facts = {
    life: '1',
    hash: '#1/queens/NaN',
    title: 'Queens & Knights',
    lang: 'en',
    selected: 1,
    wider: 0,
    widest: '',
    notices: '',
    said: '',
    isBusy: false,
    inDialog: false,
    isPlaying: false,
    lost: '',
  };
  const wrong = (/** @type {string} */ notices) =>
    wrongWith({ ...facts, notices }, (link) => link, new Set([facts.hash])).length;
  assert.equal(wrong('The board size must be a whole number from 1 to 32, not "NaN" (at character 11).'), 0);
  assert.equal(wrong('棋盘大小必须是 1 到 32 的整数，不能是“NaN”（第 11 个字符）。'), 0);
  assert.equal(wrong('NaN solutions, not “NaN”.'), 1);
  assert.equal(wrong("第 26 行使程序结束：TypeError: 'NoneType' object is not iterable"), 0);
  assert.equal(wrong('Line 3 ends the program: RuntimeError: generator raised StopIteration'), 0);
  assert.equal(wrong('TypeError: x is not a function'), 1);
  assert.equal(wrong('There is no “undefined” on this board.'), 1);
});

/** @param {string} text of a program @param {string} lang */
function kindOf(text, lang) {
  let run;
  try {
    const module = lang === 'python' ? programs : programsOfC;
    run = new module.Program(text, lang).look({ queens: 6 }, '6', 1);
  } catch (error) {
    assert.equal(/** @type {Error} */ (error).name, 'ProgramError');
    return 'refused';
  }
  const most = lang === 'python' ? 100 : 40;
  for (let times = 0; times < most && run.look(1000); times += 1);
  const { right, wrong } = run.verdict();
  if (!run.end()) return 'endless';
  if (wrong > 0) return 'wrong';
  return right > 0 ? 'right' : 'without a board';
}

test('programs of the monkey are right, wrong, refused, and without an end, and the links to them are links', () => {
  for (const [lang, ...wanted] of /** @type {const} */ ([
    ['python', 60, 2, 20, 5, 10],
    ['c', 8, 1, 4, 4, 4],
    ['cpp', 8, 1, 4, 4, 4],
    ['java', 8, 1, 4, 4, 2],
  ])) {
    const length = lang === 'python' ? 200 : 60;
    const kinds = Array.from({ length }, (_, at) => kindOf(programOf(chance(5 + at), lang), lang));
    for (const [at, kind] of ['right', 'wrong', 'refused', 'endless', 'without a board'].entries()) {
      const count = kinds.filter((each) => each === kind).length;
      assert.ok(count >= wanted[at], `${lang}, ${kind}: ${count} of ${length}`);
    }
  }
  for (const [, , , , , link] of all(5).slice(0, 200)) assert.equal(core.printLink(core.parseLink(link)), link);
});

const shown = { tab: 'Knight', caption: '', squares: '', step: '5', language: 'en', isByRows: false, isAhead: false };

test('a link that cannot say the step is not held to it', () => {
  assert.equal(saysAll({ ...shown, hash: '#1/knight/8x8/a1?step=5' }), true);
  assert.equal(saysAll({ ...shown, hash: '#1/knight/8x8?holes=d4.e5' }), false);
  assert.equal(saysAll({ ...shown, hash: '#1/knight/8x8?holes=d4.e5', step: '0' }), true);
  assert.equal(saysAll({ ...shown, hash: '#1/queens/8?steps=3-9&loop' }), false);
  assert.equal(saysAll({ ...shown, hash: '#1/program/8/~eJx?step=5', isAhead: true }), false);
});

test('what a link shows elsewhere is compared but for what it does not say: language, names of squares, answers', () => {
  const here = { ...shown, hash: '#1/knight/8x8/a3?step=5' };
  assert.deepEqual(differences(here, { ...here, language: 'zh-Hans', tab: '马周游' }), []);
  assert.deepEqual(differences(here, { ...here, isByRows: true, caption: 'Row 1, column 5' }), []);
  assert.deepEqual(differences(here, { ...here, step: '4' }), ['step of #1/knight/8x8/a3?step=5: “5” and “4”']);
  const asked = { ...here, hash: `${here.hash}&ask` };
  assert.deepEqual(differences(asked, { ...asked, caption: 'The board is empty.' }), []);
  assert.equal(differences(here, { ...here, caption: 'The board is empty.' }).length, 1);
});
