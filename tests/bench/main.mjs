/**
 * The counters against each other: `npm run bench -- [N …] [--rounds=R] [--workers=N] [--no-native]`.
 *
 * Everything is measured in one run, in turns, each count in a new process with a cold module, in user CPU time, so that
 * a busy machine slows all of them alike. Ratios are those of neighbours in time. Answers are asserted.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { initSync, published_count } from '../../pkg/count.js';
import { compile, crew } from './crew.mjs';

/** @typedef {{ solutions: string, user: number, thread?: number, mebibytes?: number }} Measurement */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ONE = fileURLToPath(new URL('one.mjs', import.meta.url));
/** How often each N is counted by the slowest method: within some minutes in all. */
const ROUNDS = /** @type {Record<number, number>} */ ({ 14: 5, 15: 5, 16: 3, 17: 1 });
/** The recursion takes hours beyond. */
const LARGEST_NAIVE = 17;

const options = process.argv.slice(2);
/** @param {string} name */
const option = (name) => options.find((text) => text.startsWith(`--${name}=`))?.split('=')[1];
const sizes = options.filter((text) => /^\d+$/.test(text)).map(Number);
const native = options.includes('--no-native') ? undefined : buildNative();
const module = compile();
initSync({ module });

console.log(`${cpus()[0]?.model} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`);
console.log('Medians of user CPU seconds, cold, one thread; in brackets the counting thread alone.\n');
console.log('| N | join, wasm | memory | naive, wasm | naive / join | join, native | naive, native | naive / join |');
console.log('|---|---|---|---|---|---|---|---|');
for (const n of sizes.length > 0 ? sizes : [14, 15, 16, 17]) compare(n);

const shared = Number(option('workers') ?? 0);
if (shared > 0) await share(shared);

/** @param {number} n */
function compare(n) {
  const rounds = Number(option('rounds') ?? ROUNDS[n] ?? 1);
  const methods = n <= LARGEST_NAIVE ? ['join', 'naive'] : ['join'];
  const wasm = /** @type {Record<string, Measurement[]>} */ ({ join: [], naive: [] });
  const machine = /** @type {Record<string, Measurement[]>} */ ({ join: [], naive: [] });
  for (let round = 0; round < rounds; round += 1) {
    for (const method of methods) {
      wasm[method].push(measure(n, process.execPath, [ONE, method, String(n)]));
      if (native) machine[method].push(measure(n, native, [method, String(n)]));
    }
  }
  const cells = [n, seconds(wasm.join), `${wasm.join[0].mebibytes?.toFixed(1)} MiB`, seconds(wasm.naive), ratio(wasm)];
  console.log(`| ${[...cells, seconds(machine.join), seconds(machine.naive), ratio(machine)].join(' | ')} |`);
}

/**
 * @param {number} n
 * @param {string} program
 * @param {string[]} args
 * @returns {Measurement}
 */
function measure(n, program, args) {
  const measurement = JSON.parse(execFileSync(program, args, { encoding: 'utf8' }));
  assert.equal(BigInt(measurement.solutions), published_count(n), `${program} ${args.join(' ')}`);
  return measurement;
}

/**
 * One worker against two, in turns, by the clock: on a machine with nothing else to do.
 *
 * @param {number} n
 */
async function share(n) {
  const walls = /** @type {number[][]} */ ([[], []]);
  for (let round = 0; round < Number(option('rounds') ?? 3); round += 1) {
    for (const workers of [1, 2]) {
      const { wall, solutions } = await crew(module, n, workers);
      assert.equal(solutions, published_count(n));
      walls[workers - 1].push(wall);
    }
  }
  const [one, two] = walls.map(median);
  const quicker = median(walls[0].map((wall, i) => wall / walls[1][i]));
  console.log(
    `\nN = ${n} by the clock: one worker ${one.toFixed(2)} s, two ${two.toFixed(2)} s, ${quicker.toFixed(2)}×`,
  );
}

/** @param {Measurement[]} measurements */
function seconds(measurements) {
  if (measurements.length === 0) return '–';
  const user = median(measurements.map((one) => one.user));
  const threads = measurements.flatMap((one) => one.thread ?? []);
  return user.toFixed(3) + (threads.length > 0 ? ` (${median(threads).toFixed(3)})` : '');
}

/** @param {Record<string, Measurement[]>} counted */
function ratio({ join, naive }) {
  if (naive.length === 0) return '–';
  return `${median(naive.map((one, i) => one.user / join[i].user)).toFixed(1)}×`;
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

/** Builds the native counter and returns its path. */
function buildNative() {
  const args = ['bench', '--quiet', '--locked', '--bench', 'count', '--no-run', '--message-format=json'];
  const lines = execFileSync('cargo', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  const built = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  return /** @type {string} */ (
    built.find((message) => message.target?.name === 'count' && message.executable).executable
  );
}
