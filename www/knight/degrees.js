/**
 * The degrees of the squares as a tint, for whoever wants to see them.
 *
 * @typedef {import('../player/display.js').Exhibit} Exhibit
 */

import { tinted } from './scene.js';

/**
 * @param {Exhibit} exhibit
 * @param {() => boolean} heated
 */
export function tintable(exhibit, heated) {
  const { view } = exhibit;
  exhibit.view = (before, undone) => {
    const plain = view(before, undone);
    return heated() ? { ...plain, scene: tinted(plain.scene) } : plain;
  };
  return exhibit;
}
