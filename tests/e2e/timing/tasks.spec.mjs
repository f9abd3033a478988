import { expect, test } from '../test.mjs';
import { listenToTasks } from './thread-time.mjs';

/**
 * A walk through the page that watches its main thread: no task takes longer than 50 ms. Playing at the highest
 * speed and boards of a million squares are in other specs.
 *
 * Looking for things by their roles takes time of the page itself, which would be counted: controls are found
 * by their names here, and a square by the first word of its name.
 *
 * @typedef {ReturnType<typeof handOn>} Hand
 * @typedef {[name: Exclude<keyof Hand, 'page'>, ...given: any[]] | ((hand: Hand) => Promise<unknown>)} Step
 * @typedef {[what: string, ...steps: Step[]]} Deed
 */

/** The most tries of a walk: a real slowdown fails each time, a busy machine does not. */
const WALKS = 3;

/** The time limit for the page to come to rest after an action, in milliseconds. */
const REST = 400;

/** The time limit for a control to appear, in milliseconds. */
const PATIENCE = 20_000;

const PRESSED = 'button, [role=tab], [role=gridcell], a, label, summary';

/** @param {import('@playwright/test').Page} page */
function handOn(page) {
  const rest = (/** @type {number} */ time = REST) => page.waitForTimeout(time);
  /** @param {string} name */
  const point = async (name) => {
    const waiting = page.waitForFunction(
      ([wanted, pressed]) => {
        const root = document.querySelector('dialog[open]:not([aria-busy=true])') ?? document.body;
        const found = [...root.querySelectorAll(pressed)].find((each) => {
          const label = (each.ariaLabel ?? (each.getAttribute('title') || each.textContent) ?? '').trim();
          return (label === wanted || label.startsWith(`${wanted},`)) && each.checkVisibility();
        });
        // A board that is busy does not take a click.
        if (!found || found.closest('[aria-busy=true]')) return null;
        found.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = found.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      [name, PRESSED],
      { timeout: PATIENCE },
    );
    const handle = await waiting.catch((cause) => {
      throw new Error(`nothing to press is named ${name}`, { cause });
    });
    return /** @type {{ x: number, y: number }} */ (await handle.jsonValue());
  };
  const press = async (/** @type {string} */ name, time = REST) => {
    const { x, y } = await point(name);
    await page.mouse.click(x, y);
    await rest(time);
  };
  const hand = {
    page,
    rest,
    press,
    /** Presses one thing after the other. @param {string[]} names */
    async all(...names) {
      for (const name of names) await press(name);
    },
    /** @param {string} link */
    async go(link, time = REST) {
      await page.evaluate((fragment) => location.assign(fragment), link);
      await rest(time);
    },
    async back(times = 1) {
      for (let time = 0; time < times; time += 1) {
        await page.evaluate(() => history.back());
        await rest();
      }
    },
    /** @param {string} key */
    async key(key, time = REST) {
      await page.keyboard.press(key);
      await rest(time);
    },
    /** Fills the control with a label, or chooses an option of it. @param {string} label @param {string} value */
    async set(label, value, time = REST) {
      await page.evaluate(
        ([wanted, given]) => {
          const root = document.querySelector('dialog[open]') ?? document.body;
          const field = [...root.querySelectorAll('input, select, textarea')].find(
            (each) =>
              (each.ariaLabel ?? /** @type {HTMLInputElement} */ (each).labels?.[0]?.textContent)?.startsWith(wanted) &&
              each.checkVisibility(),
          );
          const named = /** @type {HTMLInputElement} */ (field);
          named.focus();
          named.value = given;
          for (const kind of ['input', 'change']) named.dispatchEvent(new Event(kind, { bubbles: true }));
        },
        [label, value],
      );
      await rest(time);
    },
    /** Plays at the highest speed. */
    async fast(time = 1000) {
      await hand.set('Speed', '100', 0);
      await press('Play', time);
      await hand.pause();
    },
    /** Stops what plays, if it has not come to its end by itself. */
    async pause() {
      await page.evaluate(() => {
        const play = document.querySelector('.play');
        if (play instanceof HTMLElement && play.title === 'Pause') play.click();
      });
      await rest();
    },
    async closed() {
      await page.keyboard.press('Escape');
      await rest();
    },
  };
  return hand;
}

/** Whether the page would open without network: asked of the page. */
const isKept = () => navigator.serviceWorker.controller?.state === 'activated';

/** The walk on which a service worker keeps the page; the others do not register one. */
const KEEPING = 'a first visit, which is kept for offline use';

/** @type {Record<string, Deed[]>} */
const walks = {
  [KEEPING]: [
    ['keeping the page', ({ page }) => page.waitForFunction(isKept, null, { timeout: 60_000 }), ['rest', 1000]],
  ],
  'queens by hand, the gallery, the race': [
    ['first visit', ['rest', 1000]],
    [
      'placing',
      ['go', '#1/queens/8?at=a8'],
      ['all', 'row 2, column 3', 'row 3, column 5', 'Undo', 'Redo', 'Rotate', 'Mirror', 'Clear'],
      ['go', '#1/queens/32?at=a32'],
      ['all', 'row 2, column 3', 'row 32, column 2', 'Undo', 'Solve from here'],
    ],
    ['the gallery', ['go', '#1/solutions/8', 800]],
    ['the largest gallery', ['go', '#1/solutions/10', 1200]],
    ['scrolling it', ({ page }) => page.evaluate(scrollThrough), ['rest']],
    ['its boards', ['all', 'Next board', 'Next board']],
    ['its fundamental ones', ['go', '#1/solutions/10?only=fundamental']],
    ['another look of it', ['go', '#1/solutions/10', 800], ['all', 'Settings', 'Walnut', 'Dark'], ['closed']],
    ['another language of it', ['set', 'Language', 'zh', 1000], ['set', '语言', 'en', 1000]],
    ['sharing it', ['press', 'Share'], ['closed']],
    ['solutions by number', ['go', '#1/solutions/14', 2000]],
    ['the race', ['go', '#1/race/10'], ['press', 'Start race', 1500]],
    ['going back', ['back', 6]],
  ],
  'the knight': [
    ['first visit', ['rest', 1000]],
    ['the tab', ['press', 'Knight', 800]],
    ['a tour', ['press', 'c3', 1000]],
    ['its panes', ['all', 'Table', 'How many', 'Explain']],
    ['a search', ['go', '#1/knight/8x8/c3?tour=closed&solver=warnsdorff'], ['fast']],
    ['a plain search', ['go', '#1/knight/8x8/c3?solver=plain'], ['fast']],
    ['a tour of 50×50', ['go', '#1/knight/50x50/c3', 1500]],
    ['its steps', ['all', 'First step', 'Step forward', 'Last step', 'Step back']],
    ['its play', ['press', 'First step'], ['fast']],
    ['the panes of 50×50', ['all', 'Table', 'How many', 'Explain']],
    ['the degrees of 50×50', ['press', 'Degrees']],
    ['a search on 50×50', ['go', '#1/knight/50x50/c3?solver=warnsdorff', 1000], ['fast']],
    [
      'a ride on 50×50',
      ['go', '#1/knight/50x50', 800],
      ['all', 'Ride it yourself', 'a1'],
      ['go', '#1/knight/50x50', 800],
      ['all', 'Edit squares', 'z26', 'Put all squares back', 'Edit squares'],
    ],
    ['another size', ['go', '#1/knight/8x8/c3'], ['go', '#1/knight/50x50/c3', 1000]],
    ['other tabs', ['all', 'Queens', 'Knight', 'Count', 'Knight']],
    ['the projector', ['all', 'Settings', 'Projector mode', 'Leave projector mode']],
    ['another look of 50×50', ['all', 'Settings', 'Slate', 'Dark'], ['closed']],
    ['another language of 50×50', ['set', 'Language', 'zh', 1000], ['set', '语言', 'en', 1000]],
    ['help on 50×50', ['press', 'Help'], ['closed']],
    ['going back', ['back', 6]],
  ],
  'counting and sharing': [
    ['first visit', ['rest', 1000]],
    ['the count', ['press', 'Count', 2000]],
    ['a larger one', ['go', '#1/count/15', 800]],
    ['counting', ({ page }) => page.evaluate(startCount), ['rest', 2000]],
    ['counting tours', ['go', '#1/knight/6x6/a1?tour=closed', 800], ['all', 'How many', 'Count tours', 'Random tour']],
    [
      'sharing queens',
      ['go', '#1/queens/13?solver=marks&step=300'],
      ['press', 'Share'],
      ['set', 'Format', 'challenge', 800],
      ['all', 'Download PNG', 'Download SVG', 'Print…'],
      ['closed'],
    ],
    [
      'the answer to the Checker Challenge',
      ['go', '#1/queens/13?solver=marks&step=301'],
      ['press', 'The answer to the Checker Challenge', 1000],
    ],
    [
      'the fundamental solutions on paper',
      ['go', '#1/queens/10?solver=marks&step=300'],
      ['press', 'Share'],
      ['set', 'Sheet', 'fundamental'],
      ['press', 'Print…', 1500],
      ['closed'],
    ],
    [
      'sharing 32×32',
      ['go', '#1/queens/32?solver=marks&step=3000'],
      ['press', 'Share', 800],
      ['press', 'Make GIF', 4000],
      ['closed'],
    ],
    [
      'sharing 50×50',
      ['go', '#1/knight/50x50/c3?tour=closed', 1000],
      ['press', 'Share', 1000],
      ['press', 'Download PNG', 1500],
      ['set', 'Format', 'grid'],
      ['press', 'Download SVG', 800],
      ['press', 'Print…', 1500],
      ['closed'],
    ],
    ['settings', ['all', 'Settings', 'Walnut', 'Slate', 'Print', 'Paper'], ['closed']],
    ['help', ['press', 'Help'], ['closed']],
    ['opening a text', ['set', 'Open', '8/8/3Q4/8/8/8/8/8', 0], ['key', 'Enter', 1000]],
  ],
  'a lesson of one’s own': [
    ['a large comparison', ['go', '#1/compare/32?left=scan&right=mask&by=placement&step=40', 1500]],
    ['its lesson', ['all', 'Learn', 'Make a lesson'], ['press', 'Add this moment', 1500]],
    ['another stop of it', ['press', 'Step forward'], ['press', 'Add this moment', 1500]],
  ],
  'a program of one’s own': [
    ['the page', ['rest', 1500]],
    ['the program', ['set', 'Solver', 'program', 2000]],
    ['its run', ['press', 'Run (Ctrl+Enter)', 3000]],
    ['its steps', ['all', 'Step forward', 'Step back', 'Next backtrack', 'Step over', 'First step']],
    ['its board by placements', ['set', 'Stride', 'board', 1000]],
    ['played', ['fast']],
    ['beside a solver', ['set', 'Compare with', 'marks', 2500]],
    ['judged', ['press', 'Judge', 4000]],
    ['a wrong one', ['set', 'Examples', 'one-diagonal', 1500], ['press', 'Run (Ctrl+Enter)', 3000]],
    ['the knight’s', ['press', 'Knight'], ['set', 'Watch', 'program', 1500], ['press', 'Run (Ctrl+Enter)', 3000]],
  ],
};

/** @param {Hand} hand @param {Step} step */
async function take(hand, step) {
  if (typeof step === 'function') return step(hand);
  const [name, ...given] = step;
  return /** @type {(...given: unknown[]) => Promise<void>} */ (hand[name])(...given);
}

/** The functions below run in the page. */

async function scrollThrough() {
  const { children } = /** @type {Element} */ (document.querySelector('.miniatures.solutions'));
  for (let place = 0; place < children.length; place += 20) {
    children[place].scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  children[0].scrollIntoView();
}

function startCount() {
  const buttons = [...document.querySelectorAll('#count button')];
  const [start] = buttons.filter(({ textContent }) => textContent === 'Count');
  /** @type {HTMLElement} */ (start).click();
}

for (const [name, deeds] of Object.entries(walks)) {
  test(`no task is over 50 ms: ${name}`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    /** The actions that have not yet passed without a long task, with the findings of each walk. */
    const long = new Map(deeds.map(([what]) => [what, /** @type {number[][]} */ ([])]));
    for (let walk = 0; walk < WALKS && long.size > 0; walk += 1) {
      const serviceWorkers = name === KEEPING ? 'allow' : 'block';
      const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers });
      const page = await context.newPage();
      await page.addInitScript(
        ({ first, blocked }) => {
          if (blocked) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
          // The system's own dialog would wait for a user.
          window.print = () => dispatchEvent(new Event('afterprint'));
          performance.mark(first);
        },
        { first: deeds[0][0], blocked: name !== KEEPING },
      );
      const tasks = await listenToTasks(page);
      await page.goto('./');
      const hand = handOn(page);
      for (const [what, ...steps] of deeds) {
        await page.evaluate((mark) => performance.mark(mark), what);
        for (const step of steps) await take(hand, step);
      }
      const found = await tasks();
      await context.close();
      for (const [what] of deeds) {
        const times = found.filter(({ mark }) => mark === what).map(({ time }) => time);
        if (times.length > 0) long.get(what)?.push(times);
        else long.delete(what);
      }
      for (const [what, times] of long) console.log(`walk ${walk + 1}, ${what}: ${times.at(-1)?.map(Math.round)} ms`);
    }
    expect(Object.fromEntries(long)).toEqual({});
  });
}
