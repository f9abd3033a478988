/**
 * A program judged for N = 1 to 8, and beside a solver of the page: the calls of the core, and the sentences.
 */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import * as core from '../../pkg/program.js';
import { Comparing } from '../../www/program/comparing.js';
import { judgedOf, judgementOf, partingOf } from '../../www/program/judge-words.js';
import { Judging } from '../../www/program/judging.js';
import { beginLook, judged, lookAhead } from '../../www/program/looked.js';
import './english.mjs';

/**
 * @import { ProgramLink } from '../../www/core/routes.js'
 * @import { Looked } from '../../www/program/looked.js'
 */

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

const FOLDER = new URL('../../content/examples/', import.meta.url);
const MARKS = readFileSync(new URL('recursion.py', FOLDER), 'utf8');
const WRONG = ['no-undo.py', 'one-diagonal.py'];

const link = (size = 8) =>
  /** @type {Extract<ProgramLink, { problem: 'queens' }>} */ (
    /** @type {unknown} */ ({ view: 'program', problem: 'queens', size, packed: '', input: '', seed: 1, step: null })
  );

/** A judge of a program that is shown. */
function judging() {
  const judge = new Judging(
    () => core,
    () => true,
  );
  /** @type {string[]} */
  const states = [];
  judge.changed = () => states.push(judge.state);
  return { judge, states };
}

test('each example is right for every N, and those with a mistake say where', async () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.py') && name !== 'warnsdorff.py')) {
    const { judge } = judging();
    await judge.begin(readFileSync(new URL(file, FOLDER), 'utf8'), link());
    const said = judgementOf(judge);
    if (WRONG.includes(file)) assert.match(said, /^Wrong for \d values of N, first for N = \d: /, file);
    else assert.equal(said, 'Right for every N from 1 to 8.', file);
    assert.deepEqual([judge.state, judge.results.length], ['ended', 8], file);
  }
});

test('the numbers that are N are chosen by their names, and by the viewer', async () => {
  const { judge } = judging();
  const text = `delay = 6
n = 6
def f(): return [list(range(n))] if n < 4 else []
print(len(f()) if n != 1 else 1)
`;
  await judge.begin(text, link(8));
  assert.deepEqual(
    judge.sizes?.literals().map(({ name, line, isChosen }) => [name, line, isChosen]),
    [
      ['delay', 1, false],
      ['n', 2, true],
    ],
  );
  assert.equal(judge.sizes?.n, 6);
  assert.equal(judge.sizes.text(4), text.replace('n = 6', 'n = 4'));
  await judge.choose(1, false);
  assert.equal(
    judgementOf(judge),
    'The program cannot be judged for other N: it reads no input, and no number of its text is chosen as N.',
  );
  assert.deepEqual(judge.results, []);
});

test('a program that reads N is not changed', async () => {
  const { judge } = judging();
  const text = 'n = int(input())\nprint(sum(1 for i in range(8)) if n == 8 else [1, 0, 0, 2, 10, 4, 40][n - 1])\n';
  await judge.begin(text, link());
  assert.deepEqual([judge.sizes?.isRead, judge.sizes?.text(3)], [true, text]);
  assert.equal(judgedOf(judge.results[7]).text, 'The total 8 is wrong.');
  assert.equal(judgementOf(judge), 'Wrong for N = 8: The total 8 is wrong.');
});

test('a program without an end is stopped by the limit, and larger N are not tried', async () => {
  const { judge, states } = judging();
  await judge.begin(MARKS.replace('place(0)', 'while n > 2:\n    pass\nplace(0)'), link());
  assert.equal(
    judgementOf(judge),
    'Right for 2 values of N. N = 3: It does not end within 10,000,000 lines. Larger N are not tried.',
  );
  assert.deepEqual([judge.results.length, states.at(-1)], [3, 'unfinished']);
});

test('a judge is cancelled, and stops when another program is shown', async () => {
  const { judge } = judging();
  const text = 'n = 8\nwhile n:\n    pass\n';
  const over = judge.begin(text, link());
  judge.cancel();
  await over;
  assert.equal(judgementOf(judge), 'Cancelled at N = 1.');
  let isShown = true;
  const gone = new Judging(
    () => core,
    () => isShown,
  );
  const ended = gone.begin(text, link());
  isShown = false;
  await ended;
  assert.equal(gone.state, 'cancelled');
  gone.clear();
  assert.equal(judgementOf(gone), '');
});

