import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import * as python from '../../pkg/program.js';
import { Store } from '../../www/app/store.js';
import { openComparison } from '../../www/compare/display.js';
import { home } from '../../www/core/routes.js';
import { noRun } from '../../www/core/run.js';
import { squareAt } from '../../www/core/squares.js';
import { openKnight } from '../../www/knight/display.js';
import { Playback } from '../../www/player/playback.js';
import { initialPlayer } from '../../www/player/state.js';
import { openPlacement } from '../../www/queens/editor/placement.js';
import { openQueens } from '../../www/queens/display.js';
import { running } from '../../www/program/display.js';
import { core, lazy, squares } from './core.mjs';
import './english.mjs';

/**
 * @import { Context, Display, View } from '../../www/player/display.js'
 * @import { Comparison } from '../../www/compare/display.js'
 * @import { Snapshot } from '../../www/core/run.js'
 * @import { CompareLink, KnightRoute, QueensRoute } from '../../www/core/routes.js'
 */

python.initSync({ module: readFileSync(new URL('../../pkg/program_bg.wasm', import.meta.url)) });

const PROGRAM = `
def solve(board, row):
    if row == 5:
        return True
    for column in range(5):
        if all(board[r] != column and abs(board[r] - column) != row - r for r in range(row)):
            board[row] = column
            if solve(board, row + 1):
                return True
            board[row] = -1
    return False

solve([-1] * 5, 0)
`;

function program() {
  const look = new python.Program(PROGRAM).look({ queens: 5 }, '', 1);
  while (look.look(1000));
  const [{ name }] = look.sources();
  const session = /** @type {any} */ ({ core, choseSquare: () => {}, instead: undefined });
  const link = /** @type {any} */ ({ by: 'line' });
  const route = { ...home.queens, size: 5, solver: null };
  return running({ route, link, player: look.player(name), session, study: () => () => {}, notes: () => [] });
}

const [a1, c3] = squares('a1 c3');
const queens = (/** @type {Partial<QueensRoute>} */ change) =>
  openQueens(
    core,
    /** @type {import('../../www/queens/display.js').SolverRoute} */ ({ ...home.queens, size: 6, ...change }),
  );
const knight = (/** @type {Partial<KnightRoute>} */ change) =>
  openKnight(lazy, { ...home.knight, start: a1, ...change });
const five = { files: 5, ranks: 5 };
const compared = { view: /** @type {const} */ ('compare'), embed: false, step: 0, holes: [], start: a1, closed: false };

/** One of each sort of display. @type {Record<string, () => Display>} */
const displays = {
  scan: () => queens({ solver: 'scan' }),
  marks: () => queens({ solver: 'marks' }),
  'mask with a given queen': () => queens({ solver: 'mask', queens: squares('b6') }),
  permute: () => queens({ solver: 'permute' }),
  access: () => queens({ solver: 'access' }),
  placement: () => openPlacement(core, { ...home.queens, solver: null, queens: squares('a1 b3 c3') }),
  'search for a tour': () => knight({ ...five, solver: 'warnsdorff' }),
  'search for a closed tour': () =>
    knight({ files: 6, ranks: 6, start: c3, closed: true, prune: true, solver: 'warnsdorff' }),
  'search in vain': () => knight({ ...five, closed: true, solver: 'plain' }),
  'known tour': () => knight({ files: 6, ranks: 6, closed: true }),
  'given tour that breaks off': () => knight({ ...five, digits: '07' }),
  'own tour': () => knight({ ...five, digits: '07', ownTour: { closed: false, hints: true } }),
  argument: () => knight({ ...five, closed: true }),
  'board that waits': () => knight({ ...five, start: null }),
  'program of one’s own': program,
  'two solvers in step': () =>
    openComparison(
      { core, lazy },
      /** @type {CompareLink} */ ({
        ...home.queens,
        ...compared,
        problem: 'queens',
        size: 5,
        left: 'scan',
        right: 'marks',
        by: 'placement',
      }),
      (route) => queens(/** @type {QueensRoute} */ (route)),
      () => {},
    ),
  'two searches in step': () =>
    openComparison(
      { core, lazy },
      /** @type {CompareLink} */ ({
        ...compared,
        problem: 'knight',
        ...five,
        left: 'warnsdorff',
        right: 'plain',
        by: 'event',
      }),
      (route) => knight(/** @type {KnightRoute} */ (route)),
      () => {},
    ),
};

