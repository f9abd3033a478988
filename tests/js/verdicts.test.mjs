/**
 * Programs whose verdict is known by construction, judged by the module that ships; `tests/verdicts/` makes and freezes them.
 */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inflateSync } from 'node:zlib';
import * as core from '../../pkg/program.js';
import * as programsOfC from '../../pkg/program-c.js';
import { beginLook, lookAhead } from '../../www/program/looked.js';

/**
 * @import { ProgramCause, ProgramVerdict } from '../../pkg/program.js'
 * @import { ProgramLink } from '../../www/core/routes.js'
 */

core.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });
programsOfC.initSync({ module: readFileSync(new URL('../../pkg/program-c_bg.wasm', import.meta.url)) });

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

/**
 * Those in C or in C++, of which all of the text is there as it is.
 *
 * @param {'c' | 'cpp'} lang
 */
function readPlain(lang) {
  const golden = readFileSync(new URL(`../golden/verdicts-${lang}.txt`, import.meta.url), 'utf8');
  const lines = golden.split('\n').filter((line) => !line.startsWith(';'));
  const value = (/** @type {string} */ name) => String(lines.shift()).slice(name.length + 1);
  const block = (/** @type {string} */ name) =>
    lines
      .splice(0, Number(value(name)))
      .map((line) => `${line}\n`)
      .join('');
  const cases = [];
  while (lines[0]) {
    value('language');
    const [asked, input, program] = [value('asked'), block('given'), block('lines')];
    cases.push({ asked, program, input, expected: value('says'), lang });
  }
  return cases;
}

/** @param {{ asked: string, program: string, input: string, lang?: 'c' | 'cpp' }} each */
function verdictOn({ asked, program, input, lang }) {
  const [problem, ...sides] = asked.split(' ');
  const [files, ranks] = sides.map(Number);
  const size = problem === 'knight' ? { problem, files, ranks } : { problem, size: files };
  const link = /** @type {ProgramLink} */ (
    /** @type {unknown} */ ({
      view: 'program',
      ...size,
      packed: '',
      input,
      seed: 1,
      step: null,
      lang: lang ?? 'python',
    })
  );
  const run = beginLook(lang ? programsOfC : core, program, link);
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

/** What the frozen programs call the causes of mistakes. @type {Record<ProgramCause['kind'], string>} */
const CAUSES = {
  accepted: 'accepted',
  left: 'unreset',
  added: 'unreset',
  untried: 'untried',
  stops: 'stops',
  denied: 'denied',
  shared: 'alias',
};

/**
 * Whether the cause is the one that was made, at one of its lines; `?` stands for one that is not known to be named.
 *
 * @param {ProgramCause | null} cause
 * @param {string} expected
 */
function isCause(cause, expected) {
  const [, kind, lines] = /** @type {RegExpMatchArray} */ (expected.match(/; cause (\S+)(?: (\S+))?$/));
  if (kind === '?') return true;
  if (kind !== (cause ? CAUSES[cause.kind] : 'none')) return false;
  return !lines || (cause !== null && 'line' in cause && lines.split('/').includes(String(cause.line)));
}

/** What a verdict says without its cause, as {@link fields} writes it. @param {string} said */
const countedIn = (said) =>
  said
    .replace(/; (\w+) (\d+:)/, '; $2')
    .replace(/alias (list|row)/, 'alias found')
    .replace(/; cause .*/, '');

test('each frozen program gets the verdict that it deserves', () => {
  assert.ok(CASES.length >= 600, `${CASES.length} cases`);
  const named = CASES.filter(({ expected }) => !/cause (none|\?)/.test(expected)).length;
  assert.ok(named >= 180, `${named} causes`);
  const problems = new Set(CASES.map(({ expected }) => expected.split(';')[0]));
  assert.ok([...problems].some((name) => name.startsWith('knight')) && problems.size >= 8, [...problems].join());
  for (const each of CASES) {
    const expected = countedIn(each.expected);
    const claims = !each.expected.includes('; none 0:');
    const verdict = verdictOn(each);
    const shown = `asked ${each.asked}, input ${each.input}\n${each.program}`;
    assert.equal(fields(verdict, claims), expected, shown);
    assert.ok(isCause(verdict.cause, each.expected), `${JSON.stringify(verdict.cause)} for ${each.expected}\n${shown}`);
  }
});

test('each frozen program in C and C++ gets it', () => {
  for (const lang of /** @type {const} */ (['c', 'cpp'])) {
    const cases = readPlain(lang);
    assert.ok(cases.length >= 40, `${cases.length} cases`);
    for (const each of cases) {
      const expected = countedIn(each.expected);
      const verdict = verdictOn(each);
      assert.equal(fields(verdict, true), expected, each.program);
      assert.ok(
        isCause(verdict.cause, each.expected),
        `${JSON.stringify(verdict.cause)} for ${each.expected}\n${each.program}`,
      );
    }
  }
});

test('programs in other styles get it as well, on boards of every size', () => {
  const folder = new URL('../verdicts/programs/', import.meta.url);
  const names = readdirSync(folder);
  assert.ok(names.length >= 15, names.join());
  for (const name of names) {
    const program = readFileSync(new URL(name, folder), 'utf8');
    const [, given = '', head] = /** @type {RegExpMatchArray} */ (
      program.match(/^(?:#|\/\/) (?:input (\d+); )?(.*)\n/)
    );
    const lang = /** @type {'c' | 'cpp' | undefined} */ (/\.(c|cpp)$/.exec(name)?.[1]);
    for (const asked of ['queens 8', 'queens 5', 'queens 11', 'knight 8 8']) {
      const verdict = verdictOn({ asked, program, input: given && `${given}\n`, lang });
      const expected = countedIn(head);
      assert.equal(fields(verdict, !head.includes('; none 0:')), expected, `${name}, asked ${asked}`);
      assert.ok(isCause(verdict.cause, head), `${name}: ${JSON.stringify(verdict.cause)} for ${head}`);
    }
  }
});
