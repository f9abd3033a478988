/**
 * Faults of a browser, for the tests: memory that does not grow, and the page's alerts.
 *
 * @import { Page } from '@playwright/test'
 */
import { follow, named } from './names.mjs';
import { expect } from './test.mjs';

/**
 * Lets the memory of wasm modules grow by this many pages of 64 KiB, and no further.
 *
 * @param {Page} page
 * @param {RegExp} modules which of them, by their address
 * @param {number} pages
 */
export const limitMemory = (page, modules, pages) =>
  page.route(modules, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: limited(await response.body(), pages) });
  });

/** The memory section of a wasm module. */
const MEMORY = 5;

/**
 * @param {Buffer} module with one memory, which has no limit
 * @param {number} pages
 */
function limited(module, pages) {
  let [id, size, start] = [0, 0, 8];
  for (let at = start; id !== MEMORY; at = start + size) {
    id = module[at];
    [size, start] = number(module, at + 1);
    if (id === MEMORY) {
      const [least] = number(module, start + 2);
      const section = [1, 1, ...bytes(least), ...bytes(least + pages)]; // one memory, which has a limit
      const [before, after] = [module.subarray(0, at), module.subarray(start + size)];
      return Buffer.concat([before, Buffer.of(MEMORY, ...bytes(section.length), ...section), after]);
    }
  }
  throw new Error('the module has no memory');
}

/** A number in LEB128, and where it ends. @param {Buffer} module @param {number} at */
function number(module, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = module[at];
    value |= (byte & 0x7f) << shift;
    at += 1;
    if (byte < 0x80) return [value, at];
  }
}

/** A number in LEB128. @param {number} value @returns {number[]} */
const bytes = (value) => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...bytes(value >>> 7)]);

/**
 * In the page: counts every call of its storage, and lets those from one number to another fail. To be given to
 * `addInitScript`.
 *
 * @param {{ from: number, to: number }} failing
 */
export function failStorage({ from, to }) {
  const world = /** @type {any} */ (globalThis);
  world.storageCalls = 0;
  const isDue = () => {
    world.storageCalls += 1;
    return world.storageCalls >= from && world.storageCalls <= to;
  };
  /** @param {any} prototype @param {string} name @param {boolean} [isAsync] */
  const wrap = (prototype, name, isAsync = false) => {
    const method = prototype[name];
    prototype[name] = function call(/** @type {unknown[]} */ ...given) {
      if (!isDue()) return Reflect.apply(method, this, given);
      const error = new DOMException('refused', 'QuotaExceededError');
      if (!isAsync) throw error;
      return new Promise((_, reject) => {
        reject(error);
      });
    };
  };
  for (const name of ['getItem', 'setItem', 'removeItem']) wrap(Storage.prototype, name);
  wrap(IDBFactory.prototype, 'open');
  wrap(IDBDatabase.prototype, 'transaction');
  for (const name of ['put', 'getAll', 'delete']) wrap(IDBObjectStore.prototype, name);
  for (const name of ['request', 'query']) wrap(LockManager.prototype, name, true);
  wrap(BroadcastChannel.prototype, 'postMessage');
  world.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct(target, given) {
      if (isDue()) throw new DOMException('refused', 'SecurityError');
      return Reflect.construct(target, given);
    },
  });
}

/**
 * Uses everything that the page stores: a placement with its history, an appearance, a program, a lesson and a count. Whatever
 * fails, each works for this visit, and only the count reports that it is not stored.
 *
 * @param {Page} page
 */
export async function useStorage(page) {
  const { alert, button, square } = named(page);
  await page.goto('./#1/queens/8?at=a8');
  await square(/^row 2, column 3, empty/).click();
  await expect(square(/^row 2, column 3, queen/)).toBeVisible();
  await button('Undo').click();
  await expect(square(/^row 2, column 3, empty/)).toBeVisible();
  await button('Settings').click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await follow(page, '#1/lesson/marks?stop=3');
  await expect(page.getByRole('status', { name: 'Lesson', exact: true })).not.toBeEmpty();
  await page.evaluate(() => location.assign('#1/count/12'));
  await button('Count').click();
  await expect(page.getByRole('status', { name: 'Count result' })).toHaveText('N = 12: 14,200 solutions');
  await expect(page.getByText('14,200, the same (OEIS A000170)')).toBeVisible();
  await expect(alert).toHaveCount(0);
  const notes = (await page.getByRole('status', { name: 'Count notes' }).textContent()) ?? '';
  expect(notes).toMatch(/^(?:|The browser[^.]*: leave it open\.)$/);
  return page.evaluate(() => /** @type {any} */ (globalThis).storageCalls);
}
