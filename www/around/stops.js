/**
 * The stops of a walk around the page: which parts each of them is about, and what is said there.
 *
 * @typedef {import('../i18n/index.js').Key} Key
 * @typedef {{ parts: string, title: Key, told: Key }} Stop `parts` is a selector
 */

/** @type {readonly Stop[]} */
export const stops = [
  { parts: '#board', title: 'around.board', told: 'around.board.told' },
  { parts: '#player .timeline ~ .transports', title: 'around.player', told: 'around.player.told' },
  { parts: '#player .timeline', title: 'around.timeline', told: 'around.timeline.told' },
  { parts: '.panes', title: 'around.panes', told: 'around.panes.told' },
  { parts: '#tabs .tabs', title: 'around.tabs', told: 'around.tabs.told' },
  { parts: '.head .copy', title: 'around.share', told: 'around.share.told' },
];

/**
 * The parts of a stop that are to be seen; none where what is shown has no such part.
 * @param {Stop} stop
 */
export const partsOf = ({ parts }) => [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
