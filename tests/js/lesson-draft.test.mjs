import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonLimits } from '../../www/learn/lesson.js';
import './core.mjs';
import {
  addStop,
  initialMaking,
  lackOf,
  moveStop,
  parse,
  redo,
  removeStop,
  replaceDraft,
  retitle,
  rewriteStop,
  serialize,
  undo,
} from '../../www/learn/make/draft.js';
import { chance } from './chance.mjs';

const [one, two, three] = ['#1/queens/6', '#1/queens/8?solver=scan&step=3', '#1/knight/8x8/c3'];
const some = [one, two, three].reduce(addStop, initialMaking);

/** @param {import('../../www/learn/make/draft.js').Making} making */
const links = ({ draft }) => draft.stops.map(({ link }) => link);
const ids = some.draft.stops.map(({ id }) => id);

test('moments are added at the end, each with an id of its own', () => {
  assert.deepEqual(links(some), [one, two, three]);
  assert.equal(new Set(ids).size, 3);
  const again = addStop(removeStop(some, ids[2]), one);
  assert.ok(!ids.includes(again.draft.stops[2].id));
});

test('a stop is moved up and down, and not beyond an end', () => {
  assert.deepEqual(links(moveStop(some, ids[2], -1)), [one, three, two]);
  assert.deepEqual(links(moveStop(some, ids[0], 1)), [two, one, three]);
  assert.deepEqual(links(moveStop(some, ids[0], 9)), [two, three, one]);
  assert.equal(moveStop(some, ids[0], -1), some);
  assert.equal(moveStop(some, 999, 1), some);
});

test('a removed stop comes back in its place, with its text', () => {
  const written = rewriteStop(some, ids[1], { text: 'Three candidates.' });
  const without = removeStop(written, ids[1]);
  assert.deepEqual(links(without), [one, three]);
  assert.deepEqual(undo(without).draft, written.draft);
  assert.deepEqual(redo(undo(without)).draft, without.draft);
  assert.equal(removeStop(some, 999), some);
});

test('the stops of a lesson that is opened instead have ids of their own, and so has one added after', () => {
  const stops = [two, three, one].map((link) => ({ text: 'A', link }));
  const opened = replaceDraft(some, { title: 'T', stops });
  assert.deepEqual([opened.draft.title, links(opened)], ['T', [two, three, one]]);
  const later = replaceDraft(addStop(opened, one), { title: 'U', stops });
  const all = [...later.past, later.draft].flatMap((draft) => draft.stops.map(({ id }) => id));
  assert.equal(new Set(all).size, 3 + 3 + 1 + 3);
});

test('typing on in one place is one change, and another place begins another', () => {
  let making = some;
  for (const text of ['A', 'As', 'As ', 'As s']) making = rewriteStop(making, ids[0], { text });
  making = retitle(retitle(making, 'T'), 'Ti');
  making = rewriteStop(making, ids[0], { text: 'As so' });
  assert.equal(undo(making).draft.stops[0].text, 'As s');
  assert.equal(undo(undo(making)).draft.title, '');
  assert.equal(undo(undo(undo(making))).draft, some.draft);
  assert.equal(retitle(making, 'Ti'), making);
  assert.equal(rewriteStop(making, ids[0], { text: 'As so' }), making);
});

test('whatever is done, all of it can be undone and redone', () => {
  const random = chance(11);
  const some40 = Array.from({ length: 40 });
  const acts = [
    addStop,
    (/** @type {typeof some} */ making) => moveStop(making, random.whole(1, 40), random.whole(-2, 2)),
    (/** @type {typeof some} */ making) => removeStop(making, random.whole(1, 40)),
    (/** @type {typeof some} */ making) =>
      rewriteStop(making, random.whole(1, 40), { text: String(random.whole(0, 9)) }),
    (/** @type {typeof some} */ making) => retitle(making, String(random.whole(0, 9))),
    (/** @type {typeof some} */ making) => replaceDraft(making, { title: 'T', stops: [{ text: 'A', link: two }] }),
  ];
  for (let round = 0; round < 50; round += 1) {
    const last = some40.reduce((/** @type {typeof some} */ making) => random.oneOf(acts)(making, one), initialMaking);
    const first = some40.reduce(undo, last);
    assert.equal(first.draft, initialMaking.draft);
    assert.equal(some40.reduce(redo, first).draft, last.draft);
  }
});

test('a lesson is bounded, and so is its past', () => {
  const many = Array.from({ length: lessonLimits().stops + 5 }).reduce(
    (/** @type {typeof some} */ making) => addStop(making, one),
    initialMaking,
  );
  assert.equal(many.draft.stops.length, lessonLimits().stops);
  assert.equal(many.past.length, 100);
  assert.equal(retitle(some, 'x'.repeat(500)).draft.title.length, lessonLimits().title);
});

test('what a draft lacks is named from the top', () => {
  assert.deepEqual(lackOf(initialMaking.draft), { lacks: 'title' });
  assert.deepEqual(lackOf(retitle(some, ' \n ').draft), { lacks: 'title' });
  assert.deepEqual(lackOf(retitle(initialMaking, 'T').draft), { lacks: 'stops' });
  const titled = rewriteStop(retitle(some, 'T'), ids[0], { text: 'A.' });
  assert.deepEqual(lackOf(rewriteStop(titled, ids[1], { text: ' \n ' }).draft), {
    lacks: 'text',
    id: ids[1],
    number: 2,
  });
  const whole = ids.reduce((making, id) => rewriteStop(making, id, { text: 'A.' }), titled);
  assert.equal(lackOf(whole.draft), null);
});

test('a draft comes back from storage, and what is none does not', () => {
  const draft = rewriteStop(retitle(some, 'Title'), ids[1], { text: 'Two\nlines' }).draft;
  assert.deepEqual(parse(serialize(draft)), {
    title: 'Title',
    stops: draft.stops.map(({ text, link }) => ({ text, link })),
  });
  const noDrafts = [null, '', '{', '1', '[]', '{"title":"T"}', '{"title":1,"stops":[]}', '{"title":"T","stops":{}}'];
  for (const text of noDrafts) assert.equal(parse(text), null, String(text));
  const odd = {
    title: 'T',
    stops: [null, 1, { text: 'A' }, { text: 1, link: one }, { text: 'A', link: 'javascript:1' }],
  };
  assert.deepEqual(parse(JSON.stringify(odd)), { title: 'T', stops: [] });
  const long = { title: 'T', stops: Array.from({ length: 300 }, () => ({ text: 'x'.repeat(9000), link: one })) };
  assert.equal(parse(JSON.stringify(long))?.stops.length, lessonLimits().stops);
  assert.equal(parse(JSON.stringify(long))?.stops[0].text.length, lessonLimits().text);
});
