/**
 * Faults of a browser, for the tests: memory that does not grow, and what the page says.
 *
 * @import { Page } from '@playwright/test'
 */

/**
 * Lets the memory of wasm modules grow by so many pages of 64 KiB, and no further.
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
