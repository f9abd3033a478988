/** The programs beside the pseudo-code: each is copied as the page copies it, and run as its first line says. */

import assert from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/process.mjs';
import { home } from '../../www/core/routes.js';
import { Run } from '../../www/core/run.js';
import { momentOf, numbered } from '../../www/knight/search-scene.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { languagesOf, programLanguages } from '../../www/queens/solvers/program-language.js';
import { isJudged, readProgram, writeProgram } from '../../www/queens/solvers/program-text.js';
import { core, count as countCore, lazy, squares } from './core.mjs';

/** The tool of each language; those of the others are needed to build the page in any case. */
const needs = { Python: 'python3', 'C++': 'g++', Rust: null, JavaScript: null, C: 'gcc', Java: 'javac' };

const languages = /** @type {(keyof typeof needs)[]} */ (Object.keys(programLanguages));

/** The name with its folder, as the page names the files. @param {string} name */
const filesOf = (name) => `${name === 'warnsdorff' ? 'knight' : 'queens'}/${name}`;

/** @param {string} name */
const languagesFor = (name) => languagesOf(filesOf(name));

/** @param {string} name @param {keyof typeof needs} language */
const pathOf = (name, language) => join(ROOT, 'content', 'programs', `${filesOf(name)}.${programLanguages[language]}`);

/** @param {string} name @param {keyof typeof needs} language */
const sourceOf = (name, language) => readFileSync(pathOf(name, language), 'utf8');

/** @param {keyof typeof needs} language @returns {string | false} why its programs cannot be run here */
function missing(language) {
  const needed = needs[language];
  if (needed === null || spawnSync(needed, ['--version']).status === 0) return false;
  return `This machine has no ${needed}, so the programs in ${language} are not run.`;
}

/** @param {string} command @param {string} cwd @param {string} [input] @returns {Promise<string>} the output */
function shell(command, cwd, input) {
  const [program, ...args] = command.split(' ');
  // A program that reads nothing may end before its input is written.
  const child = spawn(program.replace(/^\.\//, `${cwd}/`), args, {
    cwd,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  const [output, errors] = [child.stdout, child.stderr].map((stream) => stream?.setEncoding('utf8').toArray() ?? []);
  child.stdin?.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', async (code) => {
      if (code === 0) resolve((await output).join(''));
      else reject(new Error(`${command}: ${(await errors).join('')}`));
    });
  });
}

/**
 * Writes a program where it can be run, and compiles it.
 * @param {string} name
 * @param {keyof typeof needs} language
 * @param {object} [options]
 * @param {number | null} [options.hidden]
 * @param {string} [options.variant]
 * @param {boolean} [options.judge]
 * @returns {Promise<(n?: number) => Promise<string>>} runs it
 */
async function prepare(name, language, { hidden = null, variant = '', judge = false } = {}) {
  const folder = join(ROOT, 'target', 'programs', `${programLanguages[language]}${variant}`);
  mkdirSync(folder, { recursive: true });
  const text = writeProgram(readProgram(sourceOf(name, language), hidden, judge));
  const file = join(folder, `${name}.${programLanguages[language]}`);
  const [first] = text.split('\n');
  const commands = first.replaceAll('"', '').split(': ')[1].split(' && ');
  const last = commands.pop() ?? '';
  const compiled = join(folder, last.split(' ')[0]);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isSame || (commands.length > 0 && !existsSync(compiled))) {
    rmSync(compiled, { force: true });
    writeFileSync(file, text);
    // Elsewhere there is no package that makes a module of a program.
    writeFileSync(join(folder, 'package.json'), '{}');
    for (const command of commands) await shell(command, folder);
  }
  if (judge) return (n) => shell(last, folder, `${n}\n`);
  return (n) => shell(n === undefined ? last : last.replace(/\d+$/, String(n)), folder);
}

/**
 * The squares of a printed table in the order of their numbers.
 * @param {string} table
 */
function tourOf(table) {
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) => row.trim().split(/ +/).map(Number));
  const cells = rows.flatMap((row, down) =>
    row.map((number, file) => ({ number, file, rank: rows.length - 1 - down })),
  );
  const tour = cells.toSorted((a, b) => a.number - b.number);
  assert.deepEqual(
    tour.map(({ number }) => number),
    cells.map((_, index) => index + 1),
  );
  return tour;
}

/** @param {ReturnType<typeof tourOf>} tour @param {boolean} closed */
function assertTour(tour, closed) {
  for (const [index, { file, rank }] of tour.entries()) {
    const next = tour[(index + 1) % tour.length];
    if (!closed && index === tour.length - 1) continue;
    const [across, up] = [Math.abs(next.file - file), Math.abs(next.rank - rank)];
    assert.deepEqual([across, up].toSorted(), [1, 2], `move ${index + 1}`);
  }
}

/**
 * The tour that the search on the page finds.
 * @param {{ files?: number, ranks?: number, start: number, closed: boolean, prune: boolean }} change
 */
function tourOfPage({ files = 8, ranks = 8, start, closed, prune }) {
  const route = { ...home.knight, files, ranks, start, closed, prune };
  const player = lazy.Player.search(files, ranks, start, closed, new Uint32Array(), 'warnsdorff', prune);
  const run = new Run(player);
  run.explore(Infinity, 100_000);
  run.goTo(run.length ?? 0);
  return numbered(route, momentOf(run.snapshot()));
}

