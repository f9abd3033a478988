/** The argument why there is no tour as it is shown: step 0 is the reason, the last step the conclusion. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyScene } from '../../www/board/scene.js';
import { home } from '../../www/core/routes.js';
import { noRun } from '../../www/core/run.js';
import { squareAt, squareName } from '../../www/core/squares.js';
import { argued, sceneOf } from '../../www/knight/argument.js';
import { still } from '../../www/player/display.js';
import { lazy, squares } from './core.mjs';
import './english.mjs';

/** @import { KnightRoute } from '../../www/core/routes.js' */

/** @param {Partial<KnightRoute>} change */
function arguedOf(change) {
  const route = { ...home.knight, ...change };
  const { files, ranks, closed, holes } = route;
  const reason = lazy.whyNoTour(files, ranks, closed, Uint32Array.from(holes));
  assert.ok(reason);
  const display = argued(
    lazy,
    still(route, () => ({ scene: emptyScene(files, ranks, false), caption: 'The reason.', nameOf: squareName })),
    route,
    reason,
  );
  return { display, at: (/** @type {number} */ step) => display.at({ ...noRun, step }) };
}

test('an argument begins with the reason, goes step by step, and concludes at the last', () => {
  const { display, at } = arguedOf({ files: 5, ranks: 5, closed: true });
  const last = Number(display.run?.length);
  assert.ok(last > 1 && display.kind === 'argument');
  assert.equal(at(0).caption, 'The reason.');
  for (let step = 1; step < last; step += 1) assert.doesNotMatch(at(step).caption, /^No closed tour/);
  assert.match(at(last).caption, /^No closed tour: /);
  assert.doesNotMatch(at(last).caption, /Source/);
});

test('an argument that somebody has published names its source at the end', () => {
  const { display, at } = arguedOf({ files: 4, ranks: 5, closed: true });
  const last = Number(display.run?.length);
  assert.match(at(last).caption, /^No closed tour: .* Source: .+/);
  assert.doesNotMatch(at(last - 1).caption, /Source/);
});

test('squares of an argument are named with what is on them', () => {
  /** @type {Set<string>} */
  const kinds = new Set();
  for (const [files, ranks, out] of /** @type {[number, number, string][]} */ ([
    [4, 4, ''],
    [2, 3, 'a1'],
  ])) {
    const { display, at } = arguedOf({ files, ranks, closed: true, holes: squares(out) });
    const all = Array.from({ length: files * ranks }, (_, index) => squareAt(index % files, Math.floor(index / files)));
    for (let step = 1; step <= Number(display.run?.length); step += 1) {
      const { scene, nameOf } = at(step);
      assert.ok(scene.zones === null || scene.zones.some((zone) => zone > 0), 'a tint is there or it is not');
      const marks = new Set(scene.markers.map(({ square: on }) => on));
      const counts = new Map(scene.counts.map(({ square: on, count }) => [on, `${count}`]));
      for (const on of all) {
        const [name, ...rest] = nameOf(on).split(', ');
        assert.equal(name, squareName(on));
        const label = counts.get(on);
        const words = [...(label === undefined ? [] : [label]), ...(marks.has(on) ? ['marked'] : [])];
        if (name === out) assert.deepEqual(rest, ['taken out']);
        else assert.deepEqual(rest, words.length > 0 ? words : ['empty']);
        kinds.add(rest.map((word) => word.replace(/^[\dA-Z]+$/, 'label')).join(', '));
      }
    }
  }
  assert.deepEqual([...kinds].toSorted(), ['empty', 'label', 'label, marked', 'marked', 'taken out']);
});

test('the argument of a large board is its reason alone', () => {
  const { display } = arguedOf({ files: 51, ranks: 51, closed: true });
  assert.deepEqual([display.run, display.kind, display.at(noRun).caption], [null, 'still', 'The reason.']);
});

test('impossible moves of an argument are lines that are no moves, whichever way they lead', () => {
  const [a1, b3, c2] = squares('a1 b3 c2');
  const { lines } = sceneOf(
    { ...home.knight, files: 3, ranks: 3 },
    {
      key: 'argue.lines',
      values: {},
      areas: [],
      labels: [],
      marks: [],
      moves: Uint32Array.of(a1, b3, a1, c2),
      wrong: Uint32Array.of(b3, a1),
    },
  );
  assert.deepEqual(lines, [
    { from: a1, to: c2, move: true },
    { from: b3, to: a1, move: false },
  ]);
});
