/** The lesson that is open: when it is at its stop, its link and its title, and the progress. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { linkOf, showRoute, targetOf } from '../../www/app/actions.js';
import { initialState, routeOf } from '../../www/app/state.js';
import { titleOf } from '../../www/app/title.js';
import { languages, setLanguage, loadCatalogue } from '../../www/i18n/index.js';
import { readLesson } from '../../www/learn/lesson.js';
import { atStopNotShown, closeLesson, isAnswered, isAtStop, isOpen, translateLesson } from '../../www/learn/state.js';
import {
  keepProgress,
  lessonKeys,
  lessonStops,
  lessonName,
  progress,
  titleOf as titleOfLesson,
} from '../../www/learn/built-in.js';
import { core } from './core.mjs';

/** @import { Lesson } from '../../www/learn/lesson.js' */
/** @import { LessonSource } from '../../www/learn/state.js' */
/** @import { State } from '../../www/app/state.js' */

before(async () => {
  await setLanguage('en');
  await loadCatalogue();
});

const parseLink = (/** @type {string} */ link) => core.parseLink(link);

/** @param {string} language @param {string} key */
function lessonOf(language, key) {
  const text = readFileSync(new URL(`../../content/lessons/${language}/${key}.md`, import.meta.url), 'utf8');
  const { lesson } = readLesson(text);
  assert.ok(lesson, key);
  return lesson;
}

/** @param {string} link */
function target(link) {
  const found = targetOf(parseLink(link));
  assert.ok(found && typeof found !== 'function', link);
  return found;
}

/**
 * The page at a stop, with its run at the step of the link.
 * @param {Lesson} lesson
 * @param {number} stop
 * @param {LessonSource} source
 */
function atStop(lesson, stop, source) {
  const found = target(lesson.stops[stop - 1].link);
  return arrived(showRoute(initialState, { ...found, lesson: { source, lesson, stop } }), found.step ?? null);
}

/**
 * The page with its run at a step, `null` for the end of a tour.
 * @param {State} state
 * @param {number | null} step
 * @returns {State}
 */
function arrived(state, step) {
  const route = routeOf(state);
  const program = state.offer?.view === 'program';
  const searching = program || ('solver' in route && route.solver !== null);
  const run = /** @type {any} */ ({});
  /** @type {import('../../www/player/display.js').Kind} */
  const kind = searching ? 'search' : 'tour';
  const display = { route: /** @type {any} */ (route), run, kind, program, at: () => assert.fail() };
  const { player } = state;
  const atEnd = !searching && step === null;
  const snapshot = { ...player.snapshot, step: step ?? (searching ? 0 : 63), atEnd };
  return { ...state, player: { ...player, display, snapshot } };
}

const print = (/** @type {State} */ state) => core.printLink(linkOf(state));

test('each stop of each lesson in each language opens by its link, and has the link of the lesson', () => {
  for (const language of Object.keys(languages)) {
    for (const key of lessonKeys) {
      const lesson = lessonOf(language, key);
      assert.equal(lesson.stops.length, lessonStops);
      for (const index of lesson.stops.keys()) {
        const state = atStop(lesson, index + 1, { key });
        assert.ok(isAtStop(state), `${key} ${index + 1}`);
        const link = index === 0 ? `#1/lesson/${key}` : `#1/lesson/${key}?stop=${index + 1}`;
        assert.equal(print(state), link);
        assert.equal(titleOf(state), `${lesson.title} · ${index + 1}/${lessonStops}`);
        assert.equal(core.printLink(linkOf(closeLesson(state))), lesson.stops[index].link);
      }
    }
  }
});

test('the page is at no stop where no lesson is open', () => {
  assert.equal(isAtStop(initialState), false);
  assert.equal(isAtStop(closeLesson(atStop(lessonOf('en', 'marks'), 2, { key: 'marks' }))), false);
});

test('one step further the link is that of the board, and the lesson stays open', () => {
  const lesson = lessonOf('en', 'marks');
  const state = atStop(lesson, 2, { key: 'marks' });
  const away = arrived(state, 4);
  assert.equal(isAtStop(away), false);
  assert.equal(print(away), '#1/queens/8?solver=marks&step=4');
  assert.equal(away.lesson?.stop, 2);
  assert.ok(isAtStop(arrived(away, 3)));
  assert.equal(core.printLink(linkOf(state, 3)), '#1/queens/8?solver=marks&step=3');
});

test('a question of a stop is answered one step further', () => {
  const asking = atStop(lessonOf('en', 'marks'), 4, { key: 'marks' });
  assert.deepEqual(
    [asking, arrived(asking, 24), arrived(asking, 25)].map((state) => isAnswered(state)),
    [false, true, false],
  );
  const plain = atStop(lessonOf('en', 'marks'), 2, { key: 'marks' });
  assert.equal(isAnswered(arrived(plain, 4)), false);
});

