import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '../../www/core/routes.js';
import { core } from './core.mjs';

test('the limits that the page needs before the core is loaded are those of the core', () => {
  const { grid, ...shared } = limits;
  assert.ok(grid > 0);
  const all = /** @type {Record<string, number>} */ (/** @type {unknown} */ (core.limits()));
  assert.deepEqual(shared, Object.fromEntries(Object.keys(shared).map((name) => [name, all[name]])));
});
