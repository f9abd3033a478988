/**
 * The facts that a lesson’s text names, and those of the run that its link opens, in the same words:
 *
 *     number 15720 · board 8×8 · square b7 · squares a2 b4 d3 · row 5 · rows 4 5 6 · column 4 · at 5,4 · step 982 ·
 *     solution 1 · square 38 · bit 0 · letter A · ways 5 · distance 3 · list 1 3 5 7 · current_row = 3
 *
 * An enumeration is one fact, and so is a row with its column.
 */

import { Run } from '../../www/core/run.js';
import { fileOf, rankOf, squareAt, squareName } from '../../www/core/squares.js';
import { momentOf } from '../../www/knight/search-scene.js';
import { core, lazy } from './core.mjs';

/**
 * @typedef {import('../../www/core/routes.js').Link} Link
 * @typedef {(found: string[]) => string[]} Named
 */

/** @param {string} text */
const plain = (text) => text.replaceAll(',', '');

/** A number, a letter of `permute`, a square, and what may be between two in each language. */
const [NUMBER, LETTER, SQUARE] = ['\\d+(?:,\\d{3})*', '[\\dA-V]', '(?<!\\w)[a-z][1-9]\\d?'];
const [ENGLISH, CHINESE] = ['(?:, | and | to )', '(?:、| 到 )'];

/**
 * One or several of a kind as one fact.
 * @param {string} kind
 * @param {string} list
 */
function several(kind, list) {
  const members = list.match(new RegExp(`${NUMBER}|${SQUARE}|[A-V]`, 'g')) ?? [];
  return [`${kind}${members.length > 1 ? 's' : ''} ${members.map(plain).join(' ')}`];
}

/**
 * A pattern for one or several of something.
 * @param {string} one
 * @param {string} between
 * @param {number} [least]
 */
const list = (one, between, least = 1) => `(${one}(?:${between}${one}){${least - 1},})(?!\\w)`;

/** Names of variables have their values behind them, in every language. @type {[RegExp, Named][]} */
const common = [
  [/([A-Za-z]\w*(?:\[\d+\])?) = (−?\d\w*)/g, ([name, value]) => [`${name} = ${value}`]],
  [/(\d+×\d+)/g, ([board]) => [`board ${board}`]],
  [new RegExp(`(${SQUARE})(?!\\w)`, 'g'), ([square]) => [`square ${square}`]],
];

/** @type {Record<string, [RegExp, Named][]>} */
const patterns = {
  en: [
    [new RegExp(list('\\d+', ', ', 4), 'g'), ([all]) => [`list ${all.replaceAll(', ', ' ')}`]],
    [new RegExp(list(SQUARE, ENGLISH, 3), 'g'), ([all]) => several('square', all)],
    ...common,
    [/row (\d+), column (\d+)/gi, ([row, column]) => [`at ${row},${column}`]],
    [/column (\d+), row (\d+)/gi, ([column, row]) => [`at ${row},${column}`]],
    [new RegExp(`[Ll]etters? ${list(LETTER, ENGLISH)}`, 'g'), ([letters]) => several('letter', letters)],
    [
      new RegExp(`(row|column|step|solution|square|bit)s? ${list(NUMBER, ENGLISH)}`, 'gi'),
      ([kind, all]) => several(kind.toLowerCase(), all),
    ],
    [/(\d+) ways? on/g, ([ways]) => [`ways ${ways}`]],
    [/distance (\d+)/g, ([distance]) => [`distance ${distance}`]],
  ],
  zh: [
    [new RegExp(list('\\d+', '、', 4), 'g'), ([all]) => [`list ${all.replaceAll('、', ' ')}`]],
    [new RegExp(list(SQUARE, CHINESE, 3), 'g'), ([all]) => several('square', all)],
    ...common,
    [/第 (\d+) 行第 (\d+) 列/g, ([row, column]) => [`at ${row},${column}`]],
    [/第 (\d+) 列第 (\d+) 行/g, ([column, row]) => [`at ${row},${column}`]],
    [new RegExp(`字符 ${list(LETTER, CHINESE)}`, 'g'), ([letters]) => several('letter', letters)],
    .../** @type {[string, string][]} */ ([
      ['行', 'row'],
      ['列', 'column'],
      ['步', 'step'],
      ['个解', 'solution'],
      ['格', 'square'],
      ['位', 'bit'],
    ]).map(
      /** @returns {[RegExp, Named]} */
      ([word, kind]) => [new RegExp(`第 ${list(NUMBER, CHINESE)} ${word}`, 'g'), ([all]) => several(kind, all)],
    ),
    [/(\d+) 条出路/g, ([ways]) => [`ways ${ways}`]],
    [/距离 (\d+)/g, ([distance]) => [`distance ${distance}`]],
  ],
};

