import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackers, clashes, lineBetween } from '../../www/queens/attack.js';
import { squareName } from '../../www/squares.js';
import { squares } from './core.mjs';

/** @param {string} names */
const square = (names) => squares(names)[0];

/** @param {string} names */
const pairs = (names) =>
  clashes(squares(names))
    .map((pair) => pair.map(squareName).toSorted().join('-'))
    .toSorted();

test('a queen attacks along its row, column and diagonals, and not its own square', () => {
  for (const [from, hits] of /** @type {[string, string][]} */ ([
    ['d4', 'd1 d8 a4 h4 a1 h8 a7 g1'],
    ['a1', 'a8 h1 h8'],
  ])) {
    for (const hit of squares(hits)) assert.deepEqual(attackers(hit, squares(from)), squares(from), squareName(hit));
  }
  for (const miss of squares('d4 e6 b3 h5')) assert.deepEqual(attackers(miss, squares('d4')), []);
});

test('the line of an attack has a name', () => {
  assert.equal(lineBetween(square('a4'), square('h4')), 'row');
  assert.equal(lineBetween(square('d1'), square('d8')), 'column');
  assert.equal(lineBetween(square('a1'), square('h8')), 'diagonal');
});

test('each pair of queens that see each other clashes once', () => {
  assert.deepEqual(pairs('a8 e7 h6 f5 c4 g3 b2 d1'), []);
  assert.deepEqual(pairs('a8 a1'), ['a1-a8']);
  assert.deepEqual(pairs('a8 a4 a1'), ['a1-a4', 'a4-a8'], 'the queen between hides the far one');
  assert.deepEqual(pairs('a1 b2 b1'), ['a1-b1', 'a1-b2', 'b1-b2']);
});
