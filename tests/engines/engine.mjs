import { join } from 'node:path';
import { ROOT } from '../../tools/process.mjs';
import { Trouble, seconds } from '../../tools/report.mjs';
import { serve } from '../../tools/serve.mjs';
import { setUpNode } from '../../tools/setup.mjs';

/** The suite takes a minute; what takes longer than this, in milliseconds, hangs. */
const LIMIT = 900_000;

const SIGNALS = ['SIGINT', 'SIGTERM'];
const stopped = () => process.exit(130);

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {Engine[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit'];

/** @typedef {{ url: string, close: () => Promise<void> }} Host serves a page at an address, until it is closed */

/**
 * Runs the smoke suite in an engine other than Chromium, if the machine has it: none is installed for it. A job of continuous
 * integration is there for its engine, so that it fails without one.
 *
 * @param {Engine} engine
 * @param {() => Promise<void>} build makes dist/
 */
export async function testEngine(engine, build) {
  await setUpNode();
  const { NAME, REMEDY, program } = await found(engine);
  if (!program) {
    const missing = `${NAME} is not on this machine; to run these tests, ${REMEDY}.`;
    if (process.env.CI) throw new Trouble(missing);
    console.log(`Skipped: ${missing}`);
    return;
  }
  await build();
  const { failed } = await smokeIn(engine, await serve(join(ROOT, 'dist'), { base: '/lectures/backtracking/' }));
  if (failed > 0) throw new Trouble(`${failed} failed in ${NAME}.`);
}

/** @param {Engine} engine */
export async function found(engine) {
  const { NAME, REMEDY, find, drive } = await import(`./${engine}.mjs`);
  return { NAME, REMEDY, drive, program: find() };
}

/**
 * Walks the tasks of the smoke suite in an engine that this machine has, and closes the host.
 *
 * @param {Engine} engine
 * @param {Host} host
 * @param {boolean} [coreOnly]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function smokeIn(engine, { url, close }, coreOnly = false) {
  const { NAME, drive, program } = await found(engine);
  const { smoke } = await import('./smoke.mjs');
  const { TASKS } = await import('./tasks.mjs');
  // Its child processes end with this process.
  const late = setTimeout(() => {
    console.error(`\n${NAME} has not come to an end within ${seconds(LIMIT)}.`);
    process.exit(1);
  }, LIMIT);
  for (const signal of SIGNALS) process.once(signal, stopped);
  let driver;
  try {
    console.log(`\n── ${NAME} (${program}), ${url} ──`);
    driver = await drive(program, url);
    return await smoke(
      driver,
      TASKS.filter(({ core }) => core || !coreOnly),
      close,
    );
  } finally {
    await driver?.close();
    await close();
    clearTimeout(late);
    for (const signal of SIGNALS) process.off(signal, stopped);
  }
}
