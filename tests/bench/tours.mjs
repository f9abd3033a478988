/**
 * Tours made at once, in wasm in Chromium: `npm run bench -- tours`.
 *
 * They are timed once warm, by the page's clock. Every tour timed has passed the referee.
 */
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/browser.mjs';
import { ROOT } from '../../tools/process.mjs';
import { serve } from '../../tools/serve.mjs';

/** A board, the starts tried of all there are, and how often all of them are timed. */
const BOARDS = [
  { side: 8, starts: 64, rounds: 31 },
  { side: 30, starts: 900, rounds: 5 },
  { side: 100, starts: 64, rounds: 5 },
  { side: 1000, starts: 5, rounds: 3 },
];

const server = await serve(ROOT);
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  await page.route('**/bench', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${server.url}bench`);
  console.log(`${cpus()[0]?.model} × ${cpus().length}, Chromium ${browser.version()}`);
  console.log('Tours found of the starts tried, and the median time of one in milliseconds.\n');
  console.log('| board | tour | found | time |');
  console.log('|---|---|---|---|');
  for (const board of BOARDS) {
    for (const closed of [true, false]) {
      const { found, time } = await page.evaluate(
        ([path, task]) => import(path).then(({ measure }) => measure(task)),
        /** @type {const} */ (['/tests/bench/tours-in-page.mjs', { ...board, closed }]),
      );
      const cells = [`${board.side}×${board.side}`, closed ? 'closed' : 'open', `${found} of ${board.starts}`];
      console.log(`| ${[...cells, time.toPrecision(2)].join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
