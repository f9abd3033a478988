/**
 * Facts in the text of lessons beyond the linked state, each computed from the run or the board.
 *
 * @typedef {ReturnType<typeof import('./lesson-facts.mjs').queensState>} QueensState
 * @typedef {ReturnType<typeof import('./lesson-facts.mjs').knightState>} KnightState
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isChallenge } from '../../www/core/routes.js';
import { fileOf, rankOf, squareAt, squareName } from '../../www/core/squares.js';
import { core, count } from './core.mjs';
import { faultyOf, isDark, letterOf, near, numbers, squaresOf } from './lesson-facts.mjs';
import { ranProgram } from './lesson-programs.mjs';
import { packed } from '../packed.mjs';

/** @param {string} kind @param {Iterable<number | string>} values */
const of = (kind, values) => [...values].map((value) => `${kind} ${value}`);

/** The lines, from 1, of the bits that are set. @param {number} bits */
const lines = (bits) => Array.from({ length: 32 }, (_, bit) => bit + 1).filter((line) => (bits >>> (line - 1)) & 1);

/** @param {number[]} squares */
const named = (squares) => of('square', squares.map(squareName));

/** Counts of another solver on 8×8: of its whole run, or up to its first solution. @param {string} solver @param {boolean} [first] */
function countsOf(solver, first = false) {
  const player = core.Player.queens(8, solver, new Uint32Array());
  player.explore(1e6);
  player.goTo(first ? (player.stepOf(0, 1) ?? 0) : (player.length ?? 0));
  const { step, statistics } = player.snapshot();
  const { placements, rejections: rejected } = statistics;
  player.free();
  return { step, rejected, tried: placements + rejected };
}

/**
 * The first step from one on, or back from it, whose event passes.
 * @param {QueensState} state
 * @param {number} from
 * @param {1 | -1} way
 * @param {(place: [row: number, column: number], kind: string) => boolean} passes
 */
function stepWhere({ at, place }, from, way, passes) {
  for (let step = from; step > 0; step += way) {
    const { event } = at(step);
    if (event && 'square' in event && passes(place(event.square), event.kind))
      return { step, place: place(event.square) };
  }
  return assert.fail('no such step');
}

/** The place of the next queen. @param {QueensState} state @param {number} [row] */
const nextPlaced = (state, row) =>
  stepWhere(state, state.step + 1, 1, ([r], kind) => kind === 'place' && (row === undefined || r === row)).place;

/** The column of the queen that is still in the row being tried. @param {QueensState} state */
function standing({ event, place, path }) {
  const [row] = place(event && 'square' in event ? event.square : 0);
  return of(
    'column',
    path.filter((queen) => queen[0] === row).map((queen) => queen[1]),
  );
}

/** The line that comes after those filled. @param {QueensState} state */
const nextLine = ({ path }) => path.length + 1;

/** @param {any} link to a program */
const compiled = (link) => ({ ...ranProgram(link), size: link.size });

/** The indices in the name of an element. @param {string} name */
const indicesOf = (name) => [...name.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index));

/** A list of one fact. @param {string} kind @param {Iterable<number | string>} values */
const list = (kind, values) => `${kind} ${[...values].join(' ')}`;

/** A ring of squares that follow one another, from the first by name towards the higher of its neighbours. @param {number[]} ring */
function round(ring) {
  const names = ring.map(squareName);
  const first = names.indexOf(names.toSorted()[0]);
  const [start, next, ...rest] = [...ring.slice(first), ...ring.slice(0, first)];
  const other = rest[rest.length - 1];
  const way = rankOf(next) > rankOf(other) ? [start, next, ...rest] : [start, ...[next, ...rest].toReversed()];
  return list('squares', way.map(squareName));
}

