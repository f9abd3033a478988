/**
 * The button of *Settings*. What it opens is loaded when it is first pressed.
 */

import { iconButton, icons, lazyDialog } from '../ui/index.js';

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.project shows the board to a room
 * @param {() => boolean} callbacks.canProject
 * @param {import('../ui/load-retry.js').ShowError} callbacks.showError
 */
export function settingsButton({ canProject, project, showError }) {
  const load = async () => (await import('./dialog.js')).settingsDialog({ project });
  const open = lazyDialog(load, (dialog) => dialog.open(canProject()), showError);
  return iconButton(icons.settings, 'settings', open);
}
