/** One count in parts, as an engine runs it: which parts are done, and the loss of a machine in the middle. */

import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Trouble } from '../../tools/report.mjs';

export const N = 19;
export const PARTS = 40;

/** The published number of solutions (OEIS A000170). */
const SOLUTIONS = '4968057848';

/** The time limit for anything, in milliseconds, even on a shared machine. */
const LIMIT = 900_000;
const POLL_MS = 100;

/** The environment variable by which all processes of a client are found, also those that have left its group. */
const MARK = 'QUEENS_CLUSTER_CLIENT';

/**
 * @typedef {object} Cluster the environment of the test of an engine
 * @property {string} queens the command
 * @property {string} folder for its files, empty
 */

/**
 * Which parts are done by the lines in a folder's files `*.jsonl`.
 *
 * @param {Cluster} cluster
 */
export function partsDone({ queens, folder }) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const ranges = lines(ask(queens, ['plan', `${N}`, '--ranges', `${PARTS}`])).map(range);
  if (files.length === 0) return 0;
  const { status, stdout } = spawnSync(queens, ['sum', ...files.map((name) => join(folder, name))], {
    encoding: 'utf8',
  });
  if (status === 0) return PARTS;
  const missing = lines(stdout).map(range);
  if (missing.length === 0) return 0; // no line yet
  return ranges.filter(([begin, end]) => missing.every(([from, to]) => to <= begin || end <= from)).length;
}

/** @param {string} text */
const lines = (text) => text.split('\n').filter((line) => line !== '');

/** @param {string} text */
const range = (text) => text.split('..').map(Number);

/**
 * Waits until some parts are done, kills every process of a client at once, and asserts that others are not done.
 *
 * @param {Cluster} cluster
 * @param {string} client
 */
export async function killInTheMiddle(cluster, client) {
  const isCounting = () => processes(client).some((pid) => field(pid, 'Name') === 'queens');
  await until('two parts are done and another has begun', () => partsDone(cluster) >= 2 && isCounting());
  const killed = kill(client);
  const done = partsDone(cluster);
  console.log(`  killed ${killed} processes when ${done} of ${PARTS} parts were done`);
  if (done === 0 || done >= PARTS) throw new Trouble(`Killed in the middle, but ${done} of ${PARTS} parts are done.`);
}

/**
 * Asserts that the lines add up to the published number.
 *
 * @param {Cluster} cluster
 */
export function assertExact({ queens, folder }) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const sum = ask(queens, ['sum', ...files.map((name) => join(folder, name))]);
  const count = files.map((name) => lines(readFileSync(join(folder, name), 'utf8')).length).reduce((a, b) => a + b);
  console.log(`  ${count} lines: ${sum.trim()}`);
  if (!sum.startsWith(`N = ${N} has ${SOLUTIONS} solutions, `)) throw new Trouble(`That is not ${SOLUTIONS}.`);
}

/**
 * Starts a program whose output goes to a file; its processes are found again by the name of the client.
 *
 * @param {string} log
 * @param {string} program
 * @param {string[]} args
 * @param {{ client?: string, env?: Record<string, string>, output?: string, input?: string }} [options]
 */
export function start(log, program, args, { client = '', env = {}, output = log, input } = {}) {
  const files = [input && openSync(input, 'r'), openSync(output, 'a'), openSync(log, 'a')];
  const child = spawn(program, args, {
    cwd: dirname(log),
    env: { ...process.env, ...env, [MARK]: client },
    stdio: files.map((file) => file || 'ignore'),
  });
  for (const file of files) if (file) closeSync(file);
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('exit', (status) => done(status ?? 1));
  });
  return { ended: () => limited(`${program} ends`, ended) };
}

/**
 * Kills every process of a client by SIGKILL, as if its machine had lost power.
 *
 * @param {string} client
 */
export function kill(client) {
  const marked = processes(client);
  // A step of Slurm overwrites its variables, but not those of its task.
  const steps = marked.map((pid) => field(pid, 'PPid')).filter((pid) => field(pid, 'Name') === 'slurmstepd');
  const pids = [...new Set([...steps, ...marked])];
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  return pids.length;
}

/**
 * The numbers of a client's processes.
 *
 * @param {string} client
 */
function processes(client) {
  return readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && ofProcess(name, 'environ').split('\0').includes(`${MARK}=${client}`),
  );
}

/**
 * @param {string} pid
 * @param {string} name
 */
function field(pid, name) {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(ofProcess(pid, 'status'))?.[1] ?? '';
}

/**
 * @param {string} pid
 * @param {string} file
 */
function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return ''; // another user's, or ended
  }
}

/**
 * @param {string} what
 * @param {() => boolean} condition
 */
export async function until(what, condition) {
  for (const end = Date.now() + LIMIT; Date.now() < end; await sleep(POLL_MS)) if (condition()) return;
  throw new Trouble(`It took too long until ${what}.`);
}

/**
 * @template T
 * @param {string} what
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function limited(what, promise) {
  const late = sleep(LIMIT, undefined, { ref: false }).then(() => {
    throw new Trouble(`It took too long until ${what}.`);
  });
  return Promise.race([promise, late]);
}

/**
 * The output of a program that must succeed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string }} [options]
 */
export function ask(program, args, { env = {}, input = '' } = {}) {
  const options = /** @type {const} */ ({ encoding: 'utf8', timeout: LIMIT });
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, env: { ...process.env, ...env }, input });
  if (status === 0) return stdout;
  throw new Trouble(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`);
}

/** A port that is free at present. */
export async function freePort() {
  const server = createServer();
  await /** @type {Promise<void>} */ (new Promise((done) => server.listen(0, '127.0.0.1', done)));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === 'string') throw new Trouble('There is no free port.');
  return address.port;
}
