import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import { ROOT, ask, run } from './process.mjs';
import { Trouble, step } from './report.mjs';
import { filesIn } from './stamp.mjs';

/** The folders compared: the page as it is served, and the files of a release. */
const MADE = ['dist', 'release'];

/**
 * Makes a release of the last commit in two fresh clones, whose paths, paths of Cargo's home and time zones differ, and
 * compares the files byte by byte.
 */
export async function testReproducible() {
  const commit = ask('git', 'rev-parse', 'HEAD');
  if (!commit) throw new Trouble('Only a clone made by git can be built again: there is no commit here.');
  if (ask('git', 'status', '--porcelain')) console.log('What is not committed is not part of this test.');
  const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
  try {
    const home = join(folder, 'cargo-home');
    symlinkSync(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), home, 'junction');
    const first = await build(commit, join(folder, 'first'), { TZ: 'UTC' });
    const second = await build(commit, join(folder, 'another-place', 'second'), {
      TZ: 'Asia/Shanghai',
      CARGO_HOME: home,
    });
    const names = [...new Set([...first.keys(), ...second.keys()])].toSorted();
    const differing = names.filter((name) => first.get(name) !== second.get(name));
    if (differing.length > 0) throw new Trouble(`The two builds differ in:\n${differing.join('\n')}`);
    const all = createHash('sha256').update(names.map((name) => `${first.get(name)}  ${name}\n`).join(''));
    for (const [name, sum] of first) if (name.startsWith('release')) console.log(`${sum}  ${name}`);
    console.log(
      `Two builds of ${commit} are the same: ${names.length} files, sha256 of their sums ${all.digest('hex')}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} commit
 * @param {string} clone
 * @param {import('./process.mjs').Environment} env
 * @returns {Promise<Map<string, string>>} the SHA-256 of each file
 */
async function build(commit, clone, env) {
  await step(`Making a release in ${clone}`, async () => {
    await run('git', ['clone', '--quiet', '--no-checkout', ROOT, clone], { quiet: true });
    await run('git', ['-C', clone, 'checkout', '--quiet', '--detach', commit], { quiet: true });
    await run(process.execPath, [join(clone, 'tools', 'run.mjs'), 'release', '--skip-tests'], { env, quiet: true });
  });
  const root = relative(ROOT, clone);
  const files = MADE.flatMap((folder) => filesIn(join(root, folder)));
  return new Map(files.map((path) => [relative(root, path), sha256(readFileSync(join(ROOT, path)))]));
}

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