/** Opposite corners with the squares next to them, which they share; and the other squares. @param {KnightState} state */
function corners({ link }) {
  const { files, ranks } = link;
  const [a1, d1, a4, d4] = [0, files - 1]
    .flatMap((file) => [file, squareAt(file, ranks - 1)])
    .toSorted((a, b) => a - b);
  const pairs = [
    [a1, d4],
    [a4, d1],
  ];
  for (const [one, other] of pairs) assert.deepEqual(near(link, one), near(link, other));
  const blocks = pairs.map(([one, other]) => [one, other, ...near(link, one)]);
  const edge = squaresOf(link).filter((square) => !blocks.flat().includes(square));
  return { pairs, blocks, edge };
}

/** The rings that the moves among the other squares make, in the order of the moves. @param {KnightState} state */
function rings(state) {
  const { edge } = corners(state);
  const joined = (/** @type {number} */ square) => near(state.link, square).filter((to) => edge.includes(to));
  const found = edge.map((first) => {
    const ring = [first];
    for (const square of ring) {
      const to = joined(square).find((next) => !ring.includes(next));
      if (to !== undefined) ring.push(to);
    }
    assert.ok(ring.every((square) => joined(square).length === 2 && joined(square).every((to) => ring.includes(to))));
    return ring;
  });
  const apart = found.filter((ring, index) => found.findIndex((one) => one.includes(ring[0])) === index);
  assert.deepEqual([apart.length, apart.flat().length], [2, edge.length]);
  return apart;
}

/** The squares on the two outer files. @param {KnightState} state */
const outer = ({ link }) => squaresOf(link).filter((square) => [0, link.files - 1].includes(fileOf(square)));

/**
 * By lesson and stop.
 * @type {Record<string, Record<number, (state: any) => string[]>>}
 */
