/**
 * The tasks of the page's main thread that are longer than 50 ms by the clock of that thread: what another program takes of
 * the machine meanwhile does not count, nor what the commands by which the page is driven take of the thread. The browser is
 * traced in windows, each of which is read and forgotten.
 *
 * @import { Browser } from '@playwright/test'
 *
 * @typedef {object} TraceEvent times in microseconds
 * @property {string} name
 * @property {string} cat
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur] the time of the thread
 *
 * @typedef {object} Task
 * @property {number} number of the action that it followed
 * @property {number} time in milliseconds
 * @property {string} [parts] what took it most of that
 */

/** A task longer than this is felt, in milliseconds. */
export const LONG = 50;

/** No machine is so busy that the time of a thread is twice what it is at rest, in milliseconds. */
const FAR_TOO_LONG = 100;

/** One in so many actions may have a task that is a little too long: a busy machine makes all of them longer. */
const RARE = 1000;

/** A part of a task that takes this long is known, in milliseconds. */
const KNOWN = 1;

/** The sort of events that tell of the driver's commands, several for each, and the one that is read. */
const [DRIVER, COMMAND] = ['devtools', 'DevToolsSession::DispatchProtocolCommandImpl'];

/**
 * After these a long task is no fault: paper is drawn at once, as no frame comes before it, a large board has a million squares, and
 * a page that is loaded anew has its first view to show.
 */
const EXCUSED = ['print', 'large board', 'reload', 'beginning'];

/**
 * What is wrong with the long tasks of a run.
 *
 * @param {Map<string, Task[]>} long by the sort of action that they followed
 * @param {number} actions
 * @returns {string[]}
 */
export function tooLong(long, actions) {
  const judged = [...long].filter(([sort]) => !EXCUSED.includes(sort));
  const far = judged.flatMap(([sort, tasks]) =>
    tasks
      .filter(({ time }) => time > FAR_TOO_LONG)
      .map(({ number, time }) => `a task of ${time} ms after action ${number}, ${sort}`),
  );
  const count = judged.reduce((sum, [, tasks]) => sum + tasks.length, 0);
  const often = count > Math.max(1, actions / RARE) ? [`${count} tasks over ${LONG} ms in ${actions} actions`] : [];
  return [...far, ...often];
}

const LOOK = /^monkey looks (\d+)$/;

/** @param {Browser} browser */
export async function listenToTasks(browser) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  let looks = [];
  /** @type {TraceEvent[]} */
  let long = [];
  /** @type {TraceEvent[]} */
  let parts = [];
  let events = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of /** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))) {
      events += 1;
      if (event.cat === 'blink.user_timing' && LOOK.test(event.name)) looks.push(event);
      if (event.name !== 'RunTask') {
        if ((event.dur ?? 0) > KNOWN * 1000) parts.push(event);
      } else if ((event.tdur ?? 0) > LONG * 1000) long.push(event);
    }
  });
  const includedCategories = [
    'blink.user_timing',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'v8.execute',
    DRIVER,
  ];
  const begin = () =>
    session.send('Tracing.start', {
      traceConfig: { recordMode: 'recordContinuously', includedCategories, excludedCategories: ['*'] },
    });
  const end = async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    looks.sort((one, other) => one.ts - other.ts);
    const tasks = long
      .flatMap((task) =>
        within(task, looks).map(({ number, time }) => ({
          number,
          time: time - driving(task, parts),
          parts: partsOf(task, parts),
        })),
      )
      .filter(({ time }) => time > LONG);
    const read = events;
    [looks, long, parts, events] = [[], [], [], 0];
    return { tasks, events: read };
  };
  await begin();
  return {
    /** Ends a window and begins the next. */
    async next() {
      const found = await end();
      await begin();
      return found;
    },
    end,
  };
}

/** @param {TraceEvent} part @param {TraceEvent} whole */
const isIn = (part, whole) =>
  part.pid === whole.pid && part.tid === whole.tid && part.ts >= whole.ts && part.ts < whole.ts + (whole.dur ?? 0);

/** What a task did and for how long, the longest first. @param {TraceEvent} task @param {TraceEvent[]} parts of all tasks */
export function partsOf(task, parts) {
  const told = parts
    .filter((part) => isIn(part, task))
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .map((part) => `${part.name} ${Math.round((part.dur ?? 0) / 1000)}`);
  return told.slice(0, 8).join(', ');
}

/** @param {TraceEvent[]} events @returns {number} microseconds of the thread */
const sum = (events) => events.reduce((all, { tdur = 0 }) => all + tdur, 0);

/**
 * What the driver's commands took of a task, but for what the page did in them, as when it answered an event.
 *
 * @param {TraceEvent} task
 * @param {TraceEvent[]} parts of all tasks
 * @returns {number} milliseconds of the thread
 */
export function driving(task, parts) {
  const commands = parts.filter((part) => part.name === COMMAND && isIn(part, task));
  /** @type {TraceEvent[]} what the page did in them, but for what it did in that */
  const outer = [];
  const inside = parts.filter((part) => part.cat !== DRIVER && commands.some((command) => isIn(part, command)));
  for (const part of inside.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    const last = outer.at(-1);
    if (!last || !isIn(part, last)) outer.push(part);
  }
  return Math.round((sum(commands) - sum(outer)) / 1000);
}

/**
 * The action that a task belongs to: the last look at the page before it was for that. The look itself is the monkey's own, as
 * is what follows a look for number 0, and a thread at which the monkey does not look is another page's.
 *
 * @param {TraceEvent} task
 * @param {TraceEvent[]} looks in order
 * @returns {Task[]}
 */
export function within(task, looks) {
  const { ts, dur = 0, tdur = 0 } = task;
  const own = looks.filter(({ pid, tid }) => pid === task.pid && tid === task.tid);
  if (own.some((look) => look.ts >= ts && look.ts <= ts + dur)) return [];
  const before = own.findLast((look) => look.ts < ts);
  const number = Number(before?.name.match(LOOK)?.[1] ?? 0);
  return number > 0 ? [{ number, time: Math.round(tdur / 1000) }] : [];
}
