import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showRoute, targetOf } from '../../www/app/actions.js';
import { initialState } from '../../www/app/state.js';
import { titleOf } from '../../www/app/title.js';
import { setLanguage } from '../../www/i18n/index.js';
import { indented } from '../golden.mjs';
import { core } from './core.mjs';

const titles = indented(new URL('titles.txt', import.meta.url));

for (const [index, language] of /** @type {const} */ (['en', 'zh']).entries()) {
  test(`each state has a title of its own, ${language}`, async () => {
    await setLanguage(language);
    for (const [link, ...named] of titles) {
      const target = targetOf(core.parseLink(link));
      assert.ok(target && typeof target !== 'function', link);
      assert.equal(titleOf(showRoute(initialState, target), target.step ?? null), named[index]);
    }
  });
}