/**
 * The facts that a text names, each once, in order.
 * @param {string} text
 * @param {string} language
 */
export function factsIn(text, language) {
  /** @type {Set<string>} */
  const facts = new Set();
  let rest = text;
  for (const [pattern, named] of patterns[language]) {
    rest = rest.replaceAll(pattern, (_, ...found) => {
      for (const fact of named(found)) facts.add(fact);
      return ' ';
    });
  }
  for (const [found] of rest.matchAll(new RegExp(NUMBER, 'g'))) facts.add(`number ${plain(found)}`);
  return [...facts].toSorted();
}

/** @param {Iterable<number | bigint>} values */
export const numbers = (values) => [...values].map((value) => `number ${value}`);

/** The parameter that asks is the page’s own matter here. @param {string} link */
export const parseLink = (link) => core.parseLink(link.replace(/([?&])ask(?:&|$)/, '$1').replace(/[?&]$/, ''));

/** @param {{ files: number, ranks: number, holes: readonly number[] }} board */
export const squaresOf = ({ files, ranks, holes }) =>
  Array.from({ length: files * ranks }, (_, index) => squareAt(index % files, Math.floor(index / files))).filter(
    (square) => !holes.includes(square),
  );

/** @param {number} square */
export const isDark = (square) => (fileOf(square) + rankOf(square)) % 2 === 0;

/**
 * The squares a knight’s move away.
 * @param {{ files: number, ranks: number, holes: readonly number[] }} board
 * @param {number} from
 */
export const near = (board, from) =>
  squaresOf(board).filter((to) => Math.abs(fileOf(from) - fileOf(to)) * Math.abs(rankOf(from) - rankOf(to)) === 2);

/** The most steps that are explored to learn the totals of a run. */
const WHOLE = 20_000_000;

/** Counts of a run. @param {import('../../www/core/run.js').Statistics} counts */
const countsOf = ({ placements, rejections, backtracks, solutions, depth, effort }) =>
  numbers([placements, rejections, placements + rejections, backtracks, solutions, depth, effort]);

/**
 * The totals of a run, if it is not too long.
 * @param {Run} run
 */
function totals(run) {
  if (run.length === undefined) return [];
  return [...countsOf(run.snapshot().explored), ...numbers([run.length])];
}

/**
 * A search of queens at the step of a link, with the facts of that state.
 * @param {import('../../pkg/page.js').QueensLink} link
 */
export function queensState(link) {
  const { size, solver, queens } = link;
  const run = new Run(core.Player.queens(size, solver ?? '', Uint32Array.from(queens)));
  if (size <= 10) run.explore(Infinity, WHOLE);
  const byColumn = solver === 'permute' || solver === 'access';
  /** From the top and the left, from 1. @param {number} square @returns {[row: number, column: number]} */
  const place = (square) => [size - rankOf(square), fileOf(square) + 1];
  const at = (/** @type {number} */ step) => {
    run.goTo(step);
    const { event, path } = run.snapshot();
    return { event, path: [...path].map(place) };
  };
  const step = link.step ?? 0;
  const { event, path } = at(step);
  const { statistics, atEnd, explanation } = run.snapshot();
  const explain = /** @type {any} */ (explanation);
  const digits = path.map(([row, column]) => (byColumn ? row : column));
  const facts = [
    ...numbers([size, size * size, step]),
    ...countsOf(statistics),
    ...totals(run),
    `board ${size}×${size}`,
    `step ${step}`,
    `solution ${statistics.solutions}`,
    `number ${digits.join('')}`,
    `list ${digits.join(' ')}`,
    ...path.map(([row, column]) => `at ${row},${column}`),
    `n = ${size}`,
    ...variables[solver ?? 'marks'](explain, size),
  ];
  if (event && 'square' in event) {
    const [row, column] = place(event.square);
    facts.push(`row ${row}`, `column ${column}`, `at ${row},${column}`, `square ${squareName(event.square)}`);
    // The line that ran out before a queen was taken back.
    if (event.kind === 'remove') facts.push(byColumn ? `column ${column + 1}` : `row ${row + 1}`);
  }
  if (event?.kind === 'reject') {
    const [row, column] = place(event.attacker);
    facts.push(byColumn ? `column ${column}` : `row ${row}`, `square ${squareName(event.attacker)}`);
  }
  return { link, run, at, place, step, event, path, explain, atEnd, statistics, facts };
}

