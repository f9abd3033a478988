/**
 * The thread time of each task on the page's main thread, by the browser's own trace: time taken by other programs is not
 * counted.
 *
 * @typedef {object} Event of a trace, in microseconds
 * @property {string} name
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [tdur] the time of the thread
 */

/** A task longer than this is felt, in milliseconds. */
const LONG = 50;

/**
 * Begins to listen. The page marks its activities by `performance.mark`.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<{ mark: string, time: number }[]>>} ends it, and returns the long tasks
 */
export async function listenToTasks(page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of its own can be traced');
  const session = await browser.newBrowserCDPSession();
  /** @type {Event[]} */
  const marks = [];
  /** @type {Event[]} */
  const long = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of /** @type {(Event & { cat: string })[]} */ (/** @type {unknown} */ (value))) {
      if (event.cat === 'blink.user_timing') marks.push(event);
      if (event.name === 'RunTask' && (event.tdur ?? 0) > LONG * 1000) long.push(event);
    }
  });
  const includedCategories = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', { traceConfig: { includedCategories, excludedCategories: ['*'] } });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    await session.detach();
    marks.sort((one, other) => one.ts - other.ts);
    return long.flatMap(({ pid, tid, ts, tdur }) => {
      const own = marks.filter((mark) => mark.pid === pid && mark.tid === tid);
      // A task is part of the last thing that had begun before its end.
      const mark = own.findLast((each) => each.ts <= ts + (tdur ?? 0));
      return mark ? [{ mark: mark.name, time: Math.round((tdur ?? 0) / 1000) }] : [];
    });
  };
}
