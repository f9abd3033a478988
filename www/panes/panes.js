/**
 * The panes beside the board, each a module that says when it applies and shows a moment of the run.
 */

import { tabList } from '../ui/tabs.js';
import { element } from '../ui/dom.js';
import { t } from '../i18n/index.js';
import { Sheet } from './sheet.js';

/**
 * @typedef {object} Moment
 * @property {import('../player/display.js').Display} display
 * @property {import('../player/display.js').View} view
 * @property {import('../player/playback.js').Playback} playback
 * @property {number} before the step shown before this one
 * @property {boolean} hurried whether the clock runs so fast that only the next pause can be read
 *
 * @typedef {object} Content
 * @property {HTMLElement} element
 * @property {(moment: Moment) => void} show
 *
 * @typedef {object} PaneName
 * @property {string} name
 * @property {import('../i18n/index.js').Key} label
 * @property {(display: import('../player/display.js').Display) => boolean} applies
 *
 * @typedef {PaneName & Content} Pane
 */

/**
 * @param {Pane[]} panes
 */
export function paneTabs(panes) {
  const panels = panes.map(({ name, element: content }) =>
    element('div', { id: `pane-${name}`, class: 'pane' }, content),
  );
  let chosen = panes[0]?.name ?? '';
  /** @type {Moment | null} */
  let last = null;
  const tabs = tabList({
    label: () => t('panes'),
    tabs: panes.map(({ name, label }, index) => ({ name, label: () => t(label), panel: panels[index] })),
    choose(name) {
      // A tab that is pressed again puts the sheet down.
      if (name === chosen && sheet.isUp) sheet.lower();
      else sheet.raise();
      turnTo(name);
    },
  });
  const section = element('section', { class: 'panes' }, ...panels);
  const sheet = new Sheet(section, tabs.element);
  const showChosen = (/** @type {Moment} */ moment) => panes.find(({ name }) => name === chosen)?.show(moment);
  const turnTo = (/** @type {string} */ name) => {
    chosen = name;
    tabs.show(name);
    if (last) showChosen(last);
  };
  tabs.show(chosen);
  return {
    /** @param {string} name of the pane that comes to the front */
    turnTo(name) {
      sheet.raise();
      turnTo(name);
    },
    element: section,
    /** @param {Moment} moment */
    show(moment) {
      last = moment;
      for (const { name, applies } of panes) {
        const offered = applies(moment.display);
        tabs.offer(name, offered);
        if (!offered && name === chosen) {
          chosen = panes[0].name;
          tabs.show(chosen);
        }
      }
      showChosen(moment);
    },
  };
}
