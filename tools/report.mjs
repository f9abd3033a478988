/** A problem that the user can solve: the message is shown without a stack. */
export class Trouble extends Error {}

/**
 * Runs a command or script, which fails with its trouble.
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
 * Announces a piece of work in one line, does it, and prints the time it took.
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
 * Reports that something was done already.
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
