import { homedir } from 'node:os';
import { join } from 'node:path';
import { CARGO_ENV, targetDirectory } from '../build.mjs';
import { run } from '../process.mjs';
import { Trouble, step } from '../report.mjs';
import { addTarget } from '../setup.mjs';

const SYSTEMS = /** @type {Record<string, string>} */ ({
  darwin: 'apple-darwin',
  linux: 'unknown-linux-musl',
  win32: 'pc-windows-msvc',
});
const PROCESSORS = /** @type {Record<string, string>} */ ({ x64: 'x86_64', arm64: 'aarch64' });

/**
 * Flags of the command by system. On Linux it takes nothing from the machine that builds it, neither linker nor C library,
 * so that it is the same from any and runs on any; on Windows it brings the C library along.
 */
const FLAGS = /** @type {Record<string, string[]>} */ ({
  darwin: [],
  linux: ['-Clinker=rust-lld'],
  win32: ['-Ctarget-feature=+crt-static', '-Clink-arg=/Brepro'],
});

/** The target of the command on this machine. */
export function commandTarget() {
  const system = SYSTEMS[process.platform];
  const processor = PROCESSORS[process.arch];
  if (!system || !processor) {
    throw new Trouble(`The command is released for Linux, macOS and Windows, not for ${process.platform}.`);
  }
  return `${processor}-${system}`;
}

/**
 * Compiles the command `queens`.
 *
 * @param {string} version as it reports it
 * @returns {Promise<string>} its path
 */
export async function buildCommand(version) {
  const target = commandTarget();
  await addTarget(target);
  // Panics name the file of a package; with an absolute path, the command would differ between machines.
  const home = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
  const flags = [...FLAGS[process.platform], `--remap-path-prefix=${home}=cargo`];
  const config = [
    `target.${target}.rustflags=[${flags.map((flag) => `'${flag}'`).join(', ')}]`,
    'profile.release.strip=true',
  ];
  const cargo = ['build', '--release', '--locked', '--package', 'queens-cli', '--target', target];
  await step(`Compiling the command for ${target}`, () =>
    run('cargo', [...cargo, ...config.flatMap((each) => ['--config', each])], {
      env: { ...CARGO_ENV, QUEENS_VERSION: version },
      quiet: true,
    }),
  );
  return join(targetDirectory(), target, 'release', `queens${process.platform === 'win32' ? '.exe' : ''}`);
}
