import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWasm } from './build.mjs';
import { ROOT, ask, run, watch } from './process.mjs';
import { Trouble, skipped, step } from './report.mjs';
import { npm, packagesAreInstalled, setUpCargoTool, setUpNode, setUpRust } from './setup.mjs';

const USAGE = `Usage: npm run mutants -- rust [--sample 300] [--seed 1] [--diff COMMIT] [--file GLOB] [--iterate]
       npm run mutants -- js [PATH …]`;

/** The percentage of the viable mutants of the core that its native tests must catch. */
const LEAST = 95;

/** The packages that are changed, each by its own tests: the core, and the languages that it runs. */
const CORE = ['queens-and-knights', 'rewindable-python', 'rewindable-c'];

/** cargo-mutants writes here, and reads what `--iterate` needs. */
const OUTPUT = join(ROOT, 'target', 'mutants');

/** Stryker and its packages, which no other command needs. */
const STRYKER = join('tools', 'mutants-js');

/**
 * Changes the code in one place at a time and runs the tests, of which one should fail. The tools are cargo-mutants,
 * configured by `.cargo/mutants.toml`, and Stryker, configured by `tools/mutants-js/stryker.config.json`.
 *
 * @param {string[]} args
 * @throws {Trouble} if the arguments are unknown or the tests catch too few mutants
 */
export async function mutants([language, ...args]) {
  if (language === 'rust') return mutateRust(args);
  if (language === 'js') return mutateJs(args);
  throw new Trouble(USAGE);
}

/** @param {string[]} args */
async function mutateRust(args) {
  const { sample, seed, diff, file, iterate } = parse(args);
  await setUpRust();
  const tool = await setUpCargoTool('cargo-mutants', '27.1.0');
  const chosen = [
    'mutants',
    '--output',
    OUTPUT,
    ...CORE.flatMap((name) => ['--package', name]),
    ...file.flatMap((glob) => ['--file', glob]),
  ];
  if (diff !== undefined) {
    const changes = ask('git', 'diff', '--no-color', '--no-ext-diff', diff, '--', 'src', 'languages');
    if (changes === undefined) throw new Trouble(`git knows no commit “${diff}” to compare with.`);
    if (changes === '') return console.log('No line has changed since then.');
    const path = join(ROOT, 'target', 'since.diff');
    writeFileSync(path, `${changes}\n`);
    chosen.push('--in-diff', path);
  } else {
    // One shard of as many as leave a sample of that size.
    const { output } = await watch(tool, [...chosen, '--list', '--colors=never'], { show: 'errors' });
    const shards = Math.max(1, Math.round(output.split('\n').length / sample));
    chosen.push('--sharding', 'round-robin', '--shard', `${seed % shards}/${shards}`);
  }
  // Its exit code says whether all were caught; the share is computed from its report.
  await watch(tool, [...chosen, '--colors=never', ...(iterate ? ['--iterate'] : [])]);
  const { caught, timeout, missed } = JSON.parse(readFileSync(join(OUTPUT, 'mutants.out', 'outcomes.json'), 'utf8'));
  const share = (100 * (caught + timeout)) / (caught + timeout + missed);
  console.log(`${caught + timeout} of ${caught + timeout + missed} caught; at least ${LEAST}% are needed`);
  if (share < LEAST) throw new Trouble('The tests catch too few mutants.');
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        sample: { type: 'string', default: '300' },
        seed: { type: 'string', default: '1' },
        diff: { type: 'string' },
        file: { type: 'string', multiple: true, default: [] },
        iterate: { type: 'boolean', default: false },
      },
    });
    const [sample, seed] = [Number(values.sample), Number(values.seed)];
    if (!(Number.isInteger(sample) && sample > 0 && Number.isInteger(seed) && seed >= 0)) throw new Error('No number.');
    return { ...values, sample, seed };
  } catch (error) {
    throw new Trouble(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}

/** @param {string[]} paths modules to change instead of all those of the configuration */
async function mutateJs(paths) {
  await setUpRust();
  await setUpNode();
  await buildWasm();
  if (packagesAreInstalled(STRYKER)) skipped('Stryker');
  else
    await step('Installing Stryker', () =>
      npm('ci', '--prefix', STRYKER, '--ignore-scripts', '--no-audit', '--no-fund'),
    );
  const script = join(STRYKER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const mutate = paths.length > 0 ? ['--mutate', paths.join(',')] : [];
  await run(process.execPath, [script, 'run', join(STRYKER, 'stryker.config.json'), ...mutate]);
}
