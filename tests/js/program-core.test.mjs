import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as core from '../../pkg/program.js';

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

const LIST = readFileSync(new URL('../mistakes/list.py', import.meta.url), 'utf8');
const TEXT = LIST.replace('for board in found:\n    print(board)\n', '');

/** @param {string} text @param {number} [queens] */
function looked(text, queens = 6) {
  const look = new core.Program(text).look({ queens }, '', 1);
  while (look.look(1000));
  return look;
}

/** @param {() => unknown} call */
function refused(call) {
  try {
    call();
  } catch (error) {
    return /** @type {import('../../pkg/program.js').ProgramError} */ (error);
  }
  throw new Error('nothing was refused');
}

test('a program is refused with its place, and all else that is refused', () => {
  const error = refused(() => new core.Program('import numpy\nimport tkinter\nprint(tkinter)\n'));
  assert.deepEqual([error.name, error.code, error.line, error.at], ['ProgramError', 'module', 1, 8]);
  assert.equal(error.values.word, 'numpy');
  assert.deepEqual(
    error.others?.map((other) => other.line),
    [2],
  );
  const other = refused(() => new core.Program('#include <iostream>\nint main() {\n  return 0;\n}\n'));
  assert.deepEqual([other.code, other.values.language], ['language', 'C++']);
});

test('what is asked for is checked', () => {
  const program = new core.Program('print(1)\n');
  const asked = [
    { queens: 0 },
    { queens: 33 },
    {},
    { knight: { files: 0, ranks: 5 } },
    { knight: { files: 5, ranks: 51 } },
  ];
  for (const problem of asked) {
    const error = refused(() => program.look(/** @type {import('../../pkg/program.js').Problem} */ (problem), '', 1));
    assert.equal(error.code, 'not-whole');
  }
  assert.equal(refused(() => program.look({ queens: 8 }, '', -1)).code, 'not-whole');
  assert.equal(refused(() => looked('print(1)\n').player('a b')).code, 'no-variable');
});

test('the look ahead finds board, end and verdict', () => {
  const look = looked(TEXT);
  assert.deepEqual(look.end(), { kind: 'end' });
  const [source] = look.sources();
  assert.deepEqual([source.name, source.passes, source.form, source.files], ['solve.board', true, 'columns', 6]);
  const verdict = look.verdict();
  const { boards, right, wrong, twice, known, by, name } = verdict;
  assert.deepEqual([boards, right, wrong, twice, known, by, name], [4, 4, 0, 0, 4, 'kept', 'solve.found']);
  assert.deepEqual([verdict.firstWrong, verdict.firstMissing, verdict.alias], [null, null, null]);
  assert.deepEqual([verdict.total?.number, verdict.total?.right, verdict.total?.agrees], ['4', true, true]);
});

test('what the look ahead has walked is handed to the player of the board that it finds', () => {
  const program = new core.Program(TEXT.replace('N = 6', 'N = 7'));
  const [look, other] = [0, 0].map(() => program.look({ queens: 6 }, '', 1));
  while (!look.sources()[0]?.passes || look.lines < 5000) look.look(100);
  const early = look.player('solve.board', true);
  while (look.look(1000));
  while (other.look(1000));
  const late = look.player('solve.board', true);
  assert.deepEqual([late.step, late.length], [0, look.lines]);
  assert.equal(early.length, undefined);
  assert.deepEqual([early.follow(other), early.length], [false, undefined]);
  assert.deepEqual([early.follow(look), early.length, early.step], [true, look.lines, 0]);
  for (const step of [look.lines, 1, 717, look.lines - 1]) {
    const [one, two] = [early, late].map((player) => {
      player.goTo(step);
      return [player.snapshot(), player.variables(), player.output()];
    });
    assert.deepEqual(two, one);
  }
  // Without a board nothing is kept.
  assert.equal(look.player().follow(look), false);
});

test('the step of a wrong board shows it', () => {
  const look = looked(TEXT.replace(' or abs(board[r] - col) == row - r', ''));
  const { firstWrong, wrong } = look.verdict();
  assert.equal(wrong, 716);
  assert.deepEqual([firstWrong?.number, firstWrong?.fault.code, firstWrong?.fault.line], [1, 'attack', 'diagonal']);
  const player = look.player('solve.board');
  player.goTo(firstWrong?.step ?? 0);
  const board = player.snapshot().program.board;
  assert.deepEqual([board?.squares, board?.passes], [firstWrong?.squares, false]);
  assert.ok(board && board.clashes.length > 0);
});

test('an error ends the run on its line, with the words of Python', () => {
  const end = looked('x = [1]\nprint(x[1])\n').end();
  assert.ok(end?.kind === 'error');
  assert.deepEqual([end.error, end.line], ['IndexError: list index out of range', 2]);
  assert.match(end.traceback, /^Traceback[^]*IndexError: list index out of range/);
  assert.deepEqual(looked('x = []\nwhile True:\n    x.append("a" * 100000)\n').end(), {
    kind: 'limit',
    limit: 'heap',
    line: 3,
  });
});

