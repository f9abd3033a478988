/** Queens boards are numbered by rows and columns or named as in chess, as a whole: never both at a time. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSquare } from '../../www/core/parse-square.js';
import { home } from '../../www/core/routes.js';
import { squareAt, squareName } from '../../www/core/squares.js';
import {
  explain,
  languages,
  loadCatalogue,
  onLanguageChange,
  placeName,
  setLanguage,
  setNotation,
  shortName,
} from '../../www/i18n/index.js';
import { countCompletions } from '../../www/queens/editor/completions.js';
import { hintWords } from '../../www/queens/editor/messages.js';
import { openPlacement } from '../../www/queens/editor/placement.js';
import { openQueens } from '../../www/queens/display.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { looksWords } from '../../www/queens/solvers/scan.js';
import { core, squares } from './core.mjs';
import { drawn } from './drawn.mjs';
import './english.mjs';

/** @import { View } from '../../www/player/display.js' */

const CHESS = /\b[a-h][1-8]\b/;
const ROWS = /\b(?:row|column)s? \d|第 \d+ [行列]/i;

const all = Array.from({ length: 64 }, (_, index) => squareAt(index % 8, index >> 3));

/** All words of a board: its caption, the names of its squares and their tips. @param {View} view */
const saidBy = ({ caption, nameOf, tipOf }) => [
  caption,
  ...all.map(nameOf),
  ...all.flatMap((square) => {
    const tip = tipOf?.(square);
    return tip ? [tip.heading, ...tip.lines.map(({ label, words }) => `${label} ${words}`)] : [];
  }),
];

/**
 * Runs of every solver, from an empty board and from given queens, and placements.
 * @yields {string[]} the words of one of their steps
 */
function* said() {
  for (const solver of solvers) {
    for (const given of ['', 'd5']) {
      const display = openQueens(core, { ...home.queens, solver, queens: squares(given) });
      for (let step = 0; step < 300; step += 7) {
        display.run?.goTo(step);
        const view = drawn(display);
        assert.equal(view.scene.numbered, isByRows);
        yield saidBy(view);
      }
      display.run?.free();
    }
  }
  for (const names of ['', 'a8', 'a8 b7', 'a8 b8 c8', 'a8 e7 h6 f5 c4 g3 b2 d1']) {
    const route = { ...home.queens, solver: null, queens: squares(names) };
    const view = drawn(openPlacement(core, route), {
      overlays: { degrees: false, attacked: true, counts: false, hint: true, asked: null },
    });
    assert.equal(view.scene.numbered, isByRows);
    const isClear = !['a8 b7', 'a8 b8 c8'].includes(names);
    /** @type {import('../../www/queens/editor/completions.js').Known | null} */
    let known = null;
    const worker = /** @type {any} */ ({ request: () => ({ result: new Promise(() => {}) }) });
    if (isClear) countCompletions(core, worker, route, (found) => (known = found));
    yield [...saidBy(view), hintWords(route, known)];
  }
}

let isByRows = true;

for (const language of /** @type {(keyof typeof languages)[]} */ (Object.keys(languages))) {
  test(`a queens board has one notation, ${language}`, async () => {
    await setLanguage(language);
    for (const [notation, own, other] of /** @type {const} */ ([
      ['rows', ROWS, CHESS],
      ['chess', CHESS, ROWS],
    ])) {
      setNotation(notation);
      isByRows = notation === 'rows';
      let count = 0;
      for (const texts of said()) {
        for (const text of texts) assert.doesNotMatch(text, other);
        count += texts.filter((text) => own.test(text)).length;
      }
      assert.ok(count > 10_000);
    }
    setNotation('rows');
    await setLanguage('en');
  });
}

test('a change of the notation is told to all texts, as a change of the language is', async () => {
  let told = 0;
  onLanguageChange(() => {
    told += 1;
  });
  setNotation('chess');
  setNotation('chess');
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(told, 1);
  assert.deepEqual([placeName(squareAt(3, 4), 8), shortName(squareAt(3, 4), 8)], ['d5', 'd5']);
  setNotation('rows');
  assert.deepEqual([placeName(squareAt(3, 4), 8), shortName(squareAt(3, 4), 8)], ['row 4, column 4', '4,4']);
});

