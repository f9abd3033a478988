import { join } from 'node:path';
import { ROOT } from './process.mjs';
import { Trouble } from './report.mjs';
import { serve } from './serve.mjs';
import { setUpNode } from './setup.mjs';

/**
 * Runs the smoke suite in an engine other than Chromium, if the machine has it: none is installed for it.
 *
 * @param {'firefox'} engine
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
  let driver;
  try {
    console.log(`\n── ${NAME} (${program}) ──`);
    driver = await drive(program, url);
    const failed = await smoke(driver);
    if (failed > 0) throw new Trouble(`${failed} failed in ${NAME}.`);
  } finally {
    await driver?.close();
    await close();
  }
}
