/**
 * The names of the panes that are loaded when they are first shown, and the displays to which they apply.
 *
 * @typedef {Omit<import('./panes.js').Pane, keyof import('./panes.js').Content>} Offer
 */

import { isLarge, limits } from '../core/index.js';

/** @satisfies {Record<string, Offer>} */
export const lazyPanes = {
  /** A program of one's own: its editor, variables and output. */
  program: { name: 'program', label: 'pane.program', applies: ({ program }) => program === true },
  /** The search tree around the current path. */
  tree: {
    name: 'tree',
    label: 'pane.tree',
    applies: ({ route, run }) => route.view === 'queens' && run !== null,
  },
  /** The counts of a run, or the facts of a tour. */
  numbers: {
    name: 'numbers',
    label: 'pane.numbers',
    applies: ({ run, kind }) => run !== null && kind !== 'argument',
  },
  /** All solutions of a small board. */
  solutions: {
    name: 'solutions',
    label: 'pane.solutions',
    applies: ({ route }) => route.view === 'queens' && route.size <= limits().numbered,
  },
  /** The solvers against each other. */
  race: { name: 'race', label: 'pane.race', applies: ({ route }) => route.view === 'queens' },
  /** A tour as text. */
  table: {
    name: 'table',
    label: 'pane.table',
    applies: ({ route, run, kind }) =>
      route.view === 'knight' && run !== null && kind !== 'argument' && !isLarge(route),
  },
  /** The number of tours. */
  howMany: { name: 'how-many', label: 'pane.how.many', applies: ({ route }) => route.view === 'knight' },
};
