/**
 * A chip that names the board and its solver where their controls are out of sight, and scrolls to them.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Route } from '../core/routes.js'
 * @import { State } from './state.js'
 */

import { element, localizeAttribute, redraw, wordButton } from '../ui/index.js';
import { hasSolver, isClosed, sidesOf } from '../core/index.js';
import { isStill } from '../platform/index.js';
import { t } from '../i18n/index.js';
import { isProgram } from './actions.js';
import { routeOf } from './state.js';

/**
 * @param {import('./store.js').Store<State>} store
 * @param {HTMLElement} controls
 */
export function chip(store, controls) {
  controls.tabIndex = -1;
  controls.role = 'group';
  const go = () => {
    store.update((state) => ({ ...state, pane: { ...state.pane, raised: false } }));
    controls.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
    controls.focus({ preventScroll: true });
  };
  localizeAttribute(controls, 'aria-label', () => t('chip.controls'));
  const words = element('span', {}, () => wordsOf(routeOf(store.state), store.state.offer));
  const button = wordButton('chip.title', go, { class: 'chip', title: () => t('chip.title') });
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
