import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { lessonKeys, lessonStops } from '../../www/learn/built-in.js';
import { sizesOf } from '../sizes.mjs';
import { laidOut } from './settled.mjs';
import { expect, test } from './test.mjs';
import { unreadable } from './unreadable.mjs';

const SOLVERS = ['scan', 'marks', 'mask', 'permute', 'access'];

const exhibits = [
  ...SOLVERS.flatMap((solver) => [
    `#1/queens/8?solver=${solver}&step=30`,
    `#1/queens/12?solver=${solver}&step=600`,
    `#1/queens/8?solver=${solver}&step=40&ask`,
  ]),
  '#1/knight/8x8/c3?solver=warnsdorff&step=20',
  '#1/knight/8x8/c3?solver=warnsdorff&step=20&ask',
  '#1/knight/6x6/a1?tour=closed&solver=access&step=30',
  '#1/compare/8?left=scan&right=mask&by=placement&step=12',
  '#1/race/8',
  '#1/solutions/8',
  '#1/count/14',
  '#1/program/8',
];

const boards = [
  '#1/queens/8/15863724',
  '#1/queens/8/1586xxxx',
  '#1/queens/8/11863724',
  '#1/queens/20',
  '#1/knight/8x8',
  '#1/knight/8x8/c3',
  '#1/knight/8x8/c3?tour=closed',
  '#1/knight/3x10/a1',
  '#1/knight/5x5/b1',
  '#1/knight/4x4/a1',
  '#1/knight/20x20/a1',
];

const stops = lessonKeys.flatMap((key) =>
  Array.from({ length: lessonStops }, (_, index) => `#1/lesson/${key}?stop=${index + 1}`),
);

const STATES = [...exhibits, ...boards, ...stops];

/** The fonts of widespread systems; Arimo and Cousine have the widths of Arial, Liberation Sans and Liberation Mono. */
export const FONTS = [null, ['arimo', 'cousine'], ['noto-sans', 'noto-sans-mono']];

/** @param {string[]} families for prose and for programs */
function styleOf(families) {
  const faces = families.flatMap((family, index) =>
    [400, 600].map((weight) => {
      // Not every family has a weight of 600.
      const [file] = [weight, weight + 100]
        .map((each) => join(ROOT, `node_modules/@fontsource/${family}/files/${family}-latin-${each}-normal.woff2`))
        .filter(existsSync);
      const data = readFileSync(file).toString('base64');
      return `@font-face { font-family: T${index}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
    }),
  );
  return `${faces.join('\n')}\n:root:root:root { --font: T0, sans-serif; --font-mono: T1, monospace; }`;
}

/**
 * Tests that walk every state, at each size, in both languages.
 *
 * @param {(turn: number) => number[]} fontsOf the fonts of a half of the states: numbers in FONTS
 */
export function walkEveryState(fontsOf) {
  test.use({ bypassCSP: true });
  const halves = [0, 1].map((half) => STATES.filter((_, at) => at % 2 === half));
  for (const [size, [width, height]] of sizesOf('320x568 360x740 390x844').entries()) {
    for (const [number, locale] of ['en-GB', 'zh-CN'].entries()) {
      for (const [half, states] of halves.entries()) {
        for (const font of fontsOf(size + number + half)) {
          const families = FONTS[font];
          test.describe(() => {
            test.use({ locale, viewport: { width, height } });

            const name = families ? families[0] : 'the font of the system';
            test(`half ${half + 1} of all states is whole at ${width}x${height} in ${locale}, in ${name}`, async ({
              page,
            }) => {
              test.setTimeout(600_000);
              await page.goto(`./${states[0]}`);
              await laidOut(page);
              if (families) await page.addStyleTag({ content: styleOf(families) });
              /** @type {string[]} */
              const found = [];
              for (const state of states) {
                await page.evaluate((link) => {
                  location.hash = link;
                }, state);
                // The page follows a link a moment later, and is busy only then.
                await laidOut(page);
                await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
                await laidOut(page);
                await page.evaluate(async () => void (await document.fonts.ready));
                for (const what of await page.evaluate(unreadable)) found.push(`${state}: ${what}`);
              }
              expect(found).toEqual([]);
            });
          });
        }
      }
    }
  }
}
