/**
 * The panes that are loaded when they are first looked at: what they are called, and when they are offered.
 *
 * @typedef {Omit<import('./panes.js').Pane, keyof import('./panes.js').Content>} Offer
 */

import { isLarge, limits } from '../core/routes.js';

/** @satisfies {Record<string, Offer>} */
export const offers = {
  /** All solutions of a small board. */
  solutions: {
    name: 'solutions',
    label: 'pane.solutions',
    applies: ({ asked }) => asked.view === 'queens' && asked.size <= limits.numbered,
  },
  /** The solvers against each other. */
  race: { name: 'race', label: 'pane.race', applies: ({ asked }) => asked.view === 'queens' },
  /** A tour as text. */
  table: {
    name: 'table',
    label: 'pane.table',
    applies: ({ asked, run }) => asked.view === 'knight' && run !== null && !isLarge(asked),
  },
  /** The number of tours. */
  howMany: { name: 'how-many', label: 'pane.how.many', applies: ({ asked }) => asked.view === 'knight' },
};
