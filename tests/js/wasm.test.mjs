import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Player } from '../../pkg/page.js';
import './core.mjs';

test('the optimized module runs in Node', () => {
  const player = Player.queens(8, 'marks', new Uint32Array());
  player.explore(1e6);
  assert.equal(player.length, 17_868);
});

test('an error of the core is a JavaScript error with its sentence', () => {
  assert.throws(() => Player.queens(8.7, 'marks', new Uint32Array()), {
    code: 'not-whole',
    message: 'Board size must be a whole number from 1 to 32, not 8.7.',
  });
});
