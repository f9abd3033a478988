/**
 * The verdict on a program in words, and the captions of a line.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from '../../www/core/index.js';
import { captionOf, changeOf, endSentence } from '../../www/program/caption.js';
import { findingsOf, refusalText, refusedLines, verdictOf } from '../../www/program/verdict.js';
import { squares } from './core.mjs';
import './english.mjs';

/** @typedef {import('../../pkg/program.js').ProgramVerdict} ProgramVerdict */

/** @type {ProgramVerdict} */
const nothing = {
  problem: 'queens',
  files: 8,
  ranks: 8,
  by: null,
  name: null,
  boards: 0,
  right: 0,
  wrong: 0,
  twice: 0,
  tried: 0,
  known: 92,
  firstRight: null,
  firstWrong: null,
  firstTwice: null,
  firstMissing: null,
  alias: null,
  cause: null,
  total: null,
  denied: null,
  closed: null,
};
const missing = { columns: '1 5 8 6 3 7 2 4', link: '#1/queens/8/15863724', squares: new Uint32Array(), step: 9 };
const total = { number: '92', right: true, of: null, agrees: true, step: 7 };

/**
 * @param {Partial<ProgramVerdict>} verdict
 * @param {object} [more]
 */
const said = (verdict, more = {}) =>
  verdictOf(
    /** @type {any} */ ({
      looked: { state: 'ended', look: { lines: 1234 } },
      end: { kind: 'end' },
      refused: null,
      verdict: { ...nothing, ...verdict },
      ...more,
    }),
  );

test('the verdict begins with the boards', () => {
  /** @type {[Partial<ProgramVerdict>, string][]} */
  const cases = [
    [{ boards: 92, right: 92 }, '92 boards, all right, all different: every solution of 8 × 8.'],
    [{ boards: 1, right: 1, known: 1, files: 1, ranks: 1 }, '1 board: the only solution of 1 × 1.'],
    [{ boards: 2, right: 1, wrong: 1 }, '2 boards, 1 right, 1 wrong.'],
    [{ boards: 2, right: 0, wrong: 2 }, '2 boards, 0 right, 2 wrong.'],
    [{ by: 'board', boards: 3, right: 2, wrong: 1 }, '3 boards, 2 right, 1 wrong.'],
    [
      { boards: 90, right: 90, firstMissing: { ...missing, count: 2 } },
      '90 boards, all right, all different, 2 missing.',
    ],
    [
      { boards: 93, right: 90, twice: 3, firstMissing: { ...missing, count: 2 } },
      '93 boards, 90 right, 3 twice, 2 missing.',
    ],
    [{ boards: 3, right: 3, total, firstMissing: { ...missing, count: 89 } }, '3 boards, all right, all different.'],
    [{ boards: 1, right: 1 }, '1 board, and it is right.'],
    [{}, 'No solution was seen in its variables or its output.'],
    [{ tried: 6, denied: 24 }, 'Line 24 of the program prints that it has no solution; there are 92.'],
    [{ tried: 6 }, 'No solution was seen; 6 boards were tried.'],
    [
      { by: 'board', boards: 3, right: 3, firstMissing: { ...missing, count: 89 } },
      'No board was printed or kept; 3 right boards were in the variable.',
    ],
    [
      { by: 'kept', boards: 92, right: 92, alias: { kind: 'list', times: 92, step: 5 } },
      'The same list is kept 92 times: keep a copy.',
    ],
    [{ total: { ...total, number: '4', of: 6 } }, 'The printed number 4 is that of all solutions of 6 × 6.'],
    [
      { boards: 92, right: 1, twice: 91, alias: { kind: 'list', times: 92, step: 5 } },
      'The same list is kept 92 times: keep a copy. 92 boards, 1 right, 91 twice.',
    ],
    [
      { alias: { kind: 'row', times: 4, step: 5 }, tried: 1 },
      'The same list is 4 rows of the board. No solution was seen; one board was tried.',
    ],
    [{ total: { ...total, right: null } }, 'Whether the total 92 is right is not known here.'],
    [{ total }, 'The printed number 92 is that of all solutions of 8 × 8.'],
    [
      { by: 'board', boards: 107, right: 92, twice: 15, total: { ...total, number: '93', right: false } },
      'The printed number 93 is not that of all solutions of 8 × 8.',
    ],
    [{ problem: 'knight', boards: 1, right: 1, closed: false }, 'A tour of 8 × 8, open.'],
    [{ problem: 'knight', boards: 1, right: 1, closed: true }, 'A tour of 8 × 8, closed.'],
    [{ problem: 'knight' }, 'No solution was seen in its variables or its output.'],
  ];
  for (const [verdict, sentence] of cases) assert.equal(said(verdict).replaceAll('\u00a0', ' '), sentence);
});

