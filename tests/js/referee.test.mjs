import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackers, conflicts } from '../../www/queens/referee.js';
import { squareName } from '../../www/core/squares.js';
import { core, squares } from './core.mjs';

/** @param {string} names */
const pairs = (names) =>
  conflicts(core, { size: 8, queens: squares(names) }).map(
    ({ one, other, line }) => `${squareName(one)}-${squareName(other)} ${line}`,
  );

test('every pair of queens on one line is a conflict, also with another between them', () => {
  assert.deepEqual(pairs('a8 e7 h6 f5 c4 g3 b2 d1'), []);
  assert.deepEqual(pairs('a8 a1'), ['a8-a1 line.column']);
  assert.deepEqual(pairs('a8 a4 a1'), ['a8-a4 line.column', 'a8-a1 line.column', 'a4-a1 line.column']);
  assert.deepEqual(pairs('a1 b2 b1'), ['b2-a1 line.diagonal', 'b2-b1 line.column', 'a1-b1 line.row']);
});

test('the attackers of a square come in the order of the queens, each with its line', () => {
  const of = attackers(core, { size: 8, queens: squares('h8 a8 d4') });
  for (const [square, expected] of /** @type {[string, string][]} */ ([
    ['a1', 'h8 line.diagonal, a8 line.column, d4 line.diagonal'],
    ['d8', 'h8 line.row, a8 line.row, d4 line.column'],
    ['d4', 'h8 line.diagonal'],
    ['f7', ''],
  ])) {
    const told = of(squares(square)[0]).map(({ queen, line }) => `${squareName(queen)} ${line}`);
    assert.equal(told.join(', '), expected, square);
  }
});

test('a queen that is not on the board is refused', () => {
  assert.throws(() => core.queensConflicts(8, Uint32Array.of(8)), { code: 'off-board' });
  assert.throws(() => core.queensAttackers(33, new Uint32Array()), { code: 'not-whole' });
});
