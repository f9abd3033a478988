/**
 * Keyboard shortcuts of the player.
 */

/** @import { Command } from './commands.js' */

/**
 * Keys that act in the player and on the board alike.
 * @type {Record<string, Command>}
 */
const everywhere = {
  ',': 'back',
  '.': 'forward',
  n: 'nextSolution',
  b: 'nextBacktrack',
  'Shift+n': 'previousSolution',
  'Shift+b': 'previousBacktrack',
};

/**
 * Keys of the player alone: on the board they move from square to square.
 * @type {Record<string, Command>}
 */
const inPlayer = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' };

/**
 * Listens on the player and on the board; nowhere else does a letter act.
 * @param {(command: Command, silent: boolean) => void} press a key that is held down does not say again that there is nothing
 *   to do
 * @param {HTMLElement} player
 * @param {HTMLElement} board
 * @param {Record<string, () => void>} [others] keys of the page
 */
export function listen(press, player, board, others = {}) {
  /** @type {[HTMLElement, Record<string, Command>][]} */
  const targets = [
    [board, everywhere],
    [player, { ...inPlayer, ...everywhere }],
  ];
  for (const [target, keys] of targets) {
    target.addEventListener('keydown', (event) => {
      const key = keyOf(event);
      if (!(keys[key] ?? others[key]) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (others[key]) others[key]();
      else press(keys[key], event.repeat);
    });
  }
  player.addEventListener('keydown', (event) => {
    // On a button the space bar presses the button.
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    press('play', event.repeat);
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