export const further = {
  scan: {
    4: ({ explain, path }) => numbers([explain.looks.length, explain.looks.length / 3, path.length]),
    5: (/** @type {QueensState} */ state) => {
      const { event } = state.at(state.step - 1);
      return [...of('row', event && 'square' in event ? [state.place(event.square)[0]] : []), ...standing(state)];
    },
    6: (state) => of('column', [nextPlaced(state)[1]]),
    7: (state) => of('column', [nextPlaced(state)[1]]),
    11: (state) => standing(state),
  },
  marks: {
    1: (/** @type {QueensState} */ { path: [[row, column]], link }) =>
      numbers([column, row + column, row - column + link.size]),
    2: (/** @type {QueensState} */ { event, place, link }) => {
      const [row, column] = place(event?.kind === 'reject' ? event.square : 0);
      return numbers([row - column + link.size]);
    },
    3: (/** @type {QueensState} */ { path, link }) => {
      const row = path.length + 1;
      const attacked = lines(2 ** link.size - 1).filter((column) =>
        path.every(([r, c]) => c === column || Math.abs(c - column) === row - r),
      );
      return [...attacked.map((column) => `at ${row},${column}`), ...of('row', [path[0][0]])];
    },
    6: (/** @type {QueensState} */ state) => {
      const left = state.place(state.event?.kind === 'remove' ? state.event.square : 0);
      const { step } = stepWhere(state, state.step, -1, (place, kind) => kind === 'place' && `${place}` === `${left}`);
      return [list('steps', [step, state.step]), ...of('column', [nextPlaced(state, left[0])[1]])];
    },
    7: (/** @type {QueensState} */ state) => {
      const [row] = stepWhere(state, state.step, -1, (_, kind) => kind === 'remove').place;
      return [`row ${row}`, `column ${state.path[row - 1][1]}`];
    },
    9: ({ link: { size } }) => [list('rows', [size - 1, size - 2]), `row ${size}`],
    10: (/** @type {QueensState} */ state) => {
      const [row, column] = state.path[1];
      const { place } = stepWhere(state, 1, 1, ([r], kind) => kind === 'place' && r === row);
      return [`row ${row}`, ...of('column', [column, place[1]])];
    },
    11: ({ link }) => numbers([Math.max(...lines(2 ** 32 - 1).filter((size) => isChallenge({ ...link, size })))]),
  },
  mask: {
    1: (/** @type {QueensState} */ state) => of('bit', [state.link.size - nextPlaced(state)[1]]),
    3: ({ explain, link }) => {
      const [row, rd] = explain.call;
      return of(
        'column',
        [...lines(row), ...lines(rd)].map((bit) => link.size + 1 - bit),
      );
    },
    5: (state) => of('row', [nextLine(state)]),
    8: ({ path, link }) =>
      numbers([path.map((/** @type {number[]} */ [, column]) => link.size + 1 - column).join('')].map(Number)),
    10: () => numbers([countsOf('marks').step, countsOf('marks').rejected]),
    11: ({ link }) => [...numbers([count.publishedCount(link.size) ?? 0]), `N = ${link.size}`],
  },
  permute: {
    1: (/** @type {QueensState} */ state) => [
      `letter ${letterOf(state.explain.left[0])}`,
      `row ${nextPlaced(state)[0]}`,
    ],
    3: ({ explain: { letter, used, clash } }) => numbers([letter[0] - used[clash], letter[1] - clash]),
    4: ({ explain: { letter, used } }) => [`letter ${used[0]}`, ...numbers([letter[0] - used[0], letter[1]])],
    5: (state) => [...numbers([state.explain.left.length]), ...of('column', [nextLine(state)])],
    6: (state) => [list('letters', state.explain.left), ...of('column', [nextLine(state)])],
    8: (state) => [...numbers([state.explain.left.length]), ...of('column', [nextLine(state)])],
    9: () => numbers([countsOf('marks', true).tried]),
    10: () => numbers([countsOf('marks').tried]),
    11: ({ explain: { letter, used, clash } }) => {
      const other = used[clash];
      const characters = letterOf(letter[0]).charCodeAt(0) - letterOf(other).charCodeAt(0);
      assert.equal(letter[0] - other, letter[1] - clash);
      return numbers([other, letter[0] - other, characters]);
    },
  },
  access: {
    2: ({ explain }) => [...of('row', lines(explain.strikes[0])), ...numbers([lines(explain.strikes[0]).length])],
    4: ({ explain: { strikes, rows, column } }) => [
      ...[...strikes, rows].map((bits) => list('rows', lines(bits))),
      ...numbers(Array.from(strikes, (_, earlier) => column - earlier)),
    ],
    5: (state) => of('column', [nextLine(state)]),
    8: ({ explain }) =>
      of(
        'row',
        lines(explain.rows).filter((row) => row > explain.row + 1),
      ),
    10: ({ statistics: { placements, solutions } }) => numbers([placements - solutions + 1]),
    11: () => numbers([countsOf('access').tried]),
  },
  warnsdorff: {
    4: (/** @type {KnightState} */ { moment }) => {
      const candidate = (/** @type {string} */ name) =>
        moment?.candidates.find(({ square }) => squareName(square) === name);
      const beats = (/** @type {string} */ one, /** @type {string} */ other) => {
        const [a, b] = [candidate(one), candidate(other)];
        return a !== undefined && b !== undefined && a.degree < b.degree && a.distance > b.distance;
      };
      const ties = (/** @type {string} */ one, /** @type {string} */ other) => !beats(one, other) && !beats(other, one);
      assert.deepEqual([beats('f7', 'e6'), ties('f7', 'e4'), ties('e4', 'e6')], [true, true, true]);
      return [];
    },
    7: (/** @type {KnightState} */ { at }) => named(at?.(69).squares.slice(-1) ?? []),
  },
  impossible: {
    3: (/** @type {KnightState} */ { tour }) => {
      assert.throws(() => tour(squareAt(1, 0)), { code: 'no-tour' });
      return named(tour(0).slice(0, 1));
    },
    6: (state) => {
      const [[one, other, ...shared]] = corners(state).blocks;
      return [...named([one, other, ...shared]), round([one, shared[0], other, shared[1]])];
    },
    7: (/** @type {KnightState} */ state) => {
      const { pairs, edge } = corners(state);
      return [...numbers([edge.length]), ...named(pairs.flat()), ...rings(state).map(round)];
    },
    8: (/** @type {KnightState} */ state) => {
      const path = state.moment?.squares ?? [];
      const [one, other] = rings(state)
        .map((ring) => ring.map((square) => path.indexOf(square)))
        .toSorted(([a], [b]) => a - b);
      const between = path.slice(Math.max(...one) + 1, Math.min(...other));
      const left = squaresOf(state.link).filter((square) => !path.includes(square));
      return [list('squares', between.map(squareName)), ...named(left)];
    },
    9: (state) => {
      for (const square of outer(state))
        for (const to of near(state.link, square)) assert.ok(!outer(state).includes(to));
      return numbers([outer(state).length]);
    },
    10: (/** @type {KnightState} */ state) => {
      const file = squaresOf(state.link).filter((square) => fileOf(square) === 0);
      return [true, false].flatMap((dark) => named(file.filter((square) => isDark(square) === dark).slice(0, 1)));
    },
    11: (/** @type {KnightState} */ { link, none }) => named(near(link, faultyOf(none)[0])),
    12: (/** @type {KnightState} */ { link, none }) => {
      const starved = faultyOf(none);
      const around = new Set(starved.flatMap((square) => near(link, square)));
      const offers = [...around].map((square) =>
        Math.min(2, near(link, square).filter((to) => starved.includes(to)).length),
      );
      return numbers([starved.length, 2 * starved.length, offers.reduce((sum, offer) => sum + offer)]);
    },
  },
  compiler: {
    1: ({ link }) => {
      const { notes, size } = compiled(link);
      assert.ok(notes.length > 0);
      return numbers([size]);
    },
    2: ({ link }) => {
      const { notes, step } = compiled(link);
      const [{ message, step: first }] = notes;
      const [row, column] = indicesOf(String(message.values.name));
      assert.equal(step, first);
      return [...numbers([row, column, 0]), `column ${column}`];
    },
    3: ({ link }) => {
      const { notes, output } = compiled(link);
      assert.equal(notes.length, 1);
      return numbers([Number(output), notes[0].count]);
    },
    4: ({ link }) => {
      const { notes, text, ...run } = compiled(link);
      assert.deepEqual(notes, []);
      const mistaken = text.replace('col < size && is_attacked(row, col)', 'is_attacked(row, col) && col < size');
      const other = compiled({ ...link, packed: packed(mistaken) });
      assert.equal(other.notes.length, 1);
      return numbers([run.lines, other.lines]);
    },
    5: ({ link }) => {
      const { output, text } = compiled(link);
      assert.match(text, /all = \(1 << n\) - 1;/);
      const sizes = output.trim().split('\n').map(parseFloat);
      return [...numbers([...sizes, 1]), `n = ${sizes[2]}`];
    },
    6: ({ link }) => {
      const { notes, valueOf, step } = compiled(link);
      const by = Number(notes[0].message.values.by);
      assert.deepEqual([notes.length, notes[0].step], [1, step]);
      return [...numbers([by, Math.log2(by), by % 32, 1 << 0]), `all = ${valueOf('all')}`];
    },
    7: ({ link }) => {
      const { output, valueOf } = compiled(link);
      const [size, solutions] = (output.trim().split('\n').at(-1) ?? '').split(': ').map(Number);
      return [...numbers([size, solutions]), `all = ${valueOf('all')}`];
    },
    8: ({ link }) => {
      const squares = [...compiled(link).text.matchAll(/\{(\d), (\d)\}/g)];
      return squares.flatMap(([, ways, far]) => [`ways ${ways}`, `distance ${far}`]);
    },
    9: ({ link }) => {
      const { outputAt, step } = compiled(link);
      return numbers([Number(outputAt(step))]);
    },
    10: ({ link }) => numbers(compiled(link).output.trim().split('\n').slice(1).map(Number)),
    11: ({ link }) => {
      const { end, text } = compiled(link);
      const { name, index, length } = end?.kind === 'fault' ? end.fault.values : assert.fail('no fault');
      const [row] = indicesOf(String(name));
      assert.equal(text, readFileSync(new URL('../../content/examples/past-the-end.c', import.meta.url), 'utf8'));
      return numbers([row, row + 1, Number(index), Number(length), Number(length) - 1]);
    },
  },
};
