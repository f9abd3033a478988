/**
 * The player in WebAssembly: `npm run bench -- player [--rounds=R] [--steps=S] [--against=FOLDER]`.
 *
 * Steps a second of the five solvers, in turns and in user CPU time, so that a busy machine slows all of them alike; then
 * one run of 10⁹ steps: the memory that it takes, and how long the longest jumps in it are. Answers are asserted, and so
 * is the bound of the memory. With the `pkg/` of another build each solver walks in turns with that build.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tools/process.mjs';
import { median } from './median.mjs';

/** @typedef {typeof import('../../pkg/page.js')} Page */

/** Candidates tested, queens placed and solutions on 13 × 13; each is a step, and each queen is taken back in one more. */
const RUN = { size: 13, placed: 4_674_889, solutions: 73_712 };
const TESTED = { scan: 59_815_314, marks: 59_815_314, mask: 4_674_889, permute: 16_469_569, access: 59_815_314 };

/** A run that is longer than the steps that are asked of it. */
const LONG = { size: 16, solver: 'marks' };

/** The memory limit of a player on a run of any length, in MiB. */
const MEMORY = 32;

/** Steps of the long run that are looked at in passing, and gone back to. */
const MILESTONES = 200;

/** Steps in one call of the core, as on the page at most. */
const BATCH = 1 << 20;

const options = process.argv.slice(2);
const given = (/** @type {string} */ name) =>
  options.find((text) => text.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const option = (/** @type {string} */ name, /** @type {number} */ otherwise) => Number(given(name) ?? otherwise);

const { page, memory } = await load(join(ROOT, 'pkg'));
const against = given('against');
const other = against === undefined ? null : (await load(resolve(against))).page;
console.log(`${cpus()[0]?.model} × ${cpus().length}, Node ${process.version}, one thread`);
speeds(option('rounds', 3));
longRun(option('steps', 1e9));

/**
 * The module of a build, with its own instance.
 * @param {string} folder
 */
async function load(folder) {
  const side = /** @type {Page} */ (await import(pathToFileURL(join(folder, 'page.js')).href));
  return { page: side, memory: side.initSync({ module: readFileSync(join(folder, 'page_bg.wasm')) }).memory };
}

/** @param {number} rounds */
function speeds(rounds) {
  console.log(`\nMillions of steps a second of user CPU time, all of ${RUN.size} × ${RUN.size}, median and best:\n`);
  const found = Object.keys(TESTED).map((solver) => ({
    solver,
    measured: /** @type {number[]} */ ([]),
    ratios: /** @type {number[]} */ ([]),
  }));
  // The first round warms the module up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { solver, measured, ratios } of found) {
      // Each build goes first in every second round.
      const before = other && round % 2 === 1 ? walk(other, solver) : null;
      const speed = walk(page, solver);
      const compared = before ?? (other && walk(other, solver));
      if (round > 0) measured.push(speed);
      if (round > 0 && compared !== null) ratios.push(speed / compared);
    }
  }
  console.log(`| solver | median | best |${other ? ' median of the ratios |' : ''}`);
  console.log(`|---|---|---|${other ? '---|' : ''}`);
  for (const { solver, measured, ratios } of found) {
    const ratio = other ? ` ${median(ratios).toFixed(2)} |` : '';
    console.log(`| ${solver} | ${median(measured).toFixed(1)} | ${Math.max(...measured).toFixed(1)} |${ratio}`);
  }
}

/**
 * A whole run; its speed in millions of steps a second.
 * @param {Page} build
 * @param {string} solver
 */
function walk(build, solver) {
  const { size, placed, solutions } = RUN;
  const player = build.Player.queens(size, solver, new Uint32Array());
  const began = process.cpuUsage();
  while (player.explore(BATCH));
  const { user } = process.cpuUsage(began);
  const tested = TESTED[/** @type {keyof typeof TESTED} */ (solver)];
  assert.equal(player.length, tested + placed + solutions, solver);
  // The snapshots of another build may have another form.
  if (build !== other) {
    const { placements, rejections, backtracks, solutions: found } = player.snapshot().explored;
    assert.deepEqual([placements, rejections, backtracks, found], [placed, tested - placed, placed, solutions], solver);
  }
  const speed = (player.length ?? 0) / user;
  player.free();
  return speed;
}

/** @param {number} steps */
function longRun(steps) {
  const player = page.Player.queens(LONG.size, LONG.solver, new Uint32Array());
  /** States recorded at some steps on the way forward. @type {{ step: number, seen: unknown }[]} */
  const passed = [];
  const see = () => {
    const { step, event, path, statistics } = player.snapshot();
    return { step, event, path, statistics };
  };
  const began = process.cpuUsage();
  // Not at multiples of a power of two, where checkpoints are; but the last is the end.
  const milestones = Array.from({ length: MILESTONES }, (_, index) => {
    return Math.round((steps * (index + 1)) / MILESTONES) - (MILESTONES - 1 - index);
  });
  for (const milestone of milestones) {
    while (player.furthest < milestone) {
      assert.ok(player.explore(Math.min(BATCH, milestone - player.furthest)), 'the run is longer than that');
    }
    player.goTo(milestone);
    passed.push({ step: milestone, seen: see() });
  }
  const { user } = process.cpuUsage(began);
  assert.equal(player.furthest, steps);

  // Forward and back over long distances: each step shows what it showed the first time.
  const jumps = [];
  const shuffled = passed.map((_, index) => passed[(index * 89) % passed.length]);
  for (const { step, seen } of shuffled) {
    jumps.push(timed(() => player.goTo(step)));
    assert.equal(player.step, step);
    assert.deepEqual(see(), seen, `step ${step}`);
  }
  // The longest replay ends just before a checkpoint, and checkpoints are a power of two apart.
  for (let apart = 1 << 10; apart <= 1 << 22; apart *= 2) {
    const before = Math.floor(steps / 2 / apart) * apart - 1;
    player.goTo(0);
    jumps.push(timed(() => player.goTo(before)));
    assert.equal(player.step, before);
  }
  const mebibytes = memory.buffer.byteLength / 2 ** 20;
  assert.ok(mebibytes < MEMORY, `${mebibytes} MiB is too much`);

  console.log(`\n${LONG.solver} on ${LONG.size} × ${LONG.size}, ${steps.toLocaleString('en')} steps:`);
  console.log(`explored in ${(user / 1e6).toFixed(1)} s, ${(steps / user).toFixed(1)} million steps a second`);
  console.log(`memory of the module: ${mebibytes.toFixed(1)} MiB, and never more than ${MEMORY}`);
  console.log(
    `${jumps.length} jumps: median ${median(jumps).toFixed(2)} ms, longest ${Math.max(...jumps).toFixed(2)} ms`,
  );
}

/**
 * The time that something takes, in milliseconds.
 * @param {() => void} act
 */
function timed(act) {
  const began = performance.now();
  act();
  return performance.now() - began;
}
