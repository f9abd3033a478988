/**
 * The controls of the tab in front: size, solver, mode and so on.
 *
 * @import { State } from './state.js'
 */

import { element, setChildren } from '../ui/index.js';
import { routeOf } from './state.js';

/**
 * @param {import('./store.js').Store<State>} store
 * @param {ReturnType<typeof import('../queens/setup.js').queensSetup>} queens
 * @param {{ element: HTMLElement, show: (state: State) => void }} knight
 */
export function setup(store, queens, knight) {
  const root = element('div', { class: 'setups' });
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
  return root;
}
