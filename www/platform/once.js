/**
 * Makes something when it is first asked for, and never twice; after a failure it is tried again.
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
