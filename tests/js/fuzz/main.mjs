/**
 * A long run of the page's fuzzers: `node tests/js/fuzz/main.mjs lessons kept`, with `FUZZ_INPUTS`, `FUZZ_SECONDS` and
 * `FUZZ_SEED` as those of the core have them. `npm run fuzz` sets these.
 */

import { fuzz } from './driver.mjs';

const number = (/** @type {string} */ name) =>
  process.env[name] === undefined ? undefined : Number(process.env[name]);
const run = { inputs: number('FUZZ_INPUTS'), seconds: number('FUZZ_SECONDS'), seed: number('FUZZ_SEED') };
// Refusals are errors, whose stacks would take most of the time.
Error.stackTraceLimit = 0;
for (const name of process.argv.slice(2)) {
  const { target } = await import(`./${name}.mjs`);
  try {
    console.log(await fuzz(target, run));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    break;
  }
}
