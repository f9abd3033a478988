import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOf } from '../../www/export/texts.js';
import { rankOf, squareName } from '../../www/core/squares.js';
import { home } from '../../www/core/routes.js';
import { chance } from './chance.mjs';
import { at, core, count, lazy, squares } from './core.mjs';
import { placement, tour } from './states.mjs';

/** @param {import('./states.mjs').State} state */
const written = ({ route, scene, way }) =>
  new Map(
    textsOf({ ...core, ...lazy, ...count }, { route, scene }, way).map(({ kind, write }) => [kind, String(write())]),
  );

test('a random placement comes back from its FEN, its text board and its columns', () => {
  const dice = chance(1);
  for (let round = 0; round < 500; round += 1) {
    const state = placement(dice);
    const { route } = state;
    if (route.view !== 'queens') continue;
    const texts = written(state);
    const fragment = core.printLink({ ...route, ...at(null) });
    assert.deepEqual([...texts.keys()].slice(0, 2), ['fen', 'board']);
    const rows = new Set(route.queens.map(rankOf));
    assert.equal(texts.has('columns'), rows.size === route.queens.length);
    for (const [kind, text] of texts) {
      // A board of one square is a single letter, which is read as something else.
      if (route.size > 1) assert.equal(core.printLink(lazy.readPasted(text).link), fragment, `${kind}: ${text}`);
    }
  }
});

test('a random tour comes back from its list of moves and from its grid', () => {
  const dice = chance(2);
  for (let round = 0; round < 100; round += 1) {
    const state = tour(dice);
    const { route, way } = state;
    if (route.view !== 'knight' || !way) continue;
    const texts = written(state);
    assert.deepEqual([...texts.keys()], ['squares', 'grid', 'digits']);
    const given = { ...route, closed: false, digits: texts.get('digits')?.trim() ?? null };
    for (const kind of /** @type {const} */ (['squares', 'grid'])) {
      const { files, ranks, start, digits, holes } = /** @type {any} */ (lazy.readPasted(texts.get(kind) ?? '').link);
      assert.deepEqual({ files, ranks, start, digits, holes }, pick(given), kind);
    }
  }
});

/** @param {any} link */
const pick = ({ files, ranks, start, digits, holes }) => ({ files, ranks, start, digits, holes });

test('the grid leaves out what is not visited', () => {
  const way = new Uint32Array(squares('a1 b3 c1 a2 c3 b1 a3 c2'));
  const route = { ...home.knight, files: 3, ranks: 3, start: 0, holes: squares('b2') };
  const scene = /** @type {any} */ ({ tour: { squares: way, shown: 8, closing: false }, pieces: [] });
  const texts = written({ route, scene, way, step: null });
  assert.equal(texts.get('grid'), '7,2,5\r\n4,,8\r\n1,6,3\r\n');
  assert.equal(texts.get('squares'), `${Array.from(way, squareName).join('-')}\n`);
  const read = /** @type {any} */ (lazy.readPasted(texts.get('grid') ?? '').link);
  assert.deepEqual([read.holes, read.start], [squares('b2'), 0]);
});

test('the beginning of a tour is a list and a grid, and no digits', () => {
  const route = { ...home.knight, files: 5, ranks: 5, start: 0 };
  const way = new Uint32Array(squares('a1 b3 c5'));
  const scene = /** @type {any} */ ({ tour: { squares: way, shown: 2, closing: false }, pieces: [] });
  const texts = written({ route, scene, way: null, step: 1 });
  assert.deepEqual([...texts.keys()], ['squares', 'grid']);
  assert.equal(texts.get('squares'), 'a1-b3\n');
});

test('the answer to the Checker Challenge is there for the boards that it asks for', () => {
  const scene = /** @type {any} */ ({ pieces: [], tour: null });
  const kinds = (/** @type {Partial<typeof home.queens>} */ change) => [
    ...written({ route: { ...home.queens, ...change }, scene, way: null, step: 0 }).keys(),
  ];
  for (const size of [5, 6, 8, 13, 14]) {
    assert.equal(kinds({ size }).includes('challenge'), count.checkerChallenge(size) !== undefined, `${size}`);
  }
  assert.ok(!kinds({ size: 8, solver: 'mask' }).includes('challenge'));
  assert.ok(!kinds({ size: 8, queens: squares('a8') }).includes('challenge'));
});

test('boards too large for a grid have no text', () => {
  const scene = /** @type {any} */ ({ pieces: [], tour: { squares: new Uint32Array([0]), shown: 1, closing: false } });
  assert.deepEqual(
    textsOf({ ...core, ...lazy, ...count }, { route: { ...home.knight, files: 51, ranks: 51, start: 0 }, scene }, null),
    [],
  );
});
