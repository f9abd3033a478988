/**
 * The variables of the solvers as they are read out: cells of arrays, compared letters, and struck-out ones.
 * The referee works them out from the board and from what each article says of its variables.
 *
 * @import { Form, Slots } from './form.mjs'
 * @import { Place } from './geometry.mjs'
 * @import { QueensFacts } from './queens-witness.mjs'
 * @import { See } from './walks.mjs'
 *
 * @typedef {QueensFacts & { array: string, place: number, isLifted: boolean }} VariableFacts `array` that a cell is of, by its
 *   number in the panel, and `place` of the cell in it, from 1; `isLifted` whether the step before lifted a queen that moves on to the square of this one
 */

import { home } from '../../../www/core/routes.js';
import { solverPages } from '../../../www/queens/solvers/index.js';
import { redraw } from '../../../www/ui/dom.js';
import { faked, inDocument, shownIn } from '../fake-document.mjs';
import { count, forms, numbers } from './form.mjs';
import { attackersOf, isSame, lineBetween } from './geometry.mjs';
import { queensRoutes, witnessed } from './runs.mjs';

/** @param {number} size */
const upTo = (size) => Array.from({ length: size }, (_, index) => index + 1);

/** The rows or columns without a given queen. @param {VariableFacts} facts */
const openLines = ({ size, given, level }) =>
  upTo(size).filter((line) => !given.some((queen) => queen[level] === line));

/** The square that the queen lifted by this step moves on to. @param {VariableFacts} facts */
function movesTo({ kind, solver, square, before, size }) {
  if (kind !== 'removed' || solver !== 'scan' || !square) return undefined;
  const others = before.filter((queen) => !isSame(queen, square));
  const { row } = square;
  return upTo(size)
    .filter((column) => column > square.column)
    .map((column) => ({ row, column }))
    .find((to) => attackersOf(to, others).length === 0);
}

/** The line that comes after one in a list, 0 for none. @param {number[]} lines @param {number} line */
const after = (lines, line) => lines[lines.indexOf(line) + 1] ?? 0;

/** `current_row` and `current_col` of `scan`, counted from 0. @param {VariableFacts} facts */
function currentOf(facts) {
  const { kind, square, size, after: queens } = facts;
  const rows = openLines(facts);
  const to = movesTo(facts) ?? square;
  if (kind === 'start') return [rows[0] === undefined ? size : rows[0] - 1, 0];
  if (kind === 'solved') return [size, (queens.at(-1)?.column ?? 1) - 1];
  if (!to) return [NaN, NaN];
  if (kind === 'rejected' || (kind === 'removed' && movesTo(facts))) return [to.row - 1, to.column - 1];
  if (kind === 'placed') return [(after(rows, to.row) || size + 1) - 1, to.column - 1];
  return [(rows[rows.indexOf(to.row) - 1] ?? 0) - 1, size];
}

/** The squares that `check` looks at, up to the queen that it meets. @param {VariableFacts} facts */
function looksOf(facts) {
  const { kind, square, before, given, size, isLifted } = facts;
  const to = kind === 'removed' ? movesTo(facts) : square;
  if (!to || kind === 'start' || kind === 'solved' || (kind === 'placed' && isLifted)) return [];
  // A given queen is tested for before the board is.
  if (kind === 'rejected' && attackersOf(to, given).length > 0) return [];
  const ways = [0, -1, 1].flatMap((across) =>
    Array.from({ length: size }, (_, by) => ({ row: to.row - by, column: to.column + by * across })),
  );
  const squares = ways.filter(({ row, column }) => row >= 1 && column >= 1 && column <= size);
  const met = squares.findIndex((look) => kind === 'rejected' && before.some((queen) => isSame(queen, look)));
  return met < 0 ? squares : squares.slice(0, met + 1);
}

