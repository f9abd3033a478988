/**
 * The button of *Help*. What it opens is loaded when it is first pressed.
 */

import { element } from '../ui/dom.js';
import { dialogLater, withPart } from '../ui/lazy.js';
import { say } from '../i18n/index.js';

/**
 * @param {object} deeds
 * @param {() => void} deeds.toBoard turns to a board and its player
 * @param {() => void} deeds.focusPlayer
 * @param {import('../ui/load-retry.js').Refuse} deeds.refuse
 */
export function helpButton({ toBoard, focusPlayer, refuse }) {
  const sign = element('span', { 'aria-hidden': 'true' }, '?');
  const button = element('button', { type: 'button', class: 'quiet', title: () => say('help') }, sign);
  const walk = withPart(
    () => import('../around/walk.js'),
    ({ walkAround }) => {
      toBoard();
      walkAround(focusPlayer);
    },
    refuse,
  );
  const load = async () => (await import('./dialog.js')).helpDialog(() => void walk());
  const open = dialogLater(load, (dialog) => dialog.open(), refuse);
  button.addEventListener('click', () => void open());
  return { button, open };
}
