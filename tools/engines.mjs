import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { Trouble, seconds } from './report.mjs';
import { serve } from './serve.mjs';
import { setUpNode } from './setup.mjs';

/** The suite takes seconds; what takes longer than this, in milliseconds, hangs. */
const LIMIT = 240_000;

const SIGNALS = ['SIGINT', 'SIGTERM'];
const stopped = () => process.exit(130);

/**
 * Runs the smoke suite in an engine other than Chromium, if the machine has it: none is installed for it.
 *
 * @param {'firefox' | 'webkit'} engine
 * @param {() => Promise<void>} build makes dist/
 */
export async function testEngine(engine, build) {
  await setUpNode();
  const { NAME, REMEDY, find, drive } = await import(`../tests/engines/${engine}.mjs`);
  const program = find();
  if (!program) {
    console.log(`Skipped: ${NAME} is not on this machine; to run these tests, ${REMEDY}.`);
    return;
  }
  await build();

  const { smoke } = await import('../tests/engines/smoke.mjs');
  const { url, close } = await serve(join(ROOT, 'dist'), { base: '/lectures/backtracking/' });
  // Whatever was started for it ends with this process.
  const late = setTimeout(() => {
    console.error(`\n${NAME} has not come to an end within ${seconds(LIMIT)}.`);
    process.exit(1);
  }, LIMIT);
  for (const signal of SIGNALS) process.once(signal, stopped);
  let driver;
  try {
    console.log(`\n── ${NAME} (${program}) ──`);
    driver = await drive(program, url);
    const failed = await smoke(driver, close);
    if (failed > 0) throw new Trouble(`${failed} failed in ${NAME}.`);
  } finally {
    await driver?.close();
    await close();
    clearTimeout(late);
    for (const signal of SIGNALS) process.off(signal, stopped);
  }
}
