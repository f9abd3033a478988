/**
 * A chip with the board and what runs on it, where the controls for them are out of sight: it goes to them.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { State } from './state.js'
 */

import { element, setText, wordButton } from '../ui/index.js';
import { isClosed } from '../core/index.js';
import { isStill } from '../platform/index.js';
import { onLanguageChange, t } from '../i18n/index.js';
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
  const words = element('span');
  const button = wordButton('chip.title', go, 'chip');
  button.replaceChildren(words);
  const show = () => {
    button.title = t('chip.title');
    controls.ariaLabel = t('chip.controls');
    setText(words, wordsOf(store.state));
  };
  store.subscribe((state) => [routeOf(state), state.offer], show);
  onLanguageChange(show);
  show();
  return button;
}

/** @param {State} state */
function wordsOf(state) {
  const route = routeOf(state);
  if (isProgram(state.offer)) return t('chip', { ...sidesOf(route), what: t('solver.program') });
  if (route.view === 'queens') {
    const { size, solver } = route;
    const what = t(solver === null ? 'place.own' : /** @type {Key} */ (`solver.${solver}`));
    return t('chip', { files: size, ranks: size, what });
  }
  if (route.view === 'count') return '';
  const { files, ranks } = route;
  return t('chip', { files, ranks, what: t(isClosed(route) ? 'chip.closed' : 'chip.open') });
}

/** @param {import('../core/routes.js').Route} route */
const sidesOf = (route) =>
  route.view === 'knight' ? { files: route.files, ranks: route.ranks } : { files: route.size, ranks: route.size };
