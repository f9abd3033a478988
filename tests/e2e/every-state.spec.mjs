import { FONTS, walkEveryState } from './every-state.mjs';
import { openLaidOut } from './settled.mjs';
import { expect, test } from './test.mjs';
import { unreadable } from './unreadable.mjs';

// The fonts take turns; `npm test -- long` walks every state in all of them.
walkEveryState((turn) => [turn % FONTS.length]);

for (const [what, style] of [
  ['lies under or over', '.caption { transform: translateY(60px) }'],
  ['is cut above or below', '.caption { height: 9px !important; min-height: 0; overflow: hidden !important }'],
  ['is wider than the window', '.caption { white-space: nowrap; width: 2000px }'],
]) {
  test(`a fault that is planted is found: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLaidOut(page, './#1/queens/8?solver=marks&step=63');
    expect(await page.evaluate(unreadable)).toEqual([]);
    await page.addStyleTag({ content: style });
    expect((await page.evaluate(unreadable)).join('\n')).toContain(what);
  });
}
