/**
 * Presentation mode: board, caption and player alone and large, for a room, and the pane in front beside them where it is
 * wanted; on the full screen where the browser allows it.
 *
 * @import { State } from './state.js'
 */

import { setPresent } from './actions.js';
import { iconButton, icons, isFocusLost, isTextField, redraw } from '../ui/index.js';

/** Its styles, with those of paper. */
export const laterStyles = () => import('./large-and-paper.js');

/** @param {State} state @returns {State} */
const paneToggled = (state) => ({ ...state, pane: { ...state.pane, raised: !state.pane.raised } });

/**
 * @param {HTMLElement} playerView
 * @param {import('./store.js').Store<State>} store
 * @param {() => void} focus puts the keyboard on the player
 */
export function presentationMode(playerView, store, focus) {
  const root = document.documentElement;
  const isOn = () => store.state.present;
  const enter = () => {
    if (!playerView.hidden) store.update(setPresent, true);
  };
  const leave = () => store.update(setPresent, false);
  const show = async (/** @type {boolean} */ present) => {
    // Without its styles it would be half a projector. They are missing offline, before they were ever loaded.
    if (present) await laterStyles().catch(() => {});
    if (present !== isOn()) return;
    root.toggleAttribute('data-projector', present);
    // The styles hide what may hold the keyboard.
    if (isFocusLost()) focus();
    if (!present) {
      if (document.fullscreenElement) void document.exitFullscreen();
      return;
    }
    scrollTo({ top: 0 });
    // Where it is not allowed, as for a link that is opened, the window is the screen.
    const granted = navigator.userActivation?.isActive ? root.requestFullscreen?.() : undefined;
    // It may have been left again before it has the screen.
    granted?.then(() => (isOn() ? undefined : document.exitFullscreen())).catch(() => {});
  };
  store.on('present', show);
  const details = iconButton(icons.panel, 'panes.sheet', () => store.update(paneToggled), {
    class: 'quiet projector-details',
    'aria-expanded': () => String(store.state.pane.raised),
  });
  store.on('pane', () => redraw(details));
  playerView.append(details, iconButton(icons.close, 'projector.leave', leave, 'quiet leave-projector'));
  // A field is left first, and projector mode by another Escape.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOn() || !isTextField(event.target) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      event.stopPropagation();
      focus();
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) leave();
  });
  // The browser takes the Escape that leaves the full screen for itself.
  document.addEventListener('fullscreenchange', () => {
    if (document.fullscreenElement === null) leave();
  });
  return { enter, leave, toggle: () => (isOn() ? leave() : enter()) };
}
