import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player, pseudoCode } from '../../pkg/page.js';
import { highlightOf } from '../../www/queens/solvers/pseudo-code.js';
import './core.mjs';

/**
 * A square as it crosses from the core.
 * @param {number} file
 * @param {number} rank
 */
const square = (file, rank) => (rank << 10) | file;

/**
 * The explanation at a step of a run on 8×8, with typed arrays as plain ones.
 * @param {string} solver
 * @param {number} step
 * @returns {Record<string, unknown>}
 */
function explanation(solver, step) {
  const player = Player.queens(8, solver, new Uint32Array());
  player.goTo(step);
  const told = player.snapshot().explanation;
  player.free();
  return Object.fromEntries(
    Object.entries(told ?? {}).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? [.../** @type {Uint8Array} */ (value)] : value,
    ]),
  );
}

test('a rejection by scan tells the squares that were looked at', () => {
  assert.deepEqual(explanation('scan', 3), {
    solver: 'scan',
    line: 4,
    passed: 0b11000,
    solution: [0, 8, 8, 8, 8, 8, 8, 8],
    currentRow: 1,
    currentColumn: 1,
    looks: [square(1, 6), square(1, 7), square(1, 6), square(0, 7)],
    movesOn: false,
  });
});

test('the words of mask are unsigned and the call of the next row is told', () => {
  const told = explanation('mask', 1);
  assert.deepEqual(told, {
    solver: 'mask',
    line: 7,
    passed: 0b11110111,
    row: 0,
    call: [0, 0, 0],
    given: 0,
    free: 255,
    pos: 254,
    p: 1,
    next: [1, 2, 0],
  });
  const player = Player.queens(32, 'mask', new Uint32Array());
  const all = player.snapshot().explanation;
  assert.equal(all?.solver === 'mask' && all.free, 0xffffffff);
});

test('the page lights every line: those that do what a step shows strongly, the others on the way there', () => {
  /** Lines that no step carries out by itself: the heads of loops, and preparations of a test. */
  const onTheWay = { scan: [1], marks: [2], mask: [2, 3, 4, 5, 6], permute: [2, 4], access: [1, 2, 3, 8] };
  for (const [solver, expected] of Object.entries(onTheWay)) {
    const lines = Array.from({ length: pseudoCode(solver)[0] }, (_, index) => index);
    const [strong, faint] = [new Set(), new Set()];
    for (const given of [[], [square(3, 5)]]) {
      const player = Player.queens(6, solver, Uint32Array.from(given));
      player.explore(1e6);
      for (let step = 0; step <= (player.length ?? 0); step += 1) {
        player.goTo(step);
        const told = player.snapshot().explanation;
        assert.ok(told);
        const lights = lines.map((index) => highlightOf(index, told));
        assert.equal(lights.filter((light) => light === 'current').length, 1, `${solver} ${step}`);
        for (const index of lines) if (lights[index]) (lights[index] === 'current' ? strong : faint).add(index);
      }
      player.free();
    }
    assert.deepEqual(
      lines.filter((index) => !strong.has(index)),
      expected,
      solver,
    );
    assert.deepEqual(
      expected.filter((index) => !faint.has(index)),
      [],
      solver,
    );
  }
});

test('what has no value is left out', () => {
  assert.equal('column' in explanation('marks', 0), false);
  assert.equal('letter' in explanation('permute', 0), false);
  assert.deepEqual(explanation('permute', 1).letter, [0, 0]);
  assert.deepEqual(explanation('access', 1).strikes, []);
});

test('the tree tells the candidates of each level, and a node its step', () => {
  const player = Player.queens(4, 'marks', new Uint32Array());
  player.explore(1e6);
  player.goTo(1);
  const words = [...player.tree()];
  assert.equal(words.length, 2 * (1 + 4));
  assert.deepEqual(
    words.slice(1, 5).map((word) => word >>> 20),
    [2, 3, 3, 3],
  );
  assert.deepEqual(
    words.slice(6).map((word) => word >>> 20),
    [0, 0, 3, 3],
  );
  const b4 = (3 << 10) | 1;
  const step = player.stepOfNode(Uint32Array.of(b4));
  player.goTo(step ?? 0);
  assert.deepEqual([...player.snapshot().path], [b4]);
  for (const node of [[], [b4, b4], [1 << 20], [0]]) assert.equal(player.stepOfNode(Uint32Array.from(node)), undefined);
});

test('the pseudo-code of each solver has a number of lines', () => {
  assert.deepEqual(
    ['scan', 'marks', 'mask', 'permute', 'access'].map((solver) => pseudoCode(solver)[0]),
    [10, 9, 9, 8, 10],
  );
  assert.throws(() => pseudoCode('guess'), { code: 'no-solver' });
});
