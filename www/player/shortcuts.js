/**
 * Keyboard shortcuts of the player.
 */

import { marks } from '../core/index.js';

/** @import { Playback } from './playback.js' */

/**
 * Keys that act in the player and on the board alike.
 * @type {Record<string, (playback: Playback) => void>}
 */
const everywhere = {
  ',': (playback) => playback.stepBy(-1),
  '.': (playback) => playback.stepBy(1),
  n: (playback) => playback.toNext(marks.solution),
  b: (playback) => playback.toNext(marks.backtrack),
  'Shift+n': (playback) => playback.toPrevious(marks.solution),
  'Shift+b': (playback) => playback.toPrevious(marks.backtrack),
};

/**
 * Keys of the player alone: on the board they move from square to square.
 * @type {Record<string, (playback: Playback) => void>}
 */
const inPlayer = {
  ArrowLeft: (playback) => playback.stepBy(-1),
  ArrowRight: (playback) => playback.stepBy(1),
  Home: (playback) => playback.goTo(0),
  End: (playback) => playback.toEnd(),
};

/**
 * Listens on the player and on the board; nowhere else does a letter act.
 * @param {Playback} playback
 * @param {HTMLElement} player
 * @param {HTMLElement} board
 * @param {Record<string, () => void>} [others] keys of the page
 */
export function listen(playback, player, board, others) {
  const keysOf = [
    { target: board, keys: { ...everywhere, ...others } },
    { target: player, keys: { ...inPlayer, ...everywhere, ...others } },
  ];
  for (const { target, keys } of keysOf) {
    target.addEventListener('keydown', (event) => {
      const act = keys[keyOf(event)];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act(playback);
    });
  }
  player.addEventListener('keydown', (event) => {
    // On a button the space bar presses the button.
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    playback.toggle();
  });
}

/**
 * The name of a key in the tables above: a letter is the same with the capitals locked, and another one with Shift.
 * @param {KeyboardEvent} event
 */
function keyOf({ key, shiftKey }) {
  if (!/^[a-z]$/i.test(key)) return key;
  return `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}`;
}
