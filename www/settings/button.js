/**
 * The button of *Settings*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../ui/icons.js';
import { element, icon } from '../ui/dom.js';
import { dialogLater } from '../ui/lazy.js';
import { t } from '../i18n/index.js';

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.project shows the board to a room
 * @param {() => boolean} callbacks.canProject
 * @param {import('../ui/load-retry.js').ShowError} callbacks.showError
 */
export function settingsButton({ canProject, project, showError }) {
  const attributes = { type: 'button', class: 'quiet', title: () => t('settings') };
  const button = element('button', attributes, icon(icons.settings));
  const load = async () => (await import('./dialog.js')).settingsDialog({ project });
  const open = dialogLater(load, (dialog) => dialog.open(canProject()), showError);
  button.addEventListener('click', () => void open());
  return button;
}
