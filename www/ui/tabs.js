/**
 * Tabs by the pattern of the ARIA Authoring Practices: one tab stop, arrows choose.
 */

/** @typedef {import('./dom.js').Message} Message */

import { element } from './dom.js';

/**
 * @template {string} Name
 * @param {object} list
 * @param {Message} list.label purpose of the tabs
 * @param {{ name: Name, label: Message, panel: HTMLElement, prefetch?: () => void }[]} list.tabs several may share a panel;
 *   `prefetch` loads what a tab shows when it is about to be chosen
 * @param {(name: Name) => void} list.choose
 */
export function tabList({ label, tabs, choose }) {
  const buttons = tabs.map(({ name, label: text, panel, prefetch }) => {
    const attributes = { role: 'tab', type: 'button', id: `tab-${name}`, 'aria-controls': panel.id };
    const button = element('button', { ...attributes, 'aria-selected': 'false', tabindex: -1 }, text);
    button.addEventListener('click', () => choose(name));
    if (prefetch) for (const sign of ['pointerenter', 'pointerdown']) button.addEventListener(sign, prefetch);
    panel.setAttribute('role', 'tabpanel');
    return button;
  });
  const root = element('div', { role: 'tablist', 'aria-label': label, class: 'tabs wrap' }, ...buttons);
  root.addEventListener('keydown', (event) => {
    const shown = buttons.filter((button) => !button.hidden);
    const at = shown.findIndex((button) => button === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const button = shown[(to + shown.length) % shown.length];
    button.focus();
    button.click();
  });
  return {
    element: root,
    /** @param {Name} chosen */
    show(chosen) {
      const current = tabs.find(({ name }) => name === chosen);
      tabs.forEach(({ name, panel }, index) => {
        buttons[index].ariaSelected = String(name === chosen);
        buttons[index].tabIndex = name === chosen ? 0 : -1;
        panel.hidden = panel !== current?.panel;
      });
      current?.panel.setAttribute('aria-labelledby', `tab-${chosen}`);
    },
    /**
     * Marks a tab with work in progress; its name does not change.
     * @param {Name} name
     * @param {Message | null} description what goes on
     */
    mark(name, description) {
      const button = buttons[tabs.findIndex((tab) => tab.name === name)];
      button.classList.toggle('marked', description !== null);
      if (description) button.title = description();
      else button.removeAttribute('title');
    },
    /**
     * @param {Name} name
     * @param {boolean} offered
     */
    offer(name, offered) {
      buttons[tabs.findIndex((tab) => tab.name === name)].hidden = !offered;
    },
  };
}