/** The queens in the columns before the one that `access` or `permute` looks at. @param {VariableFacts} facts @param {number} column */
const earlier = ({ before, after: queens, kind }, column) =>
  (kind === 'rejected' ? before : queens).filter((queen) => queen.column < column);

/** The column that `access` looks at. @param {VariableFacts} facts */
function columnOf(facts) {
  const columns = openLines(facts);
  if (facts.square) return facts.square.column;
  return (facts.kind === 'start' ? columns[0] : columns.at(-1)) ?? facts.size;
}

/** The queens that make marks: given ones are tested for apart. @param {VariableFacts} facts */
const marking = ({ after: queens, given }) => queens.filter((queen) => !given.some((each) => isSame(each, queen)));

/** The columns that `access` has entered: it fills them from the first on. @param {VariableFacts} facts @param {number} column */
const isEntered = ({ after: queens }, column) =>
  upTo(column).every((each) => queens.some((queen) => queen.column === each));

/** A cell of an array by columns, which says in its own words that it is empty. @param {VariableFacts} facts @param {Slots} slots */
function isCell(facts, { column: index, mark }) {
  const column = count(index);
  const isMarks = facts.solver === 'marks';
  const queens = isMarks ? marking(facts) : isEntered(facts, column) ? facts.after : [];
  const row = queens.find((queen) => queen.column === column)?.row;
  const isWord = /\d/.test(mark) || isMarks === /^(no mark|没有标记)$/.test(mark);
  return facts.array === '0' && facts.place === column && row === numbers(mark)[0] && isWord;
}

/** The diagonals by the number of their array, each with the number of a square's. @type {Record<string, (square: Place, size: number) => number>} */
const DIAGONALS = { 1: ({ row, column }) => row + column, 2: ({ row, column }, size) => row - column + size };

/** @type {Form<VariableFacts>[]} */
export const variableForms = forms({
  'scan.cell': (facts, slots) => {
    const row = count(slots.row);
    // What was lifted to move on is still written.
    const standing = [...facts.after, ...(movesTo(facts) && facts.square ? [facts.square] : [])];
    const queen = standing.find((each) => each.row === row);
    const value = queen ? queen.column - 1 : facts.size;
    const isNamed = queen?.column === numbers(slots.mark)[0];
    return facts.place === row && count(slots.index) === row - 1 && count(slots.value) === value && isNamed;
  },
  'scan.current': (facts, slots) => {
    const [row, column] = currentOf(facts);
    return Number(slots.row) === row && count(slots.column) === column;
  },
  'scan.looks': (facts, { squares, list }) => {
    const looks = looksOf(facts);
    const said = /\d/.test(squares) ? numbers(squares)[0] : 1;
    return said === looks.length && `${numbers(list)}` === `${looks.map(({ row, column }) => [row, column])}`;
  },
  'scan.looks.none': (facts) => facts.solver === 'scan' && looksOf(facts).length === 0,
  'marks.cell.column': isCell,
  'marks.cell.diagonal': (facts, slots) => {
    const numberOf = DIAGONALS[facts.array];
    const queen = marking(facts).find((each) => numberOf?.(each, facts.size) === count(slots.index));
    // That of squares in the corner has the smallest number of its array: 2, or 1.
    const isHere = count(slots.index) === facts.place + (facts.array === '1' ? 1 : 0);
    return facts.solver === 'marks' && isHere && queen?.row === numbers(slots.mark)[0];
  },
  'permute.clash': ({ kind, square, before }, { letter, other, ...said }) => {
    if (kind !== 'rejected' || !square) return false;
    const apart = Math.abs(Number(letter) - Number(other));
    const queen = before.find(({ row, column }) => row === Number(other) + 1 && column === square.column - apart);
    const isLetter = square.row === Number(letter) + 1;
    return isLetter && queen !== undefined && [said.distance, said.apart].every((each) => count(each) === apart);
  },
  'permute.safe': (facts, { letters }) => {
    const { kind, square } = facts;
    if (kind !== 'placed' || !square) return false;
    const compared = earlier(facts, square.column);
    const isAlone = compared.every((queen) => lineBetween(queen, square) !== 'diagonal');
    return isAlone && compared.length === (/\d/.test(letters) ? numbers(letters)[0] : 1);
  },
  'access.cell.column': isCell,
  'access.cell.row': (facts, slots) => {
    const square = { row: count(slots.row), column: columnOf(facts) };
    const isOpen = attackersOf(square, earlier(facts, square.column)).length === 0;
    return facts.array === '1' && facts.place === square.row && isOpen === /^(open|还能放)$/.test(slots.state);
  },
  'access.rows': (facts, { column }) => facts.solver === 'access' && count(column) === columnOf(facts),
  'access.strike': (facts, slots) => {
    const queen = { row: count(slots.row), column: count(slots.column) };
    const column = columnOf(facts);
    const struck = upTo(facts.size).filter((row) => lineBetween(queen, { row, column }) !== null);
    const isThere = earlier(facts, column).some((each) => isSame(each, queen));
    return isThere && count(slots.away) === column - queen.column && `${numbers(slots.list)}` === `${struck}`;
  },
});

