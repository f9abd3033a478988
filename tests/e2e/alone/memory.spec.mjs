import { packed } from '../../packed.mjs';
import { watchMemories } from '../in-page.mjs';
import { follow, named } from '../names.mjs';
import { expect, test } from '../test.mjs';

/** Allowed growth in the second half of the rounds, in bytes and in nodes: in the first one parts are loaded. */
const MARGIN = { bytes: 5_000_000, nodes: 20 };

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
  '#1/compare/8?left=scan&right=mask',
  `#1/program/6/~${packed('print(6)\n')}`,
];

const ROUNDS = 8;

test('a million steps and over a hundred changes of mode leave no memory behind', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(watchMemories);
  const { speed, button, timeline } = named(page);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const held = async () => {
    await protocol.send('HeapProfiler.collectGarbage');
    const { usedSize } = /** @type {{ usedSize: number }} */ (await protocol.send('Runtime.getHeapUsage'));
    const memories = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).wasmBytes()));
    const { metrics } = await protocol.send('Performance.getMetrics');
    const nodes = Number(metrics.find(({ name }) => name === 'Nodes')?.value);
    return { bytes: memories.reduce((sum, memory) => sum + memory, usedSize), nodes };
  };

  await page.goto('./#1/queens/12?solver=marks');
  await speed.press('End');
  let steps = 0;
  /** Steps of the longest run, each mode with its panes, and the dialogs. @param {number} number */
  const round = async (number) => {
    // A busy machine takes several times.
    while (steps * ROUNDS <= STEPS * number) {
      await page.evaluate((link) => location.assign(link), '#1/queens/12?solver=marks&step=0');
      await expect(timeline).toHaveValue('0');
      await button('Play').click();
      await page.waitForTimeout(100);
      await button('Pause').click();
      steps += Number(await timeline.inputValue());
    }
    for (const link of LINKS) {
      await follow(page, link);
      for (const pane of await page.locator('#panes [role=tab]').all()) await pane.press('Enter');
    }
    for (const dialog of ['Settings', 'Help', 'Learn', 'Share']) {
      await button(dialog).click();
      await expect(page.locator('dialog[open]:not([aria-busy=true])')).toHaveCount(1);
      await page.keyboard.press('Escape');
    }
  };
  for (let number = 1; number <= ROUNDS / 2; number += 1) await round(number);
  const before = await held();
  for (let number = ROUNDS / 2 + 1; number <= ROUNDS; number += 1) await round(number);
  expect(steps).toBeGreaterThan(STEPS);
  // Messages from workers are released a little later.
  await expect(async () => {
    const after = await held();
    console.log(`${ROUNDS * LINKS.length} changes, ${steps} steps: ${JSON.stringify({ before, after })}`);
    expect(after.bytes - before.bytes).toBeLessThan(MARGIN.bytes);
    expect(after.nodes - before.nodes).toBeLessThan(MARGIN.nodes);
  }).toPass({ timeout: 20_000 });
});
