import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './process.mjs';
import { Trouble } from './report.mjs';
import { serve } from './serve.mjs';

/** The default number of minutes. */
const MINUTES = 5;

const USAGE = 'npm run monkey -- [--seed NUMBER] [--minutes NUMBER | --actions NUMBER]';

/**
 * Runs random use of the built page.
 *
 * @param {string[]} args
 */
export async function monkeys(args) {
  const plan = planOf(args);
  const { monkey } = await import('../tests/monkey/main.mjs');
  // A build during the run does not disturb it.
  const folder = mkdtempSync(join(tmpdir(), 'monkey-'));
  cpSync(join(ROOT, 'dist'), folder, { recursive: true });
  const { url, close } = await serve(folder, { base: '/lectures/backtracking/' });
  console.log(`The monkey’s seed is ${plan.seed}.`);
  try {
    const isWell = await monkey({ ...plan, url, folder: join(ROOT, 'target', 'monkey') });
    if (!isWell) throw new Trouble(`The monkey with seed ${plan.seed} has found faults.`);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} args */
function planOf(args) {
  const options = /** @type {const} */ ({
    seed: { type: 'string' },
    minutes: { type: 'string' },
    actions: { type: 'string' },
  });
  try {
    const { values } = parseArgs({ args, options });
    const { seed = String(randomInt(1, 1_000_000)), minutes, actions } = values;
    const given = { seed, minutes, actions };
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined && !/^[1-9]\d{0,8}$/.test(value)) throw new Error(`“${value}” is no number of ${name}.`);
    }
    return {
      seed: Number(seed),
      minutes: Number(minutes ?? (actions ? Infinity : MINUTES)),
      actions: Number(actions ?? Infinity),
    };
  } catch (error) {
    throw new Trouble(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`);
  }
}
