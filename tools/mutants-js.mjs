import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWasm } from './build.mjs';
import { EXCLUDED, MODULES, SLOW } from './mutants-js/modules.mjs';
import { CHOSEN, keyOf, reports } from './mutants-js/plugins.mjs';
import { chosen, equivalents, judge } from './mutants-common.mjs';
import { ROOT, ask } from './process.mjs';
import { Trouble, skipped, step } from './report.mjs';
import { npm, packagesAreInstalled, setUpNode, setUpRust } from './setup.mjs';
import { fingerprint } from './stamp.mjs';

/**
 * @import { MutantOptions, Outcome } from './mutants-common.mjs'
 * @import { Mutant } from './mutants-js/plugins.mjs'
 *
 * @typedef {Mutant & { file: string, name: string }} Named its file from the root of the project
 * @typedef {Named & { outcome: Outcome }} Tried
 * @typedef {{ stryker: any, instrumenter: any, injector: any }} Tools without types: they are not there before they are asked for
 */

/** Stryker has packages of its own, which no other command needs. */
const FOLDER = join('tools', 'mutants-js');

const RESULTS = join(ROOT, 'target', 'mutants', 'js');
const MISSED = join(RESULTS, 'missed.json');

const EQUIVALENT = 'tests/mutants/equivalent-js.txt';

/** Per cent of the mutants that are not equivalent. */
const LEAST = 85;

/** How long a text in the name of a mutant may be. */
const LONG = 90;

/** After how many mutants one hears how far it is. */
const ROUND = 25;

/** @type {Record<string, Outcome>} by Stryker's word; an error is a test file that broke off, at its imports for instance */
const OUTCOMES = {
  Killed: 'caught',
  RuntimeError: 'caught',
  Timeout: 'timed out',
  Survived: 'missed',
  NoCoverage: 'missed',
};

/** The inputs of an outcome: as long as they stay, an interrupted run resumes. */
const SOURCES = [
  'www',
  'pkg',
  'tests/js',
  'tests/golden',
  join(FOLDER, 'modules.mjs'),
  join(FOLDER, 'package-lock.json'),
];

/**
 * Changes the page's pure modules in one place at a time and runs the unit tests that come by.
 *
 * @param {MutantOptions} options
 */
export async function mutateJs(options) {
  await setUpRust();
  await setUpNode();
  await buildWasm();
  const tools = await setUpStryker();
  const all = await list(tools);
  const equivalent = equivalents(EQUIVALENT, new Set(all.map(({ name }) => name)));
  const wanted = chosen(all.filter(filter(options)), ({ name }) => name, options);
  console.log(`${wanted.length} of ${all.length} mutants in ${MODULES.length} modules`);

  mkdirSync(RESULTS, { recursive: true });
  const quick = await outcomesOf(tools, wanted, '', (test) => !SLOW[test]);
  const outcomes = new Map(quick);
  for (const [slow, about] of Object.entries(SLOW)) {
    const left = wanted.filter(({ name, file }) => outcomes.get(name) === 'missed' && about.test(file));
    const found = await outcomesOf(tools, left, slow, (test) => test === slow);
    for (const [name, outcome] of found) outcomes.set(name, outcome);
  }
  const tried = wanted.map(({ name, location }) => ({
    name,
    place: `line ${location.start.line + 1}:`,
    outcome: outcomes.get(name) ?? 'missed',
  }));
  const missed = tried.filter(({ outcome }) => outcome === 'missed');
  writeFileSync(MISSED, JSON.stringify(missed.map(({ name }) => name)));
  judge(tried, equivalent, LEAST);
}

/**
 * The outcomes of mutants by some of the tests, where they are not known yet.
 *
 * @param {Tools} tools
 * @param {Named[]} mutants
 * @param {string} slow the test that is asked, if it is one that takes long
 * @param {(test: string) => boolean} isAsked
 * @returns {Promise<Map<string, Outcome>>} by name
 */
