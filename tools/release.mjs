import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage, buildWasm } from './build.mjs';
import { shortCommit } from './commit.mjs';
import { ROOT, run } from './process.mjs';
import { Trouble, step } from './report.mjs';
import { chooseRust, releaseCommit, releaseNotes, releaseVersion } from './release/checks.mjs';
import { setUpNode, setUpRust } from './setup.mjs';
import { filesIn } from './stamp.mjs';

/** Where a release is put together. */
const FOLDER = join(ROOT, 'release');

const SKIP_TESTS = '--skip-tests';

/** What a release consists of; a machine can make a part of it. */
const PARTS = /** @type {Record<string, typeof releasePage>} */ ({ page: releasePage, command: releaseCommand });

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {import('./commit.mjs').Commit} commit
 */

/**
 * Tests, builds, and writes to `release/` what is published: the page and the command as archives, what they contain and
 * under which licences, the notes, and checksums of all. The same commit makes the same files on any machine of a system.
 *
 * @param {string[]} words parts, to make those alone, and `--skip-tests`
 */
export async function release(words) {
  const parts = words.filter((word) => word !== SKIP_TESTS);
  const unknown = parts.find((word) => !(word in PARTS));
  if (unknown) {
    throw new Trouble(
      `There is no “${unknown}” in a release. There are ${Object.keys(PARTS).join(', ')}, and ${SKIP_TESTS}.`,
    );
  }
  const version = releaseVersion();
  const commit = releaseCommit();
  await chooseRust();
  if (!words.includes(SKIP_TESTS)) {
    for (const command of ['lint', 'test']) await run(process.execPath, [join('tools', 'run.mjs'), command]);
  }
  await setUpRust();
  await setUpNode();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) await PARTS[part]({ version, commit });
  write('notes.md', releaseNotes(version));
  const sums = readdirSync(FOLDER)
    .toSorted()
    .map((name) => `${sha256(readFileSync(join(FOLDER, name)))}  ${name}\n`);
  write('SHA256SUMS', sums.join(''));
  console.log(`\nRelease ${version} of ${shortCommit(commit)} is in release/:\n${sums.join('')}`);
}

/** @param {Release} release */
async function releasePage({ version, commit }) {
  await buildWasm();
  await buildPage();
  const name = `queens-and-knights-${version}`;
  await step(`Packing ${name}.zip`, async () => {
    const { archive, entry } = await import('./release/archive.mjs');
    const page = filesIn('dist').map((path) =>
      entry(join(ROOT, path), path.replaceAll('\\', '/').slice('dist/'.length)),
    );
    write(`${name}.zip`, archive(name, page, commit.time));
  });
}

/** @param {Release} release */
async function releaseCommand({ version, commit }) {
  const { buildCommand, commandTarget } = await import('./release/target.mjs');
  const program = await buildCommand(`${version} (${shortCommit(commit)})`);
  const name = `queens-${version}-${commandTarget()}`;
  await step(`Packing ${name}.zip`, async () => {
    const { archive, entry } = await import('./release/archive.mjs');
    const own = ['LICENSE-APACHE', 'LICENSE-MIT'].map((file) => entry(join(ROOT, file), file));
    const command = { ...entry(program, program.endsWith('.exe') ? 'queens.exe' : 'queens'), program: true };
    const guide = entry(join(ROOT, 'docs', 'CLUSTER.md'), 'CLUSTER.md');
    write(`${name}.zip`, archive(name, [command, guide, ...own], commit.time));
  });
}

/**
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function write(name, content) {
  writeFileSync(join(FOLDER, name), content);
}

/** @param {Uint8Array} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
