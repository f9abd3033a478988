/**
 * Work in turns of the event loop: events and frames come in between, so that nobody feels it.
 */

/** How long a turn may take, in milliseconds. */
const TURN = 16;

/**
 * The next turn.
 * @returns {Promise<void>}
 */
export const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The first turn after the next frame: what is done in each such turn has a frame to itself.
 * @returns {Promise<void>}
 */
export const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Does something for each of a list. What fits into one turn is done when this returns.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {(item: Item) => void} act
 * @param {() => boolean} [wanted] whether it still is, in each further turn
 * @returns {Promise<boolean>} whether all was done
 */
export async function forEachChunked(items, act, wanted = () => true) {
  let end = performance.now() + TURN;
  for (const item of items) {
    if (performance.now() > end) {
      await yieldToMain();
      if (!wanted()) return false;
      end = performance.now() + TURN;
    }
    act(item);
  }
  return true;
}
