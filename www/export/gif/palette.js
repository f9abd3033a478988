/**
 * A palette for flat drawings: the colours that cover most are in it as they are, the shades of soft edges come close.
 */

/** A GIF has 256 colours; one of them is kept for the pixels that do not change. */
export const MOST = 255;

/** The most colours that are considered: the rarest beyond them are ignored. */
const COUNTED = 6000;

/**
 * How many pixels have each colour.
 * @param {Iterable<Uint32Array>} frames pixels as a canvas packs them, opaque
 * @returns {Map<number, number>}
 */
export function histogram(frames) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pixels of frames) {
    let [run, last] = [0, pixels[0]];
    for (const pixel of pixels) {
      if (pixel === last) {
        run += 1;
        continue;
      }
      counts.set(last, (counts.get(last) ?? 0) + run);
      [run, last] = [1, pixel];
    }
    counts.set(last, (counts.get(last) ?? 0) + run);
  }
  return counts;
}

/**
 * The best colours: the first covers most pixels, and each next one is the colour whose pixels are worst matched so far,
 * by their number and their distance.
 * @param {Map<number, number>} counts
 * @returns {Uint32Array}
 */
export function paletteOf(counts) {
  const common = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, COUNTED);
  const colours = Uint32Array.from(common, ([colour]) => colour);
  const weights = Float64Array.from(common, ([, count]) => count);
  const off = new Float64Array(colours.length).fill(Infinity);
  const palette = [];
  for (let best = 0; palette.length < MOST && off[best] > 0;) {
    const chosen = colours[best];
    palette.push(chosen);
    let worst = 0;
    for (let index = 0; index < colours.length; index += 1) {
      off[index] = Math.min(off[index], distance(colours[index], chosen));
      if (off[index] * weights[index] > off[worst] * weights[worst]) worst = index;
    }
    best = worst;
  }
  return Uint32Array.from(palette);
}

/**
 * @param {Uint32Array} palette
 * @returns {(colour: number) => number} finds the index of the nearest colour of the palette, and remembers it
 */
export function nearestIn(palette) {
  /** @type {Map<number, number>} */
  const known = new Map();
  return (colour) => {
    let nearest = known.get(colour);
    if (nearest === undefined) {
      const off = Array.from(palette, (candidate) => distance(candidate, colour));
      nearest = off.indexOf(Math.min(...off));
      known.set(colour, nearest);
    }
    return nearest;
  };
}

/**
 * How far two colours are apart: squares of the channels, weighed about as the eye does.
 * @param {number} one
 * @param {number} other
 */
function distance(one, other) {
  const red = (one & 255) - (other & 255);
  const green = ((one >>> 8) & 255) - ((other >>> 8) & 255);
  const blue = ((one >>> 16) & 255) - ((other >>> 16) & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}
