/**
 * An animated GIF, frame by frame: each frame is the smallest box that holds all changes, and the pixels within it that have
 * not changed are transparent. GIF89a, and the loop of Netscape 2.0.
 *
 * Written here because the encoders that can be had are no longer kept up (gifenc, gif.js), know no boxes (gifenc), or
 * hold every frame in memory until the end (modern-gif).
 */

import { compress } from './lzw.js';
import { nearestIn } from './palette.js';

/** The longest time a frame can be shown, in hundredths of a second. */
const LONGEST = 65_535;

/** A frame stays below the next one. */
const KEEP = 1;

export class Gif {
  /** @type {Uint8Array[]} */
  #parts = [];
  /** The frame that is not yet written, since it may stay on longer. @type {{ box: Box, delay: number } | null} */
  #frame = null;
  /** The pixels shown last. At first they differ from all that are opaque. */
  #before;
  #width;
  #indexOf;
  #bits;
  #transparent;

  /**
   * @param {{ width: number, height: number }} size in pixels
   * @param {Uint32Array} palette at most 255 colours, as a canvas packs them
   * @param {number} loops how often it is shown; 0 for ever
   */
  constructor({ width, height }, palette, loops) {
    this.#width = width;
    this.#before = new Uint32Array(width * height);
    this.#indexOf = nearestIn(palette);
    this.#transparent = palette.length;
    this.#bits = Math.max(2, Math.ceil(Math.log2(palette.length + 1)));
    const colours = new Uint8Array(3 << this.#bits);
    palette.forEach((colour, index) => colours.set([colour, colour >>> 8, colour >>> 16], 3 * index));
    this.#write(ascii('GIF89a'), words(width, height), [0xf0 | (this.#bits - 1), 0, 0], colours);
    // Without this block it is shown once; in it stands how often it comes again.
    if (loops !== 1) {
      this.#write([0x21, 0xff, 11], ascii('NETSCAPE2.0'), [3, 1], words(Math.max(0, loops - 1)), [0]);
    }
  }

  /** How many bytes are written so far. */
  get length() {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
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
    this.#write([0x3b]);
    return new Blob(/** @type {Uint8Array<ArrayBuffer>[]} */ (this.#parts), { type: 'image/gif' });
  }

  /**
   * @param {Uint32Array} pixels
   * @param {Area} box
   */
  #indices(pixels, { left, top, width, height }) {
    const indices = new Uint8Array(width * height);
    for (let row = 0, at = 0; row < height; row += 1) {
      const start = (top + row) * this.#width + left;
      for (let place = start; place < start + width; place += 1, at += 1) {
        const pixel = pixels[place];
        indices[at] = this.#before[place] === pixel ? this.#transparent : this.#indexOf(pixel);
      }
    }
    return indices;
  }

  #flush() {
    if (!this.#frame) return;
    const { box, delay } = this.#frame;
    this.#frame = null;
    this.#write([0x21, 0xf9, 4, (KEEP << 2) | 1], words(delay), [this.#transparent, 0]);
    this.#write([0x2c], words(box.left, box.top, box.width, box.height), [0, this.#bits]);
    const packed = compress(box.indices, this.#bits);
    for (let at = 0; at < packed.length; at += 255) {
      const block = packed.subarray(at, at + 255);
      this.#write([block.length], block);
    }
    this.#write([0]);
  }

  /** @param {...ArrayLike<number>} pieces */
  #write(...pieces) {
    for (const piece of pieces) this.#parts.push(Uint8Array.from(piece));
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

/** @param {string} text */
const ascii = (text) => [...text].map((letter) => letter.charCodeAt(0));

/** @param {...number} values 16 bits each, the low byte first */
const words = (...values) => values.flatMap((value) => [value & 255, value >> 8]);
