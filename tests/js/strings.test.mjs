import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { matchLanguage } from '../../www/i18n/preferred-language.js';
import {
  compact,
  languages,
  list,
  number,
  onLanguageChange,
  t,
  sentences,
  setLanguage,
  currentLanguage,
} from '../../www/i18n/index.js';
import { pick } from '../../www/i18n/translate.js';
import { en, zh } from '../../www/i18n/catalogues.js';
import { core } from '../../www/i18n/zh-rest.js';
import './english.mjs';

const catalogues = /** @type {Record<string, Record<string, string>>} */ ({ en, zh });

/** A message with its first texts chosen, and with its second. @param {string} message */
const formsOf = (message) => [0, 1].map((form) => pick(message, () => form));

/**
 * The keys in each file of messages of a language, as they are written: also those that are there twice.
 * @param {string} language
 * @returns {Record<string, string[]>}
 */
function filesOf(language) {
  const folder = new URL(`../../content/messages/${language}/`, import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return [file, [...text.matchAll(/^ {2}"([^"]+)": /gm)].map(([, key]) => key)];
    }),
  );
}

/** The names of the parameters of a message. @param {string} message */
const parametersOf = (message) => [...new Set(message.match(/\{\w+\}/g))].toSorted();

test('parameters are put in, numbers as the language writes them', () => {
  assert.equal(t('square.queen', { name: 'e4' }), 'e4, queen');
  assert.equal(t('timeline.known', { step: 982, length: 17_868 }), 'Step 982 of 17,868');
  assert.equal(number(14_772_512n), '14,772,512');
  assert.equal(compact(2_000_000), '2M');
  assert.equal(list(['d5', 'b7', 'a1']), 'd5, b7, and a1');
  assert.equal(sentences('One.', 'Two.'), 'One. Two.');
});

test('plurals follow the count', () => {
  assert.equal(t('speed.value', { count: 1 }), '1 step a second');
  assert.equal(t('speed.value', { count: 2000 }), '2,000 steps a second');
});

test('what is put in is not read again', () => {
  assert.equal(t('square.queen', { name: '{name}' }), '{name}, queen');
});

test('another language says it in its own way, and who listens is told', async () => {
  let told = 0;
  onLanguageChange(() => {
    told += 1;
  });
  await setLanguage('zh');
  assert.equal(currentLanguage(), 'zh');
  assert.equal(t('timeline.known', { step: 982, length: 17_868 }), '第 982 步，共 17,868 步');
  assert.equal(compact(2_000_000), '200万');
  assert.equal(list(['d5', 'b7', 'a1']), 'd5、b7 和 a1');
  assert.equal(sentences('一。', '二。'), '一。二。');
  await setLanguage('en');
  assert.equal(t('board'), 'Board');
  assert.equal(told, 2);
});

test('the language is the one chosen, else the first that both know, else English', () => {
  for (const [chosen, known, language] of /** @type {[string | null, string[], string][]} */ ([
    [null, ['zh-CN', 'en'], 'zh'],
    [null, ['ZH-hans-SG'], 'zh'],
    [null, ['tlh', 'en-GB', 'zh'], 'en'],
    [null, ['tlh', 'zh-TW', 'en'], 'zh'],
    [null, ['tlh', 'eo'], 'en'],
    [null, [], 'en'],
    ['en', ['zh-CN'], 'en'],
    ['zh', ['en'], 'zh'],
    ['tlh', ['zh-CN'], 'zh'],
    ['constructor', [], 'en'],
  ])) {
    assert.equal(matchLanguage(Object.keys(languages), chosen, known), language, `${chosen} ${known}`);
  }
});

