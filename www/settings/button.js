/**
 * The button of *Settings*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../ui/icons.js';
import { element, icon } from '../ui/dom.js';
import { dialogLater } from '../ui/lazy.js';
import { say } from '../i18n/index.js';

/**
 * @param {object} deeds
 * @param {() => void} deeds.project shows the board to a room
 * @param {() => boolean} deeds.canProject
 * @param {import('../ui/load-retry.js').Refuse} deeds.refuse
 */
export function settingsButton({ canProject, project, refuse }) {
  const attributes = { type: 'button', class: 'quiet', title: () => say('settings') };
  const button = element('button', attributes, icon(icons.settings));
  const load = async () => (await import('./dialog.js')).settingsDialog({ project });
  const open = dialogLater(load, (dialog) => dialog.open(canProject()), refuse);
  button.addEventListener('click', () => void open());
  return button;
}
