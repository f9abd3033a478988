import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searches } from '../../www/knight/examples.js';
import { idea, openKnight } from '../../www/knight/display.js';
import { momentOf, numbered } from '../../www/knight/search-scene.js';
import { Run } from '../../www/core/run.js';
import { home } from '../../www/core/routes.js';
import { squareName } from '../../www/core/squares.js';
import { lazy as core, squares } from './core.mjs';
import { drawn, snapshotOf } from './drawn.mjs';
import './english.mjs';

/** @typedef {typeof home.knight} KnightRoute */

/**
 * @param {Partial<KnightRoute>} change
 * @returns {KnightRoute}
 */
const asking = (change) => ({ ...home.knight, start: 0, solver: 'warnsdorff', ...change });

/** @param {KnightRoute} route */
function searching(route) {
  const { files, ranks, start, closed, holes, solver, prune } = route;
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start ?? 0, closed, out, solver ?? 'warnsdorff', prune);
  const run = new Run(player);
  run.explore(Infinity, 50_000);
  return { run, at: (/** @type {number} */ step) => (run.goTo(step), momentOf(run.snapshot())) };
}

test('candidates come in the order of the rule, and those gone through are marked', () => {
  const { run, at } = searching(asking({ closed: true }));
  for (let step = 0; step < (run.length ?? 0); step += 1) {
    const { candidates, taken } = at(step);
    const ranks = candidates.map(({ degree, distance, digit }) => degree * 1000 - distance * 10 - digit);
    assert.deepEqual(
      ranks,
      ranks.toSorted((one, other) => one - other),
      `step ${step}`,
    );
    assert.equal(
      candidates.some(({ tried }) => tried),
      taken !== null,
    );
    if (taken !== null) assert.ok(candidates.find(({ square }) => square === taken)?.tried);
  }
});

test('the seed’s search is numbered anew from the square that was clicked', () => {
  const [c3] = squares('c3');
  const route = asking({ closed: true, start: c3 });
  const { run, at } = searching(route);
  assert.equal(run.length, 74);
  const moment = at(74);
  assert.equal(squareName(moment.squares[0]), 'd5');
  const anew = numbered(route, moment);
  assert.equal(anew[0], c3);
  const before = moment.squares.indexOf(c3) + 1;
  for (const [index, square] of moment.squares.entries()) {
    assert.equal(anew.indexOf(square) + 1, ((((index + 1 - before) % 64) + 64) % 64) + 1);
  }
});

test('a tour is said to be made here only where it was', () => {
  const [a1] = squares('a1');
  const told = (/** @type {Partial<KnightRoute>} */ change) =>
    idea(openKnight(core, { ...home.knight, start: a1, ...change }));
  assert.match(told({}), /^The tour is made at once/);
  assert.match(told({ digits: '07' }), /^A tour as a link or a text gives it/);
  assert.match(
    told({ files: 5, ranks: 5, digits: '072143603560134671245703' }),
    /^A tour as a link or a text gives it/,
  );
  assert.match(told({ files: 3, ranks: 3, closed: true }), /^There is nothing to ride here/);
  const seventh = { ...openKnight(core, { ...home.knight, start: a1 }), route: { ...home.knight, number: 7 } };
  assert.match(idea(seventh), /looked up there by its number/);
});

test('the article’s example starts on its (1, 1), which is b7, and the corner is not said to be the article’s', () => {
  const [[first, article], [second, corner]] = searches;
  assert.deepEqual([first.split('?')[0], article], ['8x8/b7', 'example.ride.article']);
  assert.deepEqual([second.split('?')[0], corner], ['8x8/a1', 'example.ride.corner']);
});

test('two squares are no closed tour, however a link reaches them', () => {
  const [a1, b3] = squares('a1 b3');
  const ownTour = { closed: true, hints: false };
  const two = { ...home.knight, files: 2, ranks: 3, start: a1, holes: squares('b1 a2 b2 a3'), digits: '0', ownTour };
  const display = openKnight(core, two);
  display.run?.goTo(1);
  assert.match(drawn(display).caption, /^Move 1: from a1 to b3\. .*an open tour\.$/);
  assert.equal(display.run?.length, 1);
  assert.deepEqual([...(display.way?.(snapshotOf(display)) ?? [])], [a1, b3]);
});
