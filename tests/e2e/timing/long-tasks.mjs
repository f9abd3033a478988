/**
 * The tasks of over 50 ms on the main thread while something goes on, in milliseconds.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 */
export async function longTasks(page, act) {
  await page.evaluate(() => {
    const durations = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await act();
  return page.evaluate(() => /** @type {any} */ (globalThis).durations);
}

/** In the page: frames per second, restarting the animation whenever it ends. */
export async function framesASecond() {
  const play = /** @type {HTMLElement} */ (document.querySelector('.play'));
  const began = await new Promise(requestAnimationFrame);
  let [frames, now] = [0, began];
  while (now - began < 1000) {
    now = await new Promise(requestAnimationFrame);
    frames += 1;
    if (play.title === 'Play') play.click();
  }
  return (1000 * frames) / (now - began);
}
