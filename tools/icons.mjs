import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { silhouettes } from '../www/board/shapes/pieces.js';
import { visitPage } from './browser.mjs';
import { ROOT } from './process.mjs';
import { readmePictures } from './readme-pictures.mjs';

/** The colours of the paper theme, light: the icons look the same on every screen. */
const PAPER = '#faf5ea';
const INK = '#261f17';
const INK_SOFT = '#5a4e40';
const SQUARES = ['#4a3c2b', '#3a2f22'];
const CREAM = '#fffaf0';

/** The preview picture of a shared link: a search in progress, with all that the page draws. */
const SHOWN = '#1/queens/8?solver=marks&step=980';

/**
 * Icons that the manifest and the page name. A launcher crops a maskable one to its own shape, so the drawing lies within
 * the middle four fifths.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, piece: 0.8, corner: 0.18 },
  { file: 'icon-512.png', size: 512, piece: 0.8, corner: 0.18 },
  { file: 'maskable-192.png', size: 192, piece: 0.62, corner: 0 },
  { file: 'maskable-512.png', size: 512, piece: 0.62, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, piece: 0.74, corner: 0 },
];

/**
 * Draws, from the piece that the board shows, the icons of the page and the picture that goes with its links, and takes the
 * pictures of the README. The results are kept in the repository.
 */
export async function icons() {
  const folder = join(ROOT, 'public', 'icons');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(ROOT, 'www', 'icon.svg'), `${icon({ piece: 0.88, corner: 0.18 })}\n`);

  await visitPage(async (browser, url) => {
    const page = await browser.newPage();
    for (const { file, size, piece, corner } of ICONS) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon({ piece, corner })}`);
      await page.screenshot({ path: join(folder, file), omitBackground: true });
    }
    const board = await boardOf(browser, url + SHOWN);
    await page.setViewportSize({ width: 1200, height: 630 });
    await page.setContent(socialPicture(board));
    await page.evaluate(() => document.images[0].decode());
    await page.screenshot({ path: join(ROOT, 'public', 'social.png') });
    await readmePictures(browser, url);
  });
}

/**
 * Four squares and the queen.
 *
 * @param {{ piece: number, corner: number }} shape the piece and the rounding of the corners, as parts of the side
 */
function icon({ piece, corner }) {
  const [light, dark] = SQUARES;
  const edge = ((1 - piece) / 2) * 100;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    corner > 0 ? `<clipPath id="c"><rect width="100" height="100" rx="${100 * corner}"/></clipPath>` : '',
    `<g${corner > 0 ? ' clip-path="url(#c)"' : ''}>`,
    `<path fill="${dark}" d="M0 0h100v100H0z"/><path fill="${light}" d="M0 0h50v50H0zM50 50h50v50H50z"/></g>`,
    `<g transform="translate(${edge} ${edge}) scale(${piece})" fill="${CREAM}" stroke-linecap="round">`,
    `<path d="${silhouettes.queen.body}"/>`,
    `<path fill="none" stroke="${dark}" stroke-width="3.6" d="${silhouettes.queen.lines}"/></g>`,
    '</svg>',
  ].join('');
}

/**
 * The board as the page draws it, at twice the pixels.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function boardOf(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await page.waitForTimeout(200); // drawings come with the frame after next
  const picture = await page.locator('#board canvas').screenshot();
  await context.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** @param {string} board */
function socialPicture(board) {
  const piece = (/** @type {'queen' | 'knight'} */ name) =>
    `<svg viewBox="6 0 88 94"><path d="${silhouettes[name].body}" fill="${INK}"/>` +
    `<path d="${silhouettes[name].lines}" fill="none" stroke="${PAPER}" stroke-width="3.2" stroke-linecap="round"/></svg>`;
  const style = `
    * { margin: 0 }
    body { align-items: center; background: ${PAPER}; color: ${INK}; display: flex; font-family: 'Noto Sans CJK SC', 'Noto Sans',
      sans-serif; gap: 56px; height: 630px; padding: 0 64px 0 40px; box-sizing: border-box }
    img { flex: none; height: 566px }
    svg { display: inline-block; height: 92px; margin: 0 10px 28px -4px }
    h1 { font-size: 76px; font-weight: 700; letter-spacing: -0.025em; line-height: 1.02 }
    p { color: ${INK_SOFT}; font-size: 30px; line-height: 1.35; margin-top: 28px; white-space: nowrap }`;
  return `<style>${style}</style><img src="${board}" alt=""><div>${piece('queen')}${piece('knight')}
    <h1>Queens<br>&amp; Knights</h1>
    <p>Backtracking on a chessboard,<br>step by step, forward and back.</p></div>`;
}
