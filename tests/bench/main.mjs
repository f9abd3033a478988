/**
 * The counters against each other: `npm run bench -- [N …] [--rounds=R] [--workers=N] [--no-native]`.
 *
 * Everything is measured in one run, in turns, each count in a new process with a cold module, in user CPU time. A count
 * that is short is made several times in its turn, so that the quick method is seen at more than one moment of the slow
 * one's count. The shortest of each is what the method takes; the median tells how far the machine was from rest. Who
 * shares a core of it with others loses up to half of the speed of vector code, and hardly any of the recursion's,
 * without a sign in the CPU time. Answers are asserted.
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
/** How many turns each N has: within some minutes in all. */
const ROUNDS = /** @type {Record<number, number>} */ ({ 14: 5, 15: 5, 16: 3, 17: 1 });
/** For how long, in seconds, and how often a quick count is repeated within its turn. */
const [TURN, REPEATS] = [15, 10];
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
console.log(
  'User CPU seconds, cold, one thread: shortest / median; in brackets the shortest of the counting thread alone.',
);
console.log('Ratios are of the shortest, and of the medians.\n');
console.log('| N | join, wasm | memory | naive, wasm | naive / join | join, native | naive, native | naive / join |');
console.log('|---|---|---|---|---|---|---|---|');
const counts = (sizes.length > 0 ? sizes : [14, 15, 16, 17]).map(begin);
for (let round = 0; round < Math.max(...counts.map(({ rounds }) => rounds)); round += 1) {
  for (const count of counts.filter(({ rounds }) => round < rounds)) takeTurns(count);
}
counts.forEach(print);
compareAcross();

const shared = Number(option('workers') ?? 0);
if (shared > 0) await share(shared);

/** @typedef {ReturnType<typeof begin>} Count */

/** @param {number} n */
function begin(n) {
  const rounds = Number(option('rounds') ?? ROUNDS[n] ?? 1);
  return { n, rounds, wasm: nothing(), machine: nothing() };
}

/** @returns {Record<string, Measurement[]>} */
function nothing() {
  return { join: [], naive: [] };
}

/** @param {Count} count */
function takeTurns({ n, wasm, machine }) {
  for (const method of n <= LARGEST_NAIVE ? ['join', 'naive'] : ['join']) {
    wasm[method].push(...turn(n, process.execPath, [ONE, method, String(n)]));
    if (native) machine[method].push(...turn(n, native, [method, String(n)]));
  }
}

/** @param {Count} count */
function print({ n, wasm, machine }) {
  const cells = [n, seconds(wasm.join), `${wasm.join[0].mebibytes?.toFixed(1)} MiB`, seconds(wasm.naive), ratio(wasm)];
  console.log(`| ${[...cells, seconds(machine.join), seconds(machine.naive), ratio(machine)].join(' | ')} |`);
}

/**
 * Beyond the largest N that the recursion counts within minutes, the quick method's time as a part of what the recursion
 * takes for two less.
 */
function compareAcross() {
  for (const { n, wasm } of counts) {
    const two = counts.find((count) => count.n === n - 2);
    if (!two || two.wasm.naive.length === 0 || wasm.naive.length > 0) continue;
    const [shortest, middle] = quotients(users(wasm.join), users(two.wasm.naive)).map((quotient) =>
      quotient.toFixed(3),
    );
    console.log(`\nThe join takes ${shortest} / ${middle} for N = ${n} of what the recursion takes for N = ${n - 2}.`);
  }
}

/**
 * One turn of a method: a count, or several if they are short.
 *
 * @param {number} n
 * @param {string} program
 * @param {string[]} args
 */
function turn(n, program, args) {
  const measurements = [measure(n, program, args)];
  while (measurements.length < REPEATS && sum(users(measurements)) < TURN) measurements.push(measure(n, program, args));
  return measurements;
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
  const [one, two] = walls.map((wall) => `${Math.min(...wall).toFixed(2)} / ${median(wall).toFixed(2)} s`);
  const [shortest, middle] = quotients(walls[0], walls[1]).map((quotient) => quotient.toFixed(2));
  console.log(`\nN = ${n} by the clock: one worker ${one}, two ${two}, ${shortest} / ${middle} times as quick`);
}

/** @param {Measurement[]} measurements */
function seconds(measurements) {
  if (measurements.length === 0) return '–';
  const user = users(measurements);
  const thread = measurements.flatMap((one) => one.thread ?? []);
  const alone = thread.length > 0 ? ` (${Math.min(...thread).toFixed(3)})` : '';
  return `${Math.min(...user).toFixed(3)} / ${median(user).toFixed(3)}${alone}`;
}

/** @param {Record<string, Measurement[]>} counted */
function ratio({ join, naive }) {
  if (naive.length === 0) return '–';
  const [shortest, middle] = quotients(users(naive), users(join)).map((quotient) => quotient.toFixed(1));
  const threads = [join, naive].map((measurements) => measurements.flatMap((one) => one.thread ?? []));
  const alone = threads[0].length > 0 ? ` (${(Math.min(...threads[1]) / Math.min(...threads[0])).toFixed(1)})` : '';
  return `${shortest}${alone} / ${middle}`;
}

/**
 * How many times the time of others some take: by the shortest of each, and by the medians.
 *
 * @param {number[]} some
 * @param {number[]} others
 */
function quotients(some, others) {
  return [Math.min(...some) / Math.min(...others), median(some) / median(others)];
}

/** @param {Measurement[]} measurements */
function users(measurements) {
  return measurements.map((one) => one.user);
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
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
