import { named } from './names.mjs';
import { expect, test } from './test.mjs';

/** Ways in which a worker fails to start, or ends before its answer. */
const ways = {
  'whose constructor throws': () => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    });
  },
  'whose script does not load': () => {
    const { Worker } = globalThis;
    Object.assign(globalThis, {
      Worker: class extends Worker {
        constructor() {
          super('./missing.js', { type: 'module' });
        }
      },
    });
  },
  'that goes without a word': () => {
    const { postMessage } = Worker.prototype;
    const { LockManager } = globalThis;
    const { request } = LockManager.prototype;
    // The lock of a worker is free as soon as the page waits for it.
    /** @type {any} */ (LockManager.prototype).request = asked;
    /** @this {LockManager} @param {string} name @param {any[]} rest */
    async function asked(name, ...rest) {
      return name.startsWith('worker-') ? rest.at(-1)() : Reflect.apply(request, this, [name, ...rest]);
    }
    /** @type {any} */ (Worker.prototype).postMessage = post;
    /** @this {Worker} @param {any} message @param {any} options */
    function post(message, options) {
      if ('lock' in message) this.dispatchEvent(new MessageEvent('message', { data: { locked: true } }));
      else if (!('id' in message)) Reflect.apply(postMessage, this, [message, options]);
    }
  },
};

const LOST = 'The worker could not be started, or stopped; try again.';

for (const [way, script] of Object.entries(ways)) {
  test(`every part that needs a worker says in one sentence that it has none ${way}`, async ({ context }) => {
    // The browser reports a failed load on the console.
    const page = await context.newPage();
    const { alert, button, caption, square, tab, timeline } = named(page);
    /** @type {string[]} */
    const uncaught = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await page.addInitScript(script);
    const go = (/** @type {string} */ link) => page.evaluate((to) => location.assign(to), link);

    await page.goto('./#1/count/12');
    await button('Count').click();
    const notes = page.getByRole('status', { name: 'Count notes', exact: true });
    await expect(notes).toHaveText(/^The workers cannot start here \(one of them (?:ended|could not be loaded)\)\.$/);
    await expect(page.getByText('How long N = 12 takes here is not known.')).toBeVisible();

    await go('#1/knight/1000x1000/a1');
    await expect(alert).toHaveText(LOST);
    await go('#1/knight/6x6/a1?tour=closed');
    await expect(timeline).toHaveValue('36');
    await tab('How many').click();
    await button('Count tours').click();
    await expect(page.getByRole('status', { name: 'Tour count', exact: true })).toHaveText(LOST);

    await go('#1/solutions/12');
    await expect(alert).toHaveText(LOST);
    await go('#1/race/8');
    await button('Start race').click();
    await expect(page.getByRole('status', { name: 'Race result', exact: true })).toHaveText(
      'The race was stopped; 0 solvers had finished.',
    );

    await go('#1/queens/8/15863724');
    await expect(square('row 1, column 1, queen')).toBeVisible();
    await button('Share').click();
    await button('Download PNG').click();
    await expect(page.getByText('The picture could not be made')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await go('#1/queens/8?solver=marks&step=982');
    await expect(caption).toHaveText(/^Solution 1/);
    expect(uncaught).toEqual([]);
  });
}
