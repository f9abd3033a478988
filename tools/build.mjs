import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { nameByLikeness } from './alike.mjs';
import { writeCommit } from './commit.mjs';
import { makeOffline } from './offline.mjs';
import { ROOT, ask, run } from './process.mjs';
import { skipped, step, Trouble } from './report.mjs';
import { WASM, lockedPackages, once, setUpNode } from './setup.mjs';
import { fingerprint, isFresh, stamp } from './stamp.mjs';

/** Flags from the environment would replace those of .cargo/config.toml, and the SIMD with them. */
export const CARGO_ENV = { RUSTFLAGS: undefined, CARGO_ENCODED_RUSTFLAGS: undefined };

/** The wasm features that rustc and LLVM use, which every browser has had since 2023. */
const WASM_FEATURES = [
  'simd',
  'bulk-memory',
  'bulk-memory-opt',
  'call-indirect-overlong',
  'multivalue',
  'mutable-globals',
  'nontrapping-float-to-int',
  'reference-types',
  'sign-ext',
];

const OPTIMIZER = join(ROOT, 'node_modules', 'binaryen', 'bin', 'wasm-opt');

/**
 * LLVM has optimized the code already: the third level takes twice as long, and the speed of `program` alone gains by it, 3 %.
 * Functions with a single caller are not inlined for that: that makes a module a little larger and no quicker. Nothing is
 * kept in the lowest kilobyte of the memory, which is the far end of the stack, so that an address plus a constant can
 * become one instruction with the load or store.
 */
const OPTIMIZE = ['-O2', '--one-caller-inline-max-function-size=0', '--low-memory-unused'];

/**
 * Functions are put in the order of their names: first of those that they have, so that a generic one lies beside itself for
 * another type, then of those that express likeness (tools/alike.mjs), which is worth another 3 % of what gzip makes of `program`.
 */
const ORDER = '--reorder-functions-by-name';

/** Sections about the compiler, which nothing reads. */
const BARE = ['--strip-producers', '--strip-target-features'];

/** The wasm modules, each with the cargo feature of its name (see src/wasm/mod.rs): the first view's, then what takes longest. */
export const MODULES = ['page', 'program', 'program-c', 'lazy', 'count'];

/** Those that are compiled beside the others, for half the time of all. */
const BESIDE = ['program', 'lazy'];

/**
 * Modules that are compiled to be small, by settings of the release profile. The first view waits for `page`: it is a tenth
 * smaller by gzip, and steps as fast, since what a step calls is marked `#[inline]` (`npm run bench -- player`). At "z" that
 * mark is ignored: it would be hardly smaller and step half as fast. Packages that it shares with others stay as they are.
 * `program` is the largest: it is a third smaller, and walks half as many lines a second. `lazy` would be a fifth smaller, and
 * take half as long again for a tour.
 *
 * @type {Record<string, string[]>}
 */
const SMALL = {
  page: ['package.queens-and-knights.opt-level="s"'],
  program: ['package.queens-and-knights.opt-level="z"', 'package.rewindable-python.opt-level="z"'],
  'program-c': ['package.queens-and-knights.opt-level="z"', 'package.rewindable-c.opt-level="z"'],
};

/**
 * The options of cargo for a module that is compiled to be small.
 *
 * @param {string} name of the module
 */
export function optimizedForSize(name) {
  return (SMALL[name] ?? []).flatMap((setting) => ['--config', `profile.release.${setting}`]);
}

/** Builds pkg/: the optimized wasm modules of the release profile, each with its JavaScript and its types. */
export const buildWasm = once(() => buildModules(MODULES));

/** What each module is made from. */
const inputsOfWasm = () =>
  fingerprint(
    [
      'src',
      'languages/c/Cargo.toml',
      'languages/c/src',
      'languages/python/Cargo.toml',
      'languages/python/src',
      'languages/rewindable/Cargo.toml',
      'languages/rewindable/src',
      'Cargo.toml',
      'Cargo.lock',
      '.cargo',
      'tools/bindgen',
      'tools/build.mjs',
      'tools/alike.mjs',
    ],
    ask('rustc', '-vV'),
    lockedPackages('package-lock.json')['node_modules/binaryen'].version,
  );

/** @param {string} name of a module */
const filesOf = (name) => ['.js', '.d.ts', '_bg.wasm', '_bg.wasm.d.ts'].map((end) => join('pkg', name + end));

/**
 * Builds those of some modules that are not up to date.
 *
 * @param {string[]} modules of {@link MODULES}
 * @param {(name: string) => void} [built] called as soon as a module is up to date
 */
