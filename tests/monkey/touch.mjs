/** @import { Page } from '@playwright/test' */

/**
 * Two fingers, or one, from a place of the board.
 *
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 * @param {number} across
 * @param {number} down by which one of them moves
 */
export async function pinch(page, x, y, across, down) {
  const session = await page.context().newCDPSession(page);
  const fingers = (/** @type {number} */ part) => [
    { x: x + across * part, y: y + down * part, id: 0 },
    ...(across > 0 ? [{ x: x + 40, y: y + 40, id: 1 }] : []),
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (const part of [0.3, 0.6, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(part) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  return `${across > 0 ? 'two fingers' : 'one finger'} at ${Math.round(x)}, ${Math.round(y)} by ${across}, ${down}`;
}
