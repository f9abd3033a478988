/**
 * The compression of GIF: Lempel, Ziv and Welch, with codes of growing width packed from the lowest bit up.
 * GIF89a, appendix F.
 */

/** A code has at most 12 bits. */
const CODES = 4096;

/** The codes of the words known so far, each by the code of a shorter word and the byte that follows it; 0 for the others. */
const codes = new Uint16Array(CODES << 8);

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
    codes.fill(0);
    [width, next] = [bits + 1, end + 1];
  };
  begin();
  let word = bytes[0];
  for (let index = 1; index < bytes.length; index += 1) {
    const byte = bytes[index];
    const key = (word << 8) | byte;
    if (codes[key] !== 0) {
      word = codes[key];
      continue;
    }
    write(word);
    word = byte;
    // A reader learns each word one code later, and widens its codes when the one it learns does not fit.
    if (next < CODES) {
      codes[key] = next;
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
