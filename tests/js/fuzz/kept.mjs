/**
 * Stored values of the browser: settings, placements, the progress in lessons, a draft, unfinished counts and the history of
 * counts. A broken one is passed over, the others are kept, and nothing throws.
 */

import assert from 'node:assert/strict';
import { createStore } from '../../../www/count/saved-counts.js';
import { fileOf, limits, rankOf, squareAt } from '../../../www/core/index.js';
import { matchLanguage } from '../../../www/i18n/preferred-language.js';
import { lessonLimits, printLesson, readLesson } from '../../../www/learn/lesson.js';
import {
  initialMaking,
  lackOf,
  parse as parsedDraft,
  replaceDraft,
  serialize as serializedDraft,
} from '../../../www/learn/make/draft.js';
import { progress } from '../../../www/learn/built-in.js';
import { parse, serialize } from '../../../www/queens/editor/history.js';
import {
  chooseProgramLanguage,
  programLanguage,
  programLanguages,
} from '../../../www/queens/solvers/program-language.js';
import { FakeDatabase } from '../count-storage.mjs';
import { core, count } from '../core.mjs';
import { mutateText } from './mutate.mjs';

/** @typedef {{ item: string, text: string } | { item: 'counts' | 'measured', row: Record<string, any>, resealed?: boolean }} Kept */

/** The storage of the browser, with one item in it. */
let stored = '';
Object.assign(globalThis, {
  location: { hash: '', pathname: '/page/' },
  localStorage: { getItem: () => stored, setItem: () => {} },
});

const appearance = appearanceOf();

/** The settings need a document, of which they read and set little. */
async function appearanceOf() {
  const query = { matches: false, addEventListener() {} };
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
    matchMedia: () => query,
    getComputedStyle: () => ({ backgroundColor: '' }),
  });
  return import('../../../www/platform/appearance.js');
}
const { initAppearance, choice, offered } = await appearance;

const RECORD = {
  id: 'a',
  n: 18,
  method: 'join',
  version: '4',
  jobs: 512,
  below: 24,
  beyond: [26, 30],
  solutions: 12_345n,
  fraction: 0.45,
  spent: 1500,
};
const ENTRY = { id: 'a', n: 12, method: 'join', workers: 2, ms: 1234.5, solutions: 14_200n, when: 1_800_000_000_000 };

const EACH = { ...RECORD, below: 2, beyond: [3], solutions: 9n, each: new Map([[0, 4n], [1, 0n], [3, 5n]]) }; // prettier-ignore

/** The row of a record, as the store writes it. @param {Record<string, any>} record */
async function rowOf(record) {
  const database = new FakeDatabase();
  await createStore({ core: count, database }).save(/** @type {any} */ (record));
  return [...database.tables.counts.values()][0];
}
const sound = await rowOf(RECORD);

/** Values that a stored field may have. @type {any[]} */
// prettier-ignore
const VALUES = [
  undefined, null, NaN, Infinity, -Infinity, -1, 0, 0.5, 1, 8, 27, 28, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, 8.64e15,
  8.65e15, 0n, -1n, 92n, 2n ** 64n, '', '8', '92', 'join', 'naive', true, [], {}, [8], { toString: 1, valueOf: 2 },
  new Date(NaN), new Uint8Array(), new Uint8Array([255]), new Uint8Array(65), new BigUint64Array([1n, 2n, 3n]),
  new Map([[0, 1n]]),
];

// prettier-ignore
const WORDS = [
  '{', '}', '[', ']', ',', ':', '"', 'null', 'true', '0', '-1', '0.5', '8', '32', '33', '1048576', '4294967296',
  '1e400', '"size":', '"queens":', '"at":', '"placements":', '"title":', '"stops":', '"text":', '"link":',
  '"marks":', '"scan":', '"__proto__":', '"constructor":', '"toString":', '"#1/queens/8"', '"#x"', '"x"', '\\u0000',
  '\\n', '\\ud800', ' ', '\n', '{"size":8,"queens":[0]}', '{"text":"x","link":"#1/race/8"}', 'dark', 'en', 'zh',
  'Rust', 'paper', 'full', '\u0000', '皇',
];

