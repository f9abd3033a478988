import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pseudoCode } from '../../pkg/page.js';
import { en } from '../../www/i18n/catalogues.js';
import { solvers } from '../../www/queens/solvers/index.js';
import './core.mjs';

for (const solver of solvers) {
  test(`the pseudo-code of ${solver} has a text for each line and no more`, () => {
    const keys = Object.keys(en).filter((key) => key.startsWith(`code.${solver}.`));
    const [lines, given] = pseudoCode(solver);
    assert.deepEqual(
      keys,
      Array.from({ length: lines }, (_, line) => `code.${solver}.${line}`),
    );
    assert.match(en[/** @type {keyof typeof en} */ (keys[given])], /given/);
  });
}
