/** A problem that the person at the keyboard can solve: the message is all there is to say, no stack is shown. */
export class Trouble extends Error {}

/**
 * Does the work of a command or script, which fails with its trouble.
 *
 * @param {() => Promise<void>} work
 */
export async function perform(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Announces a piece of work in one line, does it, and says how long it took.
 *
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  console.log(`→ ${what}`);
  const start = performance.now();
  const result = await work();
  console.log(`  done in ${seconds(performance.now() - start)}`);
  return result;
}

/**
 * Says that something was found done already.
 *
 * @param {string} what
 */
export function skipped(what) {
  console.log(`✓ ${what}`);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
