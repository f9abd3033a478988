/**
 * Programs whose claims are chosen beforehand, and the verdicts on them.
 *
 * @import { Look, Problem } from '../../../pkg/program.js'
 * @import { Judging } from '../../../www/program/judging.js'
 * @import { Place } from './geometry.mjs'
 * @import { VerdictFacts } from './verdict-forms.mjs'
 * @import { See } from './walks.mjs'
 */

import { judgedOf, judgementOf } from '../../../www/program/judge-words.js';
import { findingsOf, verdictOf } from '../../../www/program/verdict.js';
import { verdicts } from './answer-forms.mjs';
import { columnsOf, solutionsOf } from './solutions.mjs';
import { lookedAt, python, wholeWay, written } from './straight-programs.mjs';
import { mistaken } from './verdict-forms.mjs';
import { walkWhy } from './why-walks.mjs';

/** Two columns of a board change places. @param {number[]} board */
const swapped = ([one, other, ...rest]) => [other, one, ...rest];

/** What programs claim, of all solutions. @type {((boards: number[][]) => number[][])[]} */
const CLAIMS = [
  (boards) => boards,
  (boards) => boards.slice(0, 1),
  (boards) => boards.slice(1),
  (boards) => [...boards, boards[0]],
  (boards) => [boards[0], swapped(boards[1] ?? boards[0]), ...boards.slice(2)],
  (boards) => [swapped(boards[0])],
  (boards) => [boards[0], ...boards],
  () => [],
];

/** @param {number} size */
const columnsOfAll = (size) => solutionsOf(size).map(columnsOf);

/** @param {number[]} board */
const listed = (board) => `[${board.map((column) => column - 1).join(', ')}]`;

/** @param {See<VerdictFacts>} see */
export function walkVerdicts(see) {
  for (const size of [1, 4, 5, 6]) {
    const all = solutionsOf(size).map(columnsOf);
    for (const claims of size === 1 ? CLAIMS.slice(0, 2) : CLAIMS) {
      for (const total of size < 4 ? [null] : [null, all.length, all.length + 3]) {
        const boards = claims(all);
        const kept = boards.map((board) => `found.append(${listed(board)})`);
        // Without boards, a name gives its N.
        const said = boards.length === 0 ? [`n = ${size}`] : [];
        const lines = [...said, 'found = []', ...kept, ...(total === null ? [] : [`print(${total})`])];
        // What the last line of a program claims counts as well.
        for (const more of [[], ['over = 1']]) {
          walkRun([...lines, ...more].join('\n'), { queens: size }, { size, boards, total }, see);
        }
      }
    }
    if (size === 1) continue;
    const total = all.length + 3;
    walkRun(`print(${total})`, { queens: size }, { size, boards: [], total, unsaid: true }, see);
    const [board] = all;
    const worked = [`board = ${listed(board)}`, 'board[0] = 0', 'board[0] = -1', `print(${all.length + 1})`].join('\n');
    walkRun(worked, { queens: size }, { size, boards: [], total: all.length + 1 }, see);
  }
  // A number of solutions that only another size has.
  walkRun('print(4)', { queens: 5 }, { size: 6, boards: [], total: 4 }, see);
  const [board] = solutionsOf(5).map(columnsOf);
  const alias = ['found = []', `board = ${listed(board)}`, 'found.append(board)', 'board[0] = -1', 'over = 1'];
  walkFindings(alias.join('\n'), { queens: 5 }, { size: 5, boards: [board], total: null, changes: true }, see);
  for (const lines of [1, 40, 1234]) {
    const look = new python.Program('while True:\n    again = 1').look({ queens: 5 }, '', 1);
    // A part of the time may go into a run that is kept beside it.
    for (let ahead = 0; ahead < lines; ahead = look.lines) look.look(lines - ahead);
    see(() => textOf(look, 'stopped'), { size: 5, boards: [], total: null, ahead: lines });
    look.free();
  }
  for (const tried of [1, 2, 3]) {
    const lines = columnsOfAll(5)
      .slice(0, tried)
      .flatMap((each) => [`found.append(${listed(swapped(each))})`, 'found.pop()']);
    const text = ['found = []', ...lines, 'over = 1'].join('\n');
    const look = lookedAt(text, { queens: 5 });
    see(() => textOf(look, 'ended'), { size: 5, boards: [], total: null, tried });
    look.free();
  }
  walkTours(see);
  walkJudge(see);
  walkWhy(see);
}

/** @param {Look} look @param {'ended' | 'stopped'} state */
const textOf = (look, state) =>
  verdictOf(/** @type {any} */ ({ looked: { state, look }, end: look.end(), refused: null, verdict: look.verdict() }));

