/**
 * How many bytes of a function are one piece of it: a call or a load with its neighbours.
 * (Of 5 to 8 and of several weights this one makes `program` smallest.)
 */
const PIECE = 6;

/** The window of gzip. */
const REACH = 32_768;

/** The sections of a module that are read here. */
const CUSTOM = 0;
const IMPORTS = 2;
const CODE = 10;

/**
 * Names the functions of a wasm module so that similar ones are near each other in the order of names, within the window
 * of gzip, which writes a repeated piece as a few bits.
 *
 * @param {Buffer} module as wasm-bindgen makes them: it imports nothing but functions, and has no names any more
 * @returns {Buffer}
 */
export function nameByLikeness(module) {
  let imported = 0;
  /** @type {Buffer[]} */
  let bodies = [];
  const reader = new Reader(module, 8);
  while (!reader.atEnd) {
    const kind = reader.number();
    const section = new Reader(reader.bytes(), 0);
    if (kind === IMPORTS) imported = section.number();
    if (kind === CODE) bodies = Array.from({ length: section.number() }, () => section.bytes());
  }
  const entries = inLikeness(bodies).map((index, place) => [imported + index, String(place).padStart(6, '0')]);
  entries.sort(([one], [other]) => Number(one) - Number(other));
  const names = entries.flatMap(([index, name]) => [number(Number(index)), sized(Buffer.from(String(name)))]);
  const functionNames = Buffer.concat([number(entries.length), ...names]);
  const section = Buffer.concat([sized(Buffer.from('name')), number(1), sized(functionNames)]);
  return Buffer.concat([module, number(CUSTOM), sized(section)]);
}

/**
 * Greedily takes the function of which the largest part is within the window already. A piece counts the more, the
 * fewer functions have it: what all have is always near.
 *
 * @param {Buffer[]} bodies
 * @returns {number[]} their indices in an order where those which are alike are neighbours
 */
export function inLikeness(bodies) {
  /** @type {Map<string, { holders: number[], near: number }>} */
  const pieces = new Map();
  const contents = bodies.map((body, index) => {
    const own = new Set();
    for (let at = 0; at + PIECE <= body.length; at++) {
      const text = body.toString('latin1', at, at + PIECE);
      const piece = pieces.get(text) ?? { holders: [], near: 0 };
      pieces.set(text, piece);
      if (piece.holders.at(-1) !== index) piece.holders.push(index);
      own.add(piece);
    }
    return [...own];
  });
  const known = new Float64Array(bodies.length);
  /**
   * @param {number} index of a function that comes within reach, or leaves it
   * @param {1 | -1} change
   */
  const pass = (index, change) => {
    for (const piece of contents[index]) {
      const was = piece.near;
      piece.near += change;
      if (was > 0 && piece.near > 0) continue;
      const weight = change / Math.sqrt(piece.holders.length);
      for (const holder of piece.holders) known[holder] += weight;
    }
  };

  const left = new Set(bodies.keys());
  /** @type {number[]} */
  const order = [];
  let first = 0;
  let reach = 0;
  while (left.size > 0) {
    let [next] = left;
    for (const index of left) {
      if (known[index] * bodies[next].length > known[next] * bodies[index].length) next = index;
    }
    left.delete(next);
    order.push(next);
    pass(next, 1);
    reach += bodies[next].length;
    for (; reach > REACH && first < order.length - 1; first++) {
      pass(order[first], -1);
      reach -= bodies[order[first]].length;
    }
  }
  return order;
}

/** Reads the numbers (LEB128) and the counted bytes of a module. */
class Reader {
  /**
   * @param {Buffer} buffer
   * @param {number} at
   */
  constructor(buffer, at) {
    this.buffer = buffer;
    this.at = at;
  }

  get atEnd() {
    return this.at >= this.buffer.length;
  }

  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.buffer[this.at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  bytes() {
    const length = this.number();
    this.at += length;
    return this.buffer.subarray(this.at - length, this.at);
  }
}

/**
 * @param {number} value
 * @returns {Buffer} as LEB128
 */
function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/**
 * @param {Buffer} bytes
 * @returns {Buffer} with their number before them
 */
const sized = (bytes) => Buffer.concat([number(bytes.length), bytes]);