/** @type {Kept[]} */
const corpus = [
  {
    item: 'placements',
    text: serialize({
      at: 1,
      placements: [
        { size: 8, queens: [0, 1025] },
        { size: 4, queens: [] },
      ],
    }),
  },
  { item: 'placements', text: serialize({ at: 0, placements: [{ size: 32, queens: [squareAt(31, 31)] }] }) },
  { item: 'lessons', text: '{"marks":3,"scan":12,"impossible":200}' },
  {
    item: 'draft',
    text: serializedDraft({ title: 'T', stops: [{ id: 1, text: 'One.\n\nTwo.', link: '#1/queens/8' }] }),
  },
  { item: 'draft', text: '{"title":"","stops":[{"text":"","link":"#1/race/8"},{"text":"# x","link":"#1/count/8"}]}' },
  ...['paper', 'walnut', 'dark', 'light', 'reduced', 'full', 'system'].map((text) => ({ item: 'look', text })),
  ...['en', 'zh'].map((text) => ({ item: 'language', text })),
  ...Object.keys(programLanguages).map((text) => ({ item: 'program', text })),
  { item: 'draft', text: '{"title":"T","stops":[]}' },
  { item: 'draft', text: '{"title":"T","stops":[{"text":"","link":"#1/queens/8"}]}' },
  { item: 'counts', row: sound },
  { item: 'counts', row: await rowOf(EACH) },
  { item: 'counts', row: EACH, resealed: true },
  { item: 'measured', row: ENTRY },
  { item: 'measured', row: { ...ENTRY, imported: true, workers: 0, ms: 0 } },
];

/** @type {import('./driver.mjs').Target} */
export const target = {
  name: 'kept',
  short: 4000,
  corpus,
  errors: [
    'placements',
    'lessons',
    'draft',
    'look',
    'language',
    'program',
    'counts',
    'measured',
    'lack title',
    'lack stops',
    'lack text',
  ],

  /** @param {Kept} input */
  mutate(input, others, dice) {
    if ('text' in input) {
      const other = dice.oneOf(others);
      return { ...input, text: mutateText(input.text, other.text ?? '[]', WORDS, 20_000, dice).slice(0, 60_000) };
    }
    const fields = Object.keys(input.row);
    const field = dice.oneOf(fields);
    const row = { ...input.row };
    if (dice.whole(0, 9) === 0) return { ...input, row, resealed: dice.whole(0, 1) === 1 && !('check' in row) };
    const bytes = row[field];
    if (bytes instanceof Uint8Array && dice.whole(0, 1) === 0)
      row[field] = bytes.map((byte) => (dice.whole(0, 3) ? byte : byte ^ (1 << dice.whole(0, 7))));
    else if (typeof bytes === 'number' && dice.whole(0, 1) === 0) row[field] = bytes + dice.oneOf([1, -1, 0.5, 8]);
    else if (dice.whole(0, 4) === 0) delete row[field];
    else row[field] = dice.oneOf(VALUES);
    // The key of its table.
    row.id = 'a';
    return { ...input, row };
  },

  /** @param {Kept} input */
  size: (input) => ('text' in input ? input.text.length : 300),

  /** @param {Kept} input */
  check(input, met) {
    const accepted = 'text' in input ? checkText(input.item, input.text, met) : checkRow(input);
    const noted = (/** @type {boolean} */ is) => {
      if (!is) met(input.item);
      return is;
    };
    return typeof accepted === 'boolean' ? noted(accepted) : accepted.then(noted);
  },
};

/**
 * @param {string} item
 * @param {string} text
 * @param {(kind: string) => void} met
 */
function checkText(item, text, met) {
  stored = text;
  switch (item) {
    case 'placements':
      return checkPlacements(parse(core, text));
    case 'lessons': {
      const stops = Object.entries(progress());
      assert.ok(stops.every(([, stop]) => Number.isInteger(stop) && stop >= 1 && stop <= lessonLimits().stops));
      return stops.length > 0;
    }
    case 'draft':
      return checkDraft(text, met);
    case 'look': {
      initAppearance();
      const chosen = /** @type {(keyof typeof offered)[]} */ (Object.keys(offered));
      for (const name of chosen) assert.ok(offered[name].some((value) => value === choice(name)));
      return chosen.some((name) => offered[name].some((value) => value === text));
    }
    case 'language': {
      const language = matchLanguage(['en', 'zh'], text, ['zh-CN']);
      assert.equal(language, text === 'en' ? 'en' : 'zh');
      return language === text;
    }
    default: {
      chooseProgramLanguage(text);
      const language = programLanguage();
      assert.equal(language, Object.keys(programLanguages).includes(text) ? text : null);
      return language !== null;
    }
  }
}

