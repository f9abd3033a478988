import { parseArgs } from 'node:util';
import { buildWasm } from './build.mjs';
import { run } from './process.mjs';
import { Trouble } from './report.mjs';
import { setUpNode, setUpRust } from './setup.mjs';

/** The default time of each fuzzer. */
const SECONDS = 60;

const CORE = ['--package', 'queens-and-knights', '--test', 'it'];
const PYTHON = ['--package', 'rewindable-python', '--test', 'it'];
const C = ['--package', 'rewindable-c', '--test', 'it'];
const COMMAND = ['--package', 'queens-cli', '--bin', 'queens'];

/**
 * The readers of text and files: the tests that fuzz them natively, and the modules of `tests/js/fuzz/` that do in Node.
 *
 * @type {Record<string, { native?: [target: string[], test: string][], js?: string }>}
 */
const READERS = {
  links: { native: [[CORE, 'fuzz::links']] },
  pasted: { native: [[CORE, 'fuzz::pasted']] },
  kind: { native: [[CORE, 'fuzz::kind::kind']] },
  answers: { native: [[CORE, 'fuzz::answers::answers']] },
  lessons: { native: [[CORE, 'fuzz::lessons::lessons']], js: 'lessons' },
  lines: {
    native: [
      [CORE, 'fuzz::lines::lines'],
      [COMMAND, 'fuzz::lines::lines'],
    ],
    js: 'lines',
  },
  arguments: {
    native: [
      [COMMAND, 'fuzz::arguments::arguments'],
      [COMMAND, 'fuzz::ranges::ranges'],
    ],
  },
  kept: { js: 'kept' },
  pictures: { js: 'pictures' },
  gate: { js: 'gate' },
  programs: {
    native: [
      [PYTHON, 'fuzz::programs'],
      [C, 'fuzz::programs'],
    ],
  },
  runs: {
    native: [
      [PYTHON, 'fuzz::runs'],
      [C, 'fuzz::runs'],
    ],
  },
};

/**
 * Runs the named fuzzers, or all of them, one after the other, until a property fails.
 *
 * @param {string[]} args words, `--inputs N`, `--seconds S` and `--seed S`
 */
export async function fuzz(args) {
  const { words, env } = parsed(args);
  const readers = (words.length > 0 ? words : Object.keys(READERS)).map((word) => READERS[word]);
  await setUpRust();
  if (readers.some(({ js }) => js)) {
    await setUpNode();
    await buildWasm();
  }
  for (const { native = [], js } of readers) {
    for (const [target, test] of native) {
      const cargo = ['test', '--quiet', '--locked', '--profile', 'fuzz', ...target];
      await run('cargo', [...cargo, '--', '--nocapture', '--exact', test], { env });
    }
    if (js) await run(process.execPath, ['tests/js/fuzz/main.mjs', js], { env });
  }
}

/** @param {string[]} args */
function parsed(args) {
  const option = /** @type {const} */ ({ type: 'string' });
  const options = { inputs: option, seconds: option, seed: option };
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const wrong =
    words.find((word) => !Object.hasOwn(READERS, word)) ??
    Object.keys(values).find((name) => !Object.hasOwn(options, name));
  if (wrong !== undefined) {
    const known = Object.keys(READERS).join(' ');
    throw new Trouble(`There is no ${wrong} to fuzz. npm run fuzz -- ${known} --inputs N --seconds S --seed S`);
  }
  for (const [name, value] of Object.entries(values)) {
    if (!/^[1-9]\d{0,14}$/.test(String(value))) throw new Trouble(`--${name} needs a whole number from 1 on.`);
  }
  if (!values.inputs) values.seconds ??= String(SECONDS);
  const env = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, String(value)]),
  );
  return { words, env };
}