test('another board is away from the stop, and a step beyond the end is at it', () => {
  const lesson = lessonOf('en', 'marks');
  const state = atStop(lesson, 2, { key: 'marks' });
  assert.equal(isAtStop(arrived(showRoute(state, target('#1/queens/8?solver=marks&step=3')), 3)), false);
  assert.ok(isAtStop(atStop(lesson, 2, { key: 'marks' })));
  const beyond = { title: 'x', stops: [{ text: 'x', link: '#1/queens/4?step=9999', line: 1 }] };
  const far = atStop(beyond, 1, { packed: 'x' });
  const { player } = far;
  const end = { ...far, player: { ...player, snapshot: { ...player.snapshot, step: 70, atEnd: true } } };
  assert.ok(isAtStop(end));
  assert.equal(isAtStop(arrived(far, 70)), false);
});

test('a search without a step is at its stop at the start, and a range of steps within it', () => {
  const stops = ['#1/queens/8', '#1/queens/8?steps=3-9', '#1/count/14'].map((link, line) => ({
    text: 'x',
    link,
    line,
  }));
  const lesson = { title: 'x', stops };
  const state = atStop(lesson, 1, { packed: 'x' });
  assert.deepEqual(
    [null, 0, 1].map((step) => isAtStop(arrived(state, step))),
    [true, true, false],
  );
  // A tour opens at its end.
  const tour = { title: 'x', stops: [{ text: 'x', link: '#1/knight/8x8/a1', line: 1 }] };
  assert.ok(isAtStop(atStop(tour, 1, { packed: 'x' })));
  assert.equal(isAtStop(arrived(atStop(tour, 1, { packed: 'x' }), 0)), false);
  const range = atStop(lesson, 2, { packed: 'x' });
  assert.deepEqual(
    [2, 3, 9, 10].map((step) => isAtStop(arrived(range, step))),
    [false, true, true, false],
  );
  assert.ok(
    isAtStop(
      showRoute(initialState, { ...target('#1/count/14'), lesson: { source: { packed: null }, lesson, stop: 3 } }),
    ),
  );
});

test('a lesson of one’s own has its link where it is packed, and otherwise that of the board', () => {
  const lesson = lessonOf('en', 'marks');
  assert.equal(print(atStop(lesson, 3, { packed: 'eJx' })), '#1/lesson/~eJx?stop=3');
  assert.equal(print(atStop(lesson, 3, { packed: null })), '#1/queens/8?solver=marks&step=4');
});

test('a lesson is known by its key or by its payload', () => {
  const lesson = lessonOf('en', 'marks');
  const link = /** @type {const} */ ({ view: 'lesson', embed: false, lesson: null, packed: null, stop: 1 });
  const open = (/** @type {LessonSource} */ source) => ({ source, lesson, stop: 1, at: null });
  assert.ok(isOpen(open({ key: 'marks' }), { ...link, lesson: 'marks' }));
  assert.ok(isOpen(open({ packed: 'x' }), { ...link, packed: 'x' }));
  assert.equal(isOpen(open({ key: 'scan' }), { ...link, lesson: 'marks' }), false);
  assert.equal(isOpen(open({ packed: null }), { ...link, packed: 'x' }), false);
  assert.equal(isOpen(null, { ...link, packed: 'x' }), false);
});

test('in another language the lesson is at the same stop', () => {
  const state = atStop(lessonOf('en', 'marks'), 4, { key: 'marks' });
  assert.ok(state.lesson);
  const chinese = lessonOf('zh', 'marks');
  const now = translateLesson(state, state.lesson, chinese);
  assert.deepEqual([now.lesson?.lesson, now.lesson?.stop, isAtStop(now)], [chinese, 4, true]);
  assert.equal(translateLesson(now, state.lesson, chinese), now);
});

test('a stop that cannot be shown has its sentences, away from what it speaks of', () => {
  const lesson = lessonOf('en', 'marks');
  const state = atStopNotShown(initialState, { source: { packed: 'x' }, lesson, stop: 2 });
  assert.deepEqual([state.lesson?.stop, isAtStop(state)], [2, false]);
});

test('the list has the titles of the lessons', async () => {
  for (const language of /** @type {(keyof typeof languages)[]} */ (Object.keys(languages))) {
    await setLanguage(language);
    for (const key of lessonKeys) {
      const { title } = lessonOf(language, key);
      assert.equal(titleOfLesson(key), title);
      assert.ok(lessonName(key).length < title.length);
    }
  }
  await setLanguage('en');
});

test('the furthest stop of each lesson is remembered, and nothing that is none', () => {
  const kept = new Map();
  const storage = { getItem: (/** @type {string} */ name) => kept.get(name) ?? null, setItem: kept.set.bind(kept) };
  Object.assign(globalThis, { localStorage: storage, location: { hash: '', pathname: '/page/' } });
  assert.deepEqual(progress(), {});
  keepProgress('marks', 3);
  keepProgress('marks', 2);
  keepProgress('scan', 1);
  assert.deepEqual(progress(), { marks: 3, scan: 1 });
  for (const [text, read] of /** @type {[string, object][]} */ ([
    ['{"marks":0,"scan":"2","mask":4}', { mask: 4 }],
    ['[', {}],
    ['null', {}],
    ['7', {}],
  ])) {
    kept.set('queens-and-knights /page/ lessons', text);
    assert.deepEqual(progress(), read, text);
  }
});
