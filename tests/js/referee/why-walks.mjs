/**
 * Programs with a mistake of which the line and the place are known, and the sentences about the cause.
 *
 * @import { Problem } from '../../../pkg/program.js'
 * @import { VerdictFacts, Why } from './verdict-forms.mjs'
 * @import { See } from './walks.mjs'
 */

import { findingsOf, verdictOf } from '../../../www/program/verdict.js';
import { columnsOf, solutionsOf } from './solutions.mjs';
import { lookedAt, wholeWay, written } from './straight-programs.mjs';

/** @param {number} size */
const columnsOfAll = (size) => solutionsOf(size).map(columnsOf);

/** The lines of a search of all solutions, of which one is changed. @param {Record<string, string>} [changes] */
function search(changes = {}) {
  const lines = [
    `board = [-1] * 5`,
    'used = [False] * 5',
    'up = set()',
    'down = set()',
    'found = []',
    'def place(row):',
    '    if row == 5:',
    '        found.append(board[:])',
    '        return',
    '    for column in range(5):',
    '        if used[column] or row + column in up or row - column in down:',
    '            continue',
    '        board[row] = column',
    '        used[column] = True',
    '        up.add(row + column)',
    '        down.add(row - column)',
    '        place(row + 1)',
    '        board[row] = -1',
    '        used[column] = False',
    '        up.discard(row + column)',
    '        down.discard(row - column)',
    'place(0)',
    'for board in found:',
    '    print(board)',
  ];
  return lines.map((line) => changes[line.trim()] ?? line).join('\n');
}

/** What a search finds that marks its columns and diagonals, and forgets to take one mark back. @param {'used' | 'up'} left */
function foundWithout(left, size = 4) {
  /** @type {number[][]} */
  const boards = [];
  const marks = { used: new Set(), up: new Set(), down: new Set() };
  /** @param {number[]} board */
  const place = (board) => {
    const row = board.length;
    if (row === size) return void boards.push(board.map((column) => column + 1));
    for (let column = 0; column < size; column += 1) {
      const own = { used: column, up: row + column, down: row - column };
      const names = /** @type {(keyof typeof marks)[]} */ (Object.keys(marks));
      if (names.some((name) => marks[name].has(own[name]))) continue;
      for (const name of names) marks[name].add(own[name]);
      place([...board, column]);
      for (const name of names) if (name !== left) marks[name].delete(own[name]);
    }
  };
  place([]);
  return boards;
}

/** @param {See<VerdictFacts>} see */
export function walkWhy(see) {
  const none = { size: 4, boards: [], total: null };
  const [board] = columnsOfAll(4).map((columns) => columns.map((column) => column - 1));
  for (const passed of [1, 2]) {
    const boards = columnsOfAll(4).slice(0, passed);
    const lines = boards.map((each) => `board[:] = [${each.map((column) => column - 1).join(', ')}]`);
    const text = ['board = [-1, -1, -1, -1]', ...lines, 'over = 1'].join('\n');
    walk(text, { queens: 4 }, { ...none, passed }, see);
  }
  for (const times of [2, 3]) {
    const text = [
      'found = []',
      `board = [${board.join(', ')}]`,
      ...Array(times).fill('found.append(board)'),
      'over = 1',
    ];
    const boards = Array.from({ length: times }, () => board.map((column) => column + 1));
    walk(text.join('\n'), { queens: 4 }, { ...none, boards, shared: { kind: 'list', times } }, see);
  }
  for (const times of [4, 5]) {
    const text = [`n = ${times}`, 'board = [[0] * n] * n', 'board[0][1] = 1', 'over = 1'].join('\n');
    walk(text, { queens: times }, { ...none, size: times, shared: { kind: 'row', times } }, see);
  }
  walkPieces(see);
  walkBoards(see);
  walkSearches(see);
}

/** A queen, and a move of a knight, that are wrong. @param {See<VerdictFacts>} see */
function walkPieces(see) {
  for (const { columns, row } of [
    { columns: [2, 4, 2, 1], row: 3 },
    { columns: [2, 4, 1, 4], row: 4 },
  ]) {
    const lines = ['found = []', 'board = []', ...columns.map((column) => `board.append(${column - 1})`)];
    const text = [...lines, 'found.append(board[:])', 'print(found[0])'].join('\n');
    const why = { kind: 'queen', line: 2 + row, square: { row, column: columns[row - 1] }, ranks: 4 };
    const facts = { size: 4, boards: [columns], total: null, why, lines: { first: 1, last: 1 } };
    walk(text, { queens: 4 }, facts, see);
  }
  const way = wholeWay();
  for (const at of [9, 10]) {
    const path = [...way.slice(0, at), way[at + 1], way[at], ...way.slice(at + 2)];
    const lines = path.map((place) => `path.append(${written(place)})`);
    const text = ['rows, cols = 3, 4', 'path = []', ...lines, 'print(path)'].join('\n');
    const why = { kind: 'knight', line: 3 + at, square: path[at], ranks: 3 };
    walk(
      text,
      { knight: { files: 4, ranks: 3 } },
      { size: 0, boards: [], total: null, path, files: 4, ranks: 3, why },
      see,
    );
  }
}

