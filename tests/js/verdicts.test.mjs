/**
 * Programs whose verdict is known by construction, judged by the module that ships; `tests/verdicts/` makes and freezes them.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import * as core from '../../pkg/program.js';
import { beginLook, lookAhead } from '../../www/program/looked.js';

/**
 * @import { ProgramVerdict } from '../../pkg/program.js'
 * @import { ProgramLink } from '../../www/core/routes.js'
 */

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

/** A case: the problem of the page, the program, its input, and the fields of its verdict. */
const CASES = read(readFileSync(new URL('../golden/verdicts.txt', import.meta.url), 'utf8'));

/** @param {string} golden */
function read(golden) {
  const [table, packed] = golden.replace(/^;.*\n/gm, '').split('\n\n');
  const lines = inflateSync(Buffer.from(packed, 'base64')).toString().split('\n');
  const next = (/** @type {string} */ count) =>
    lines
      .splice(0, Number(count))
      .map((line) => `${line}\n`)
      .join('');
  return table.split('\n').map((row) => {
    const [, asked, ofProgram, ofInput, expected] = /** @type {RegExpMatchArray} */ (
      row.match(/^([^;]+); (\d+) (\d+); (.*)$/)
    );
    return { asked, program: next(ofProgram), input: next(ofInput), expected };
  });
}

/** @param {(typeof CASES)[number]} each */
function verdictOn({ asked, program, input }) {
  const [problem, ...sides] = asked.split(' ');
  const [files, ranks] = sides.map(Number);
  const size = problem === 'knight' ? { problem, files, ranks } : { problem, size: files };
  const link = /** @type {ProgramLink} */ (
    /** @type {unknown} */ ({ view: 'program', ...size, packed: '', input, seed: 1, step: null })
  );
  const run = beginLook(core, program, link);
  while (lookAhead(run, Infinity));
  return run.look.verdict();
}

/**
 * The fields of a verdict in a line. Boards that passed in a variable are no claim; that none is called wrong stays to be seen.
 *
 * @param {ProgramVerdict} verdict
 * @param {boolean} claims whether boards are claimed
 */
function fields({ problem, files, ranks, by, boards, right, wrong, twice, firstMissing, total, alias }, claims) {
  const size = problem === 'knight' ? `${files} ${ranks}` : `${files}`;
  const passed = !claims && by === 'board' && wrong + twice === 0;
  const missing = boards > 1 && !total?.right ? (firstMissing?.count ?? 0) : 0;
  const counts = passed
    ? '0: 0 right, 0 wrong, 0 again, 0 missing'
    : `${boards}: ${right} right, ${wrong} wrong, ${twice} again, ${missing} missing`;
  return `${problem} ${size}; ${counts}; total ${total ? `${total.number} ${total.right ? 'right' : 'wrong'}` : 'none'}; alias ${alias === null ? 'none' : 'found'}`;
}

test('each frozen program gets the verdict that it deserves', () => {
  assert.ok(CASES.length >= 400, `${CASES.length} cases`);
  const problems = new Set(CASES.map(({ expected }) => expected.split(';')[0]));
  assert.ok([...problems].some((name) => name.startsWith('knight')) && problems.size >= 8, [...problems].join());
  for (const each of CASES) {
    const expected = each.expected
      .replace(/; (\w+) (\d+:)/, '; $2')
      .replace(/alias (list|row)/, 'alias found')
      .replace(/; cause .*/, '');
    const claims = !each.expected.includes('; none 0:');
    assert.equal(
      fields(verdictOn(each), claims),
      expected,
      `asked ${each.asked}, input ${each.input}\n${each.program}`,
    );
  }
});
