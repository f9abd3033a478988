import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initSync, squareCount } from '../../pkg/queens_and_knights.js';

initSync({ module: readFileSync(new URL('../../pkg/queens_and_knights_bg.wasm', import.meta.url)) });

test('the optimized module runs in Node', () => {
  assert.equal(squareCount(8, 8), 64);
});

test('an error of the core is a JavaScript error with its sentence', () => {
  assert.throws(() => squareCount(8.7, 8), {
    message: 'The side of a board must be a whole number from 1 to 1000, not 8.7.',
  });
});