test('a player steps both ways, with calls, variables and output', () => {
  const look = looked(TEXT);
  const player = look.player('solve.board');
  while (player.explore(10_000));
  const length = player.length ?? 0;
  assert.equal(length, look.lines);
  const first = player.stepOf(0, 1) ?? 0;
  player.goTo(first);
  const shown = player.snapshot();
  assert.deepEqual([shown.step, shown.statistics.solutions, shown.path.length], [first, 1, 6]);
  assert.equal(shown.program.end, undefined);
  const [frame] = player.variables();
  assert.deepEqual([frame.name, frame.line], ['solve', shown.program.line]);
  const board = frame.variables.find((variable) => variable.name === 'board');
  assert.equal(board?.board?.length, 6);
  assert.ok(board?.value.kind === 'items');
  assert.deepEqual(
    board.value.items.map((item) => item.changed),
    [false, false, false, false, false, true],
  );
  // The same in slices, from the end.
  player.goTo(length);
  assert.equal(player.output(), '4\n');
  assert.deepEqual(player.snapshot().program.end, { kind: 'end' });
  let slices = 0;
  while (!player.seek(first, 7)) slices += 1;
  assert.ok(slices >= 0 && player.step === first);
  assert.deepEqual(player.snapshot(), shown);
});

/**
 * @param {import('../../pkg/program.js').ProgramPlayer} player
 * @param {import('../../pkg/program.js').ProgramGoal} goal
 * @param {number} [value]
 */
function found(player, goal, value) {
  player.find(goal, value);
  while (player.search(50));
  return player.found;
}

test('lines and calls are found both ways', () => {
  const player = looked(TEXT).player('solve.board');
  const line = TEXT.split('\n').indexOf('        found.append(board[:])') + 1;
  const there = found(player, 'next-line', line) ?? 0;
  player.goTo(there);
  assert.equal(player.snapshot().program.line, line);
  assert.equal(found(player, 'previous-line', line), undefined);
  const second = found(player, 'next-line', line) ?? 0;
  player.goTo(second);
  assert.equal(found(player, 'previous-line', line), there);
  const { depth } = player.snapshot().statistics;
  const out = found(player, 'out') ?? 0;
  const call = found(player, 'out-back') ?? 0;
  player.goTo(call);
  assert.equal(player.snapshot().statistics.depth, depth - 1);
  assert.equal(found(player, 'over'), out);
  player.goTo(out);
  assert.equal(found(player, 'over-back'), call);
  assert.equal(found(player, 'next', 0), player.next(0));
  assert.equal(found(player, 'previous', 0), player.previous(0));
  assert.equal(refused(() => player.find(/** @type {'next'} */ ('up'), 1)).code, 'no-goal');
  assert.equal(refused(() => player.find('next', 6)).code, 'not-whole');
});

test('a program is judged for every N', () => {
  const sizes = new core.ProgramSizes(TEXT, 6);
  assert.deepEqual(sizes.literals(), [{ name: 'N', line: 1, isArgument: false, isChosen: true }]);
  const judge = sizes.judge(1, 1_000_000);
  while (judge.run(5000));
  const results = judge.results();
  assert.deepEqual(
    results.map(({ size, verdict }) => [size, verdict.right, verdict.known, verdict.wrong]),
    [1, 0, 0, 2, 10, 4, 40, 92].map((known, index) => [index + 1, known, known, 0]),
  );
  const short = sizes.judge(1, 1000);
  while (short.run(300));
  const [, , , four, , , , eight] = short.results();
  assert.deepEqual([four.end?.kind, eight.end, eight.lines], ['end', undefined, 1000]);
  const reads = new core.ProgramSizes(TEXT.replace('N = 6', 'N = int(input())'), 6).judge(1, 1_000_000);
  while (reads.run(5000));
  assert.equal(reads.results()[7].verdict.right, 92);
});

test('a program is compared with a solver by its placements', () => {
  const compared = looked(TEXT).compare('solve.board', 'marks');
  while (compared.run(1000));
  assert.deepEqual([compared.same, compared.end()], [152, { kind: 'same' }]);
  const other = looked(TEXT.replace('for col in range(N):', 'for col in range(N - 1, -1, -1):'));
  const apart = other.compare('solve.board', 'marks');
  while (apart.run(1000));
  const end = apart.end();
  assert.ok(end?.kind === 'apart' && end.square === ((5 << 10) | 5) && end.solverSquare === 5 << 10);
});

test('the question is the line that comes next, or the next change of the board in one square', () => {
  const player = looked(TEXT).player('solve.board');
  player.explore(20_000);
  let changes = 0;
  for (let step = 0; step < 1500; step += 1) {
    player.goTo(step);
    const { line, board } = player.snapshot().program;
    const [byLine, byBoard] = [player.question(true), player.question(false)];
    const next = player.stepOf(2, player.snapshot().statistics.placements + 1) ?? assert.fail();
    const taken = board?.squares[0] === undefined ? null : player.whyNot(board.squares[0]);
    assert.equal(player.step, step, 'asking does not move it');
    player.goTo(step + 1);
    assert.deepEqual(byLine?.kind === 'line' && [byLine.after, byLine.line], [line, player.snapshot().program.line]);
    player.goTo(next);
    const { added = [], removed = [] } = player.snapshot().program.board ?? {};
    const kind = added.length > 0 ? 'place' : 'remove';
    if (taken !== null) assert.equal(taken, kind === 'place' && byBoard ? 'not.taken' : 'not.square');
    if (added.length > 1 || removed.length > 1 || added.length + removed.length === 0) {
      assert.equal(byBoard, undefined);
      continue;
    }
    changes += 1;
    assert.ok(byBoard && byBoard.kind !== 'line');
    assert.deepEqual([byBoard.step, byBoard.next, byBoard.kind], [step, next, kind]);
    assert.equal(byBoard.square, [...added, ...removed][0]);
  }
  assert.ok(changes > 1000);
});
