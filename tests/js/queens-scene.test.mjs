/** The scene of a queens run, and of queens placed by hand, at a step. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home, toggleQueen } from '../../www/core/routes.js';
import { noRun, Run } from '../../www/core/run.js';
import { squareAt, squareName } from '../../www/core/squares.js';
import { setLanguage } from '../../www/i18n/index.js';
import { openPlacement } from '../../www/queens/editor/placement.js';
import { attackers } from '../../www/queens/referee.js';
import { attackedZones, runScene, squareNames, zoneTips } from '../../www/queens/scene.js';
import { core, squares } from './core.mjs';
import './english.mjs';

/** @import { Known } from '../../www/queens/editor/completions.js' */

/** @param {string} name */
const square = (name) => squares(name)[0];

/**
 * A run of six queens, and its board at a step that is come to from another one.
 * @param {Partial<typeof home.queens>} [change]
 */
function running(change) {
  const route = { ...home.queens, size: 6, ...change };
  const run = new Run(core.Player.queens(route.size, `${route.solver}`, Uint32Array.from(route.queens)));
  run.explore(Infinity);
  const at = (/** @type {number} */ step, before = step - 1) => {
    run.goTo(before);
    const past = run.snapshot();
    run.goTo(step);
    return runScene(route, run.snapshot(), past);
  };
  /** The first step whose scene passes. @param {(scene: ReturnType<typeof at>) => boolean} isSo */
  const first = (isSo) => {
    for (let step = 1; step <= Number(run.length); step += 1) if (isSo(at(step))) return step;
    return assert.fail('no such step');
  };
  return { at, first, length: Number(run.length) };
}

/** @param {readonly { square: number, kind: string }[]} markers */
const marked = (markers) => markers.map(({ square: at, kind }) => `${kind} ${squareName(at)}`).join(', ');

test('a placed queen stands in its zone, with a marker and the names of its row and column', () => {
  const scene = running().at(1);
  assert.equal(scene.numbered, true);
  assert.deepEqual(scene.pieces, [{ piece: 'queen', square: square('a6') }]);
  assert.equal(marked(scene.markers), 'now a6');
  assert.deepEqual([scene.named, scene.zone, scene.lines], [square('a6'), 1, []]);
  // Its zone is its lines of attack: a row, a column and a diagonal.
  const attacked = [...(scene.zones ?? [])].flatMap((owner, index) =>
    owner === 1 ? [squareName(squareAt(index % 6, Math.floor(index / 6)))] : [],
  );
  assert.deepEqual(attacked.toSorted(), 'a1 a2 a3 a4 a5 a6 b5 b6 c4 c6 d3 d6 e2 e6 f1 f6'.split(' '));
});

test('a rejected candidate has a cross and a line from its attacker, in whose zone it lies', () => {
  const scene = running().at(2);
  assert.equal(marked(scene.markers), 'rejected a5');
  assert.deepEqual(scene.lines, [{ from: square('a6'), to: square('a5') }]);
  assert.deepEqual([scene.named, scene.zone], [square('a5'), 1]);
});

test('a queen that leaves, a solution and the end', () => {
  const { at, first, length } = running();
  const scene = at(first(({ change }) => change?.kind === 'leave'));
  assert.match(marked(scene.markers), /^now [a-f]\d$/);
  assert.deepEqual([scene.zone, scene.named], [0, scene.change?.square]);
  const solved = at(first(({ markers }) => markers[0]?.kind === 'solved'));
  assert.equal(marked(solved.markers), 'solved b6, solved d5, solved f4, solved a3, solved c2, solved e1');
  assert.deepEqual([solved.named, solved.zone, solved.change], [null, 0, null]);
  const end = at(length);
  assert.deepEqual([end.markers, end.named, end.pieces], [[], null, []]);
});

test('given queens stand there from the start, and are part of a solution', () => {
  const { at, first } = running({ queens: squares('b6 d5') });
  assert.deepEqual(
    at(0).pieces,
    squares('b6 d5').map((given) => ({ piece: 'queen', square: given, given: true })),
  );
  const solved = at(first(({ markers }) => markers.length === 6));
  assert.match(marked(solved.markers), /^solved b6, solved d5, solved f4/);
});

