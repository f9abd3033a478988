import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packed } from '../tests/packed.mjs';
import { ROOT } from './process.mjs';

/** The language of the browser for each language of the README, and what its pictures are called. */
const READERS = /** @type {const} */ ([
  { locale: 'en-GB', catalogue: 'en', ending: '' },
  { locale: 'zh-CN', catalogue: 'zh', ending: '.zh' },
]);

/** A search in progress: a square that the queen of row 1 attacks. */
const SEARCH = '#1/queens/8?solver=marks&step=936';

/** A program in C++ whose comparison is no order, which no compiler says. */
const PROGRAM = readFileSync(join(ROOT, 'content', 'examples', 'no-order.cpp'), 'utf8');

/**
 * Takes the pictures of the README in each of its languages: a search, and a program at the line of its note.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the built page
 */
export async function readmePictures(browser, url) {
  for (const { locale, catalogue, ending } of READERS) {
    const context = await browser.newContext({
      locale,
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    /** @param {string} name */
    const picture = async (name) => {
      await page.waitForTimeout(1000); // what is shown last comes with later frames
      await page.screenshot({ path: join(ROOT, 'docs', `${name}${ending}.png`) });
    };
    await page.goto(url + SEARCH);
    await page.locator('[role=grid][aria-busy=false]').waitFor();
    await picture('queens');

    const messages = join(ROOT, 'content', 'messages', catalogue, 'program.json');
    const words = JSON.parse(readFileSync(messages, 'utf8'));
    await page.goto(`${url}#1/program/6x6/~${packed(PROGRAM)}?lang=cpp`);
    await page.getByRole('button', { name: words.run, exact: true }).click();
    await page.getByRole('button', { name: words['note.go'], exact: true }).click();
    await page.locator('.program-editor [aria-current=step]', { hasText: 'a.ways < b.ways' }).waitFor();
    await page.mouse.move(640, 700); // off the button
    await picture('program');
    await context.close();
  }
}
