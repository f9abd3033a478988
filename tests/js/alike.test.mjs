import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLikeness, nameByLikeness } from '../../tools/alike.mjs';

test('functions that are alike become neighbours, each taken once', () => {
  const bodies = ['one two three', '0123456789', 'two three four', '123456789!'].map((text) => Buffer.from(text));
  const order = inLikeness(bodies);
  assert.deepEqual(order.toSorted(), [0, 1, 2, 3]);
  assert.equal(Math.abs(order.indexOf(0) - order.indexOf(2)), 1);
  assert.equal(Math.abs(order.indexOf(1) - order.indexOf(3)), 1);
});

test('the names of a module tell that order, and the module stays valid', () => {
  // Two functions, () -> i32, that return 1 and 2.
  const types = [1, 5, 1, 0x60, 0, 1, 0x7f];
  const functions = [3, 3, 2, 0, 0];
  const code = [10, 11, 2, 4, 0, 0x41, 1, 0x0b, 4, 0, 0x41, 2, 0x0b];
  const named = nameByLikeness(Buffer.from([0, ...Buffer.from('asm'), 1, 0, 0, 0, ...types, ...functions, ...code]));
  const [names] = WebAssembly.Module.customSections(new WebAssembly.Module(Uint8Array.from(named)), 'name');
  const text = [...Buffer.from('000000'), 1, 6, ...Buffer.from('000001')];
  assert.deepEqual([...new Uint8Array(names)], [1, 17, 2, 0, 6, ...text]);
});
