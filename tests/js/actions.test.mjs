import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  filterGallery,
  forgetTab,
  keepStep,
  linkOf,
  setPresent,
  setRange,
  showRoute,
  targetOf,
} from '../../www/app/actions.js';
import { initialState, routeOf } from '../../www/app/state.js';
import { home } from '../../www/core/routes.js';
import { golden } from '../golden.mjs';
import { at, core, squares } from './core.mjs';

/** @import { Target } from '../../www/app/actions.js' */

/** @param {string} link */
function target(link) {
  const found = targetOf(core.parseLink(link));
  assert.ok(found && typeof found !== 'function', link);
  return found;
}

/** @param {Target[]} targets */
const shown = (...targets) => targets.reduce(showRoute, initialState);

test('a link that is shown is the link of the state', () => {
  for (const { text } of golden('links')) {
    const link = core.parseLink(text);
    const found = targetOf(link);
    if (link.view === 'home' || !found || typeof found === 'function') continue;
    const printed = core.printLongLink({ ...link, embed: false });
    assert.equal(core.printLongLink(linkOf(shown(found), found.step ?? null)), printed, text);
  }
});

test('steps to play are in the link while one of them is shown', () => {
  const state = shown(target('1/queens/8?solver=scan&steps=120-180&loop'));
  const links = [null, 120, 150, 180, 181, 0].map((step) => core.printLink(linkOf(state, step)));
  assert.deepEqual(
    links.map((link) => link.slice('#1/queens/8?solver=scan'.length)),
    [
      '&steps=120-180&loop',
      '&steps=120-180&loop',
      '&step=150&steps=120-180&loop',
      '&step=180&steps=120-180&loop',
      '&step=181',
      '',
    ],
  );
  assert.equal(
    core.printLink(linkOf(showRoute(state, { route: routeOf(state) }), 150)),
    '#1/queens/8?solver=scan&step=150',
  );
});

test('a board that waits for a knight has no step', () => {
  const state = shown(target('1/knight/8x8?tour=closed'));
  assert.equal(core.printLongLink(linkOf(state, 0)), '#1/knight/8x8?tour=closed');
  assert.deepEqual(linkOf(state, 7), { ...home.knight, closed: true, ...at(null) });
});

test('what comes next is asked until another route is shown', () => {
  const state = shown(target('1/knight/5x5/a1?solver=plain&step=3&ask'));
  assert.equal(core.printLink(linkOf(state, 4)), '#1/knight/5x5/a1?solver=plain&step=4&ask');
  assert.equal(showRoute(state, { route: routeOf(state) }).ask, false);
  assert.equal(setRange(state, null).ask, true);
  assert.equal(setRange(state, { first: 3, last: 9, loop: false }).ask, false);
});

test('a lesson has no target of its own', () => {
  assert.equal(targetOf(core.parseLink('1/lesson/marks')), null);
});

test('a comparison shows its left side, and has a link at every step', () => {
  const link = '#1/compare/8/1xxxxxxx?left=scan&right=mask&by=placement&step=12';
  const state = shown(target(link));
  const route = routeOf(state);
  assert.equal(route.view === 'queens' && route.solver, 'scan');
  assert.equal(core.printLink(linkOf(state, 12)), link);
  assert.equal(core.printLink(linkOf(state, 13, true)), link.replace('12', '13&embed'));
  assert.equal(core.printLink(linkOf(state, null)), link.replace('&step=12', ''));
  assert.equal(state.pane.raised, false);
  const knights = '#1/compare/6x6/c3?tour=closed&left=pruned&right=plain&step=20';
  const other = shown(target(knights));
  assert.deepEqual(
    Object.entries(routeOf(other)).filter(([name]) => name === 'solver' || name === 'prune'),
    [
      ['solver', 'warnsdorff'],
      ['prune', true],
    ],
  );
  assert.equal(core.printLink(linkOf(other, 20)), knights);
});

test('a gallery of too large a board is refused in a sentence', () => {
  assert.equal(typeof targetOf(core.parseLink('1/solutions/16')), 'function');
});

