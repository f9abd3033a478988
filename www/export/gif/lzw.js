/**
 * The compression of GIF: Lempel, Ziv and Welch, with codes of growing width packed from the lowest bit up.
 * GIF89a, appendix F.
 */

/** A code has at most 12 bits. */
const CODES = 4096;

/** Places of the table: twice the codes, so that few of them collide. */
const PLACES = 8192;
const EMPTY = -1;

/** The words known so far: a known word and the byte that follows it, by their code. */
class Message {
  #keys = new Int32Array(PLACES);
  #codes = new Uint16Array(PLACES);

  clear() {
    this.#keys.fill(EMPTY);
  }

  /**
   * The code of a word and one more byte; if there is none yet, it gets the next.
   * @param {number} word
   * @param {number} byte
   * @param {number} next the code to give it
   * @returns {number} `-1` when it was new
   */
  codeOf(word, byte, next) {
    const key = (word << 8) | byte;
    let place = (key ^ (key >>> 7)) & (PLACES - 1);
    while (this.#keys[place] !== EMPTY) {
      if (this.#keys[place] === key) return this.#codes[place];
      place = (place + 1) & (PLACES - 1);
    }
    if (next < CODES) {
      this.#keys[place] = key;
      this.#codes[place] = next;
    }
    return EMPTY;
  }
}

const words = new Message();

/**
 * @param {Uint8Array} bytes each below `2 ** bits`; at least one
 * @param {number} bits 2 to 8
 * @returns {Uint8Array}
 */
export function compress(bytes, bits) {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  // A code has at most 12 bits for each byte, and there are few besides.
  const packed = new Uint8Array(Math.ceil(bytes.length * 1.5 * (1 + 1 / 2048)) + 16);
  let [at, held, room] = [0, 0, 0];
  let [width, next] = [bits + 1, end + 1];
  const write = (/** @type {number} */ code) => {
    held |= code << room;
    for (room += width; room >= 8; room -= 8) {
      packed[at] = held & 255;
      at += 1;
      held >>>= 8;
    }
  };
  const begin = () => {
    write(clear);
    words.clear();
    [width, next] = [bits + 1, end + 1];
  };
  begin();
  let word = bytes[0];
  for (let index = 1; index < bytes.length; index += 1) {
    const byte = bytes[index];
    const code = words.codeOf(word, byte, next);
    if (code >= 0) {
      word = code;
      continue;
    }
    write(word);
    word = byte;
    // A reader learns each word one code later, and widens its codes when the one it learns does not fit.
    if (next < CODES) {
      if (next === 1 << width) width += 1;
      next += 1;
    } else {
      begin();
    }
  }
  write(word);
  // As if one more word had been learnt: the reader has one by now.
  if (next < CODES && next === 1 << width) width += 1;
  write(end);
  if (room > 0) {
    packed[at] = held & 255;
    at += 1;
  }
  return packed.subarray(0, at);
}
