/**
 * An animated GIF, frame by frame: each frame is the smallest box that holds all changes, and the pixels within it that have
 * not changed are transparent. The core writes the file.
 */

import { Gif as Writer } from '../../../pkg/lazy.js';
import { nearestIn } from './palette.js';

/** The longest time a frame can be shown, in hundredths of a second. */
const LONGEST = 65_535;

export class Gif {
  #writer;
  /** The frame that is not yet written, since it may stay on longer. @type {{ box: Box, delay: number } | null} */
  #frame = null;
  /** The pixels shown last. At first they differ from all that are opaque. */
  #before;
  #width;
  #indexOf;

  /**
   * @param {{ width: number, height: number }} size in pixels
   * @param {Uint32Array} palette at most 255 colours, as a canvas packs them
   * @param {number} loops how often it is shown; 0 for ever
   */
  constructor({ width, height }, palette, loops) {
    this.#width = width;
    this.#before = new Uint32Array(width * height);
    this.#indexOf = nearestIn(palette);
    const colours = Uint8Array.from([...palette].flatMap((colour) => [colour, colour >>> 8, colour >>> 16]));
    this.#writer = new Writer(width, height, colours, loops);
  }

  /** How many bytes are written so far. */
  get length() {
    return this.#writer.length;
  }

  /**
   * @param {Uint32Array} pixels opaque, as a canvas packs them; they are not kept
   * @param {number} delay how long it is shown, in hundredths of a second
   */
  add(pixels, delay) {
    const box = changed(this.#before, pixels, this.#width);
    if (box === null) {
      // Nothing has changed: the last frame is shown longer.
      if (this.#frame) this.#frame.delay = Math.min(LONGEST, this.#frame.delay + delay);
      return;
    }
    this.#flush();
    this.#frame = { box: { ...box, indices: this.#indices(pixels, box) }, delay };
    this.#before.set(pixels);
  }

  /** @returns {Blob} */
  finish() {
    this.#flush();
    return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (this.#writer.finish())], { type: 'image/gif' });
  }

  /**
   * @param {Uint32Array} pixels
   * @param {Area} box
   */
  #indices(pixels, { left, top, width, height }) {
    const indices = new Uint8Array(width * height);
    const { transparent } = this.#writer;
    for (let row = 0, at = 0; row < height; row += 1) {
      const start = (top + row) * this.#width + left;
      for (let place = start; place < start + width; place += 1, at += 1) {
        const pixel = pixels[place];
        indices[at] = this.#before[place] === pixel ? transparent : this.#indexOf(pixel);
      }
    }
    return indices;
  }

  #flush() {
    if (!this.#frame) return;
    const { box, delay } = this.#frame;
    this.#frame = null;
    this.#writer.add(box.left, box.top, box.width, box.height, box.indices, delay);
  }
}

/**
 * @typedef {{ left: number, top: number, width: number, height: number }} Area
 * @typedef {Area & { indices: Uint8Array }} Box
 */

/**
 * The smallest box that holds every pixel that differs; `null` when none does.
 * @param {Uint32Array} before
 * @param {Uint32Array} now
 * @param {number} width
 * @returns {Area | null}
 */
function changed(before, now, width) {
  let [left, right, first, last] = [width, -1, -1, -1];
  for (let start = 0, row = 0; start < now.length; start += width, row += 1) {
    let from = 0;
    while (from < width && before[start + from] === now[start + from]) from += 1;
    if (from === width) continue;
    let to = width - 1;
    while (before[start + to] === now[start + to]) to -= 1;
    [left, right] = [Math.min(left, from), Math.max(right, to)];
    if (first < 0) first = row;
    last = row;
  }
  return last < 0 ? null : { left, top: first, width: right - left + 1, height: last - first + 1 };
}
