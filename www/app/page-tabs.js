/**
 * The tabs of the page, Queens, Knight and Count, and the panels behind them.
 *
 * @import { CountRoute } from '../core/routes.js'
 * @import { Message } from '../ui/dom.js'
 * @import { State } from './state.js'
 */

import { lazyAction, lazyLoad, lazyPart, prefetch, tabList } from '../ui/index.js';
import { home, startCount } from '../core/index.js';
import { says } from '../i18n/index.js';
import { routeOf } from './state.js';

/**
 * @param {import('./page-controller.js').PageController} page
 * @param {{ load: () => Promise<unknown> }} knight
 * @param {HTMLElement} boardPanel the panel of queens and knights
 * @param {HTMLElement} countPanel
 * @param {object} field Open
 * @param {HTMLElement} field.open its place on the Count tab
 * @param {(turn: () => void) => void} field.turning keeps it in its place when another panel is shown
 */
export function pageTabs(page, knight, boardPanel, countPanel, { open, turning }) {
  const { store } = page;
  const select = (/** @type {Pick<CountRoute, 'size' | 'method'>} */ chosen) =>
    void page.show({ route: { ...home.count, ...chosen } });
  /** @param {Message | null} description */
  const mark = (description) => tabs.mark('count', description);
  const loadCount = lazyLoad(
    () => Promise.all([import('../count/view.js'), startCount()]),
    ([{ countTab }, compiled]) => countTab({ ...compiled, select, open, alert: page.notices.alert, mark }),
  );
  const count = lazyPart(loadCount, (tab) => tab);
  // The contents of hidden panels are not in the page, so that nothing can be found twice.
  const contents = new Map([
    [boardPanel, [...boardPanel.children]],
    [countPanel, [count.element]],
  ]);
  const tabs = tabList({
    label: says('tabs'),
    tabs: [
      { name: 'queens', label: says('tab.queens'), panel: boardPanel },
      { name: 'knight', label: says('tab.knight'), panel: boardPanel, prefetch: () => prefetch(knight.load) },
      { name: 'count', label: says('tab.count'), panel: countPanel, prefetch: count.prefetch },
    ],
    choose: (tab) => tab !== store.state.tab && page.show(store.state.tabs[tab]),
  });
  const show = (/** @type {State['tab']} */ tab) => {
    tabs.show(tab);
    for (const [panel, content] of contents) {
      if (panel.hidden) panel.replaceChildren();
      else if (panel.childElementCount === 0) panel.append(...content);
    }
  };
  show(store.state.tab);
  store.on('tab', (tab) => turning(() => show(tab)));
  store.subscribe(routeOf, (route) => route.view === 'count' && count.show(route));
  return {
    element: tabs.element,
    /**
     * Opens lines of finished jobs on the Count tab.
     *
     * @param {string} text
     * @param {string} file
     */
    async openLines(text, file) {
      let isShown = Promise.resolve(false);
      await lazyAction(loadCount, (tab) => (isShown = tab.openLines(text, file)), page.notices.alert)();
      return isShown;
    },
  };
}