async function outcomesOf(tools, mutants, slow, isAsked) {
  const kept = join(RESULTS, `${fingerprint(SOURCES).slice(0, 16)}${slow && `-${slow}`}.jsonl`);
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').filter(Boolean) : [];
  /** @type {Map<string, Outcome>} */
  const known = new Map(lines.map((line) => JSON.parse(line)));
  const left = mutants.filter(({ name }) => !known.has(name));
  if (left.length < mutants.length) console.log(`  ${mutants.length - left.length} have been tried before`);
  const note = (/** @type {Tried} */ { name, outcome }) => {
    known.set(name, outcome);
    appendFileSync(kept, `${JSON.stringify([name, outcome])}\n`);
  };
  const title = slow ? `Trying ${left.length} that they missed on ${slow}, which takes long` : `Trying ${left.length}`;
  if (left.length > 0) await step(title, () => tryOut(tools, left, isAsked, note));
  return new Map(mutants.map(({ name }) => [name, known.get(name) ?? 'missed']));
}

/** @returns {Promise<Tools>} */
async function setUpStryker() {
  if (packagesAreInstalled(FOLDER)) skipped('Stryker');
  else {
    await step('Installing Stryker', () =>
      npm('ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'),
    );
  }
  const { resolve } = createRequire(join(ROOT, FOLDER, 'package.json'));
  const stryker = pathToFileURL(resolve('@stryker-mutator/core')).href;
  const own = createRequire(stryker);
  const load = async (/** @type {string} */ name) => import(pathToFileURL(own.resolve(name)).href);
  return {
    stryker: await import(stryker),
    instrumenter: await load('@stryker-mutator/instrumenter'),
    injector: await load('typed-inject'),
  };
}

/**
 * Every mutant that Stryker makes of the pure modules.
 *
 * @param {Tools} tools
 * @returns {Promise<Named[]>}
 */
async function list({ instrumenter: { createInstrumenter }, injector: { createInjector } }) {
  const logger = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };
  const files = MODULES.map((file) => ({
    name: join(ROOT, file),
    content: readFileSync(join(ROOT, file), 'utf8'),
    mutate: true,
  }));
  const instrumenter = createInjector().provideValue('logger', logger).injectFunction(createInstrumenter);
  const options = { plugins: null, excludedMutations: EXCLUDED, ignorers: [] };
  /** @type {{ mutants: Mutant[] }} */
  const { mutants } = await instrumenter.instrument(files, options);
  const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  /** @type {Map<string, number>} */
  const times = new Map();
  // Two kinds of change may come to the same.
  const different = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
  return [...different.values()]
    .filter(({ status }) => status !== 'Ignored')
    .map((mutant) => {
      const file = relative(ROOT, mutant.fileName).split(sep).join('/');
      const name = `${file}: ${changeIn(mutant, sources.get(mutant.fileName) ?? [])}`;
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return { ...mutant, file, name: time === 1 ? name : `${name} (${time})` };
    });
}

/**
 * The line with the change in it.
 *
 * @param {Mutant} mutant
 * @param {string[]} lines
 */
function changeIn({ location: { start, end }, replacement }, lines) {
  const before = lines[start.line].slice(0, start.column).trimStart();
  const after = lines[end.line].slice(end.column).trimEnd();
  const changed = lines.slice(start.line, end.line + 1);
  changed.push(changed.pop()?.slice(0, end.column) ?? '');
  changed[0] = changed[0].slice(start.column);
  return `${before}⟦${shortened(changed.join(' '))} → ${shortened(replacement)}⟧${after}`;
}

/** @param {string} text */
function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONG ? `${line.slice(0, LONG / 2)}…${line.slice(-LONG / 2)}` : line;
}

/**
 * @param {MutantOptions} options
 * @returns {(mutant: Named) => boolean}
 */
function filter({ diff, files, missed }) {
  if (missed && !existsSync(MISSED)) throw new Trouble('No mutants have been tried yet.');
  const before = missed ? new Set(JSON.parse(readFileSync(MISSED, 'utf8'))) : null;
  const changed = diff === undefined ? null : changedLines(diff);
  return ({ file, name, location: { start, end } }) =>
    (files.length === 0 || files.some((part) => file.includes(part))) &&
    (!before || before.has(name)) &&
    (!changed || (changed.get(file) ?? []).some(([first, last]) => start.line < last && end.line + 1 >= first));
}

