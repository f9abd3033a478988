/**
 * How many solutions contain a placement: small boards are counted at once, the others by a worker, whose count is
 * given up as soon as another placement is asked for.
 *
 * @typedef {import('../../core/squares.js').Square} Square
 *
 * @typedef {object} Known what is known of a placement so far
 * @property {boolean} over whether every solution that contains it has been found
 * @property {number} found the solutions found
 * @property {Float64Array} through how many of them have a queen on a square, by `rank * size + file`
 * @property {readonly Square[] | null} first the first of them
 *
 * @typedef {object} Hand a worker that counts, as the page holds it
 * @property {(order: Order) => void} send
 * @property {(report: Report) => void} onreport
 * @property {() => void} ondeath it cannot go on
 *
 * @typedef {{ order: number, size: number, queens: readonly Square[] } | null} Order `null` gives the last one up
 * @typedef {{ order: number, known: Known }} Report
 */

/** Queens that are placed before the page goes on without the worker: a few milliseconds. */
const AT_ONCE = 20_000;

export class CompletionCount {
  /** @type {Known | null} of the placement asked for last; `null` when its queens attack each other, or nobody knows yet */
  known = null;
  #core;
  #spawn;
  #changed;
  #order = 0;
  /** @type {Hand | null} */
  #hand = null;
  #sent = false;

  /**
   * @param {Pick<import('../../core/wasm.js').Core, 'Completions'>} core
   * @param {() => Hand} spawn
   * @param {() => void} changed what is known has grown
   */
  constructor(core, spawn, changed) {
    this.#core = core;
    this.#spawn = spawn;
    this.#changed = changed;
  }

  /**
   * Begins with a placement of queens that do not attack each other, and gives up the one before.
   * @param {number} size
   * @param {readonly Square[]} queens
   */
  ask(size, queens) {
    this.stop();
    const search = new this.#core.Completions(size, Uint32Array.from(queens));
    this.known = read(search, !search.advance(AT_ONCE));
    search.free();
    if (!this.known.over) this.#send({ order: this.#order, size, queens });
  }

  /** Gives up the count that is going on. */
  stop() {
    this.#order += 1;
    this.known = null;
    if (this.#sent) this.#hand?.send(null);
    this.#sent = false;
  }

  /** @param {NonNullable<Order>} order */
  #send(order) {
    if (this.#hand === null) {
      const hand = this.#spawn();
      hand.onreport = (report) => this.#heard(report);
      hand.ondeath = () => {
        // What it has found still stands; the next placement gets another worker.
        if (this.#hand === hand) this.#hand = null;
      };
      this.#hand = hand;
    }
    this.#sent = true;
    this.#hand.send(order);
  }

  /** @param {Report} report */
  #heard({ order, known }) {
    // The worker began anew: it knows less than the page until it has passed what was found at once.
    if (order !== this.#order || (this.known && known.found < this.known.found && !known.over)) return;
    this.known = known;
    if (known.over) this.#sent = false;
    this.#changed();
  }
}

/**
 * What a search knows.
 * @param {import('../../../pkg/page.js').Completions} search
 * @param {boolean} over
 * @returns {Known}
 */
export function read(search, over) {
  const first = search.first();
  return { over, found: search.found(), through: search.through(), first: first ? [...first] : null };
}
