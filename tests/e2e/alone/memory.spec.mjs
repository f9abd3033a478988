import { watchMemories } from '../in-page.mjs';
import { named } from '../names.mjs';
import { expect, test } from '../test.mjs';

/** Allowed growth after the first two rounds, in bytes. */
const MARGIN = 5_000_000;

const CHANGES = 100;
const STEPS = 1_000_000;

/** Where the changes lead, round and round. */
const LINKS = [
  '#1/knight/8x8/c3?tour=closed',
  '#1/count/12',
  '#1/queens/12?solver=marks',
  '#1/knight/8x8/c3?tour=closed&solver=warnsdorff',
  '#1/solutions/8',
  '#1/queens/6/246135',
  '#1/queens/8?solver=scan',
  '#1/queens/10?solver=mask',
  '#1/knight/5x5/a1',
  '#1/queens/9?solver=permute',
  '#1/race/8',
  '#1/queens/32?solver=access',
];

test('a million steps and a hundred changes of mode leave no memory behind', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(watchMemories);
  const { speed, button, timeline } = named(page);
  const protocol = await page.context().newCDPSession(page);
  const held = async () => {
    await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = /** @type {{ usedSize: number }} */ (await protocol.send('Runtime.getHeapUsage'));
    const wasm = await page.evaluate(() => /** @type {any} */ (globalThis).wasmBytes());
    return { usedSize, wasm };
  };

  await page.goto('./#1/queens/12?solver=marks');
  await speed.press('End');
  let steps = 0;
  let change = 0;
  /** One change of mode after the other, with steps of the longest run between them. @param {number} until */
  const play = async (until) => {
    for (; change < until; change += 1) {
      await page.evaluate((link) => location.assign(link), LINKS[change % LINKS.length]);
      await page.waitForTimeout(50);
      if (steps * CHANGES > STEPS * (change + 1)) continue;
      await page.evaluate((link) => location.assign(link), '#1/queens/12?solver=marks&step=0');
      await expect(timeline).toHaveValue('0');
      const earlier = steps;
      // A busy machine takes several times.
      while (steps * CHANGES <= STEPS * (change + 1)) {
        await button('Play').click();
        await page.waitForTimeout(100);
        await button('Pause').click();
        steps = earlier + Number(await timeline.inputValue());
      }
    }
  };
  await play(2 * LINKS.length);
  const before = await held();
  await play(CHANGES);
  expect(steps).toBeGreaterThan(STEPS);
  // Messages from workers are released a little later.
  const more = async () => {
    const after = await held();
    console.log(`${change} changes, ${steps} steps: ${JSON.stringify({ before, after })}`);
    return after.usedSize + after.wasm - before.usedSize - before.wasm;
  };
  await expect.poll(more).toBeLessThan(MARGIN);
});