/** @param {number} letter */
export const letterOf = (letter) => letter.toString(32).toUpperCase();

/** The variables of each solver, as the lessons write them. @type {Record<string, (told: any, size: number) => string[]>} */
const variables = {
  marks: () => [],
  scan: ({ solution, currentRow, currentColumn, looks }) => [
    ...[...solution].map((column, row) => `solution[${row}] = ${column}`),
    `current_row = ${String(currentRow).replace('-', '−')}`,
    `current_col = ${currentColumn}`,
    ...[...looks].map((square) => `square ${squareName(square)}`),
  ],
  mask: ({ call, next, free, pos, p }, size) => {
    const words = Object.entries({ row: [call[0], next?.[0]], rd: [call[1], next?.[1]], ld: [call[2], next?.[2]] });
    return [...words, ...Object.entries({ pos: [free, pos], p: [p] })].flatMap(([name, values]) =>
      values
        .filter((/** @type {number | undefined} */ value) => value !== undefined)
        .map((/** @type {number} */ value) => `${name} = ${value.toString(2).padStart(size, '0')}`),
    );
  },
  permute: ({ used, left, letter, clash }) => [
    `t = ${[...used].map(letterOf).join('')}`,
    `s = ${[...left].map(letterOf).join('')}`,
    ...(letter ? [`letter ${letterOf(letter[0])}`] : []),
    ...(clash === undefined ? [] : [`letter ${letterOf(used[clash])}`]),
  ],
  access: ({ cols }) => [...cols].map((row, column) => `cols[${column}] = ${row}`),
};

/**
 * The squares that cannot have the moves that a tour needs.
 * @param {import('../../pkg/lazy.js').WhyNot | null | undefined} none
 */
export const faultyOf = (none) =>
  (none?.groups ?? []).filter(({ role }) => role === 'fault').flatMap(({ squares }) => [...squares]);

/**
 * A knight’s board, with the facts of the state that a link opens.
 * @param {import('../../pkg/page.js').KnightLink} link
 */
export function knightState(link) {
  const { files, ranks, holes, closed, solver, prune } = link;
  const start = link.start ?? 0;
  const all = squaresOf(link);
  const dark = all.filter(isDark).length;
  const none = lazy.whyNoTour(files, ranks, closed, Uint32Array.from(holes));
  const facts = [
    ...numbers([all.length, dark, all.length - dark]),
    `board ${files}×${ranks}`,
    ...[start, ...holes, ...faultyOf(none)].map((square) => `square ${squareName(square)}`),
  ];
  /** An open or closed tour from a square; the core’s reason is thrown if there is none. @param {number} from */
  const tour = (from) => [...lazy.Player.tour(files, ranks, from, closed, null, Uint32Array.from(holes)).way()];
  if (solver === null) return { link, none, tour, start, facts, step: 0, run: null, moment: null };
  const player = lazy.Player.search(files, ranks, start, closed, Uint32Array.from(holes), solver, prune);
  const run = new Run(player);
  run.explore(Infinity, WHOLE);
  const first = player.start() ?? 0;
  const at = (/** @type {number} */ step) => {
    run.goTo(step);
    return momentOf(run.snapshot());
  };
  const step = link.step ?? 0;
  const moment = at(step);
  const { statistics } = run.snapshot();
  const { squares, taken, candidates, kind } = moment;
  const reached = squares.length + (taken === null ? 0 : 1);
  const named = [
    first,
    ...squares.slice(-2),
    ...candidates.map(({ square }) => square),
    ...(taken === null ? [] : [taken]),
  ];
  facts.push(
    ...countsOf(statistics),
    ...totals(run),
    ...numbers([step, squares.length, candidates.length]),
    `step ${step}`,
    `square ${reached}`,
    ...named.map((square) => `square ${squareName(square)}`),
    ...candidates.flatMap(({ degree, distance }) => [`ways ${degree}`, `distance ${distance}`]),
    ...(kind === 'solved' && closed ? ['square 1', `square ${squares.indexOf(start) + 1}`] : []),
  );
  return { link, none, tour, start, facts, step, run, moment, at };
}