test('a square is read in both notations, however wide its characters are', () => {
  const board = { files: 8, ranks: 8 };
  const read = (/** @type {string} */ typed, on = board) => {
    const square = parseSquare(core, on, typed);
    return square === null ? null : squareName(square);
  };
  // prettier-ignore
  for (const typed of [
    '4,3', '4, 3', '(4,3)', '（4，3）', '４,３', '４，３', '4、3', '4 3', 'r4c3', 'R4C3', 'r4 c3', 'ｒ４ｃ３',
    'row 4, column 3', 'Row 4 column 3', '第4行第3列', '第 4 行第 3 列', '4行3列', 'c5', 'C5', 'ｃ５', ' c5 ',
  ]) {
    assert.equal(read(typed), 'c5', typed);
  }
  for (const typed of [
    '',
    '43',
    '4',
    '0,3',
    '9,3',
    '4,0',
    '4,9',
    '4,',
    ',3',
    '4,3,2',
    'c9',
    'i5',
    'r4',
    '4c',
    'c5/0',
    'c5?',
    '<b>',
    '1/2',
  ]) {
    assert.equal(read(typed), null, typed);
  }
  // The last row and the first column.
  assert.deepEqual([read('8,1'), read('8,3'), read('4,1')], ['a1', 'c1', 'a5']);
  // Rows are counted from the top on a knight's board as well.
  assert.equal(read('1,30', { files: 30, ranks: 4 }), 'ad4');
  assert.equal(read('r4', { files: 20, ranks: 4 }), 'r4');
  for (const typed of ['12,13', 'r12c13', 'row 12, column 13', '第 12 行第 13 列']) {
    assert.equal(read(typed, { files: 20, ranks: 20 }), 'm9', typed);
  }
});

test('a solver refuses queens that attack each other by their names on the board', async () => {
  /** @type {any} */
  let refusal;
  const clash = { ...home.queens, queens: squares('a8 a7') };
  assert.throws(
    () => openQueens(core, clash),
    (error) => (refusal = error) && true,
  );
  assert.equal(explain(refusal), 'The given queens on row 1, column 1 and row 2, column 1 attack each other.');
  await setLanguage('zh');
  assert.equal(explain(refusal), '第 1 行第 1 列和第 2 行第 1 列的给定皇后互相攻击。');
  setNotation('chess');
  assert.equal(explain(refusal), 'a8 和 a7 的给定皇后互相攻击。');
  await setLanguage('en');
  assert.equal(explain(refusal), 'The given queens on a8 and a7 attack each other.');
  setNotation('rows');
});

/** @param {number} row @param {number} column */
const name = (row, column) => squareName(squareAt(column - 1, 8 - row));

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);

test('captions in chess name the squares that those by rows and columns name', () => {
  for (const solver of solvers) {
    const display = openQueens(core, { ...home.queens, solver });
    const byColumn = solver === 'permute' || solver === 'access';
    /** By row or column, the queens on the board. @type {Map<number, string>} */
    const standing = new Map();
    for (let step = 1; step < 1200; step += 1) {
      display.run?.goTo(step);
      setNotation('rows');
      const rows = drawn(display).caption;
      setNotation('chess');
      const chess = drawn(display).caption;
      const [one, other, by] = numbers(rows);
      const line = byColumn ? 'column' : 'row';
      const here = byColumn ? name(other, one) : name(one, other);
      if (/so a queen is placed/.test(rows)) {
        assert.equal(chess, rows.replace(/^[^:]+/, here));
        standing.set(one, here);
      } else if (/: attacked by/.test(rows)) {
        const along = rows.replace(/^[^:]+/, here).replace(`${line} ${by}`, standing.get(by) ?? '');
        assert.equal(chess, along.replace(/the column\.$/, 'the file.').replace(/the row\.$/, 'the rank.'));
      } else if (/taken back|lifted/.test(rows)) {
        // The last queen: that of the row or column before the one that is named, or of this one.
        const left = Number(/queen of (?:row|column) (\d+)/.exec(rows)?.[1] ?? one);
        assert.ok(chess.includes(standing.get(left) ?? '?'), `${solver} ${step}: ${chess}`);
        const next = /^(?:Row|Column) (\d+)/.exec(rows)?.[1];
        if (next)
          assert.match(
            chess,
            new RegExp(byColumn ? `^File ${'abcdefgh'[Number(next) - 1]}:` : `^Rank ${9 - Number(next)}:`),
          );
        standing.delete(left);
      } else assert.equal(chess, rows);
    }
    display.run?.free();
  }
  setNotation('rows');
});

test('the squares that `check` has looked at are said, not written as pairs', async () => {
  const looked = squares('e6 e7');
  for (const [language, byRows, inChess] of /** @type {const} */ ([
    ['en', 'check has looked at 2 squares: row 3, column 5; row 2, column 5.', /: e6 and e7\.$|: e6, e7\.$/],
    ['zh', 'check 看了 2 格：第 3 行第 5 列、第 2 行第 5 列。', /e6.*e7。$/],
  ])) {
    await setLanguage(language);
    await loadCatalogue();
    assert.equal(looksWords(looked, 8), byRows);
    setNotation('chess');
    assert.match(looksWords(looked, 8), inChess);
    setNotation('rows');
  }
  await setLanguage('en');
});
