import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKnight } from '../../www/knight/display.js';
import { scenesOf } from '../../www/export/animation.js';
import { LAST_DELAY, MOST_FRAMES, RATES, duration, planFrames } from '../../www/export/plan.js';
import { squareName } from '../../www/core/squares.js';
import { home } from '../../www/core/routes.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { core, lazy, players, squares } from './core.mjs';

const recording = (/** @type {Partial<import('../../www/export/animation.js').Recording>} */ change) => ({
  route: home.queens,
  tour: undefined,
  heated: false,
  ...change,
});

/** @param {import('../../www/board/scene.js').Scene} scene */
const standing = ({ pieces }) => pieces.map(({ square }) => squareName(square));

test('a film of each queens solver shows at any step what the core has there', () => {
  for (const solver of solvers) {
    const given = squares('b6');
    const scenes = scenesOf(players, recording({ route: { ...home.queens, size: 6, solver, queens: given } }));
    const player = core.Player.queens(6, solver, Uint32Array.from(given));
    for (const step of [0, 40, 3, 3, 90, 1]) {
      player.explore(step);
      player.goTo(Math.min(step, player.furthest));
      const scene = scenes(Math.min(step, player.furthest));
      assert.deepEqual(standing(scene), ['b6', ...Array.from(player.snapshot().path, squareName)], `${solver} ${step}`);
      assert.equal(scene.change, null);
    }
  }
});

test('a film of a tour walks along it to the closing move', () => {
  const route = { ...home.knight, files: 6, ranks: 6, start: 0, closed: true };
  const way = lazy.Player.tour(6, 6, 0, true, null, new Uint32Array()).way();
  const scenes = scenesOf(players, recording({ route, tour: { squares: way, closed: true, broken: null } }));
  for (let step = 0; step <= 36; step += 1) {
    const { tour, pieces } = scenes(step);
    assert.deepEqual([tour?.shown, tour?.closing], [Math.min(step + 1, 36), step === 36]);
    assert.equal(pieces[0].square, way[step % 36]);
  }
  const ends = (/** @type {boolean} */ closed) =>
    scenesOf(
      players,
      recording({ route, tour: { squares: way, closed, broken: null } }),
    )(3).markers.filter(({ kind }) => kind === 'end').length;
  assert.deepEqual([ends(true), ends(false)], [0, 1]);
  assert.equal(scenes(3).heat, null);
  assert.equal(
    scenesOf(players, recording({ route, tour: { squares: way, closed: true, broken: null }, heated: true }))(3).heat
      ?.length,
    36,
  );
});

test('a film of a given tour that breaks, and of a ride of one’s own, goes as far as it does', () => {
  const broken = { ...home.knight, files: 5, ranks: 5, start: 0, digits: '0401' };
  const scenes = scenesOf(players, recording({ route: broken, tour: openKnight(lazy, broken).tour }));
  assert.deepEqual(standing(scenes(1)), ['b3']);
  const conflicts = (/** @type {number} */ step) =>
    scenes(step).markers.filter(({ kind }) => kind === 'conflict').length;
  assert.deepEqual([conflicts(0), conflicts(1)], [0, 1], 'where it breaks');
  const ownTour = { ...home.knight, start: 0, digits: '02', ownTour: { closed: false, hints: true } };
  const ride = scenesOf(players, recording({ route: ownTour, tour: openKnight(lazy, ownTour).tour }));
  assert.deepEqual(
    [0, 1, 2].map((step) => standing(ride(step))[0]),
    ['a1', 'b3', 'd2'],
  );
});

test('a film of a search stands where the search does', () => {
  const route = { ...home.knight, start: squares('c3')[0], closed: true, solver: /** @type {const} */ ('warnsdorff') };
  const scenes = scenesOf(players, recording({ route }));
  assert.deepEqual(standing(scenes(0)), ['d5']);
  assert.equal(scenes(20).tour?.shown, 21);
  assert.equal(scenes(7).candidates.length > 0, true);
});

test('an animation has every step where there are few, and never too many', () => {
  assert.deepEqual(planFrames(3, 6), { steps: [3, 4, 5, 6], every: 1 });
  assert.deepEqual(planFrames(5, 5), { steps: [5], every: 1 });
  for (const [from, to] of [
    [0, 499],
    [0, 500],
    [0, 982],
    [17, 17_868],
    [1, 10 ** 9],
  ]) {
    const { steps, every } = planFrames(from, to);
    assert.deepEqual([steps[0], steps[steps.length - 1]], [from, to]);
    assert.ok(steps.length <= MOST_FRAMES, `${steps.length}`);
    assert.equal(every === 1, to - from < MOST_FRAMES);
    const strides = steps.slice(1).map((step, index) => step - steps[index]);
    assert.ok(strides.slice(0, -1).every((stride) => stride === every));
    assert.ok(strides[strides.length - 1] > 0 && strides[strides.length - 1] <= every);
  }
});

test('each rate is a whole number of hundredths, and not so short that readers mistrust it', () => {
  for (const rate of RATES) assert.ok(Number.isInteger(100 / rate) && 100 / rate >= 2, `${rate}`);
  assert.equal(duration(planFrames(0, 63), 10), 630 + LAST_DELAY);
});
