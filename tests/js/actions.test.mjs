import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterGallery, forgetTab, keepStep, linkOf, setRange, showRoute, targetOf } from '../../www/app/actions.js';
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

test('a tab comes back to what it showed, and to its step', () => {
  const { player } = initialState;
  const run = /** @type {any} */ ({});
  const display = { route: home.queens, run, kind: /** @type {const} */ ('search'), at: () => assert.fail() };
  const snapshot = { ...player.snapshot, step: 7 };
  const queens = { ...shown({ route: home.queens }), player: { ...player, display, snapshot } };
  const state = showRoute(keepStep(queens), { route: home.knight });
  assert.deepEqual([state.tab, state.tabs.queens], ['knight', { route: home.queens, step: 7 }]);
  // A comparison comes back as one.
  const compared = target('#1/compare/8?left=scan&right=mask');
  const both = { ...shown(compared), player: queens.player };
  assert.deepEqual(keepStep(both).tabs.queens, { route: compared.route, step: 7, offer: compared.offer });
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
