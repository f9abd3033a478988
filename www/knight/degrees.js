/**
 * The degrees of the squares as a tint, for whoever wants to see them.
 *
 * @typedef {import('../player/display.js').Display} Display
 */

import { tinted } from './scene.js';

/**
 * @param {Display} display
 * @param {() => boolean} heated
 */
export function tintable(display, heated) {
  const { view } = display;
  display.view = (before, undone) => {
    const plain = view(before, undone);
    return heated() ? { ...plain, scene: tinted(plain.scene) } : plain;
  };
  return display;
}
