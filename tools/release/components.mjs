import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, ask } from '../process.mjs';
import { Trouble } from '../report.mjs';
import { WASM } from '../setup.mjs';

/**
 * @typedef {object} Component something that is part of the page or of the command
 * @property {string} purl its name for all registries
 * @property {string} name
 * @property {string} version
 * @property {string} license an SPDX expression
 * @property {{ name: string, text: string }[]} texts of its licences
 * @property {{ alg: string, content: string }} [hash] of the package in its registry
 * @property {string} [source]
 * @property {string[]} uses purls
 */

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

/**
 * The components of the page; the first one, here and below, is the project itself.
 *
 * @returns {Component[]}
 */
export function componentsOfPage() {
  return together(crates('queens-and-knights', WASM), [...npmPackages(), rustLibrary()]);
}

/**
 * The components of the command.
 *
 * @param {string} target
 * @returns {Component[]}
 */
export function componentsOfCommand(target) {
  return together(crates('queens-cli', target), [rustLibrary(), ...(target.endsWith('-musl') ? MUSL : [])]);
}

/**
 * @param {Component[]} linked
 * @param {Component[]} others that the first one uses as well
 */
function together([first, ...rest], others) {
  return [{ ...first, uses: [...first.uses, ...others.map(({ purl }) => purl)] }, ...rest, ...others];
}

/**
 * The crates that are linked into one of ours, itself first: none that only builds, tests or writes code for the others.
 *
 * @param {string} root
 * @param {string} target
 * @returns {Component[]}
 */
function crates(root, target) {
  const tree = ['tree', '--package', root, '--target', target, '--edges', 'normal,no-proc-macro'];
  const lines = cargo(...tree, '--no-dedupe', '--prefix', 'depth', '--format', ' {p}').split('\n');
  /** @type {{ packages: any[] }} */
  const { packages } = JSON.parse(cargo('metadata', '--format-version', '1', '--filter-platform', target));
  const checksums = new Map(
    [
      ...read(join(ROOT, 'Cargo.lock')).matchAll(/^name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"/gm),
    ].map(([, name, version, checksum]) => [`${name} ${version}`, checksum]),
  );
  /** @type {Map<string, Component>} */
  const found = new Map();
  /** Those that the line at hand is below. @type {Component[]} */
  const path = [];
  for (const line of lines) {
    const [, depth, name, version] = /^(\d+) (\S+) v(\S+)/.exec(line) ?? [];
    const made = packages.find((each) => each.name === name && each.version === version);
    const purl = `pkg:cargo/${name}@${version}`;
    const checksum = checksums.get(`${name} ${version}`);
    const component = found.get(purl) ?? {
      purl,
      name,
      version,
      license: made.license.replaceAll('/', ' OR '),
      texts: checksum ? licenseTexts(dirname(made.manifest_path)) : [],
      hash: checksum ? { alg: 'SHA-256', content: checksum } : undefined,
      source: made.repository ?? undefined,
      uses: [],
    };
    found.set(purl, component);
    path.length = Number(depth);
    const user = path[path.length - 1];
    if (user && !user.uses.includes(purl)) user.uses.push(purl);
    path.push(component);
  }
  return [...found.values()];
}

/** @param {string[]} args */
function cargo(...args) {
  const output = ask('cargo', ...args, '--locked');
  if (!output) throw new Trouble(`This command failed: cargo ${args.join(' ')}`);
  return output;
}

/** The packages that the page imports, and Vite, which adds a function to it. */
function npmPackages() {
  const { packages } = JSON.parse(read(join(ROOT, 'package-lock.json')));
  const paths = Object.keys(packages).filter((path) => path !== '' && !packages[path].dev);
  return [...paths, 'node_modules/vite'].map((path) => {
    const { version, license, integrity } = packages[path];
    const name = path.replace(/^.*node_modules\//, '');
    const { repository } = JSON.parse(read(join(ROOT, path, 'package.json')));
    const [, sha512] = integrity.split('-');
    /** Vite's file goes on with the licences of the tools within it. */
    const texts = licenseTexts(join(ROOT, path)).map((each) => ({
      ...each,
      text: each.text.split(/^# .* bundled/m)[0],
    }));
    return {
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      name,
      version,
      license,
      texts,
      hash: { alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') },
      source: String(repository?.url ?? repository).replace(/^git\+/, ''),
      uses: [],
    };
  });
}

/**
 * @param {string} folder of a package
 * @returns {{ name: string, text: string }[]}
 */
function licenseTexts(folder) {
  const names = LICENSE_FILES.filter((name) => existsSync(join(folder, name)));
  if (names.length === 0) throw new Trouble(`No licence is in ${folder}: what is published needs one.`);
  return names.map((name) => ({ name, text: read(join(folder, name)) }));
}

/** Names of files of licences. */
const LICENSE_FILES = [
  'COPYRIGHT',
  'LICENSE',
  'LICENSE.md',
  'LICENSE.txt',
  'LICENSE-MIT',
  'LICENSE-APACHE',
  'LICENSE-UNICODE',
];

/** Rust's standard library, with the licences that its release has for it and for the crates within it. */
function rustLibrary() {
  const version = /^release: (.*)$/m.exec(ask('rustc', '-vV') ?? '')?.[1] ?? '';
  const notices = join(ask('rustc', '--print', 'sysroot') ?? '', 'share', 'doc', 'rust', 'COPYRIGHT-library.html');
  if (!existsSync(notices)) throw new Trouble(`This Rust came without its licences, ${notices}: install it by rustup.`);
  return {
    purl: `pkg:generic/rust-std@${version}`,
    name: 'rust-std',
    version,
    license: 'MIT OR Apache-2.0',
    texts: [{ name: 'COPYRIGHT-library.html', text: plainText(read(notices)) }],
    source: 'https://github.com/rust-lang/rust',
    uses: [],
  };
}

/** @param {string} html without scripts or styles */
function plainText(html) {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The C library that Rust links into a command for Linux, and what it unwinds the stack with. @type {Component[]} */
const MUSL = [
  {
    purl: 'pkg:generic/musl@1.2.5',
    name: 'musl',
    version: '1.2.5',
    license: 'MIT',
    texts: [{ name: 'COPYRIGHT', text: read(join(ROOT, 'tools', 'release', 'musl.txt')) }],
    source: 'https://git.musl-libc.org/cgit/musl',
    uses: [],
  },
];
