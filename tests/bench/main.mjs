/**
 * The counters against each other: `npm run bench -- [N …] [--rounds=R] [--workers=N] [--no-native]`.
 *
 * Everything is measured in one run, in turns, each count in a new process with a cold module, in user CPU time. A count
 * that is short is made several times in its turn, so that the quick method is seen at more than one moment of the slow
 * one's count. The shortest of each is the method's time; the median shows how far the machine was from rest. A
 * shared core loses up to half of the speed of vector code, and hardly any of the recursion's, which does not show in
 * the CPU time. Answers are asserted.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { initSync, publishedCount } from '../../pkg/count.js';
import { compile, Crew } from './crew.mjs';
import { median } from './median.mjs';

/** @typedef {{ solutions: string, user: number, thread?: number, mebibytes?: number }} Measurement */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ONE = fileURLToPath(new URL('one.mjs', import.meta.url));
/** How many turns each N has: within some minutes in all. */
const ROUNDS = /** @type {Record<number, number>} */ ({ 14: 5, 15: 5, 16: 3, 17: 1 });
/** For how long, in seconds, and how often a quick count is repeated within its turn. */
const [TURN, REPEATS] = [15, 10];
/** In how many legs one worker and two count by turns: the last job of each is waited for. */
const LEGS = 4;
/** The recursion takes hours beyond the first, and more than some seconds beyond the second. */
const [LARGEST_NAIVE, LARGEST_SHORT] = [17, 15];

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
  assert.equal(BigInt(measurement.solutions), publishedCount(n), `${program} ${args.join(' ')}`);
  return measurement;
}

/**
 * One worker against two by the clock, on a machine with nothing else to do. Beside it the gain by the machine's second
 * core: the recursion of two workers that have nothing to share, each a whole count.
 *
 * @param {number} n
 */
async function share(n) {
  const rounds = Number(option('rounds') ?? 3);
  const [ours, machine] = [/** @type {number[][]} */ ([]), /** @type {number[][]} */ ([])];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await inTurns(n));
    machine.push(await apart(LARGEST_SHORT));
  }
  console.log(`\nBy the clock, N = ${n}, in turns within a count, one worker and two, and how many times as quick:`);
  console.log(ours.map(([one, two]) => `${one.toFixed(2)} ${two.toFixed(2)} ${(one / two).toFixed(2)}`).join('; '));
  console.log(
    `Median ${median(gains(ours)).toFixed(2)}. Of the recursion, N = ${LARGEST_SHORT}, with nothing to share: ` +
      `${median(gains(machine)).toFixed(2)}.`,
  );
}

/** @param {number[][]} rounds */
function gains(rounds) {
  return rounds.map(([one, two]) => one / two);
}

/**
 * How long one worker and two take for one count, in turns of some of its jobs.
 *
 * @param {number} n
 */
async function inTurns(n) {
  const crews = [await Crew.of(module, 'join', n, 1), await Crew.of(module, 'join', n, 2)];
  const { jobs } = crews[0];
  for (let leg = 1; leg <= LEGS; leg += 1) {
    for (const crew of crews) await crew.run(Math.ceil((jobs * leg) / LEGS));
  }
  for (const crew of crews) await dismiss(crew, n);
  return crews.map(({ wall }) => wall);
}

/**
 * How long two counts take one after the other, and side by side.
 *
 * @param {number} n
 */
async function apart(n) {
  const crews = await Promise.all([1, 2, 3, 4].map(() => Crew.of(module, 'naive', n, 1)));
  const walls = [0, 0];
  for (let job = 1; job <= crews[0].jobs; job += 1) {
    const start = performance.now();
    for (const crew of crews.slice(0, 2)) await crew.run(job);
    const middle = performance.now();
    await Promise.all(crews.slice(2).map((crew) => crew.run(job)));
    walls[0] += middle - start;
    walls[1] += performance.now() - middle;
  }
  for (const crew of crews) await dismiss(crew, n);
  return walls;
}

/**
 * @param {Crew} crew
 * @param {number} n
 */
async function dismiss(crew, n) {
  assert.equal(crew.solutions, publishedCount(n));
  await crew.dismiss();
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

/** Builds the native counter and returns its path. */
function buildNative() {
  const args = ['bench', '--quiet', '--locked', '--bench', 'count', '--no-run', '--message-format=json'];
  const lines = execFileSync('cargo', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  const built = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  return /** @type {string} */ (
    built.find((message) => message.target?.name === 'count' && message.executable).executable
  );
}
