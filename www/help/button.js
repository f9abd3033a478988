/**
 * The button of *Help*. What it opens is loaded when it is first pressed.
 */

import { element } from '../dom.js';
import { dialogLater } from '../later.js';
import { say } from '../strings/index.js';

/**
 * @param {object} deeds
 * @param {() => void} deeds.toBoard turns to a board and its player
 * @param {() => void} deeds.focusPlayer
 * @param {(sentence: import('../dom.js').Words) => void} deeds.refuse
 */
export function helpButton({ toBoard, focusPlayer, refuse }) {
  const label = { 'aria-label': () => say('help'), title: () => say('help') };
  const button = element('button', { type: 'button', class: 'quiet', ...label }, '?');
  const walk = async () => {
    const part = await import('../around/walk.js').catch(() => null);
    if (!part) return refuse(() => say('not.loaded'));
    toBoard();
    part.walkAround(focusPlayer);
  };
  const load = async () => (await import('./dialog.js')).helpDialog(() => void walk());
  const open = dialogLater(load, (dialog) => dialog.open(), refuse);
  button.addEventListener('click', () => void open());
  return { button, open };
}