test('it is empty until the look ahead has ended, and then says how the program ends', () => {
  assert.equal(said({}, { looked: null }), '');
  assert.equal(said({}, { verdict: null }), '');
  const error = { kind: 'error', error: 'IndexError: list index', traceback: '', line: 3 };
  assert.equal(
    said({}, { end: error }),
    'No solution was seen in its variables or its output. Line 3 ends the program: IndexError: list index',
  );
  const hints = [
    ['EOFError: EOF when reading a line', 'It asked for line 3 of its input.'],
    [
      "UnboundLocalError: cannot access local variable 'n' where it is not associated with a value",
      'global n, or nonlocal n.',
    ],
    ["NameError: name 'List' is not defined", 'Add a line at the top: from typing import List'],
  ];
  for (const [words, hint] of hints) {
    const sentence = said({}, { end: { ...error, error: words }, link: { input: '8\n1\n' } });
    assert.ok(sentence.endsWith(`${words}. ${hint}`) || (words.startsWith('Unb') && sentence.endsWith(hint)), sentence);
  }
  const asks = {
    looked: { state: 'ended', look: { lines: 9, missingInput: 2 } },
    end: { ...error, error: 'Error: 1.5' },
  };
  assert.equal(
    said({}, asks),
    'No solution was seen in its variables or its output. Line 3 ends the program: Error: 1.5. It asked for line 2 of its input.',
  );
  const stopped = { looked: { state: 'stopped', look: { lines: 1234 } }, end: undefined };
  assert.equal(
    said({}, stopped),
    'No solution was seen in its variables or its output. That is so far: 1,234 lines ahead.',
  );
  for (const limit of ['output', 'heap', 'size', 'work']) {
    const end = /** @type {any} */ ({ kind: 'limit', limit, line: 4 });
    assert.match(endSentence(end, 9), /^Line 4 ends the program: .*\.$/);
  }
  const fault = /** @type {any} */ ({ kind: 'fault', fault: { message: 'Division by zero.' }, line: 4 });
  assert.equal(endSentence(fault, 9), 'Line 4 ends the program: Division by zero.');
});

test('what is wrong is found where it shows', () => {
  const fault = /** @type {any} */ ({
    code: 'attack',
    values: {},
    reason: '',
    sentence: '',
    squares: Uint32Array.from(squares('a8 c6')),
    line: 'diagonal',
  });
  const findings = findingsOf({
    ...nothing,
    boards: 4,
    firstRight: 10,
    firstWrong: { number: 2, step: 20, fault, squares: new Uint32Array() },
    firstTwice: { number: 3, step: 30, of: 1, ofStep: 10 },
    firstMissing: { ...missing, count: 5, step: 40 },
    alias: { kind: 'list', times: 4, step: 50 },
    cause: { kind: 'left', line: 15, step: 55, name: 'd2', part: '[3]' },
    total: { number: '5', right: false, of: null, agrees: false, step: 60 },
  });
  assert.deepEqual(
    findings.map(({ text, step }) => [text, step]),
    [
      ['The first right board', 10],
      ['Line 15 of the program sets d2[3]; when the call returns, it is still set.', 55],
      ['Board 2: The queens of row 1, column 1 and of row 3, column 3 attack each other along the diagonal.', 20],
      ['Board 3 is the same as board 1.', 30],
      ['The first that is missing: 1 5 8 6 3 7 2 4', 40],
      ['The same list is kept 4 times: keep a copy.', 50],
      ['The total 5 is wrong.', 60],
    ],
  );
  assert.deepEqual(findingsOf(nothing), []);
  const unnumbered = { number: 0, step: 20, fault, squares: new Uint32Array() };
  assert.deepEqual(texts({ firstWrong: unnumbered }), [
    'The queens of row 1, column 1 and of row 3, column 3 attack each other along the diagonal.',
  ]);
});

