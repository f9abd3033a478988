/**
 * The tasks of the page's main thread over 50 ms of CPU time of that thread. Time taken by other programs does not count, nor
 * does that of the driver's commands, and on a slower machine times are told as on the one that the limits were set on. The
 * browser is traced in windows, each of which is read and dropped.
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
 * @property {number} [tdur] CPU time of the thread
 *
 * @typedef {object} Task
 * @property {number} number of the action that it followed
 * @property {number} time in milliseconds
 * @property {string} [parts] its longest parts
 */

/** A longer task delays the answer to an input noticeably, in milliseconds. */
export const LONG = 50;

/** Always a fault, in milliseconds: even on a busy machine CPU time is not twice that at rest. */
const FAR_TOO_LONG = 100;

/** One in this many actions may have a task between these limits: on a busy machine all tasks take longer. */
const RARE = 1000;

/** A work of the engine, and the milliseconds that it takes on the machine that the limits were set on. */
const [WORK, SHORTEST] = [
  JSON.stringify(Array.from({ length: 5000 }, (_, at) => ({ at, name: `square ${at}`, moves: [at, at + 1] }))),
  1.25,
];

/** How many times as long the machine takes by now as the one that the limits were set on; 1 where it is faster. */
export function slowness(now = () => performance.now()) {
  const times = Array.from({ length: 50 }, () => {
    const start = now();
    JSON.parse(WORK);
    return now() - start;
  });
  return Math.max(1, Math.min(...times) / SHORTEST);
}

/** Shorter parts of a task are not listed, in milliseconds. */
const KNOWN = 1;

/** The category of the driver's commands, which has several events for each, and the event that is read. */
const [DRIVER, COMMAND] = ['devtools', 'DevToolsSession::DispatchProtocolCommandImpl'];

/**
 * Actions after which a long task is no fault: a print layout is made in one piece, a large board has up to a million squares, the
 * memory of a large program is copied in one piece, and a page being loaded builds its first view.
 */
const EXCUSED = ['print', 'large', 'reload', 'beginning'];

/**
 * The faults among the long tasks of a run.
 *
 * @param {Map<string, Task[]>} long by the sort of action that they followed
 * @param {number} actions
 * @returns {string[]}
 */
export function tooLong(long, actions) {
  const judged = [...long].filter(([sort]) => !EXCUSED.some((word) => sort.startsWith(word)));
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
    const slow = slowness();
    const tasks = long
      .flatMap((task) =>
        within(task, looks).map(({ number, time }) => ({
          number,
          time: Math.round((time - driving(task, parts)) / slow),
          parts: partsOf(task, parts),
        })),
      )
      .filter(({ time }) => time > LONG);
    const read = events;
    [looks, long, parts, events] = [[], [], [], 0];
    return { tasks, events: read, slow };
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

/** The parts of a task with their milliseconds, the longest first. @param {TraceEvent} task @param {TraceEvent[]} parts of all tasks */
export function partsOf(task, parts) {
  const told = parts
    .filter((part) => isIn(part, task))
    .toSorted((one, other) => (other.dur ?? 0) - (one.dur ?? 0))
    .map((part) => `${part.name} ${Math.round((part.dur ?? 0) / 1000)}`);
  return told.slice(0, 8).join(', ');
}

/** @param {TraceEvent[]} events @returns {number} CPU time in microseconds */
const sum = (events) => events.reduce((all, { tdur = 0 }) => all + tdur, 0);

/**
 * The part of a task spent in the driver's commands, without the page's own work in them, such as its event handlers.
 *
 * @param {TraceEvent} task
 * @param {TraceEvent[]} parts of all tasks
 * @returns {number} CPU time in milliseconds
 */
export function driving(task, parts) {
  const commands = parts.filter((part) => part.name === COMMAND && isIn(part, task));
  /** @type {TraceEvent[]} the page's work in them, without nested events */
  const outer = [];
  const inside = parts.filter((part) => part.cat !== DRIVER && commands.some((command) => isIn(part, command)));
  for (const part of inside.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    const last = outer.at(-1);
    if (!last || !isIn(part, last)) outer.push(part);
  }
  return Math.round((sum(commands) - sum(outer)) / 1000);
}

/**
 * The action that a task belongs to, known by the last look at the page before it. A task that contains a look is the
 * monkey's own, as is one after a look for number 0; a thread without a look is another page's.
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
