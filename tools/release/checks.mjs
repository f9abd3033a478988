import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit } from '../commit.mjs';
import { ROOT, ask, run, which } from '../process.mjs';
import { Trouble, skipped, step } from '../report.mjs';

/** The Rust version of releases; another one would make different files. */
const RUST = '1.95.0';

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * The version, if all files agree on it.
 *
 * @returns {string}
 */
export function releaseVersion() {
  const { version } = JSON.parse(read('package.json'));
  const others = {
    'package-lock.json': /^ {2}"version": "(.*)"/m,
    'Cargo.toml': /^version = "(.*)"$/m,
    'cli/Cargo.toml': /^version = "(.*)"$/m,
    'cli/Cargo.toml, core': /^queens-and-knights = .*version = "(.*)"/m,
    'CHANGELOG.md': /^## (\d\S+)/m,
  };
  for (const [where, pattern] of Object.entries(others)) {
    const other = pattern.exec(read(where.split(',')[0]))?.[1];
    if (other !== version) {
      throw new Trouble(`package.json is of version ${version} and ${where} of ${other}: make them one.`);
    }
  }
  return version;
}

/**
 * The section of CHANGELOG.md on a version.
 *
 * @param {string} version
 * @returns {string}
 */
export function releaseNotes(version) {
  const [, ...parts] = read('CHANGELOG.md').split(/^## /m);
  const part = parts.find((each) => each.startsWith(`${version} `));
  return `${part?.slice(part.indexOf('\n')).trim() ?? ''}\n`;
}

/**
 * The commit that is released; there must be no other changes.
 *
 * @param {string} version
 */
export function releaseCommit(version) {
  const found = commit();
  if (!found)
    throw new Trouble('A release says which commit it is of: make it in a clone, or in an archive made by git.');
  if (found.changed) throw new Trouble('There are changes that are in no commit: commit them or take them away first.');
  const tags = ask('git', 'tag', '--points-at', 'HEAD', '--list', 'v*')?.split('\n').filter(Boolean) ?? [];
  const tag = tags.find((each) => each !== `v${version}`);
  if (tag) throw new Trouble(`The tag of this commit is ${tag}, and the version ${version}: make them one.`);
  return found;
}

/** Chooses the Rust of a release for all that follows. */
export async function chooseRust() {
  if (isChosen()) return;
  if (!which('rustup')) throw new Trouble(`A release needs Rust ${RUST}, or rustup, which installs it.`);
  process.env.RUSTUP_TOOLCHAIN = RUST;
  if (isChosen()) return skipped(`Rust ${RUST}`);
  await step(`Installing Rust ${RUST}`, () =>
    run('rustup', ['toolchain', 'install', RUST, '--profile', 'minimal'], { quiet: true }),
  );
}

const isChosen = () => ask('rustc', '--version')?.startsWith(`rustc ${RUST} `);