test('what the gallery lists is kept beside another board, but not a square of a board of another size', () => {
  const listed = { fundamental: true, with: squares('d5')[0] };
  const [state, same] = [shown(target('1/solutions/8?only=fundamental&with=d5')), target('1/queens/8/15863724')];
  assert.deepEqual(state.gallery, listed);
  assert.deepEqual(showRoute(state, same).gallery, listed);
  assert.deepEqual(showRoute(state, target('1/queens/6')).gallery, { fundamental: true, with: null });
  const other = filterGallery(showRoute(state, same), { fundamental: false, with: null });
  assert.equal(core.printLongLink(linkOf(other)), '#1/queens/8/15863724');
});

test('a race is offered at the start of its board, with its pane in front', () => {
  const state = shown(target('1/race/8'));
  assert.deepEqual([routeOf(state), state.pane], [home.queens, { name: 'race', raised: true }]);
  assert.equal(linkOf(state, 0).view, 'race');
  assert.equal(linkOf(state, 5).view, 'queens');
});

const program = target('1/program/8/~eJwrKMrMK9EwtNAEABN2AyU?step=5');

/** A player at step 7 of a run. */
const played = {
  ...initialState.player,
  display: {
    route: home.queens,
    run: /** @type {any} */ ({}),
    kind: /** @type {const} */ ('search'),
    at: () => assert.fail(),
  },
  snapshot: { ...initialState.player.snapshot, step: 7 },
};

test('a tab comes back to what it showed, and to its step', () => {
  const queens = { ...shown({ route: home.queens }), player: played };
  const state = showRoute(keepStep(queens), { route: home.knight });
  assert.deepEqual([state.tab, state.tabs.queens], ['knight', { route: home.queens, step: 7 }]);
  // A comparison comes back as one.
  const compared = target('#1/compare/8?left=scan&right=mask');
  const both = { ...shown(compared), player: queens.player };
  assert.deepEqual(keepStep(both).tabs.queens, { route: compared.route, step: 7, offer: compared.offer });
  // So does a program, and nothing is kept of a race, of a count, or where nothing is shown.
  const own = { ...shown(program), player: played };
  assert.deepEqual(keepStep(own).tabs.queens.offer, program.offer);
  assert.equal('offer' in keepStep({ ...shown(target('1/race/8')), player: played }).tabs.queens, false);
  const nothing = shown(program);
  assert.equal(keepStep(nothing), nothing);
  const counting = { ...shown({ route: home.count }), player: played };
  assert.equal(keepStep(counting), counting);
});

test('a program has the moment of its run, and before it runs that of its link', () => {
  const state = shown(program);
  assert.deepEqual(linkOf(state, 9), { ...program.offer, ...at(5) });
  const running = { ...state, player: { ...played, range: { first: 2, last: 9, loop: true } } };
  assert.deepEqual(linkOf(running, 7), { ...program.offer, ...at(7), steps: [2, 9], loop: true });
  assert.deepEqual(linkOf(running, 10), { ...program.offer, ...at(10) });
  assert.deepEqual(linkOf(running, 10, true), { ...program.offer, ...at(10), embed: true });
  // On a knight's board, too, which has no start.
  const knights = target('1/program/8x8/~eJwrKMrMK9EwtNAEABN2AyU');
  assert.deepEqual(linkOf({ ...shown(knights), player: played }, 7), { ...knights.offer, ...at(7) });
});

test('the pane of a program is in front when it opens, at a stop of a lesson behind, and in projector mode', () => {
  const front = { name: 'program', raised: true };
  const opened = shown(program);
  assert.deepEqual(opened.pane, front);
  const lowered = { ...opened, pane: { name: 'numbers', raised: false } };
  assert.equal(showRoute(lowered, program).pane, lowered.pane);
  assert.deepEqual(showRoute(lowered, target('1/race/8')).pane, { name: 'race', raised: true });
  const lesson = /** @type {Target['lesson']} */ ({
    source: { packed: null },
    lesson: { title: '', stops: [] },
    stop: 1,
  });
  assert.deepEqual(showRoute(lowered, { ...program, lesson }).pane, { ...front, raised: false });
  assert.deepEqual(showRoute(lowered, { ...program, lesson, present: true }).pane, front);
  assert.equal(showRoute(lowered, { ...target('1/queens/6'), lesson }).pane, lowered.pane);

  const presented = setPresent(lowered, true);
  assert.deepEqual([presented.pane, presented.present, presented.tab], [front, true, 'queens']);
  assert.equal(setPresent(lowered, false).pane, lowered.pane);
  assert.equal(setPresent(initialState, true).pane, initialState.pane);
});

