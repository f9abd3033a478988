/**
 * No test, but a picture of every state at every size, in light and dark, in every language: `npm test -- screenshots`
 * leaves them in screenshots/, all of them on screenshots/index.html; `-g 'knight.*360.*dark.*zh'` takes some.
 */

import { test } from '@playwright/test';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/process.mjs';
import * as catalogues from '../../../www/i18n/catalogues.js';
import { sizesOf } from '../../sizes.mjs';
import { states } from './states.mjs';

const SIZES = ['360x740', '768x1024', '1280x800', '1920x1080'];
const LOCALES = /** @type {const} */ ({ en: 'en-GB', zh: 'zh-CN' });
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const FOLDER = join(ROOT, 'screenshots');

for (const [language, locale] of Object.entries(LOCALES)) {
  /** @param {string} key */
  const t = (key) => {
    const message = /** @type {any} */ (catalogues)[language][key];
    if (typeof message !== 'string') throw new Error(`no words for ${key} in ${language}`);
    return message;
  };
  for (const colorScheme of SCHEMES)
    for (const [name, { link, before, after, reach, stored, options, sizes = SIZES, media }] of Object.entries(states))
      for (const size of sizes)
        test.describe(() => {
          const [[width, height]] = sizesOf(size);
          test.use({ locale, colorScheme, viewport: { width, height }, ...options });

          const file = `${name}-${size}-${colorScheme}-${language}.png`;
          test(file, async ({ context, page }) => {
            await before?.(context);
            await context.addInitScript((entries) => {
              for (const [key, value] of Object.entries(entries)) {
                localStorage.setItem(`queens-and-knights ${location.pathname} ${key}`, value);
              }
            }, stored ?? {});
            await page.goto(`./${link}`, { waitUntil: after === undefined ? 'load' : 'commit' });
            if (after === undefined) {
              await page
                .locator('[role=grid][aria-busy=false], [role=img][aria-busy=false], #count h2')
                .first()
                .waitFor();
              await reach?.(page, t);
              if (media) await page.emulateMedia({ media });
              await page.evaluate(() => document.fonts.ready);
            }
            // Drawings come with the frame after next.
            await page.waitForTimeout(after ?? 200);
            await page.screenshot({ path: join(FOLDER, file) });
          });
        });
}

test.afterAll(() => {
  const pictures = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.png'))
    .map((file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`);
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}figure{margin:0}img{height:480px}';
  const head = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>`;
  writeFileSync(join(FOLDER, 'index.html'), `${head}${pictures.join('\n')}\n`);
});
