import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { accessSync, constants, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Trouble } from './report.mjs';

/** The folder of the project: every path and every command below starts here. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The output of `cargo metadata` exceeds Node's default limit. */
const MAX_OUTPUT = 2 ** 26;

/** @typedef {Record<string, string | undefined>} Environment variables to set; an undefined one is taken away. */

/**
 * The path of a program on PATH, or undefined.
 *
 * @param {string} name
 */
export function which(name) {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const suffix of suffixes) {
      const path = join(folder, name + suffix);
      if (folder !== '' && isProgram(path)) return path;
    }
  }
  return undefined;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The output of a program, or undefined if it is missing, fails or takes more than half a minute.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function ask(program, ...args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 30_000,
    maxBuffer: MAX_OUTPUT,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Runs a program that must succeed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Environment, quiet?: boolean }} [options] a quiet program's output is shown only if it fails
 */
export async function run(program, args, { env, quiet = false } = {}) {
  const { status, output } = await watch(program, args, { env, show: quiet ? 'nothing' : 'all' });
  if (status === 0) return;
  if (quiet) process.stderr.write(output);
  throw new Trouble(`This command failed: ${[program, ...args].join(' ')}`);
}

/**
 * Runs a program to its end and gives its status and its output: all of it if nothing is shown, else what it wrote to
 * its standard output.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Environment, show?: 'all' | 'errors' | 'nothing' }} [options] what to show as it comes
 * @returns {Promise<{ status: number, output: string }>}
 */
export function watch(program, args, { env, show = 'all' } = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', show === 'nothing' ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (show === 'all') process.stdout.write(text);
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => done({ status: 127, output: `${output}${error.message}\n` }));
    child.on('close', (status) => done({ status: status ?? 1, output }));
  });
}
