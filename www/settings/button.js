/**
 * The button of *Settings*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../controls/icons.js';
import { element, icon } from '../dom.js';
import { dialogLater } from '../later.js';
import { say } from '../strings/index.js';

/**
 * @param {object} deeds
 * @param {() => void} deeds.project shows the board to a room
 * @param {() => boolean} deeds.canProject
 * @param {import('../missing.js').Refuse} deeds.refuse
 */
export function settingsButton({ canProject, project, refuse }) {
  const attributes = { type: 'button', class: 'quiet', title: () => say('settings') };
  const button = element('button', attributes, icon(icons.settings));
  const load = async () => (await import('./dialog.js')).settingsDialog({ project });
  const open = dialogLater(load, (dialog) => dialog.open(canProject()), refuse);
  button.addEventListener('click', () => void open());
  return button;
}