const overlays = { degrees: true, attacked: true, counts: true, hint: true, asked: null };

/** All contents of a view, as values. @param {View} view @param {Display['route']} route */
function written({ nameOf, tipOf, ...view }, route) {
  const [files, ranks] = route.view === 'queens' ? [route.size, route.size] : [route.files, route.ranks];
  const all = Array.from({ length: files * ranks }, (_, at) => squareAt(at % files, Math.floor(at / files)));
  return structuredClone({ ...view, names: all.map(nameOf), tips: tipOf ? all.map(tipOf) : [] });
}

/** @param {Display} display @param {Snapshot} snapshot @param {Context} [context] */
const pageOf = (display, snapshot, context) => ({
  ...written(display.at(snapshot, context), display.route),
  way: structuredClone(display.way?.(snapshot)),
  right: 'both' in display && written(/** @type {Comparison} */ (display).both(snapshot, context)[1], display.route),
});

for (const [name, open] of Object.entries(displays)) {
  test(`a step looks the same wherever the run is: ${name}`, () => {
    const display = open();
    const { run } = display;
    run?.explore(Infinity, 300);
    const last = Math.min(run?.length ?? 300, 300);
    const steps = run ? [0, 1, 2, 3, Math.floor(last / 2), last - 1, last].filter((step) => step >= 0) : [0];
    const snapshots = run ? run.peek(...steps) : [noRun];
    assert.equal(run?.step ?? 0, 0, 'to peek is not to go');
    const contexts = snapshots.map((_, index) => ({ before: snapshots[index - 1], overlays }));
    const first = snapshots.map((snapshot, index) => pageOf(display, snapshot, contexts[index]));
    run?.goTo(Math.floor(last / 3));
    const later = snapshots.map((_, index) => {
      const at = snapshots.length - 1 - index;
      return pageOf(display, snapshots[at], contexts[at]);
    });
    assert.deepEqual(later.toReversed(), first);
    assert.equal(run?.step ?? 0, run ? Math.floor(last / 3) : 0, 'to draw is not to go');
    run?.free();
  });
}

/** @template T @param {T[]} items @returns {T[][]} */
const ordersOf = (items) =>
  items.length < 2
    ? [items]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

test('views that subscribe in any order show the same, and no run ends before they have', () => {
  /** The reads of some views of a state. @type {Record<string, (display: Display, snapshot: Snapshot) => unknown>} */
  const views = {
    board: (display, snapshot) => pageOf(display, snapshot),
    log: ({ run, at }, { step }) =>
      run?.peek(...[step - 2, step - 1].filter((past) => past >= 0)).map((past) => at(past).caption),
    numbers: ({ run }) => run && [...run.player.levels()],
    second: (display, { sides }) => sides && display.sides?.map((side, index) => side.at(sides[index]).caption),
    tree: ({ run }) => run && structuredClone(run.player.tree?.()),
  };
  const shown = ordersOf(Object.keys(views)).map((order) => {
    const store = new Store(initialPlayer);
    const clock = { now: () => 0, nextFrame: () => {}, yieldToMain: () => {} };
    const playback = new Playback(clock, store);
    /** @type {Record<string, unknown[]>} */
    const seen = Object.fromEntries(Object.keys(views).map((view) => [view, []]));
    for (const view of order) {
      let last = /** @type {[Display, Snapshot] | null} */ (null);
      store.subscribe(
        ({ display, snapshot }) => [display, snapshot],
        ([display, snapshot]) => {
          // A view that was not notified yet may still draw the previous display.
          if (last) views[view](...last);
          last = [/** @type {Display} */ (display), /** @type {Snapshot} */ (snapshot)];
          seen[view].push(views[view](...last));
        },
      );
    }
    for (const open of [
      'marks',
      'program of one’s own',
      'two solvers in step',
      'known tour',
      'argument',
      'scan',
      'placement',
      'permute',
    ]) {
      store.batch(() => playback.open(displays[open](), open === 'known tour' ? 3 : null));
      for (const step of [40, 2, 3]) playback.goTo(step);
    }
    return seen;
  });
  assert.ok(shown[0].board.length > 20);
  for (const seen of shown) assert.deepEqual(seen, shown[0]);
});
