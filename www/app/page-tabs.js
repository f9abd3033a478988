/**
 * The tabs of the page, Queens, Knight and Count, and the panels behind them.
 *
 * @import { CountRoute } from '../core/routes.js'
 * @import { State } from './state.js'
 */

import { lazyPart, tabList } from '../ui/index.js';
import { home, startCount } from '../core/index.js';
import { t } from '../i18n/index.js';
import { routeOf } from './state.js';

/**
 * @param {import('./page-controller.js').PageController} page
 * @param {HTMLElement} boardPanel the panel of queens and knights
 * @param {HTMLElement} countPanel
 */
export function pageTabs(page, boardPanel, countPanel) {
  const { store } = page;
  const select = (/** @type {Pick<CountRoute, 'size' | 'method'>} */ chosen) =>
    void page.show({ route: { ...home.count, ...chosen } });
  const count = lazyPart(async () => {
    const [{ countTab }, compiled] = await Promise.all([import('../count/view.js'), startCount()]);
    return countTab({ ...compiled, select, alert: page.notices.alert });
  });
  // The contents of hidden panels are not in the page, so that nothing can be found twice.
  const contents = new Map([
    [boardPanel, [...boardPanel.children]],
    [countPanel, [count.element]],
  ]);
  const tabs = tabList({
    label: () => t('tabs'),
    tabs: [
      { name: 'queens', label: () => t('tab.queens'), panel: boardPanel },
      { name: 'knight', label: () => t('tab.knight'), panel: boardPanel },
      { name: 'count', label: () => t('tab.count'), panel: countPanel },
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
  store.subscribe(({ tab }) => tab, show);
  store.subscribe(routeOf, (route) => route.view === 'count' && count.show(route));
  return tabs.element;
}
