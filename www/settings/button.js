/**
 * The button of *Settings*. The dialog is loaded when it is first pressed.
 */

/** @import { ShowError } from '../ui/load-retry.js' */

import { iconButton, icons, lazyDialog } from '../ui/index.js';

/**
 * @param {object} callbacks
 * @param {() => void} callbacks.project starts the presentation mode
 * @param {() => boolean} callbacks.canProject
 * @param {ShowError} callbacks.showError
 */
export function settingsButton({ canProject, project, showError }) {
  const open = lazyDialog(
    () => import('./dialog.js'),
    ({ settingsDialog }) => ({ element: settingsDialog({ canProject, project }) }),
    showError,
  );
  return iconButton(icons.settings, 'settings', open);
}