export async function buildModules(modules, built = () => {}) {
  const inputs = inputsOfWasm();
  const names = modules.filter((name) => !isFresh(`pkg-${name}`, inputs, filesOf(name)));
  for (const name of modules) if (!names.includes(name)) built(name);
  if (names.length === 0) return skipped(`pkg/ is up to date: ${modules.join(', ')}`);

  for (const file of names.flatMap(filesOf)) rmSync(join(ROOT, file), { force: true });
  const wbg = buildBindgen('wbg');
  // Panics name the file of a package; with an absolute path, the module would differ between machines.
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const flags = `target.${WASM}.rustflags=['--remap-path-prefix=${home}=cargo']`;
  const cargo = [
    'rustc',
    '--release',
    '--locked',
    '--lib',
    // As an rlib as well, all public code would be compiled, not only the code that the module calls.
    '--crate-type',
    'cdylib',
    '--target',
    WASM,
    '--no-default-features',
    '--config',
    flags,
  ];
  const features = WASM_FEATURES.map((name) => `--enable-${name}`);
  const target = targetDirectory();
  const beside = join(target, 'program');
  // Reuse what an earlier command has compiled for other modules.
  if (!existsSync(beside) && MODULES.some((name) => isFresh(`pkg-${name}`, inputs, filesOf(name))))
    copyCompiled(target, beside);
  /**
   * When cargo is free, by folder: it builds one module after the other in one, where they share the packages that they need.
   *
   * @type {Record<string, Promise<unknown>>}
   */
  const free = {};
  /**
   * @param {string} name
   * @returns {Promise<string>} the path of the compiled module
   */
  const compile = (name) => {
    const folder = BESIDE.includes(name) ? beside : target;
    const compiled = Promise.resolve(free[folder]).then(async () => {
      await run('cargo', [...cargo, ...optimizedForSize(name), '--features', name, '--target-dir', folder], {
        env: CARGO_ENV,
        quiet: true,
      });
      // The next module is compiled to the same place.
      const copy = join(target, `${name}.wasm`);
      copyFileSync(join(folder, WASM, 'release', 'queens_and_knights.wasm'), copy);
      return copy;
    });
    free[folder] = compiled.catch(() => {});
    // The packages that were compiled for the first module are not compiled again.
    if (!existsSync(beside)) free[beside] ??= free[target].then(() => copyCompiled(target, beside));
    return compiled;
  };

  /** @param {string} name */
  const buildModule = async (name) => {
    const compiled = await compile(name);
    const wasm = join(ROOT, 'pkg', `${name}_bg.wasm`);
    await run(await wbg, [compiled, join(ROOT, 'pkg'), name]);
    await setUpNode();
    /** @param {string[]} passes */
    const optimize = (...passes) => run(process.execPath, [OPTIMIZER, ...passes, ...features, wasm, '-o', wasm]);
    await optimize(...OPTIMIZE, ORDER);
    writeFileSync(wasm, nameByLikeness(readFileSync(wasm)));
    await optimize(ORDER, ...BARE);
    stamp(`pkg-${name}`, inputs);
    built(name);
  };
  await step(`Compiling the Rust core to wasm: ${names.join(', ')}`, async () => {
    // A failure of one does not leave the others running.
    const settled = await Promise.allSettled([setUpNode(), wbg, ...names.map(buildModule)]);
    for (const build of settled) if (build.status === 'rejected') throw build.reason;
  });
}

/**
 * Copies the output of cargo with its file times, by which cargo recognises it.
 *
 * @param {string} from the target directory
 * @param {string} to
 */
function copyCompiled(from, to) {
  for (const part of ['release', join(WASM, 'release')])
    cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true });
}

const inputsOfPage = () =>
  fingerprint(
    ['index.html', 'www', 'content', 'public', 'pkg', 'vite.config.mjs', 'package-lock.json', 'tools/offline.mjs'],
    process.env.PAGE_ADDRESS,
  );

/** Are pkg/ and dist/ up to date? */
export const isBuilt = () => {
  const inputs = inputsOfWasm();
  return (
    MODULES.every((name) => isFresh(`pkg-${name}`, inputs, filesOf(name))) &&
    isFresh('dist', inputsOfPage(), ['dist/index.html'])
  );
};

/** Builds dist/: the page as any static host serves it. */
export const buildPage = once(async () => {
  const inputs = inputsOfPage();
  if (isFresh('dist', inputs, ['dist/index.html'])) {
    writeCommit(join(ROOT, 'dist'));
    return skipped('dist/ is up to date');
  }
  await step('Bundling the page into dist/', async () => {
    const { build } = await import('vite');
    await build({ root: ROOT, logLevel: 'warn' });
    makeOffline(join(ROOT, 'dist'));
    writeCommit(join(ROOT, 'dist'));
  });
  stamp('dist', inputs);
});

/**
 * Builds a tool of tools/bindgen, which Cargo.lock ties to the version of wasm-bindgen that the crate has.
 *
 * @param {'wbg' | 'wbg-test-runner'} tool
 * @returns {Promise<string>} the path of the tool
 */
export async function buildBindgen(tool) {
  const inputs = fingerprint(['Cargo.lock', 'tools/bindgen'], ask('rustc', '-vV'));
  const path = join(targetDirectory(), 'debug', tool + (process.platform === 'win32' ? '.exe' : ''));
  if (isFresh(tool, inputs, [path])) return path;

  // The test runner takes twice as long as wasm-bindgen alone, so only the tests ask for it; they get both at once.
  const both = tool === 'wbg-test-runner';
  const choice = both ? ['--features', 'test-runner', '--bins'] : ['--bin', tool];
  await step(both ? 'Compiling wasm-bindgen and its test runner' : 'Compiling wasm-bindgen', () =>
    run('cargo', ['build', '--locked', '--package', 'bindgen-tools', ...choice], { env: CARGO_ENV }),
  );
  stamp('wbg', inputs);
  if (both) stamp(tool, inputs);
  return path;
}

/** @returns {string} */
export function targetDirectory() {
  const metadata = ask('cargo', 'metadata', '--no-deps', '--locked', '--format-version', '1');
  if (!metadata)
    throw new Trouble('cargo metadata failed: is Cargo.lock up to date with Cargo.toml? (cargo metadata tells)');
  return JSON.parse(metadata).target_directory;
}