test('a link has projector mode on the page, and not in a frame', () => {
  const state = setPresent(shown(target('1/queens/8?solver=scan&step=3')), true);
  assert.equal(core.printLink(linkOf(state, 3)), '#1/queens/8?solver=scan&step=3&present');
  assert.equal(core.printLink(linkOf(state, 3, true)), '#1/queens/8?solver=scan&step=3&embed');
  assert.equal(core.printLink(linkOf(shown(target('1/race/8?embed')), 0)), '#1/race/8');
});

test('steps to play end a race and leave a program', () => {
  const range = { first: 1, last: 4, loop: false };
  assert.equal(setRange(shown(target('1/race/8')), range).offer, null);
  assert.deepEqual(setRange(shown(program), range).offer, program.offer);
  assert.notEqual(setRange(shown(target('1/race/8')), null).offer, null);
});

test('the introduction goes with the board beside it, and riding oneself with the tour', () => {
  assert.equal(shown({ route: home.queens, introduction: true }).introduction, true);
  assert.equal(shown({ route: home.queens, introduction: true }, { route: home.queens }).introduction, false);
  const riding = { ...initialState, knight: { ...initialState.knight, mode: /** @type {const} */ ('own') } };
  assert.equal(showRoute(riding, { route: home.queens }).knight, riding.knight);
  assert.equal(showRoute(riding, { route: home.knight }).knight.mode, 'start');
});

test('the page without a link opens queens, and a gallery what all of its boards have', () => {
  assert.deepEqual(targetOf(core.parseLink('')), { route: home.queens, entry: 'kept' });
  assert.deepEqual(routeOf(shown(target('1/solutions/15?with=d5'))), {
    ...home.queens,
    size: 15,
    solver: null,
    queens: squares('d5'),
  });
  assert.deepEqual(routeOf(shown(target('1/solutions/6'))), { ...home.queens, size: 6, solver: null });
  assert.deepEqual(linkOf(shown(target('1/count/12')), 3), { ...home.count, embed: false });
});

test('a tab whose state is forgotten begins anew, and the others come back to theirs', () => {
  const state = shown({ route: { ...home.queens, solver: 'mask' }, step: 3 }, target('#1/knight/5x5/a1'));
  const { tab, tabs } = forgetTab(state, 'knight');
  assert.deepEqual([tab, tabs], [state.tab, { ...state.tabs, knight: { route: home.knight, step: null } }]);
  assert.notDeepEqual(state.tabs.knight, tabs.knight);
});

test('the solver used last is kept while a placement is made, and while a knight is shown or solutions are counted', () => {
  const others = [
    { ...home.queens, solver: null },
    { ...home.knight, start: 0, solver: /** @type {const} */ ('plain') },
    home.count,
  ];
  for (const route of others) {
    assert.equal(shown({ route: { ...home.queens, solver: 'mask' } }, { route }).solver, 'mask', route.view);
  }
});

test('the page opens with the explanation in front, and a sheet of panes down', () => {
  assert.deepEqual(initialState.pane, { name: 'explain', raised: false });
  assert.equal(shown(target('1/knight/5x5/a1')).pane, initialState.pane);
});

test('each route is a new entry of the history unless it says otherwise', () => {
  const kinds = [undefined, 'same', 'kept'].map(
    (entry) => shown({ route: home.queens, entry: /** @type {Target['entry']} */ (entry) }).entry.kind,
  );
  assert.deepEqual(kinds, ['new', 'same', 'kept']);
});
