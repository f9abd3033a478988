import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { relative, join } from 'node:path';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { chosen, equivalents, judge } from '../../tools/mutants-common.mjs';
import { mutants } from '../../tools/mutants.mjs';
import { ROOT } from '../../tools/process.mjs';
import { Trouble } from '../../tools/report.mjs';

const names = Array.from({ length: 50 }, (_, index) => `mutant ${index}`);
const choose = (/** @type {string[]} */ all, sample = 10, seed = 1) =>
  chosen(all, (name) => name, { sample, seed, files: [], missed: false });

test('a seed names a sample, whose beginnings are the smaller ones', () => {
  assert.deepEqual(choose(names), choose(names.toReversed()));
  assert.deepEqual(choose(names, 5), choose(names).slice(0, 5));
  assert.notDeepEqual(choose(names), choose(names, 10, 2));
  assert.deepEqual(choose(names, Infinity).toSorted(), names.toSorted());
});

test('a mutant less changes nothing about the choice of the others', () => {
  const [first, ...others] = choose(names);
  assert.deepEqual(
    choose(
      names.filter((name) => name !== first),
      9,
    ),
    others,
  );
});

/** @param {string} text */
function listed(text) {
  const file = join(tmpdir(), `equivalent-${process.pid}.txt`);
  writeFileSync(file, text);
  try {
    return equivalents(relative(ROOT, file), new Set(names));
  } finally {
    rmSync(file);
  }
}

test('an equivalent mutant is one that there is, with a reason, once', () => {
  assert.deepEqual([...listed('# why\n\nmutant 7 — it is — really\n')], [['mutant 7', 'it is — really']]);
  assert.throws(() => listed('mutant 7\n'), /line 1: a line is the name/);
  assert.throws(() => listed('# why\nmutant 77 — gone\n'), /line 2: there is no mutant of this name: mutant 77/);
  assert.throws(() => listed('mutant 7 — so\nmutant 7 — so\n'), /named twice/);
});

/** @param {Partial<Record<import('../../tools/mutants-common.mjs').Outcome, number>>} counts */
function tried(counts) {
  return Object.entries(counts).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${outcome} ${index}`,
      place: 'src/lib.rs:1:1',
      outcome: /** @type {import('../../tools/mutants-common.mjs').Outcome} */ (outcome),
    })),
  );
}

test('too few caught is a failure, where the unviable and the equivalent do not count', (t) => {
  const log = t.mock.method(console, 'log', () => {});
  judge(tried({ caught: 90, 'timed out': 5, missed: 5, unviable: 40 }), new Map(), 95);
  assert.match(log.mock.calls.at(-1)?.arguments[0], /95\.0%/);
  assert.throws(() => judge(tried({ caught: 94, missed: 5, unviable: 40 }), new Map(), 95), Trouble);
  judge(tried({ caught: 94, missed: 5 }), new Map([['missed 2', 'the same']]), 95);
  assert.throws(() => judge(tried({ caught: 9 }), new Map([['caught 1', 'not so']]), 50), /not true/);
  judge([], new Map(), 95);
});

test('wrong arguments are answered with the usage', async () => {
  for (const args of [
    [],
    ['cobol'],
    ['rust', 'rust'],
    ['rust', '--sample', '0'],
    ['rust', '--seed', '1e3'],
    ['rust', '-x'],
  ]) {
    await assert.rejects(
      mutants(args),
      (error) => error instanceof Trouble && /Usage: npm run mutants/.test(error.message),
    );
  }
});