test('the board moves by one step forward or back alone, and a step back undoes', () => {
  const { at, first } = running();
  // a6 is placed, a5 and b5 are rejected, c5 is placed.
  assert.deepEqual(at(1).change, { kind: 'arrive', square: square('a6') });
  assert.deepEqual(at(2).change, { kind: 'reject', square: square('a5') });
  assert.deepEqual(at(3, 4).change, { kind: 'leave', square: square('c5') });
  assert.equal(at(1, 2).change, null, 'a rejection leaves nothing to undo');
  for (const [step, before] of [
    [4, 2],
    [1, 3],
    [4, 4],
    [0, -2],
  ]) {
    assert.equal(at(step, before).change, null, `${before} to ${step}`);
  }
  const left = first(({ change }) => change?.kind === 'leave');
  assert.deepEqual(at(left - 1, left).change, { kind: 'arrive', square: at(left).change?.square });
});

test('scan shows the squares that it has looked at, access the rows of its column that are struck out', () => {
  const scan = running({ solver: 'scan' });
  assert.ok(scan.first(({ markers }) => markers.some(({ kind }) => kind === 'looked')) < 60);
  for (let step = 1; step < 60; step += 1) {
    const { markers, pieces } = scan.at(step);
    const others = markers.filter(({ kind }) => kind !== 'looked').map(({ square: at }) => at);
    const looks = markers.filter(({ kind }) => kind === 'looked').map(({ square: at }) => at);
    assert.equal(new Set(looks).size, looks.length);
    for (const at of looks) assert.ok(!others.includes(at) && !pieces.some((piece) => piece.square === at), `${step}`);
  }
  // After the first queen is placed, three rows of the next column are struck out, or two at the edge.
  const access = running({ solver: 'access' });
  const { zones, pieces } = access.at(access.first(({ change }) => change?.kind === 'arrive') + 1);
  const row = 5 - (pieces[0].square >> 10);
  const struck = [...(zones ?? [])].flatMap((owner, index) => (owner ? [[index % 6, 5 - Math.floor(index / 6)]] : []));
  assert.deepEqual(
    struck.toSorted(([, one], [, other]) => one - other),
    [row - 1, row, row + 1].filter((at) => at >= 0).map((at) => [1, at]),
  );
  assert.equal(running({ solver: 'mask' }).at(3).zones, null);
});

const placed = { ...home.queens, size: 4, solver: null, queens: squares('b4 b2') };

test('the attacked squares lie in the zone of the highest queen, and are named with their attackers', () => {
  const of = attackers(core, placed);
  // b4 is in row 1, b2 in row 3; from the lowest rank.
  assert.deepEqual([...attackedZones(placed, of)], [3, 1, 3, 0, 3, 3, 3, 1, 1, 1, 1, 0, 1, 1, 1, 1]);
  const nameOf = squareNames(4, placed.queens, of);
  assert.equal(nameOf(square('d1')), 'row 4, column 4, empty');
  assert.equal(nameOf(square('a1')), 'row 4, column 1, empty, attacked from row 3, column 2');
  assert.equal(nameOf(square('b3')), 'row 2, column 2, empty, attacked from row 1, column 2 and row 3, column 2');
  assert.equal(nameOf(square('b4')), 'row 1, column 2, queen, attacked from row 3, column 2');
  const tipOf = zoneTips(4, placed.queens, of);
  assert.equal(tipOf(square('b4')), null);
  assert.deepEqual(tipOf(square('d1')), { heading: 'Row 4, column 4: no queen attacks it.', lines: [] });
  const tip = tipOf(square('b3'));
  assert.deepEqual(
    tip?.lines.map(({ owner }) => owner),
    [1, 3],
  );
  assert.notEqual(tip?.heading, tipOf(square('d1'))?.heading);
  assert.notEqual(tip?.lines[0].words, tip?.lines[1].words);
});

const [overlays, board] = [
  { degrees: false, attacked: false, counts: false, hint: false, asked: null },
  { ...placed, queens: squares('b4') },
];

/** The one solution with a queen on b4. @type {Known} */
const known = {
  over: true,
  found: 1,
  leaves: squares('a1 c1 d1 a2 c2 d3').map((at, index) => [at, [0, 1, 0, 1, 0, 1][index]]),
  hint: square('d3'),
};

test('the core knows what a queen on each free square leaves', () => {
  const search = new core.Completions(4, squares('b4'));
  const seen = [];
  while (search.advance(1)) seen.push(search.known());
  assert.deepEqual(search.known(), known);
  const some = seen.find(({ found }) => found > 0);
  const found = known.leaves.filter(([, count]) => count > 0);
  if (some) assert.deepEqual(some, { ...known, over: false, leaves: found });
  assert.deepEqual(seen[0].found === 0 && seen[0], { over: false, found: 0, leaves: [], hint: null });
  search.free();
});