/**
 * The lines of the page changed since a commit, by file: the first and the last of each change, from 1.
 *
 * @param {string} commit
 */
function changedLines(commit) {
  const diff = ask('git', 'diff', '--unified=0', '--no-ext-diff', '--no-color', commit, '--', 'www');
  if (diff === undefined) throw new Trouble(`git knows no commit “${commit}” to compare with.`);
  /** @type {Map<string, [first: number, last: number][]>} */
  const changed = new Map();
  let file = '';
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const [first, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    changed.set(file, [...(changed.get(file) ?? []), [first, first + count - 1]]);
  }
  return changed;
}

/**
 * @param {Tools} tools
 * @param {Named[]} mutants
 * @param {(test: string) => boolean} isAsked
 * @param {(tried: Tried) => void} note called with each result as it comes
 */
async function tryOut({ stryker: { Stryker } }, mutants, isAsked, note) {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const testFiles = testsOf(files, isAsked);
  if (testFiles.length === 0) {
    for (const mutant of mutants) note({ ...mutant, outcome: 'missed' });
    return;
  }
  const byKey = new Map(mutants.map((mutant) => [keyOf(mutant), mutant]));
  process.env[CHOSEN] = join(RESULTS, 'chosen.json');
  writeFileSync(process.env[CHOSEN], JSON.stringify([...byKey.keys()]));
  let count = 0;
  reports.onResult = (result) => {
    const mutant = byKey.get(keyOf(result));
    const outcome = OUTCOMES[result.status ?? ''];
    if (!mutant || !outcome) return;
    note({ ...mutant, outcome });
    count += 1;
    if (count % ROUND === 0) console.log(`  ${count} of ${mutants.length}`);
  };
  const stryker = new Stryker({
    mutate: files,
    mutator: { excludedMutations: EXCLUDED },
    testRunner: 'tap',
    tap: {
      testFiles,
      nodeArgs: ['-r', '{{hookFile}}', '--test-reporter=tap', '{{testFile}}'],
      forceBail: true,
    },
    coverageAnalysis: 'perTest',
    checkers: ['chosen'],
    reporters: ['chosen'],
    plugins: ['@stryker-mutator/tap-runner', join(ROOT, FOLDER, 'plugins.mjs')],
    concurrency: 1,
    timeoutMS: 10_000,
    disableTypeChecks: false,
    tsconfigFile: 'none', // Stryker cannot read it with this TypeScript, nor need it
    tempDirName: join('target', 'mutants', 'js', 'sandbox'),
    cleanTempDir: 'always',
    ignorePatterns: [
      '/target',
      '/dist',
      '/screenshots',
      '/test-results',
      '/playwright-report',
      '/tools/*/node_modules',
    ],
    logLevel: 'error',
  });
  // Such as that a test fails on the unchanged page; Stryker has printed what it is.
  await stryker.runMutationTest().catch((/** @type {Error} */ error) => {
    throw new Trouble(`Stryker could not try the mutants: ${error.message}`);
  });
  if (count < mutants.length) throw new Trouble(`Stryker has tried ${count} of ${mutants.length} mutants.`);
}

/**
 * The unit tests that import one of these modules, directly or not.
 *
 * @param {string[]} modules
 * @param {(test: string) => boolean} isAsked
 */
function testsOf(modules, isAsked) {
  return readdirSync(join(ROOT, 'tests', 'js'))
    .filter((name) => name.endsWith('.test.mjs') && isAsked(name.replace('.test.mjs', '')))
    .map((name) => `tests/js/${name}`)
    .filter((test) => {
      const reached = importsOf(test);
      return modules.some((file) => reached.has(file));
    });
}

/**
 * @param {string} file
 * @param {Set<string>} [found]
 */
function importsOf(file, found = new Set()) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  for (const [, target] of source.matchAll(/(?:from|import\(?|new URL\()\s*'(\.[^']+\.m?js)'/g)) {
    const path = join(dirname(file), target).split(sep).join('/');
    if (found.has(path) || !/^(?:www|tests)\//.test(path)) continue;
    found.add(path);
    importsOf(path, found);
  }
  return found;
}