/** @param {Partial<ProgramVerdict>} verdict */
const texts = (verdict) => findingsOf({ ...nothing, ...verdict }).map(({ text }) => text);

test('a board that is only worked on comes back and misses none; a right total stands beside boards', () => {
  const again = { firstTwice: { number: 3, step: 30, of: 1, ofStep: 10 } };
  assert.deepEqual(texts({ ...again, by: 'kept' }), ['Board 3 is the same as board 1.']);
  assert.deepEqual(texts({ ...again, by: 'board' }), []);
  const first = { ...missing, count: 5 };
  assert.deepEqual(texts({ boards: 2, firstMissing: first }), ['The first that is missing: 1 5 8 6 3 7 2 4']);
  assert.deepEqual(texts({ boards: 1, firstMissing: first }), []);
  const sum = 'The total 92 is right.';
  assert.deepEqual(texts({ boards: 2, firstMissing: first, total }), [sum]);
  assert.deepEqual(texts({ boards: 2, by: 'printed', total }), [sum]);
  assert.deepEqual(texts({ boards: 2, by: 'board', total }), []);
  assert.deepEqual(texts({ boards: 0, total }), []);
  assert.deepEqual(texts({ boards: 2, total: { ...total, right: null } }), []);
});

test('each cause is named, but for a list that is shared, which is said already', () => {
  /** @type {[ProgramVerdict['cause'], string[]][]} */
  const cases = [
    [{ kind: 'accepted', line: 4, step: 9, square: null }, ['Line 4 of the program lets the wrong board pass.']],
    [{ kind: 'untried', row: 3, columns: '2 4' }, ['In row 3, no queen is ever put in these columns: 2 4.']],
    [{ kind: 'untried', row: 0, columns: '2 4' }, ['The knight never enters these columns: 2 4.']],
    [
      { kind: 'denied', line: 4, step: 9 },
      ['Line 4 of the program prints that there is no solution, though it has found one.'],
    ],
    [{ kind: 'shared', line: 4, step: 9 }, []],
  ];
  for (const [cause, expected] of cases) assert.deepEqual(texts({ cause }), expected);
});

test('a program in another language is to be run elsewhere', () => {
  const error = /** @type {any} */ ({
    code: 'language',
    message: 'This is Ruby, not Python.',
    values: { language: 'Ruby' },
  });
  assert.equal(
    refusalText(error, 'python'),
    'This is Ruby, not Python. Run it yourself, and paste what it prints into Open.',
  );
  const known = { ...error, message: 'This is C++, not Python.', values: { language: 'C++' } };
  assert.equal(refusalText(known, 'python'), 'This is C++, not Python.');
  const module = /** @type {any} */ ({ code: 'python', message: 'Line 1: this module is not here.', values: {} });
  assert.equal(refusalText(module, 'python'), 'Line 1: this module is not here.');
});

const lines = (/** @type {any} */ error) => refusedLines(error).map(({ line, sentence }) => [line, sentence()]);

test('a text that is refused has its sentence as the verdict, and one at each line', () => {
  const last = { code: 'python', message: 'Line 5: no.', values: {}, line: 5 };
  const whole = { code: 'board', message: 'The board is too large.', values: {} };
  const first = /** @type {any} */ ({ ...last, message: 'Line 3: no.', line: 3, others: [last, whole] });
  assert.equal(said({}, { refused: first, language: 'python' }), 'Line 3: no.');
  assert.deepEqual(lines(first), [
    [3, 'Line 3: no.'],
    [5, 'Line 5: no.'],
  ]);
  assert.deepEqual(lines(last), [[5, 'Line 5: no.']]);
  assert.deepEqual(lines(whole), []);
});

const refusal = (/** @type {string} */ code, /** @type {string} */ name) =>
  /** @type {any} */ ({ code, message: 'Line 1: no.', values: { name, line: '1' } });

test('what a program in C++ lacks that a page of its own had is said', () => {
  const headers =
    'Line 1: no. The names of the standard library need two lines at the top: #include <bits/stdc++.h> and using namespace std;';
  assert.equal(refusalText(refusal('c-unknown-type', 'vector'), 'cpp'), headers);
  assert.equal(refusalText(refusal('c-undeclared', 'cout'), 'cpp'), headers);
  assert.equal(refusalText(refusal('c-undeclared', 'place'), 'cpp'), 'Line 1: no.');
  assert.equal(refusalText(refusal('c-unknown-type', 'string'), 'java'), 'Line 1: no.');
  assert.equal(
    refusalText(refusal('c-no-main', ''), 'cpp'),
    'Line 1: no. The run begins at main: add one that calls what you want to see.',
  );
});