/** A wrong board that a line lets pass, and a knight that leaves a column out. @param {See<VerdictFacts>} see */
function walkBoards(see) {
  const boards = [[1, 2, 3, 4], ...columnsOfAll(4).slice(0, 1)];
  const listed = boards.map((board) => `[${board.map((column) => column - 1).join(', ')}]`).join(', ');
  const lines = [
    'found = []',
    `for board in [${listed}]:`,
    '    if len(board) == 4:',
    '        found.append(board[:])',
  ];
  const passed = { size: 4, boards, total: null, lines: { first: 1, last: 1 }, why: { kind: 'passed', line: 3 } };
  walk([...lines, 'over = 1'].join('\n'), { queens: 4 }, passed, see);
  const places = '11 23 31 12 33 21 13 32'
    .split(' ')
    .map(([row, column]) => ({ row: Number(row), column: Number(column) }));
  const steps = places.map((place) => `path.append(${written(place)})`);
  const text = ['rows, cols = 3, 4', 'path = []', ...steps, 'over = 1'].join('\n');
  const why = { kind: 'unentered', columns: '4' };
  walk(
    text,
    { knight: { files: 4, ranks: 3 } },
    { size: 0, boards: [], total: null, path: places, files: 4, ranks: 3, why },
    see,
  );
}

/** Searches with a mistake. @param {See<VerdictFacts>} see */
function walkSearches(see) {
  const all = columnsOfAll(5);
  const facts = { size: 5, total: null };
  /** @type {[changes: Record<string, string>, boards: number[][], why: Why][]} */
  const mistaken = [
    [
      { 'for column in range(5):': '    for column in range(4 if row == 0 else 5):' },
      all.filter(([first]) => first < 5),
      { kind: 'untried', row: 1, columns: '5' },
    ],
    [{ 'for column in range(5):': '    for column in range(2, 5):' }, [], { kind: 'untried', row: 1, columns: '1 2' }],
    [{ 'place(0)': "place(0)\nprint('No solution')" }, all, { kind: 'denied', line: 23 }],
  ];
  const narrow = {
    'for column in range(5):': '    for column in range(2, 5):',
    'place(0)': "place(0)\nif not found:\n    print('No solution')",
  };
  const untried = { kind: 'untried', row: 1, columns: '1 2' };
  walk(search(narrow), { queens: 5 }, { ...facts, boards: [], denies: 24, why: untried }, see);
  for (const [changes, boards, why] of mistaken) {
    walk(search(changes), { queens: 5 }, { ...facts, boards, why }, see);
  }
  /** @type {[changes: Record<string, string>, boards: number[][], why: Why][]} */
  const marked = [
    [{ 'used[column] = False': '        pass' }, foundWithout('used'), { kind: 'left', line: 14, place: 'used[1]' }],
    [
      { 'up.discard(row + column)': '        pass' },
      foundWithout('up'),
      { kind: 'added', line: 15, value: '3', name: 'up' },
    ],
  ];
  for (const [changes, boards, why] of marked) {
    walk(search(changes).replaceAll('5', '4'), { queens: 4 }, { size: 4, boards, total: null, why }, see);
  }
  const left = search({ 'down.discard(row - column)': '        down.discard(row - column)\n        return' });
  walk(
    left.replaceAll('5', '4'),
    { queens: 4 },
    { size: 4, boards: [], total: null, why: { kind: 'stops', line: 22 } },
    see,
  );
}

/** @param {string} text @param {Problem} problem @param {VerdictFacts} facts @param {See<VerdictFacts>} see */
function walk(text, problem, facts, see) {
  const look = lookedAt(text, problem);
  const verdict = look.verdict();
  const end = look.end();
  const session = /** @type {any} */ ({ looked: { state: 'ended', look }, end, refused: null, verdict });
  see(() => verdictOf(session), facts);
  look.free();
  for (const [index, { text: said }] of findingsOf(verdict).entries()) {
    // How a tour breaks the rules is read elsewhere, and the name of a step states nothing.
    if ('knight' in problem && index > 0) break;
    if (said !== '' && !(index === 0 && verdict.firstRight !== null)) see(() => findingsOf(verdict)[index].text, facts);
  }
}