for (const [code, catalogue] of Object.entries(catalogues)) {
  test(`no message of ${code} is told twice`, () => {
    const keys = Object.values(filesOf(code)).flat();
    assert.ok(keys.length >= Object.keys(catalogue).length);
    assert.deepEqual(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      [],
    );
  });

  test(`each file of ${code} has the messages that the English one has`, () => {
    const own = filesOf(code);
    for (const [file, keys] of Object.entries(filesOf('en'))) assert.deepEqual(own[file].toSorted(), keys.toSorted());
  });

  test(`every sentence of ${code} is one: it begins large and ends with a stop`, () => {
    for (const [key, message] of Object.entries(catalogue)) {
      if (!/^(queens|knight|idea)\./.test(key)) continue;
      for (const form of formsOf(message)) assert.match(form, /^[\p{Lu}\p{Script=Han}“{].*([.。]|\{reason\})$/su, key);
    }
  });

  test(`${code} has the keys of the other languages, with the same parameters`, () => {
    assert.deepEqual(Object.keys(catalogue).toSorted(), Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(catalogue)) {
      assert.deepEqual(parametersOf(message), parametersOf(en[/** @type {keyof typeof en} */ (key)]), key);
    }
  });
}

test('every language has a catalogue here', () => {
  assert.deepEqual(Object.keys(catalogues), Object.keys(languages));
});

/** Latin text that Chinese has as well: names, units, code. */
const LATIN = new RegExp(
  [
    '#include <bits/stdc\\+\\+\\.h>|using namespace std|Language|JavaScript|Python|WebAssembly|FEN|CSV|JSON|PNG|SVG|GIF|MB|kB|OEIS|A\\d{6}|Ctrl|Enter|Esc|QUEEN|Checker Challenge|LeetCode|C\\+\\+|Java|HTML|GB 18030|main|eval|input|scanf|vector',
    'Warnsdorff|getAccessRows|get_first_solution|get_next_solution|next_solution|select_place|solution|current_(?:row|col)',
    'global|nonlocal|from typing import|check|forward|backward|search|column|row|count|upper|given|queen|solve|cols|rows|ride|true|false|mod|pos|col|ld|rd|rightdiagonal|leftdiagonal',
  ].join('|'),
  'g',
);

test('Chinese has no forgotten English, and English no Chinese', () => {
  for (const [key, message] of Object.entries(zh)) {
    for (const form of formsOf(message)) {
      const text = form.replaceAll(/\{\w+\}/g, '');
      const rest = text.replaceAll(LATIN, '').replaceAll(/\b[a-zA-Z]\d?\b/g, '');
      assert.doesNotMatch(rest, /[a-zA-Z]/, key);
      if (!key.startsWith('code.')) assert.doesNotMatch(text, /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}|\.$/u, key);
    }
  }
  for (const [key, message] of Object.entries(en)) {
    for (const form of formsOf(message)) assert.doesNotMatch(form, /[\p{Script=Han}，。：；（）]/u, key);
  }
});

test('a word of code, a number and a Latin name stand a space away from Chinese', () => {
  for (const [key, message] of Object.entries(zh)) {
    for (const form of formsOf(message)) {
      assert.doesNotMatch(form, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, key);
    }
  }
});

const indent = (/** @type {unknown} */ text) => String(text).search(/\S/);

test('pseudo-code is indented alike', () => {
  for (const [key, message] of Object.entries(en)) {
    if (!key.startsWith('code.')) continue;
    assert.equal(indent(catalogues.zh[key]), indent(message), key);
  }
});

test('the page as it is served speaks both languages before any script runs', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replaceAll('&amp;', '&');
  assert.match(html, /<html lang="en">/);
  assert.equal(/<title>(.*)<\/title>/.exec(html)?.[1], en.title);
  assert.equal(/name="description"\s+content="([^"]*)"/.exec(html)?.[1], en.description);
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const texts = body.split(/<[^>]*>/).map((text) => text.trim().replaceAll(/\s+/g, ' '));
  assert.deepEqual(
    texts.filter((text) => text !== ''),
    [
      en.title,
      'This page needs JavaScript and WebAssembly: every search runs in the browser, and nothing is sent anywhere.',
      '本页需要 JavaScript 和 WebAssembly：所有搜索都在浏览器里进行，不向外发送任何数据。',
      'The board is being loaded.',
      '正在载入棋盘。',
      'The network is slow. If nothing comes, load the page again: its address keeps what is to be shown.',
      '网络较慢。如果一直没有反应，请重新加载：要显示的内容记在地址里。',
      'The page could not be started. Nothing is lost: its address keeps what is to be shown.',
      '页面没能启动。什么都没有丢失：要显示的内容记在地址里。',
      en['release.reload'],
      zh['release.reload'],
      'The board cannot be shown in this frame: the page around it has sandboxed it without allow-same-origin, and the host of the board does not allow that.',
      '棋盘无法在这个框架里显示：外面的网页对框架用了 sandbox 而没有 allow-same-origin，存放棋盘的主机又不允许这样加载。',
      'This browser is too old for the page, or has no WebAssembly. The page needs Chrome or Edge 123, Firefox 121, Safari 17.5, or a newer one.',
      '浏览器版本太旧，或没有 WebAssembly。本页需要 Chrome 或 Edge 123、Firefox 121、Safari 17.5 或更新的版本。',
    ],
  );
  assert.doesNotMatch(body, /(?:aria-(?!live)[a-z]+|title|alt|placeholder)="/);
});

test('what is installed has the title and the description of the page', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'));
  assert.deepEqual([manifest.name, manifest.description], [en.title, en.description]);
  assert.deepEqual([manifest.name_localized.zh, manifest.description_localized.zh], [zh.title, zh.description]);
});

test('a number out of range is refused alike by the page and by the core', () => {
  assert.equal(core.sentences['core.not-whole'], zh['not.whole']);
});