/**
 * The caption of a step at which line 7 was carried out.
 * @param {'queens' | 'knight'} tab
 * @param {{ now?: string, added?: string, removed?: string, passes?: boolean }} board
 * @param {object} [more]
 */
function caption(tab, { now = '', added = '', removed = '', passes = false }, more = {}) {
  const board = {
    squares: Uint32Array.from(squares(now)),
    added: Uint32Array.from(squares(added)),
    removed: Uint32Array.from(squares(removed)),
    passes,
  };
  const snapshot = /** @type {any} */ ({ step: 5, program: { line: 8, passed: 7, board, notes: [], ...more } });
  const attacker = { queen: squares('a8')[0], line: /** @type {const} */ ('line.column') };
  const attackersOf = (/** @type {number} */ square) => (square === squares('a7')[0] ? [attacker] : []);
  return captionOf(home[tab], snapshot, changeOf(snapshot), attackersOf);
}

test('a caption says what the line did to the board', () => {
  assert.equal(caption('queens', {}), 'Line 7 is done; line 8 comes next.');
  assert.equal(caption('queens', {}, { line: 1, passed: undefined, board: undefined }), 'Line 1 comes first.');
  assert.equal(caption('queens', { now: 'a8 c7', added: 'c7' }), 'Line 7: a queen comes to row 2, column 3.');
  assert.equal(
    caption('queens', { now: 'a8 a7', added: 'a7' }),
    'Line 7: a queen comes to row 2, column 1. The queen of row 1, column 1 attacks it along the column.',
  );
  assert.equal(caption('queens', { now: 'a8', removed: 'c7' }), 'Line 7: the queen of row 2, column 3 goes.');
  assert.equal(
    caption('queens', { now: 'a8 d7', added: 'd7', removed: 'c7' }),
    'Line 7: the queen of row 2, column 3 moves to row 2, column 4.',
  );
  assert.equal(caption('queens', { now: 'a7 c6', added: 'a7 c6' }), 'Line 7 changes the board: 2 squares.');
  assert.equal(caption('queens', { removed: 'a7 c6' }), 'Line 7 changes the board: 2 squares.');
  assert.equal(caption('queens', { added: 'd7', removed: 'a7 c6' }), 'Line 7 changes the board: 3 squares.');
  assert.equal(caption('queens', { added: 'a7 c6', removed: 'd7' }), 'Line 7 changes the board: 3 squares.');
  assert.equal(
    caption('queens', { now: 'b8', added: 'b8', passes: true }),
    'Line 7: a queen comes to row 1, column 2. One queen, and none attacks another.',
  );
  assert.equal(caption('queens', {}, { end: { kind: 'end' } }), 'The program has ended after 5 lines.');
  assert.equal(
    caption('knight', { now: 'a1 b3', added: 'b3' }),
    'Line 7: the knight comes to b3, square 2 of its way.',
  );
  assert.equal(caption('knight', { now: 'a1 c2', added: 'c2', removed: 'b3' }), 'Line 7 changes the board: 2 squares.');
  assert.equal(caption('knight', { now: 'a1', removed: 'b3' }), 'Line 7: the knight leaves b3 again.');
  assert.equal(
    caption('knight', { now: 'a1 b3', added: 'b3', passes: true }),
    'Line 7: a tour, every one of the 2 squares is visited.',
  );
});

test('a caption without a change of the board says what is doubtful, or that there is nothing', () => {
  const notes = [{ line: 7, message: { message: 'The value is not used.' } }];
  assert.equal(caption('queens', {}, { notes }), 'Line 7: The value is not used.');
  assert.equal(caption('queens', {}, { line: 0, passed: undefined }), 'The program has no statements.');
  assert.equal(caption('queens', {}, { line: 0, passed: 0, end: { kind: 'end' } }), 'The program has no statements.');
  const elsewhere = /** @type {any} */ ({ step: 5 });
  assert.deepEqual(changeOf(elsewhere), { added: [], removed: [] });
  assert.equal(
    captionOf(home.queens, elsewhere, changeOf(elsewhere), () => []),
    '',
  );
});
