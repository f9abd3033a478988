/// <reference lib="webworker" />
/**
 * Questions about tours that may take long: of large boards and of those where squares are missing, tours to be
 * finished, searches compared, tours counted and numbered.
 *
 * @import { Square } from '../core/squares.js'
 * @import { Task } from '../platform/worker-server.js'
 *
 * @typedef {object} Board
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} closed
 * @property {readonly Square[]} holes
 */
import * as core from '../../pkg/lazy.js';
import { serve } from '../platform/index.js';

/** Additions in a slice of a count: some tens of milliseconds. */
const SLICE = 5_000_000;

/** The table of the board whose tours were numbered last. @type {{ table: core.TourTable, board: string } | undefined} */
let numbered;

export const handlers = {
  /** @param {{ files: number, ranks: number, start: Square, number: number | null }} tour `null` for a random one */
  number({ files, ranks, start, number }) {
    const table = tableOf(files, ranks);
    const found = number ?? table.drawn(crypto.getRandomValues(new BigUint64Array(64))) ?? 1;
    return { squares: table.tour(found, start), number: found, total: table.total() };
  },

  /** @param {Board & { start: Square, end: Square | null }} tour */
  construct: ({ files, ranks, start, closed, end, holes }) => ({
    squares: core.Player.tour(files, ranks, start, closed, end, holes).way(),
  }),

  /** @param {Board & { squares: ArrayLike<Square> }} beginning of the tour */
  finish: ({ files, ranks, holes, squares, closed }) => ({
    squares: core.finishRide(files, ranks, holes, squares, closed),
  }),

  /** @param {Board & { squares: Uint32Array }} tour a whole one */
  facts: ({ files, ranks, holes, squares, closed }) => ({
    facts: core.tourFacts(files, ranks, holes, squares, closed) ?? null,
  }),

  /** @param {{ text: string, files?: number, ranks?: number }} pasted A text too long for the main thread. */
  read: ({ text, files, ranks }) => ({ pasted: core.readPasted(text, files, ranks) }),

  /** @param {Board} board Why there is no tour of it, wherever it starts. */
  why: ({ files, ranks, closed, holes }) => ({ why: core.whyNoTour(files, ranks, closed, holes) ?? null }),

  /** @param {Board & { start: Square, limit: number }} search steps before it is given up */
  compare: ({ files, ranks, start, closed, holes, limit }) =>
    core.comparePrune(files, ranks, start, closed, holes, limit),

  /**
   * All tours of a board, then those with an end on a square.
   * @param {{ files: number, ranks: number, closed: boolean, start: Square | null, bytes: number }} board
   * @param {Task<{ part: number, memory: number | undefined }>} task
   */
  count({ files, ranks, closed, start, bytes }, task) {
    const counts = start === null ? [undefined] : [undefined, start];
    const [total, own = total] = counts.map((from, index) => {
      const counter = new core.TourCount(files, ranks, closed, from, bytes);
      for (let done = false; !done;) {
        done = counter.advance(SLICE);
        // The first count needs the more memory.
        const memory = index === 0 ? counter.memory() : undefined;
        task.report({ part: (index + counter.progress()) / counts.length, memory });
      }
      const tours = counter.total() ?? 0n;
      counter.free();
      return tours;
    });
    return { total, own };
  },
};

/**
 * @param {number} files
 * @param {number} ranks
 */
function tableOf(files, ranks) {
  const board = `${files}x${ranks}`;
  if (numbered?.board !== board) {
    numbered?.table.free();
    numbered = undefined;
    numbered = { table: new core.TourTable(files, ranks), board };
  }
  return numbered.table;
}

serve(handlers, core.initSync);
