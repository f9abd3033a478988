import { run } from './process.mjs';
import { Trouble, step } from './report.mjs';
import { npm, setUpCargoTool, setUpNode, setUpRust } from './setup.mjs';

/** cargo-deny, of which deny.toml is the configuration. */
const VERSION = '0.20.2';

/** The checks that need no list of advisories, which has to be fetched. */
const CHECKS = ['licenses', 'bans', 'sources'];
const ADVISORIES = 'advisories';

/** Of the packages of npm that reach the page. */
const LICENSES = ['MIT'];

/**
 * Checks licences, sources and duplicates of the published packages, and, if asked to, the published advisories about it.
 *
 * @param {string[]} words checks, to make those alone
 */
export async function audit(words) {
  const known = [...CHECKS, ADVISORIES];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) throw new Trouble(`There is no check “${unknown}”. There are ${known.join(', ')}.`);
  await setUpRust();
  await setUpNode();
  const program = await setUpCargoTool('cargo-deny', VERSION, '--no-default-features');
  const checks = words.length > 0 ? words : CHECKS;
  await run(program, ['--locked', 'check', '--hide-inclusion-graph', ...checks]);
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
