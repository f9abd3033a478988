/**
 * The controls of the tab in front: size, solver, mode and so on; and a chip that names the board and its solver where they
 * are out of sight, and scrolls to them.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Route } from '../core/routes.js'
 * @import { State } from './state.js'
 */

import { element, localizeAttribute, redraw, setChildren, wordButton } from '../ui/index.js';
import { hasSolver, isClosed, sidesOf } from '../core/index.js';
import { isStill } from '../platform/index.js';
import { says, t } from '../i18n/index.js';
import { isProgram } from './actions.js';
import { routeOf } from './state.js';

/**
 * @param {import('./store.js').Store<State>} store
 * @param {HTMLElement} place
 * @param {ReturnType<typeof import('../queens/setup.js').queensSetup>} queens
 * @param {{ element: HTMLElement, show: (state: State) => void }} knight
 * @returns {HTMLElement} the chip
 */
export function controls(store, place, queens, knight) {
  const root = element('div', { class: 'setups' });
  place.replaceChildren(root);
  const show = () => {
    const route = routeOf(store.state);
    if (route.view === 'count') return;
    // Hidden controls are not in the page, so that nothing can be found twice.
    setChildren(root, [route.view === 'queens' ? queens.element : knight.element]);
    if (route.view === 'queens') queens.show(route, store.state.offer);
    else knight.show(store.state);
  };
  store.subscribe((state) => {
    const { display, overlays, pending, snapshot } = state.player;
    return [routeOf(state), state.offer, state.knight, display, overlays, pending, snapshot.length];
  }, show);
  return chip(store, place);
}

/**
 * @param {import('./store.js').Store<State>} store
 * @param {HTMLElement} place of the controls
 */
function chip(store, place) {
  place.tabIndex = -1;
  place.role = 'group';
  const go = () => {
    store.update((state) => ({ ...state, pane: { ...state.pane, raised: false } }));
    place.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
    place.focus({ preventScroll: true });
  };
  localizeAttribute(place, 'aria-label', says('chip.controls'));
  const words = element('span', {}, () => wordsOf(routeOf(store.state), store.state.offer));
  const button = wordButton('chip.title', go, { class: 'chip', title: says('chip.title') });
  button.replaceChildren(words);
  store.subscribe(
    (state) => [routeOf(state), state.offer],
    () => redraw(words),
  );
  return button;
}

/**
 * @param {Route} route
 * @param {State['offer']} offer
 */
function wordsOf(route, offer) {
  if (route.view === 'count') return '';
  const own = route.view === 'queens' ? 'place.own' : isClosed(route) ? 'chip.closed' : 'chip.open';
  const isKnown = route.view === 'queens' && hasSolver(route);
  const key = isProgram(offer) ? 'solver.program' : isKnown ? /** @type {Key} */ (`solver.${route.solver}`) : own;
  return t('chip', { ...sidesOf(route), what: t(key) });
}
