import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildPage, buildWasm } from './build.mjs';
import { shortCommit } from './commit.mjs';
import { ROOT, ask, run } from './process.mjs';
import { Trouble, step } from './report.mjs';
import { chooseRust, releaseCommit, releaseNotes, releaseVersion } from './release/checks.mjs';
import { findCargo, setUpNode, setUpRust } from './setup.mjs';
import { filesIn } from './stamp.mjs';

/** The folder in which a release is assembled. */
const FOLDER = join(ROOT, 'release');

/** Environment variables that would change the page. */
const FROM_OUTSIDE = ['NODE_ENV', 'PAGE_ADDRESS'];

const SKIP_TESTS = '--skip-tests';

/** The parts of a release; a machine can make one of them. */
const PARTS = /** @type {Record<string, typeof releasePage>} */ ({ page: releasePage, command: releaseCommand });

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {import('./commit.mjs').Commit} commit
 */

/**
 * Tests, builds, and writes the published files to `release/`: the page and the command as archives, what they contain and
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
  const commit = releaseCommit(version);
  findCargo();
  await chooseRust();
  if (!words.includes(SKIP_TESTS)) {
    for (const command of ['lint', 'test', 'audit']) await run(process.execPath, [join('tools', 'run.mjs'), command]);
  }
  await setUpRust();
  await setUpNode();
  await run('cargo', ['fetch', '--locked'], { quiet: true });
  for (const name of FROM_OUTSIDE) delete process.env[name];
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) await PARTS[part]({ version, commit });
  const sums = readdirSync(FOLDER)
    .toSorted()
    .filter((name) => name !== 'notes.md')
    .map((name) => `${sha256(readFileSync(join(FOLDER, name)))}  ${name}\n`);
  write('SHA256SUMS', sums.join(''));
  console.log(`\nRelease ${version} of ${shortCommit(commit)} is in release/:\n${sums.join('')}`);
}

/** @param {Release} made */
async function releasePage(made) {
  await buildWasm();
  await buildPage();
  const { componentsOfPage } = await import('./release/components.mjs');
  const page = filesIn('dist').map((path) => ({
    name: path.replaceAll('\\', '/').slice('dist/'.length),
    content: readFileSync(join(ROOT, path)),
  }));
  await pack('Queens & Knights', `queens-and-knights-${made.version}`, made, componentsOfPage(), page);
  write('notes.md', releaseNotes(made.version));
}

/** Puts the licences of what the built page contains beside it, as they are in the archive of a release. */
export async function writeLicenses() {
  await run('cargo', ['fetch', '--locked'], { quiet: true });
  const [{ componentsOfPage }, { licenses }] = await Promise.all([
    import('./release/components.mjs'),
    import('./release/licenses.mjs'),
  ]);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(ROOT, 'dist', 'licenses.txt'), licenses(`Queens & Knights ${version}`, componentsOfPage()));
}

/** @param {Release} made */
async function releaseCommand(made) {
  const { version, commit } = made;
  const { buildCommand, commandTarget } = await import('./release/target.mjs');
  const { componentsOfCommand } = await import('./release/components.mjs');
  const target = commandTarget();
  const own = `${version} (${shortCommit(commit)})`;
  const program = await buildCommand(own);
  const said = ask(program, '--version');
  if (said !== `queens ${own}`) throw new Trouble(`The command should say that it is queens ${own}, not ${said}.`);
  if (!ask(program, 'count', '12')) throw new Trouble('The command does not count 12 queens on this machine.');
  await pack('queens', `queens-${version}-${target}`, made, componentsOfCommand(target), [
    { name: basename(program), content: readFileSync(program), program: true },
    { name: 'CLUSTER.md', content: readFileSync(join(ROOT, 'docs', 'CLUSTER.md')) },
  ]);
}

/**
 * Writes an archive with the licences of what is in it, and the list of that.
 *
 * @param {string} title
 * @param {string} name
 * @param {Release} made
 * @param {import('./release/components.mjs').Component[]} components
 * @param {import('./release/archive.mjs').Entry[]} entries
 */
async function pack(title, name, { version, commit }, components, entries) {
  await step(`Packing ${name}.zip`, async () => {
    const [{ archive }, { licenses }, { sbom }] = await Promise.all([
      import('./release/archive.mjs'),
      import('./release/licenses.mjs'),
      import('./release/sbom.mjs'),
    ]);
    const text = { name: 'licenses.txt', content: licenses(`${title} ${version}`, components) };
    write(`${name}.zip`, archive(name, [...entries, text], commit.time));
    write(`${name}.cdx.json`, sbom(name, components, commit.time));
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