/** The longest part of a run that is read, in steps. */
const STEPS = 90;

/** @param {See<VariableFacts>} see */
export function walkVariables(see) {
  for (const route of queensRoutes()) {
    if (route.solver === 'mask' || route.size > 5 || route.queens.length > (route.size > 4 ? 0 : 1)) continue;
    inDocument(() => walkRun(route, see));
  }
}

/** @param {import('../../../www/core/routes.js').QueensRoute & { solver: string }} route @param {See<VariableFacts>} see */
function walkRun(route, see) {
  const { run, length, see: seeStep } = witnessed(route);
  let explanation = /** @type {any} */ (run.snapshot().explanation);
  const { variables } = solverPages[/** @type {keyof typeof solverPages} */ (route.solver)];
  const panel = variables(
    { ...home.queens, ...route },
    () => explanation,
    () => undefined,
  );
  const root = faked(panel);
  let isLifted = false;
  for (let step = 0; step <= Math.min(length, STEPS); step += 1) {
    const { snapshot, facts: seen } = seeStep(step);
    /** @type {VariableFacts} */
    const facts = { ...seen, array: '', place: 0, isLifted };
    ({ explanation } = snapshot);
    redraw(panel);
    for (const { text, ...cell } of spokenIn(root)) see(() => text, { ...facts, ...cell });
    isLifted = movesTo(facts) !== undefined;
  }
  run.free();
}

/** What is read out, each with the number of the array that it is of. @param {import('../fake-document.mjs').FakeElement} root */
function spokenIn(root) {
  const shown = shownIn(root);
  const arrays = shown.filter(({ className }) => className === 'cells');
  const cells = arrays.flatMap((list, array) =>
    shownIn(list)
      .filter(({ className }) => className === 'spoken')
      .map(({ textContent }, index) => ({ text: textContent, array: String(array), place: index + 1 })),
  );
  const lists = shown.filter(({ className }) => className === 'strikes').flatMap(({ children }) => children);
  const sentences = shown.filter(({ tag, className }) => tag === 'p' && /^(mono|soft|comparison)$/.test(className));
  const labels = arrays.map(({ ariaLabel }) => ariaLabel ?? '').filter((label) => /^(rows|第)/.test(label));
  const texts = [...labels, ...[...lists, ...sentences].map(({ textContent }) => textContent)];
  return [
    ...cells,
    ...texts.filter((text) => text !== '' && !LEGENDS.test(text)).map((text) => ({ text, array: '', place: 0 })),
  ];
}

/** What the marks of `marks`, and the letters of `permute`, are. */
const LEGENDS = /^(A mark is|Letter 0 is|标记|字符 0|每个标记)/;
