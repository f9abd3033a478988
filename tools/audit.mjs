import { join } from 'node:path';
import { CARGO_ENV } from './build.mjs';
import { ROOT, isProgram, run } from './process.mjs';
import { Trouble, skipped, step } from './report.mjs';
import { npm, setUpNode, setUpRust } from './setup.mjs';

/** cargo-deny, of which deny.toml is the configuration. */
const VERSION = '0.20.2';
const FOLDER = join(ROOT, 'target', 'cargo-deny', VERSION);
const PROGRAM = join(FOLDER, 'bin', `cargo-deny${process.platform === 'win32' ? '.exe' : ''}`);

/** The checks that need no list of advisories, which has to be fetched. */
const CHECKS = ['licenses', 'bans', 'sources'];
const ADVISORIES = 'advisories';

/** Of the packages of npm that reach the page. */
const LICENSES = ['MIT'];

/**
 * Checks licences, sources and doubles of what is published, and, if asked to, the published advisories about it.
 *
 * @param {string[]} words checks, to make those alone
 */
export async function audit(words) {
  const known = [...CHECKS, ADVISORIES];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) throw new Trouble(`There is no check “${unknown}”. There are ${known.join(', ')}.`);
  await setUpRust();
  await setUpNode();
  if (isProgram(PROGRAM)) skipped(`cargo-deny ${VERSION}`);
  else {
    const install = [
      'install',
      'cargo-deny',
      '--version',
      VERSION,
      '--locked',
      '--no-default-features',
      '--root',
      FOLDER,
    ];
    await step(`Compiling cargo-deny ${VERSION}, which takes minutes`, () =>
      run('cargo', install, { env: CARGO_ENV, quiet: true }),
    );
  }
  const checks = words.length > 0 ? words : CHECKS;
  await run(PROGRAM, ['--locked', 'check', '--hide-inclusion-graph', ...checks]);
  if (checks.includes('licenses')) await auditPage();
  if (checks.includes(ADVISORIES)) await step('Asking npm for advisories', () => npm('audit', '--omit=dev'));
  console.log(
    `audit: ${checks.join(', ')} passed${checks.includes(ADVISORIES) ? '' : `; not asked for: ${ADVISORIES}`}`,
  );
}

async function auditPage() {
  const { componentsOfPage } = await import('./release/components.mjs');
  const packages = componentsOfPage().filter(({ purl }) => purl.startsWith('pkg:npm/'));
  const refused = packages.filter(({ license }) => !LICENSES.includes(license));
  for (const { name, license } of refused) console.error(`${name} is in the page and licensed as ${license}.`);
  if (refused.length > 0) throw new Trouble(`The page may contain npm packages under ${LICENSES.join(', ')} alone.`);
  console.log(`npm packages in the page: ${packages.map(({ name, license }) => `${name} (${license})`).join(', ')}`);
}
