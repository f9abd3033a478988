/**
 * Runs the tests again and again, the last runs beside a program that keeps every core busy; the whole output of each run is
 * kept in `target/steady/`. Words choose a part: `node tests/steady.mjs --runs 3 --busy 1 js`.
 */

import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { commit, shortCommit } from '../tools/commit.mjs';
import { ROOT, watch } from '../tools/process.mjs';
import { Trouble, perform, seconds } from '../tools/report.mjs';

const TESTS = [join('tools', 'run.mjs'), 'test'];

/** The lines of a run that `test.mjs` closes with, and those that name a test that failed, be it once. */
const TOLD = /^(?:\d+ passed, \d+ failed|.*passed on retry: [1-9].*| {2}\d+\) \[.+|test .+ \.\.\. FAILED|✖ .+ms\))$/gm;

/** @throws {Trouble} if a run fails */
async function testSteady() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '5' } },
  });
  const [runs, busy] = [Number(values.runs), Number(values.busy)];
  if (!(runs >= 1 && busy >= 0 && busy <= runs)) throw new Trouble('It takes --runs 10 --busy 5 or the like.');
  const folder = join(ROOT, 'target', 'steady', shortCommit(commit()).replace(' ', '-') || 'no-commit');
  mkdirSync(folder, { recursive: true });
  let failed = 0;
  for (let index = 0; index < runs; index++) {
    const program = index < runs - busy ? null : fork(join(ROOT, 'tests', 'busy.mjs'));
    const start = performance.now();
    const { status, output } = await watch(process.execPath, [...TESTS, ...positionals], { show: 'nothing' });
    const title = `run ${index + 1} of ${runs}, ${program ? 'busy' : 'quiet'}: ${seconds(performance.now() - start)}`;
    if (program && !program.connected) throw new Trouble('The program that keeps the cores busy has ended too early.');
    program?.disconnect();
    const plain = stripVTControlCharacters(output);
    writeFileSync(join(folder, `${new Date().toISOString().replaceAll(':', '')}.log`), plain);
    console.log([title, ...(plain.match(TOLD) ?? ['it came to no sum'])].join('\n  '));
    if (status !== 0) failed += 1;
  }
  console.log(`${runs - failed} runs passed, ${failed} failed`);
  if (failed > 0) throw new Trouble('Not every run passed.');
}

await perform(testSteady);
