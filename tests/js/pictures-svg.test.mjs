import { DOMParser } from '@xmldom/xmldom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyScene } from '../../www/board/scene.js';
import { croppedGeometry, pictureGeometry } from '../../www/export/layout.js';
import { plain } from '../../www/export/subject.js';
import { svgPicture } from '../../www/export/svg.js';
import { escaped, tag } from '../../www/export/xml.js';
import { chance } from './chance.mjs';
import { at, core, lazy, squares } from './core.mjs';
import { anyState } from './states.mjs';
import { tokens } from './tokens.mjs';

/**
 * Parsed by a strict reader that shares nothing with the writer: anything but well-formed XML throws.
 *
 * @param {string} text
 */
function parsed(text) {
  const root = new DOMParser({ onError: showError }).parseFromString(text, 'image/svg+xml').documentElement;
  assert.ok(root);
  return {
    root,
    all: (/** @type {string} */ name) => [...root.getElementsByTagName(name)],
    text: (/** @type {string} */ name) => root.getElementsByTagName(name)[0]?.textContent,
  };
}

/**
 * @param {string} _
 * @param {string} message
 */
const showError = (_, message) => assert.fail(message);

const told = { title: 'A board', description: 'A sentence.', link: 'https://example.org/queens/#1/queens/8' };

test('a random state comes back from its picture by the link that is in it', () => {
  const dice = chance(6);
  for (let round = 0; round < 400; round += 1) {
    const { route, step, scene } = anyState(dice);
    const fragment = core.printLink({ ...route, ...at(step) });
    const link = `https://example.org/page/${fragment}`;
    const svg = svgPicture(scene, { title: `${round} & "more"`, description: '<>', link }, tokens);
    const found = lazy.linkInSvg(svg);
    assert.equal(found, link);
    assert.deepEqual(lazy.readPasted(found ?? '').link, core.parseLink(fragment));
    const { root, text, all } = parsed(svg);
    assert.equal(root.namespaceURI, 'http://www.w3.org/2000/svg');
    assert.deepEqual([text('title'), text('desc'), text('metadata')], [`${round} & "more"`, '<>', link]);
    assert.equal(all('use').length, scene.pieces.length);
  }
});

test('a picture is shapes alone: nothing runs, nothing is fetched', () => {
  const dice = chance(7);
  const allowed = 'svg title desc metadata rect path circle text g defs use pattern'.split(' ');
  for (let round = 0; round < 100; round += 1) {
    const { all, root } = parsed(svgPicture(anyState(dice).scene, told, tokens));
    for (const element of [root, ...all('*')]) {
      assert.ok(allowed.includes(element.tagName), element.tagName);
      for (const { name, value } of element.attributes) {
        assert.ok(!name.startsWith('on'), name);
        if (name.endsWith('href')) assert.match(value, /^#/);
        assert.doesNotMatch(value, /var\(|light-dark|NaN|undefined|Infinity|null/, `${element.tagName} ${name}`);
      }
    }
  }
});

test('the numbers of a tour and the names of files and ranks are words', () => {
  const scene = {
    ...emptyScene(5, 5, false),
    tour: { squares: new Uint32Array(squares('a1 b3 c5')), shown: 3, closing: false },
  };
  const words = parsed(svgPicture(scene, told, tokens))
    .all('text')
    .map(({ textContent }) => textContent);
  assert.deepEqual(words.toSorted(), [...'12345', ...'abcde', '1', '2', '3'].toSorted());
});

test('a plain picture keeps pieces and ways and nothing else', () => {
  const dice = chance(8);
  for (let round = 0; round < 50; round += 1) {
    const { scene } = anyState(dice);
    const { pieces, tour, holes, zones, counts, markers, lines, candidates, heat } = plain(scene);
    assert.deepEqual([pieces, tour, holes], [scene.pieces, scene.tour, scene.holes]);
    assert.deepEqual([zones, heat, counts, markers, lines, candidates], [null, null, [], [], [], []]);
  }
});

test('a picture has the size of its board, with or without the names around it', () => {
  const scene = emptyScene(7, 5, false);
  for (const bare of [false, true]) {
    const { root } = parsed(svgPicture(scene, told, tokens, { bare }));
    const { width, height } = bare ? croppedGeometry(scene) : pictureGeometry(scene);
    const size = ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name));
    assert.deepEqual(size, [`${width}`, `${height}`, `0 0 ${width} ${height}`]);
  }
});

test('a picture of the first solution is small', () => {
  const { size, queens } = { size: 8, queens: squares('a8 e7 h6 f5 c4 g3 b2 d1') };
  const pieces = queens.map((square) => ({ piece: /** @type {const} */ ('queen'), square }));
  assert.ok(svgPicture({ ...emptyScene(size, size, true), pieces }, told, tokens).length < 6000);
});

test('texts are escaped, and what XML cannot hold is left out', () => {
  assert.equal(escaped('a < b & "c" > d\u0000\u001F\uFFFE\n'), 'a &lt; b &amp; &quot;c&quot; &gt; d\n');
  assert.equal(tag('a', { b: '"', c: 1.006, d: null }, ['<e/>']), '<a b="&quot;" c="1.01"><e/></a>');
});
