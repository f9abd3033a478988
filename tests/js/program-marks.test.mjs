/** The solutions and backtracks of a program are found in slices: with much in its memory a replay takes a second. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { marks, Run } from '../../www/core/run.js';
import { whyNoneAfter, whyIdle } from '../../www/player/commands.js';
import * as programs from '../../pkg/program.js';
import './english.mjs';

programs.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

const SEARCH = `memo = list(range(300_000))
n = 6
queens = []


def place(row):
    if row == n:
        print(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            queens.append(column)
            place(row + 1)
            queens.pop()


place(0)
`;

/** A run of the search, explored to its end, and a clock by which each look at it is a millisecond. */
function explored() {
  const look = new programs.Program(SEARCH).look({ queens: 6 }, '', 0);
  while (look.look(100_000));
  let time = 0;
  const run = new Run(/** @type {any} */ (look.player(look.sources()[0].name, true)), () => time++);
  run.explore(Infinity);
  /** Asks until it is known, each time for one slice. @param {(deadline: number) => number | null | undefined} ask */
  const asked = (ask) => {
    for (let times = 1; ; times += 1) {
      const step = ask(time);
      if (step !== null) return { step, times };
      assert.ok(times < 10_000);
    }
  };
  return { run, asked };
}

test('marks before and after a step are those that are found at a stretch, a slice at a time', () => {
  const { run, asked } = explored();
  const length = run.length ?? assert.fail();
  let slices = 0;
  for (const at of [0, 1, 1000, Math.floor(length / 2), length - 1, length]) {
    run.goTo(at);
    for (const mark of Object.values(marks)) {
      for (const way of /** @type {const} */ (['next', 'previous'])) {
        const { step, times } = asked((deadline) => run[way](mark, deadline));
        assert.equal(step, run.player[way](mark), `${way} ${mark} from ${at}`);
        slices = Math.max(slices, times);
      }
    }
  }
  assert.ok(slices > 2, `${slices} slices`);
  run.free();
});

test('a look that is left for another one is begun anew', () => {
  const { run, asked } = explored();
  run.goTo(run.length ?? 0);
  const solution = run.player.previous(marks.solution);
  const placement = run.player.previous(marks.placement);
  run.previous(marks.solution, 0);
  assert.equal(asked((deadline) => run.previous(marks.placement, deadline)).step, placement);
  assert.equal(asked((deadline) => run.previous(marks.solution, deadline)).step, solution);
  run.free();
});

test('whether there is one before is known without a look', () => {
  const { run } = explored();
  const display = /** @type {any} */ ({ run, program: {}, route: { view: 'queens', size: 6 } });
  const none = (/** @type {number} */ step) => {
    run.goTo(step);
    const player = /** @type {any} */ ({ display, snapshot: run.snapshot(), seeking: null, playing: false });
    return [whyIdle('previousSolution', player) !== null, whyNoneAfter(true, player) !== null];
  };
  const [first, last] = [1, 4].map((nth) => run.stepOf(marks.solution, nth) ?? assert.fail());
  assert.deepEqual(
    [none(first - 1), none(first), none(first + 1)],
    [
      [true, false],
      [true, false],
      [false, false],
    ],
  );
  assert.deepEqual(
    [none(last - 1), none(last)],
    [
      [false, false],
      [false, true],
    ],
  );
  run.free();
});