test('a placement shows attacked squares, counts and a hint when they are wanted', async () => {
  const display = openPlacement(core, board);
  assert.equal(display.kind, 'placement');
  const bare = display.at(noRun).scene;
  assert.deepEqual([bare.zones, bare.zone, bare.counts, bare.markers], [null, 0, [], []]);
  const attacked = display.at(noRun, { overlays: { ...overlays, attacked: true } }).scene;
  assert.deepEqual([attacked.zone, attacked.zones?.[13]], [null, 1]);
  assert.deepEqual(display.at(noRun, { overlays: { ...overlays, counts: true } }).scene.counts, []);

  const counted = display.at(noRun, { learned: known, overlays: { ...overlays, counts: true } });
  const counts = counted.scene.counts.map(({ square: at, count }) => `${squareName(at)} ${count}`);
  assert.equal(counts.join(), 'a1 0,c1 1,d1 0,a2 1,c2 0,d3 1');
  assert.equal(counted.nameOf(square('a2')), 'row 3, column 1, empty, leaves one solution');
  assert.equal(counted.nameOf(square('a1')), 'row 4, column 1, empty, leaves 0 solutions');
  assert.equal(counted.nameOf(square('b3')), 'row 2, column 2, empty, attacked from row 1, column 2');
  // During the count only known numbers are shown.
  const still = display.at(noRun, {
    learned: { ...known, over: false, leaves: known.leaves.filter(([, count]) => count > 0) },
    overlays: { ...overlays, counts: true },
  });
  assert.equal(still.scene.counts.length, 3);
  assert.equal(still.nameOf(square('a2')), 'row 3, column 1, empty, leaves at least one solution');

  // Large numbers are as short as the language writes them.
  const leaves = known.leaves.map(([at, count]) => /** @type {const} */ ([at, count * 12_345]));
  const many = { ...known, leaves };
  const labels = () => display.at(noRun, { learned: many, overlays: { ...overlays, counts: true } }).scene.counts;
  assert.deepEqual(new Set(labels().map(({ count }) => count)), new Set(['0', '12K']));
  await setLanguage('zh');
  assert.deepEqual(new Set(labels().map(({ count }) => count)), new Set(['0', '1.2万']));
  await setLanguage('en');

  const hinted = display.at(noRun, { learned: known, overlays: { ...overlays, hint: true } });
  assert.equal(marked(hinted.scene.markers), 'hint d3');
  assert.deepEqual(display.at(noRun, { overlays: { ...overlays, hint: true } }).scene.markers, []);
});

/** The board of queens placed by hand. @param {string} names */
const sceneOf = (names, size = 8) => openPlacement(core, { ...placed, size, queens: squares(names) }).at(noRun).scene;

test('queens that attack each other are marked, with a line between them, and a solution is marked as one', () => {
  const { markers, lines } = sceneOf('a8 c8 h4 a1');
  assert.equal(marked(markers), 'conflict a8, conflict c8, conflict a1');
  assert.deepEqual(
    lines.map(({ from, to }) => `${squareName(from)} ${squareName(to)}`),
    ['a8 c8', 'a8 a1'],
  );
  assert.deepEqual(sceneOf('a8 h4').markers, []);
  assert.equal(marked(sceneOf('b4 d3 a2 c1', 4).markers), 'solved b4, solved d3, solved a2, solved c1');
});

test('of several pairs that attack each other the first is named', () => {
  const { caption } = openPlacement(core, { ...placed, size: 8, queens: squares('a8 b8 c8') }).at(noRun);
  assert.match(caption, /^Conflict: the queens of row 1, column 1 and row 1, column 2 attack each other /);
});

test('a queen is placed and taken off, and the queens stay in the order of a link', () => {
  const more = toggleQueen(board, square('a4'));
  assert.deepEqual(more.queens, squares('a4 b4'));
  assert.deepEqual(toggleQueen(more, square('d1')).queens, squares('a4 b4 d1'));
  assert.deepEqual(toggleQueen(more, square('a4')).queens, squares('b4'));
});

test('a placement is a solution by number, where they are listed', () => {
  assert.equal(core.queensNumber(4, squares('b4 d3 a2 c1')), 1);
  assert.equal(core.queensNumber(4, squares('c4 a3 d2 b1')), 2);
  assert.equal(core.queensNumber(4, squares('b4 d3 a2')), undefined);
  assert.equal(core.queensNumber(4, squares('a4 b3 c2 d1')), undefined);
  assert.equal(core.queensNumber(11, squares('a11 c10 e9 g8 i7 k6 b5 d4 f3 h2 j1')), undefined);
});
