/**
 * The panes beside the board, each a module that knows where it applies and shows a moment of the run.
 *
 * @import { Display, View } from '../player/display.js'
 * @import { PlayerState } from '../player/state.js'
 *
 * @typedef {object} Moment
 * @property {Display} display
 * @property {PlayerState} player
 * @property {View} view
 * @property {import('../player/playback.js').Playback} playback
 * @property {boolean} hurried whether the steps change too fast to be read
 *
 * @typedef {object} Content
 * @property {HTMLElement} element
 * @property {(moment: Moment) => void} show
 * @property {() => void} [prefetch] loads what it shows, where that comes later
 *
 * @typedef {object} Offer
 * @property {import('../i18n/index.js').Key} label
 * @property {(display: Display) => boolean} applies
 *
 * @typedef {{ name: string } & Offer & Content} Pane
 */

import { isLarge, limits } from '../core/index.js';
import { element, tabList } from '../ui/index.js';
import { says, t } from '../i18n/index.js';
import { sheet } from './sheet.js';

/** The panes that are loaded when they are first shown, by their names. @satisfies {Record<string, Offer>} */
const lazyPanes = {
  /** A program of one's own: its editor, variables and output. */
  program: { label: 'pane.program', applies: ({ program }) => program === true },
  /** The search tree around the current path. */
  tree: { label: 'pane.tree', applies: ({ route, run }) => route.view === 'queens' && run !== null },
  /** The counts of a run, or the facts of a tour. */
  numbers: { label: 'pane.numbers', applies: ({ run, kind }) => run !== null && kind !== 'argument' },
  /** All solutions of a small board. */
  solutions: {
    label: 'pane.solutions',
    applies: ({ route }) => route.view === 'queens' && route.size <= limits().numbered,
  },
  /** The solvers against each other. */
  race: { label: 'pane.race', applies: ({ route }) => route.view === 'queens' },
  /** A tour as text. */
  table: {
    label: 'pane.table',
    applies: ({ route, run, kind }) =>
      route.view === 'knight' && run !== null && kind !== 'argument' && !isLarge(route),
  },
  /** The number of tours. */
  'how-many': { label: 'pane.how.many', applies: ({ route }) => route.view === 'knight' },
};

/**
 * Whether a pane is offered beside a display. A program has one pane instead of all others.
 * @param {Pane} pane
 * @param {Display} display
 */
const isOffered = ({ name, applies }, display) => (display.program ? name === 'program' : applies(display));

/**
 * @param {Pane} explain
 * @param {Record<keyof typeof lazyPanes, Content>} contents
 * @param {import('../app/store.js').Slice<{ name: string, raised: boolean }>} store of the pane in front
 */
export function paneTabs(explain, contents, store) {
  const names = /** @type {(keyof typeof lazyPanes)[]} */ (Object.keys(lazyPanes));
  /** @type {Pane[]} */
  const panes = names.map((name) => ({ name, ...lazyPanes[name], ...contents[name] }));
  panes.splice(1, 0, explain);
  const panels = panes.map(({ name, element: content }) =>
    element('div', { id: `pane-${name}`, class: 'pane' }, content),
  );
  const tabs = tabList({
    label: says('panes'),
    tabs: panes.map(({ name, label, prefetch }, index) => ({
      name,
      label: () => t(label),
      panel: panels[index],
      prefetch,
    })),
    choose: (name) => store.update((pane) => ({ name, raised: name !== shown.name || !pane.raised })),
  });
  const section = element('section', { class: 'panes' }, ...panels);
  const showSheet = sheet(section, tabs.element, (raised) => store.update((pane) => ({ ...pane, raised })));
  let [shown] = panes;
  /** @type {Moment | null} */
  let last = null;
  const show = () => {
    const offered = panes.filter((pane) => last && isOffered(pane, last.display));
    for (const pane of panes) tabs.offer(pane.name, offered.includes(pane));
    shown = offered.find(({ name }) => name === store.state.name) ?? offered[0] ?? panes[0];
    tabs.show(shown.name);
    if (last) shown.show(last);
  };
  tabs.show(shown.name);
  store.subscribe(
    (pane) => pane,
    ({ name, raised }) => {
      showSheet(raised);
      // A change of display shows the pane by itself.
      if (name !== shown.name) show();
    },
  );
  return {
    element: section,
    /** @param {Moment} moment */
    show(moment) {
      // A comparison has no panes.
      last = moment.display.sides ? null : moment;
      if (last) show();
    },
  };
}