/** @param {ReturnType<typeof parse>} history */
function checkPlacements({ at, placements }) {
  if (at < 0) {
    assert.deepEqual(placements, []);
    return false;
  }
  assert.ok(at < placements.length && placements.length <= 100);
  for (const { size, queens } of placements) {
    assert.ok(Number.isInteger(size) && size >= 1 && size <= limits().queens);
    assert.ok(new Set(queens).size === queens.length && queens.length <= size * size);
    for (const queen of queens) {
      assert.ok(queen === squareAt(fileOf(queen), rankOf(queen)) && fileOf(queen) < size && rankOf(queen) < size);
    }
  }
  const { size, queens } = placements[at];
  // The core takes all of them.
  core.queensConflicts(size, Uint32Array.from(queens));
  const again = parse(core, serialize({ at, placements }));
  assert.deepEqual(again.placements[again.at].queens, queens);
  return true;
}

/**
 * @param {string} text
 * @param {(kind: string) => void} met
 */
function checkDraft(text, met) {
  const draft = parsedDraft(text);
  if (draft === null) return false;
  assert.ok(typeof draft.title === 'string' && draft.title.length <= lessonLimits().title);
  assert.ok(draft.stops.length <= lessonLimits().stops);
  for (const stop of draft.stops) {
    assert.ok(stop.text.length <= lessonLimits().text && /^#\S/.test(stop.link));
  }
  const making = replaceDraft(initialMaking, draft);
  const { title, stops } = making.draft;
  assert.deepEqual(parsedDraft(serializedDraft(making.draft)), draft);
  const lack = lackOf(making.draft);
  if (lack) met(`lack ${lack.lacks}`);
  else {
    const { lesson, mistakes } = readLesson(printLesson({ title, stops }));
    assert.ok(lesson ? lesson.stops.length >= 1 : mistakes.length > 0);
  }
  return true;
}

/** @param {Extract<Kept, { row: unknown }>} input */
function checkRow({ item, row, resealed }) {
  if (item === 'measured') {
    const entries = count.completedCounts([row, ENTRY, null]);
    assert.ok(entries.includes(ENTRY));
    assert.ok(count.bestCounts(entries).length >= 1);
    assert.equal(count.countsFile(entries, 'csv').split('\r\n').length, entries.length + 2);
    assert.equal(JSON.parse(count.countsFile(entries, 'json')).length, entries.length);
    return entries.length === 2;
  }
  return checkCount(row, resealed === true);
}

/**
 * A sound record beside one that is not.
 * @param {Record<string, any>} row
 * @param {boolean} resealed whether it is a record, whose checksum is made anew
 */
async function checkCount(row, resealed) {
  const database = new FakeDatabase();
  let unread = 0;
  const store = createStore({ core: count, database }, { onUnread: (now) => (unread = now) });
  database.tables.counts.set('z', { ...sound, id: 'z', check: checks.z });
  if (resealed) {
    // Skipped: values that cannot be serialized, or only with more memory than there is.
    if (typeof row.below !== 'number' || row.below > 1e5) return false;
    try {
      await store.save(/** @type {any} */ (row));
    } catch {
      return false;
    }
  } else database.tables.counts.set('a', row);
  const { kept: records } = await store.read();
  assert.ok(records.some(({ id }) => id === 'z'));
  const record = records.find(({ id }) => id === 'a');
  assert.deepEqual([database.tables.counts.size, unread], [2, record ? 0 : 1]);
  if (!record) return false;
  const { n, jobs, below, beyond, solutions, each, fraction, spent } = record;
  assert.ok(Number.isInteger(n) && n >= 1 && n <= limits().count);
  assert.ok(
    Number.isInteger(jobs) && jobs >= 1 && jobs < 2 ** 32 && Number.isInteger(below) && below >= 0 && below <= jobs,
  );
  assert.ok([...beyond].every((job) => Number.isInteger(job) && job >= below && job < jobs));
  assert.ok(typeof solutions === 'bigint' && fraction >= 0 && fraction <= 1 && spent >= 0);
  if (each)
    assert.equal(
      [...each.values()].reduce((sum, some) => sum + some, 0n),
      solutions,
    );
  return true;
}

/** The checksum of the sound record under another key. */
const checks = { z: (await rowOf({ ...RECORD, id: 'z' })).check };
