/**
 * Board and transport alone, for a frame in another page. Nothing is stored, and the frame's address and history are not
 * changed.
 *
 * @import { Link, QueensRoute } from '../core/routes.js'
 * @import { Target } from '../app/actions.js'
 * @import { Message } from '../ui/dom.js'
 */

import { askButton, Controller, followPlayerHeight, isProgram, linkOf, routeOf, targetOf } from '../app/index.js';
import { hasSolver, home, startLazy, startPage } from '../core/index.js';
import { atStart, says, t } from '../i18n/index.js';
import { withChange } from '../knight/index.js';
import { initAppearance } from '../platform/index.js';
import { lazyDisplays, playerView, restingStepOf } from '../player/index.js';
import { openQueens } from '../queens/index.js';
import { initLanguage } from '../settings/index.js';
import { addressOf } from '../share/index.js';
import { byId, element, lazyLoad } from '../ui/index.js';
import { speakWithAround } from './around.js';
import '../style/embed.css';

document.documentElement.classList.add('embedded');
initAppearance();

const [board, caption, player] = ['board', 'caption', 'player'].map(byId);
const beside = element('div', { class: 'beside' }, caption, player);
const main = element('main', {}, board, beside);
document.body.replaceChildren(byId('notices'), main);

const [{ core }] = await Promise.all([startPage(), initLanguage()]);

const full = element('a', { target: '_blank', rel: 'noopener', class: 'full soft' }, says('embed.full'));
main.prepend(element('h1', {}, says('title')));
beside.append(full);

/** @type {import('../ui/load-retry.js').ShowError} */
const showError = (...alert) => controller.notices.alert(...alert);
const knight = lazyDisplays(
  () => Promise.all([import('../knight/loader.js'), startLazy()]),
  ([{ startTours }]) => startTours(),
  showError,
);
const placements = lazyDisplays(
  () => import('../queens/editor/placement.js'),
  async ({ openPlacement }) => ({
    open(/** @type {QueensRoute} */ route, /** @type {object | undefined} */ offer) {
      const display = openPlacement(core, route);
      if (!offer) return display;
      return { ...display, at: (...moment) => ({ ...display.at(...moment), caption: t('embed.instead') }) };
    },
  }),
  showError,
);
const programs = lazyDisplays(
  () => import('../program/start.js'),
  async ({ startPrograms }) => startPrograms(controller, true),
  showError,
);
const lessons = lazyLoad(
  () => import('../learn/lessons.js'),
  ({ lessonPart }) => lessonPart(controller, (pane, isShown) => isShown && beside.prepend(pane)),
);
const controller = new Controller(core, {
  focusPlayer: () => view.focus(),
  lessons,
  targetOf: framed,
  openers: { programs, knight, solver: (route) => openQueens(core, route), placements },
  frame: { isFramed: true, showError },
});
const { store, player: slice } = controller;
const ask = askButton(controller, true);
const view = playerView({ board, caption, player }, slice, controller.playback, {
  choose: (square, name) => ask.choose(square) || choose(square, name),
  ask,
  inform: controller.notices.inform,
});
followPlayerHeight(player);
speakWithAround(controller.playback, () => slice.state.playing);

// A board without a run has nothing to play, now or later.
slice.subscribe(
  ({ display, pending }) => display?.run === null && !display.program && !(pending && isWaitedFor(display.route)),
  (still) => document.documentElement.classList.toggle('still', still),
);
// The link leads to the whole page, as it shows the same step.
store.subscribe(
  (state) => [routeOf(state), state.offer, restingStepOf(slice.state), state.lesson, state.ask],
  ([, , step]) => {
    if (step === undefined) return;
    full.href = addressOf(core.printLongLink(linkOf(store.state)));
  },
);

controller.follow(location.hash);
addEventListener('hashchange', () => controller.follow(location.hash));

/**
 * Whether the display being made for a route can be played.
 * @param {import('../player/display.js').Shown} route
 */
function isWaitedFor(route) {
  if (isProgram(store.state.offer)) return true;
  return route.view === 'queens' ? hasSolver(route) : route.start !== null;
}

/**
 * The board of a link. Links to more than a board open a board that says so.
 * @param {Link} link
 * @returns {Target | Message | null}
 */
function framed(link) {
  if (link.view !== 'race' && link.view !== 'solutions' && link.view !== 'count') return targetOf(link);
  const placement = { ...home.queens, size: link.size, solver: null };
  if (link.view === 'race') placement.queens = link.queens;
  if (link.view === 'solutions' && link.with !== null) placement.queens = [link.with];
  return { route: placement, offer: link };
}

/**
 * Starts a knight on the chosen square. Otherwise says what is on it, and that the whole page can change it.
 * @param {number} square
 * @param {string} name of it, with what is on it
 */
function choose(square, name) {
  const { route } = controller;
  const { display } = slice.state;
  if (display?.choose) display.choose(square, name);
  else if (route.view === 'knight' && route.digits === null)
    controller.show({ route: withChange(route, { start: square }) });
  else controller.notices.inform(() => t('embed.square', { name: route.view === 'queens' ? atStart(name) : name }));
}