test('an error, a board of another size and a doubled board are named', async () => {
  for (const [text, size, said] of /** @type {[string, number, RegExp][]} */ ([
    ['n = 4\nprint(1 // (n - 2))\n', 2, /^Line 2 ends the program: ZeroDivisionError/],
    ['n = 4\nprint([1, 3, 0, 2])\n', 5, /^Its board is 4\s×\s4\.$/],
    ['n = 4\nfor each in range(2):\n    print([1, 3, 0, 2])\n', 4, /^Board 2 is the same as board 1\.$/],
    ['n = 4\nif n != 3:\n    print("nothing")\n', 4, /^No solution was seen in its variables or its output\.$/],
    ['n = 4\nif n == 4:\n    print([1, 3, 0, 2])\n', 4, /^Right, as one solution\.$/],
  ])) {
    const { judge } = judging();
    await judge.begin(text, link(4));
    assert.match(judgedOf(judge.results[size - 1]).text, said, text);
  }
});

/** A program that has been looked ahead to its end. @param {string} text @param {number} [size] */
function looked(text, size = 8) {
  const run = beginLook(core, text, link(size));
  while (lookAhead(run, Infinity));
  run.source = run.look.sources()[0];
  return run;
}

/** @param {Looked} run @param {import('../../www/core/routes.js').Solver} [solver] */
async function compared(run, solver = 'marks') {
  const comparing = new Comparing(() => run);
  await comparing.begin(solver);
  return comparing;
}

test('a program that places as a solver does says so', async () => {
  const comparing = await compared(looked(MARKS));
  assert.equal(partingOf(comparing), 'The same 2,056 placements in the same order as Marks.');
});

test('where a program and a solver part, both squares are named', async () => {
  for (const [from, to, solver, said] of /** @type {[string, string, any, string][]} */ ([
    [
      'in range(n):\n        if',
      'in reversed(range(n)):\n        if',
      'marks',
      'The first placement is not that of Marks. Then the program puts a queen on row 1, column 8. Marks puts it on row 1, column 1.',
    ],
    [
      'in range(n):\n        if',
      'in reversed(range(n)):\n        if',
      'mask',
      'The same 2,056 placements in the same order as Bit masks.',
    ],
    [
      'place(0)\nprint',
      'n = 1\nplace(0)\nprint',
      'marks',
      'One placement is the same as in Marks. Then the program ends. Marks puts it on row 2, column 3.',
    ],
    [
      'solutions.append(board[:])\n        return',
      'solutions.append(board[:])\n        raise SystemExit',
      'marks',
      '113 placements are the same as in Marks. Then the program ends. Marks puts it on row 5, column 4.',
    ],
  ])) {
    assert.equal(partingOf(await compared(looked(MARKS.replace(from, to)), solver)), said);
  }
});

test('a comparison is cancelled, and goes with the run that it is of', async () => {
  const run = looked(MARKS);
  let shown = /** @type {Looked | null} */ (run);
  const comparing = new Comparing(() => shown);
  const over = comparing.begin('scan');
  comparing.cancel();
  await over;
  assert.equal(partingOf(comparing), 'Cancelled: 0 placements were the same.');
  const again = comparing.begin('scan');
  shown = null;
  await again;
  assert.equal(comparing.state, 'none');
  await comparing.begin('scan');
  assert.equal(comparing.state, 'none');
});

test('the solver beside a step stands where it was after as many placements', async () => {
  const run = looked(MARKS);
  const comparing = new Comparing(() => run);
  assert.equal(comparing.at(1), null);
  await comparing.begin('marks');
  assert.equal(comparing.at(0)?.queens.length, 0);
  const beside = comparing.at(run.look.lines);
  assert.deepEqual([beside?.placed, beside?.queens.length], [2056, 0]);
  assert.ok(Number(beside?.solverStep) > 0);
  comparing.clear();
  assert.equal(comparing.at(0), null);
});

test('a look ahead ends at its limit, at the end of the program, or when it is stopped', async () => {
  const endless = beginLook(core, 'n = 0\nwhile True:\n    n += 1\n', link(4));
  endless.limit = 2_000;
  while (lookAhead(endless, 0));
  assert.deepEqual([endless.state, endless.look.lines >= 2_000, endless.look.end()], ['limit', true, undefined]);
  const short = beginLook(core, 'print(1)\n', link(4));
  short.limit = 1;
  while (lookAhead(short, 0));
  assert.deepEqual([short.state, short.look.end()?.kind], ['ended', 'end']);
  const stopped = beginLook(core, 'while True: pass\n', link(4));
  assert.ok(lookAhead(stopped, 0));
  stopped.limit = 0;
  while (lookAhead(stopped, 0));
  assert.equal(stopped.state, 'stopped');
  await judged(endless.look);
  assert.equal(endless.look.judge(1), false);
});
