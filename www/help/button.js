/**
 * The button of *Help*. What it opens is loaded when it is first pressed.
 */

import { element } from '../dom.js';
import { dialogLater } from '../later.js';
import { say } from '../strings/index.js';

const load = async () => (await import('./dialog.js')).helpDialog();

/** @param {(sentence: import('../dom.js').Words) => void} refuse */
export function helpButton(refuse) {
  const label = { 'aria-label': () => say('help'), title: () => say('help') };
  const button = element('button', { type: 'button', class: 'quiet', ...label }, '?');
  const open = dialogLater(load, ({ element: dialog }) => dialog.showModal(), refuse);
  button.addEventListener('click', () => void open());
  return { button, open };
}
