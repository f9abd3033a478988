/**
 * The panes that are loaded when they are first shown, by their names, and the displays to which they apply.
 */

import { isLarge, limits } from '../core/index.js';

/** @satisfies {Record<string, import('./panes.js').Offer>} */
export const lazyPanes = {
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
