/**
 * Presentation mode: board, caption and player alone and large, for a room; on the full screen where the browser allows it.
 */

import { iconButton, icons, isFocusLost } from '../ui/index.js';

/**
 * @param {HTMLElement} playerView
 * @param {() => void} focus puts the keyboard on the player
 */
export function presentationMode(playerView, focus) {
  const root = document.documentElement;
  const isOn = () => 'projector' in root.dataset;
  const enter = () => {
    if (isOn() || playerView.hidden) return;
    root.dataset.projector = '';
    scrollTo({ top: 0 });
    if (isFocusLost()) focus();
    // Where it is not allowed the window is the screen.
    const granted = root.requestFullscreen?.();
    // It may have been left again before it has the screen.
    granted?.then(() => (isOn() ? undefined : document.exitFullscreen())).catch(() => {});
  };
  const leave = () => {
    if (!isOn()) return;
    delete root.dataset.projector;
    if (document.fullscreenElement) void document.exitFullscreen();
    if (isFocusLost()) focus();
  };
  playerView.append(iconButton(icons.close, 'projector.leave', leave, 'quiet leave-projector'));
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) leave();
  });
  // The browser takes the Escape that leaves the full screen for itself.
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) leave();
  });
  return { enter, leave, toggle: () => (isOn() ? leave() : enter()) };
}
