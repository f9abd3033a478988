import { existsSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT, ask, run, watch, which } from './process.mjs';
import { Trouble, skipped, step } from './report.mjs';

/** The target of everything that runs in a browser. */
export const WASM = 'wasm32-unknown-unknown';

/** The crates of `languages/`. */
export const LANGUAGES = ['rewindable-c', 'rewindable-python'];

const CRATES = ['queens-and-knights', 'queens-cli', 'rewindable', ...LANGUAGES];

/** The packages of the product, for cargo: the core, the command and the languages. Builds of the core alone name none. */
export const PACKAGES = CRATES.flatMap((name) => ['--package', name]);

/**
 * A piece of set-up that several parts of a command ask for and only the first one does.
 *
 * @param {() => Promise<void>} setUp
 * @returns {() => Promise<void>}
 */
export function once(setUp) {
  /** @type {Promise<void> | undefined} */
  let done;
  return () => (done ??= setUp());
}

/** Can this process install Debian packages? */
export function canInstallPackages() {
  return process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== undefined;
}

/** @param {string[]} packages */
export async function installPackages(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await watch('apt-get', ['update'], { env, show: 'nothing' }); // one list out of reach need not matter
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true });
}

/** Finds Cargo where rustup has it, even if the shell does not. */
export function findCargo() {
  const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin');
  if (!which('cargo') && existsSync(cargoBin)) process.env.PATH += delimiter + cargoBin;
}

/** Cargo, a linker and the wasm target. */
export const setUpRust = once(async () => {
  findCargo();
  const version = ask('cargo', '--version');
  if (!version) throw new Trouble('Rust is missing. Install it from https://rustup.rs and run this command again.');
  skipped(version);

  if (process.platform !== 'win32' && !which('cc')) {
    if (!canInstallPackages()) {
      throw new Trouble('Rust needs a C linker. Install gcc or clang (on Debian: apt install gcc) and run this again.');
    }
    await step('Installing gcc, the linker that Rust needs', () => installPackages('gcc', 'libc6-dev'));
  }

  await addTarget(WASM);
});

/** @param {string} target */
export async function addTarget(target) {
  const sysroot = ask('rustc', '--print', 'sysroot') ?? '';
  if (existsSync(join(sysroot, 'lib', 'rustlib', target))) {
    skipped(`Rust target ${target}`);
  } else if (which('rustup')) {
    await step(`Adding the Rust target ${target}`, () => run('rustup', ['target', 'add', target], { quiet: true }));
  } else {
    throw new Trouble(
      `Rust lacks the target ${target}. Install Rust from https://rustup.rs and run this command again.`,
    );
  }
}

/** rustfmt and clippy, which a minimal Rust comes without. */
export async function setUpRustLinters() {
  const missing = ['rustfmt', 'clippy'].filter((name) => !ask('cargo', name === 'rustfmt' ? 'fmt' : name, '--version'));
  if (missing.length === 0) {
    skipped('rustfmt and clippy');
  } else if (which('rustup')) {
    await step(`Adding ${missing.join(' and ')}`, () =>
      run('rustup', ['component', 'add', ...missing], { quiet: true }),
    );
  } else {
    throw new Trouble(`Rust lacks ${missing.join(' and ')}. Install Rust from https://rustup.rs and run this again.`);
  }
}

/**
 * A program from crates.io of exactly this version, in target/tools/. It is compiled without optimization, which takes
 * a third of the time.
 *
 * @param {string} name
 * @param {string} version
 * @param {...string} flags of `cargo install`
 * @returns {Promise<string>} its path
 */
export async function setUpCargoTool(name, version, ...flags) {
  const root = join(ROOT, 'target', 'tools');
  const path = join(root, 'bin', name + (process.platform === 'win32' ? '.exe' : ''));
  if (existsSync(path) && ask('cargo', 'install', '--list', '--root', root)?.includes(`${name} v${version}:`)) {
    skipped(`${name} ${version}`);
  } else {
    const args = ['install', '--locked', '--quiet', '--debug', '--root', root, '--target-dir', join(root, 'build')];
    await step(`Compiling ${name} ${version}`, () =>
      run('cargo', [...args, ...flags, `${name}@${version}`], {
        env: { CARGO_PROFILE_DEV_DEBUG: 'false' },
        quiet: true,
      }),
    );
    rmSync(join(root, 'build'), { recursive: true, force: true });
  }
  return path;
}

/** The npm packages of package-lock.json, exactly. */
export const setUpNode = once(async () => {
  if (packagesAreInstalled('.')) return skipped('npm packages');
  await step('Installing the npm packages of package-lock.json', () => npm('ci', '--no-audit', '--no-fund'));
});

/**
 * Runs the npm that started us, or else the one on PATH.
 *
 * @param {string[]} args
 */
export async function npm(...args) {
  const script = process.env.npm_execpath;
  if (script) await run(process.execPath, [script, ...args], { quiet: true });
  else await run(which('npm') ?? 'npm', args, { quiet: true });
}

/**
 * npm notes what it has installed in node_modules; optional packages are those of other systems.
 *
 * @param {string} folder of a package-lock.json
 */
export function packagesAreInstalled(folder) {
  try {
    const wanted = lockedPackages(join(folder, 'package-lock.json'));
    const installed = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || installed[path]?.version === version || (optional && !installed[path]),
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
export function lockedPackages(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}
