/**
 * The button of *Settings*. What it opens is loaded when it is first pressed.
 */

import { icons } from '../controls/icons.js';
import { element, icon } from '../dom.js';
import { say } from '../strings/index.js';

/**
 * @param {object} deeds
 * @param {() => void} deeds.project shows the board to a room
 * @param {() => boolean} deeds.canProject
 * @param {(sentence: import('../dom.js').Words) => void} deeds.refuse
 */
export function settingsButton({ canProject, project, refuse }) {
  const label = { 'aria-label': () => say('settings'), title: () => say('settings') };
  const button = element('button', { type: 'button', class: 'quiet', ...label }, icon(icons.settings));
  /** @type {ReturnType<typeof import('./dialog.js').settingsDialog> | null} */
  let dialog = null;
  button.addEventListener('click', async () => {
    if (dialog === null) {
      const loaded = await import('./dialog.js').catch(() => null);
      if (loaded === null) return refuse(() => say('not.loaded'));
      dialog ??= loaded.settingsDialog({ project });
      document.body.append(dialog.element);
    }
    if (!dialog.element.open) dialog.open(canProject());
  });
  return button;
}
