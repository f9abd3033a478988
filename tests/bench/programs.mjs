/**
 * The user's programs in WebAssembly: `npm run bench -- programs [--rounds=R] [--pyodide=FOLDER] [--against=FOLDER]`.
 *
 * Lines a second of two programs, looked ahead (which finds the board and judges) and walked by the player (which keeps
 * checkpoints); in turns and in user CPU time, so that a busy machine slows all of them alike. With the folder of the npm
 * package `pyodide`, CPython carries out the same programs in turns with them, once as it is and once with a tracer that
 * counts lines; with the `pkg/` of another build, that build does. Answers are asserted, and so is the number of lines.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tools/process.mjs';
import { median } from './median.mjs';

/** @typedef {typeof import('../../pkg/program.js')} Build */
/** @typedef {{ name: string, problem: import('../../pkg/program.js').Problem, lines: number, output: string, text: string }} Run */
/** @typedef {{ runPython: (text: string) => unknown }} Pyodide */

/** Lines in one call of the core. */
const BATCH = 1 << 20;

/** @type {Run[]} */
const RUNS = [
  {
    name: 'all solutions of the eight queens, 33 times',
    problem: { queens: 8 },
    lines: 4_984_390,
    output: '92\n'.repeat(33),
    text: `
def safe(row, column):
    for other in range(row):
        if board[other] == column or abs(board[other] - column) == row - other:
            return False
    return True


def place(row):
    global found
    if row == 8:
        found += 1
        return
    for column in range(8):
        if safe(row, column):
            board[row] = column
            place(row + 1)


board = [0] * 8
for turn in range(33):
    found = 0
    place(0)
    print(found)
`,
  },
  {
    name: 'the first five tours of a knight from the corner of 5 × 5',
    problem: { knight: { files: 5, ranks: 5 } },
    lines: 6_649_173,
    output: '5\n',
    text: `
SIZE = 5
MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def tour(x, y, number):
    global found
    if number > SIZE * SIZE:
        found += 1
        return found == 5
    for dx, dy in MOVES:
        nx = x + dx
        ny = y + dy
        if 0 <= nx < SIZE and 0 <= ny < SIZE and board[nx][ny] == 0:
            board[nx][ny] = number
            if tour(nx, ny, number + 1):
                return True
            board[nx][ny] = 0
    return False


board = [[0] * SIZE for row in range(SIZE)]
board[0][0] = 1
found = 0
tour(0, 0, 2)
print(found)
`,
  },
];

/** Counts the lines of a program, as a debugger that does nothing else. */
const TRACED = `
import sys
lines = 0
def tracer(frame, event, argument):
    global lines
    if event == "line":
        lines += 1
    return tracer
code = compile(text, "program", "exec")
sys.settrace(tracer)
try:
    exec(code, {"__name__": "__main__"})
finally:
    sys.settrace(None)
`;

const options = process.argv.slice(2);
const given = (/** @type {string} */ name) =>
  options.find((text) => text.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const rounds = Number(given('rounds') ?? 5);
const folder = given('pyodide');
const against = given('against');

const build = await load(join(ROOT, 'pkg'));
const other = against === undefined ? null : await load(resolve(against));
let printed = '';
const python = folder === undefined ? null : await pyodide(resolve(folder));
console.log(`${cpus()[0]?.model} × ${cpus().length}, Node ${process.version}, one thread`);
const only = given('only');
RUNS.filter(({ name }) => only === undefined || name.includes(only)).forEach(compare);

/**
 * The module of a build, with its own instance.
 * @param {string} path
 */
async function load(path) {
  const side = /** @type {Build} */ (await import(pathToFileURL(join(path, 'program.js')).href));
  side.initSync({ module: readFileSync(join(path, 'program_bg.wasm')) });
  return side;
}

/** @param {string} path @returns {Promise<Pyodide>} */
async function pyodide(path) {
  const { loadPyodide, version } = await import(pathToFileURL(join(path, 'pyodide.mjs')).href);
  const loaded = await loadPyodide({
    indexURL: path,
    stdout: (/** @type {string} */ line) => (printed += `${line}\n`),
  });
  console.log(`Pyodide ${version}, Python ${loaded.runPython('import sys; sys.version.split()[0]')}`);
  return loaded;
}

/** @param {Run} run */
function compare(run) {
  /** @type {Record<string, () => void>} */
  const ways = { 'looked ahead': () => lookAhead(build, run), walked: () => walk(build, run) };
  if (other) Object.assign(ways, { 'other build, looked ahead': () => lookAhead(other, run) });
  if (other) Object.assign(ways, { 'other build, walked': () => walk(other, run) });
  if (python) Object.assign(ways, { Pyodide: () => plain(python, run), 'Pyodide, traced': () => traced(python, run) });
  const measured = Object.entries(ways).map(([name, way]) => ({ name, way, times: /** @type {number[]} */ ([]) }));
  // The first round warms up and is not counted; each second round goes the other way.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { way, times } of round % 2 === 0 ? measured : measured.toReversed()) {
      const began = process.cpuUsage();
      way();
      if (round > 0) times.push(process.cpuUsage(began).user);
    }
  }
  console.log(`\n${run.name}, ${run.lines.toLocaleString('en')} lines:\n`);
  console.log('| | million lines a second, median | best | times as fast as when looked ahead |\n|---|---|---|---|');
  const first = measured[0]?.times ?? [];
  for (const { name, times } of measured) {
    const speeds = times.map((time) => run.lines / time);
    const ratio = median(times.map((time, round) => (first[round] ?? NaN) / time));
    console.log(`| ${name} | ${median(speeds).toFixed(2)} | ${Math.max(...speeds).toFixed(2)} | ${ratio.toFixed(2)} |`);
  }
}

/** @param {Build} side @param {Run} run */
function lookAhead(side, run) {
  const program = new side.Program(run.text);
  const ahead = program.look(run.problem, '', 0);
  while (ahead.look(BATCH));
  assert.equal(ahead.lines, run.lines);
  ahead.free();
  program.free();
}

/** @param {Build} side @param {Run} run */
function walk(side, run) {
  const program = new side.Program(run.text);
  const ahead = program.look(run.problem, '', 0);
  // As on the page, the form of the board is known by then.
  ahead.look(100_000);
  const player = ahead.player('.board');
  while (player.explore(BATCH));
  assert.equal(player.length, run.lines);
  player.goTo(run.lines);
  assert.equal(player.output(), run.output);
  for (const object of [player, ahead, program]) object.free();
}

/** @param {Pyodide} side @param {Run} run */
function plain(side, run) {
  printed = '';
  side.runPython(run.text);
  assert.equal(printed, run.output);
}

/** @param {Pyodide} side @param {Run} run */
function traced(side, run) {
  printed = '';
  const lines = side.runPython(`text = ${JSON.stringify(run.text)}\n${TRACED}\nlines`);
  assert.equal(printed, run.output);
  // Another version of CPython has a line event more or less where a loop ends.
  assert.ok(Math.abs(Number(lines) - run.lines) < run.lines / 1e3, `${lines} lines`);
}
