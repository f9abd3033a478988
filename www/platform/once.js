/**
 * Makes something on first use, once; after a failure the next use tries again.
 * @template Made
 * @param {() => Promise<Made>} make
 * @returns {() => Promise<Made>}
 */
export function once(make) {
  /** @type {Promise<Made> | null} */
  let made = null;
  return () =>
    (made ??= make().catch((error) => {
      made = null;
      throw error;
    }));
}