const packed = (/** @type {ReturnType<typeof tourOf>} */ tour) => tour.map(({ file, rank }) => (rank << 10) | file);

test('each program has its languages, C and Java where these are those of its article, and those of the queens a form for a judge', () => {
  const common = ['Python', 'C++', 'Rust', 'JavaScript'];
  for (const name of [...solvers, 'warnsdorff']) {
    const own = name === 'marks' ? ['C'] : name === 'access' ? ['Java'] : [];
    assert.deepEqual(languagesFor(name), [...common, ...own]);
    for (const language of languages) {
      assert.equal(existsSync(pathOf(name, language)), languagesFor(name).includes(language), `${name} in ${language}`);
      if (languagesFor(name).includes(language)) {
        assert.equal(isJudged(sourceOf(name, language)), name !== 'warnsdorff', `${name} in ${language}`);
      }
    }
  }
});

test('a marker belongs to its line, also where a formatter has moved it below', () => {
  const lines = readProgram('for (;;) {\n  // line 2\n\n  go(); // line 3\n  // on line 4\n}\nend # line 12\n', null);
  assert.deepEqual(
    lines.map(({ text, of }) => [text, of]),
    [
      ['for (;;) {', 2],
      ['', null],
      ['  go();', 3],
      ['  // on line 4', null],
      ['}', null],
      ['end', 12],
    ],
  );
  assert.equal(writeProgram(readProgram('a # line 1\nb # line 2\n', 2)), 'a\n');
});

for (const name of [...solvers, 'warnsdorff']) {
  const [count, optional] = name === 'warnsdorff' ? lazy.searchCode() : core.pseudoCode(name);
  test(`${name} in every language carries out every line of its pseudo-code`, () => {
    for (const language of languagesFor(name)) {
      const source = sourceOf(name, language);
      const lines = readProgram(source, null);
      const marked = lines.flatMap(({ of }) => of ?? []);
      // The form for a judge carries out the same lines.
      const judged = readProgram(source, null, true).flatMap(({ of }) => of ?? []);
      assert.deepEqual(judged, marked, language);
      const found = new Set(marked);
      // The programs of the queens know no given queens; that of the knight has its prune.
      const expected = Array.from({ length: count }, (_, line) => line).filter(
        (line) => name === 'warnsdorff' || line !== optional,
      );
      assert.deepEqual(
        [...found].toSorted((a, b) => a - b),
        expected,
        language,
      );
      assert.ok(lines.length <= 70, `${language}: ${lines.length} lines`);
      for (const { text } of lines) {
        assert.ok(text.length <= 100 && !/\bline \d|\bjudge\b|\balone$/.test(text), text);
      }
    }
  });
}

describe('programs that run', { concurrency: true }, () => {
  for (const language of languages) {
    const skip = missing(language);
    for (const name of solvers.filter((solver) => languagesFor(solver).includes(language))) {
      test(`${name} in ${language} counts 4 solutions at N = 6 and 92 at N = 8`, { skip }, async () => {
        const run = await prepare(name, language);
        assert.deepEqual(await Promise.all([run(6), run(8)]), ['4\n', '92\n']);
      });
      test(`${name} in ${language} prints what the Checker Challenge asks for`, { skip }, async () => {
        const run = await prepare(name, language, { judge: true, variant: '-judge' });
        for (const n of [6, 7, 8]) assert.equal(await run(n), countCore.checkerChallenge(n), `N = ${n}`);
      });
    }
    if (!languagesFor('warnsdorff').includes(language)) continue;
    for (const prune of [false, true]) {
      const title = `warnsdorff in ${language} prints the closed tour of the page${prune ? ', with the prune' : ''}`;
      test(title, { skip }, async () => {
        const run = await prepare('warnsdorff', language, {
          hidden: prune ? null : lazy.searchCode()[1],
          variant: prune ? '-prune' : '',
        });
        const tour = tourOf(await run());
        assert.equal(tour.length, 64);
        assertTour(tour, true);
        assert.deepEqual(packed(tour), tourOfPage({ start: 0, closed: true, prune }));
      });
    }
  }

  test('warnsdorff finds what the page finds on other boards, from other squares, and open', async () => {
    for (const { files, ranks, start, closed } of [
      { files: 6, ranks: 6, start: 'c3', closed: true },
      { files: 6, ranks: 6, start: 'c3', closed: false },
      { files: 5, ranks: 7, start: 'a1', closed: false },
    ]) {
      const [square] = squares(start);
      const text = sourceOf('warnsdorff', 'JavaScript')
        .replace('[8, 8]', `[${files}, ${ranks}]`)
        .replace('START = [0, 0]', `START = [${square & 1023}, ${square >> 10}]`)
        .replace('CLOSED = true', `CLOSED = ${closed}`);
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=commonjs', '-e', text]);
      const tour = tourOf(stdout);
      assertTour(tour, closed);
      assert.deepEqual(packed(tour), tourOfPage({ files, ranks, start: square, closed, prune: closed }));
    }
  });
});
