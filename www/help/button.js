/**
 * The button of *Help*. What it opens is loaded when it is first pressed.
 */

import { element } from '../ui/dom.js';
import { dialogLater, withPart } from '../ui/lazy.js';
import { t } from '../i18n/index.js';

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.toBoard turns to a board and its player
 * @param {() => void} callbacks.focusPlayer
 * @param {import('../ui/load-retry.js').ShowError} callbacks.showError
 */
export function helpButton({ toBoard, focusPlayer, showError }) {
  const sign = element('span', { 'aria-hidden': 'true' }, '?');
  const button = element('button', { type: 'button', class: 'quiet', title: () => t('help') }, sign);
  const walk = withPart(
    () => import('../around/walk.js'),
    ({ walkAround }) => {
      toBoard();
      walkAround(focusPlayer);
    },
    showError,
  );
  const load = async () => (await import('./dialog.js')).helpDialog(() => void walk());
  const open = dialogLater(load, (dialog) => dialog.open(), showError);
  button.addEventListener('click', () => void open());
  return { button, open };
}
