import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { expect, test } from './test.mjs';

const PLACES =
  '<div class="board"></div><div class="text"><p class="caption" role="status"></p></div><div class="player"></div>';
const STYLE =
  '.board { position: relative; height: 300px; overflow: hidden } .timeline { height: 40px; overflow: hidden }';
const PAGE = `<!doctype html><title>Two players</title><style>${STYLE}</style><div>${PLACES}</div><div>${PLACES}</div>`;

/** Puts two players on a new page, made from the modules of the page as they are in the sources. */
async function openTwo() {
  const [wasm, appearance, language, stores, states, views, playbacks, clocks, queens, routes] = await Promise.all(
    [
      'core/wasm.js',
      'platform/appearance.js',
      'settings/language.js',
      'app/store.js',
      'player/state.js',
      'player/view.js',
      'player/playback.js',
      'platform/clock.js',
      'queens/display.js',
      'core/routes.js',
    ].map((path) => import(new URL(`www/${path}`, location.href).href)),
  );
  appearance.initAppearance();
  const [{ core }] = await Promise.all([wasm.startPage(), language.initLanguage()]);
  const store = new stores.Store({ 0: states.initialPlayer, 1: states.initialPlayer });
  for (const [index, root] of [...document.body.children].entries()) {
    const slice = store.slice(index);
    const [board, caption, player] = root.children;
    const playback = new playbacks.Playback(clocks.pageClock(), slice);
    const view = views.playerView({ board, caption, player }, slice, playback, { choose() {} });
    playback.open(queens.openQueens(core, { ...routes.home.queens, size: 6 + index }), 5);
    view.prepare();
  }
}

test('two players stand on one page, and each steps, plays and says its own', async ({ page, baseURL }) => {
  await page.route(`${baseURL}sources/**`, (route) => {
    const path = decodeURIComponent(route.request().url().slice(`${baseURL}sources/`.length));
    return path === ''
      ? route.fulfill({ contentType: 'text/html', body: PAGE })
      : route.fulfill({ path: join(ROOT, path) });
  });
  await page.goto('./sources/');
  await page.evaluate(openTwo);
  const [one, other] = [0, 1].map((index) => {
    const player = page.getByRole('group', { name: 'Player', exact: true }).nth(index);
    return {
      board: page.getByRole('grid', { name: 'Board', exact: true }).nth(index),
      caption: page.getByRole('status', { name: 'Caption', exact: true }).nth(index),
      timeline: player.getByRole('slider', { name: 'Timeline', exact: true }),
      button: (/** @type {string} */ name) => player.getByRole('button', { name, exact: true }),
    };
  });
  await expect(one.board.getByRole('gridcell')).toHaveCount(36);
  await expect(other.board.getByRole('gridcell')).toHaveCount(49);
  await expect(one.timeline).toHaveValue('5');
  await one.button('Step forward').click();
  await expect(one.timeline).toHaveValue('6');
  await expect(other.timeline).toHaveValue('5');
  const said = await one.caption.textContent();
  await other.button('Next solution').focus();
  await page.keyboard.press('n');
  await expect(other.caption).toHaveText(/^Solution 1: 7 queens/);
  await expect(one.caption).toHaveText(`${said}`);
  await one.button('Play').click();
  await expect(one.button('Pause')).toBeVisible();
  await expect(other.button('Play')).toBeVisible();
  await one.button('Pause').click();
  await expect(one.button('Play')).toBeVisible();
});
