/**
 * Every stop of every built-in lesson: its link opens the state that its text describes, in both languages.
 */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../../www/i18n/index.js';
import { lessonKeys } from '../../www/learn/built-in.js';
import { printLesson, readLesson } from '../../www/learn/lesson.js';
import { core } from './core.mjs';
import { factsIn, knightState, parseLink, queensState } from './lesson-facts.mjs';
import { further } from './lesson-further.mjs';

/** @param {string} language @param {string} key */
const fileOfLesson = (language, key) => new URL(`../../content/lessons/${language}/${key}.md`, import.meta.url);

/** @param {string} language @param {string} key */
function lessonOf(language, key) {
  const text = readFileSync(fileOfLesson(language, key), 'utf8');
  const { lesson, mistakes } = readLesson(text);
  assert.deepEqual(mistakes, [], `${language} ${key}`);
  assert.ok(lesson);
  return { text, lesson };
}

const lessons = lessonKeys.map((key) => {
  const texts = Object.keys(languages).map((language) => ({ language, ...lessonOf(language, key) }));
  return { key, texts, links: texts[0].lesson.stops.map(({ link }) => link) };
});

test('there are eight lessons of eight to twelve stops, and no other files', () => {
  for (const language of Object.keys(languages)) {
    const files = readdirSync(new URL('.', fileOfLesson(language, 'x')));
    assert.deepEqual(files.toSorted(), lessonKeys.map((key) => `${key}.md`).toSorted());
  }
  for (const { key, links } of lessons) assert.ok(links.length >= 8 && links.length <= 12, key);
});

test('each lesson is printed as it is written', () => {
  for (const { key, texts } of lessons)
    for (const { text, lesson } of texts) assert.equal(printLesson(lesson), text, key);
});

test('the languages have the same links, and at each stop the same facts', () => {
  for (const { key, texts, links } of lessons) {
    for (const { language, lesson } of texts) {
      assert.deepEqual(
        lesson.stops.map(({ link }) => link),
        links,
        `${key} ${language}`,
      );
    }
    for (const index of links.keys()) {
      const [facts, ...others] = texts.map(({ language, lesson }) => factsIn(lesson.stops[index].text, language));
      for (const other of others) assert.deepEqual(other, facts, `${key} ${index + 1}`);
    }
  }
});

test('each link is canonical, and opens a step that the run has', () => {
  for (const { links } of lessons) {
    for (const link of links) {
      const canonical = core.printLink(parseLink(link));
      assert.ok([link, link.replace(/[?&]ask$/, '')].includes(canonical), link);
    }
  }
});

for (const { key, texts, links } of lessons) {
  test(`every fact of the lesson ${key} is one of the state that its link opens`, () => {
    for (const [index, link] of links.entries()) {
      const route = parseLink(link);
      const state = route.view === 'queens' ? queensState(route) : route.view === 'knight' ? knightState(route) : null;
      if (state?.run) assert.equal(state.run.step, state.step, link);
      const more = further[key][index + 1]?.(state ?? { link: route }) ?? [];
      const facts = new Set([...(state?.facts ?? []), ...more]);
      for (const { language, lesson } of texts) {
        const told = factsIn(lesson.stops[index].text, language);
        const where = `${key} ${index + 1} ${language}`;
        assert.deepEqual(
          told.filter((fact) => !facts.has(fact)),
          [],
          where,
        );
        assert.deepEqual(
          more.filter((fact) => !told.includes(fact)),
          [],
          `${where}: computed, but not named`,
        );
      }
    }
  });
}

test('a link that asks opens a search that goes on', () => {
  const asking = lessons.flatMap(({ links }) => links.filter((link) => link.endsWith('&ask')));
  assert.ok(asking.length >= 6);
  for (const link of asking) {
    const route = parseLink(link);
    const state = route.view === 'queens' ? queensState(route) : route.view === 'knight' ? knightState(route) : null;
    assert.ok(state?.run && !state.run.atEnd, link);
  }
});

test('a lesson is short sentences, and Chinese is set as Chinese', () => {
  for (const { key, texts } of lessons) {
    for (const { language, lesson } of texts) {
      assert.doesNotMatch(lesson.title, /[.。]$/);
      for (const { text, line } of lesson.stops) {
        const where = `${language} ${key}, line ${line}`;
        assert.equal(text.split('\n\n').length, 1, where);
        assert.match(text, language === 'zh' ? /[。？]$/ : /[.?]$/, where);
        assert.doesNotMatch(text, /['"`*]|https?:/, where);
        if (language === 'zh') {
          assert.doesNotMatch(text, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, where);
          assert.doesNotMatch(text, /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u, where);
          assert.ok(text.length <= 160, where);
        } else {
          assert.doesNotMatch(text, /[\p{Script=Han}，。：；（）]/u, where);
          assert.ok(text.length <= 340, where);
        }
      }
    }
  }
});
