/**
 * Splits work into tasks, so that events and frames are handled in between.
 */

/** Longest task, in milliseconds. */
const CHUNK = 16;

/**
 * Waits for the next task.
 * @returns {Promise<void>}
 */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits for the first task after the next frame, so that each piece of work has a frame to itself.
 * @returns {Promise<void>}
 */
export const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Calls a function for each item. The items that fit into one task are done when this returns.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {(item: Item) => void} act
 * @param {() => boolean} [wanted] whether to go on, asked in each further task
 * @returns {Promise<boolean>} whether all was done
 */
export async function forEachChunked(items, act, wanted = () => true) {
  let end = performance.now() + CHUNK;
  for (const item of items) {
    if (performance.now() > end) {
      await yieldToMain();
      if (!wanted()) return false;
      end = performance.now() + CHUNK;
    }
    act(item);
  }
  return true;
}