/** The verdict on a run and what was found. @param {string} text @param {Problem} problem @param {VerdictFacts} facts @param {See<VerdictFacts>} see */
function walkRun(text, problem, facts, see) {
  const look = lookedAt(text, problem);
  see(() => textOf(look, 'ended'), facts);
  look.free();
  walkFindings(text, problem, facts, see);
}

/** @param {string} text @param {Problem} problem @param {VerdictFacts} facts @param {See<VerdictFacts>} see */
function walkFindings(text, problem, facts, see) {
  const look = lookedAt(text, problem);
  const verdict = look.verdict();
  look.free();
  const first = verdicts(facts).indexOf('wrong') + 1;
  for (const index of findingsOf(verdict).keys()) {
    // The name of a step states nothing.
    if (index === 0 && verdict.firstRight !== null) continue;
    see(() => findingsOf(verdict)[index].text, { ...facts, lines: { first, last: first } });
  }
}

/** A tour that is printed whole, one that is broken off, and one that is closed. @param {See<VerdictFacts>} see */
function walkTours(see) {
  const way = wholeWay();
  for (const path of [way, way.slice(0, -1), way.toReversed(), [...way.slice(0, 10), way[11], way[10]]]) {
    walkTour(path, 4, 3, see);
  }
  walkTour(RING, 6, 6, see);
}

/** @param {Place[]} path that a program prints @param {number} files @param {number} ranks @param {See<VerdictFacts>} see */
function walkTour(path, files, ranks, see) {
  const look = lookedAt(`way = [${path.map(written).join(', ')}]\nprint(way)`, { knight: { files, ranks } });
  see(() => textOf(look, 'ended'), { size: 0, boards: [], total: null, path, files, ranks });
  look.free();
}

/** What a program claims for each N; `null` for a run without end. @type {((all: number[][], n: number) => number[][] | null)[]} */
const JUDGED = [
  (all) => all,
  (all) => all.slice(0, 1),
  (all, n) => (n === 5 ? [all[0], swapped(all[1])] : all),
  (all, n) => (n > 4 ? [...all, all[0]] : all),
  (all, n) => (n === 5 ? solutionsOf(6).map(columnsOf) : all),
  (all, n) => (n > 3 ? all.slice(1) : all),
  (all, n) => (n > 5 ? [] : all),
  (all, n) => (n === 6 ? [] : all),
  (all, n) => (n > 3 ? null : all),
  (all, n) => (n > 1 ? null : all),
];

/** The total that a program prints: on boards of fewer than four rows no other is known from a number. @param {number} n @param {number} more */
const totalOf = (n, more) => solutionsOf(n).length + (n > 3 ? more : 0);

/** @param {See<VerdictFacts>} see */
function walkJudge(see) {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const claims of JUDGED) {
    for (const more of claims === JUDGED[0] ? [null, 0, 1] : [null]) {
      const claimed = sizes.map((n) => claims(solutionsOf(n).map(columnsOf), n));
      const lines = sizes.flatMap((n) => [
        `if n == ${n}:`,
        ...(claimed[n - 1]?.flatMap((board) => [
          `    board = ${listed(board)}`,
          claims === JUDGED[4] ? '    print(board)' : '    found.append(board)',
        ]) ?? ['    while True: pass']),
        ...(more === null ? ['    over = 1'] : [`    print(${totalOf(n, more)})`]),
      ]);
      const limit = 1000;
      const program = new python.ProgramSizes(['n = int(input())', 'found = []', ...lines].join('\n'), 8);
      const judge = program.judge(1, limit);
      while (judge.run(100));
      const open = claimed.indexOf(null) + 1 || undefined;
      const results = judge.results().slice(0, open);
      judge.free();
      const each = sizes.slice(0, open && open - 1).map((n) => ({
        size: n,
        boards: claimed[n - 1] ?? [],
        total: more === null ? null : totalOf(n, more),
      }));
      const facts = (/** @type {number} */ n) => {
        const first = verdicts(each[n - 1]).indexOf('wrong') + 1;
        return { ...each[n - 1], lines: { first, last: first } };
      };
      for (const [index, result] of results.entries()) {
        const here = index + 1 === open ? { size: open, boards: [], total: null, limit } : facts(index + 1);
        see(() => judgedOf(result).text, here);
      }
      const [wrong = 1] = mistaken({ ...each[0], each });
      const state = /** @type {Judging['state']} */ (open ? 'unfinished' : 'ended');
      const whole = { ...facts(wrong), each, ...(open && { open, limit }) };
      see(() => judgementOf({ state, results, now: 8 }), whole);
    }
  }
}

/** A closed tour of the board with six rows and columns. */
export const RING =
  '11 23 15 36 55 63 51 43 62 41 22 14 26 34 46 65 53 61 42 21 13 25 44 56 64 52 31 12 33 45 66 54 35 16 24 32'
    .split(' ')
    .map(([row, column]) => ({ row: Number(row), column: Number(column) }));
