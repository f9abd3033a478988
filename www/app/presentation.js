/**
 * Presentation mode: board, caption and player alone and large, for a room; on the full screen where the browser allows it.
 */

import { iconButton, icons, isFocusLost } from '../ui/index.js';

export class Presentation {
  #root = document.documentElement;
  #playerView;
  #focus;

  /**
   * @param {HTMLElement} playerView
   * @param {() => void} focus puts the keyboard on the player
   */
  constructor(playerView, focus) {
    this.#playerView = playerView;
    this.#focus = focus;
    this.leaving = iconButton(icons.close, 'projector.leave', () => this.leave(), 'quiet unproject');
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) this.leave();
    });
    // The browser takes the Escape that leaves the full screen for itself.
    document.addEventListener('fullscreenchange', () => {
      if (document.fullscreenElement === null) this.leave();
    });
  }

  get isOn() {
    return 'projector' in this.#root.dataset;
  }

  toggle() {
    if (this.isOn) this.leave();
    else this.enter();
  }

  enter() {
    if (this.isOn || this.#playerView.hidden) return;
    this.#root.dataset.projector = '';
    scrollTo({ top: 0 });
    this.#hold();
    // Where it is not allowed the window is the screen.
    this.#root.requestFullscreen?.().catch(() => {});
  }

  leave() {
    if (!this.isOn) return;
    delete this.#root.dataset.projector;
    if (document.fullscreenElement) void document.exitFullscreen();
    this.#hold();
  }

  /** The focus is not left on what has gone. */
  #hold() {
    if (isFocusLost()) this.#focus();
  }
}
