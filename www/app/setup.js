/**
 * The controls of the tab in front: what its board is about.
 *
 * @import { State } from './state.js'
 */

import { element } from '../ui/index.js';
import { routeOf } from './state.js';

/**
 * @param {import('./store.js').Store<State>} store
 * @param {ReturnType<typeof import('../queens/setup.js').queensSetup>} queens
 * @param {{ element: HTMLElement, show: (state: State) => void }} knight
 */
export function setup(store, queens, knight) {
  const root = element('div', { class: 'setups' });
  // What is not shown is not in the page, so that nothing can be found twice.
  const put = (/** @type {HTMLElement} */ shown) => {
    if (root.firstElementChild !== shown) root.replaceChildren(shown);
  };
  const show = () => {
    const route = routeOf(store.state);
    if (route.view === 'queens') {
      put(queens.element);
      queens.show(route);
    } else if (route.view === 'knight') {
      put(knight.element);
      knight.show(store.state);
    }
  };
  store.subscribe((state) => {
    const { display, overlays, pending, snapshot } = state.players[0];
    return [routeOf(state), state.knight, display, overlays, pending, snapshot.length];
  }, show);
  return root;
}
