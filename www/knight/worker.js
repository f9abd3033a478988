/// <reference lib="webworker" />
/**
 * What takes a knight long, or may: tours of large boards and of those where squares are missing, rides to be finished,
 * searches compared, tours counted and numbered. One wasm instance, made from the module that the page compiled.
 *
 * @import { Answer, Order } from './worker-client.js'
 */

import { finishRide, initSync, Player, TourCount, TourTable, whyNoTour } from '../../pkg/lazy.js';

/** Additions in a slice of a count: some tens of milliseconds. */
const SLICE = 5_000_000;

let ready = false;

/** @type {{ table: TourTable, board: string } | undefined} */
let numbered;

addEventListener('message', ({ data }) => {
  const order = /** @type {Order & { module: WebAssembly.Module }} */ (data);
  try {
    if (!ready) initSync({ module: order.module });
    ready = true;
    obey(order);
  } catch (error) {
    const { message, code, values, why } = /** @type {Partial<import('./worker-client.js').Refused> & Error} */ (error);
    report({ kind: 'refused', message, code: code ?? null, values: values ?? {}, why: why ?? null });
  }
});

/** @param {Order} order */
function obey(order) {
  switch (order.kind) {
    case 'count':
      return count(order);
    case 'number': {
      const { number, start } = order;
      const table = tableOf(order.files, order.ranks);
      return report({ kind: 'tour', squares: table.tour(number, start), number, total: table.total() });
    }
    case 'draw': {
      const table = tableOf(order.files, order.ranks);
      const number = table.drawn(crypto.getRandomValues(new BigUint64Array(64))) ?? 1;
      return report({ kind: 'tour', squares: table.tour(number, order.start), number, total: table.total() });
    }
    case 'construct': {
      const { files, ranks, start, closed, end, holes } = order;
      return report({ kind: 'made', squares: Player.tour(files, ranks, start, closed, end, holes).way() });
    }
    case 'finish': {
      const { files, ranks, holes, squares, closed } = order;
      return report({ kind: 'made', squares: finishRide(files, ranks, holes, squares, closed) });
    }
    case 'why':
      return report({ kind: 'known', why: whyNoTour(order.files, order.ranks, order.closed, order.holes) ?? null });
    case 'compare':
      return report({ kind: 'compared', pruned: takenBack(order, true), all: takenBack(order, false) });
  }
}

/**
 * How many moves Warnsdorff's search takes back until it has found a tour; `null` when it finds none within the limit.
 * @param {Extract<Order, { kind: 'compare' }>} order
 * @param {boolean} prune
 */
function takenBack({ files, ranks, start, closed, holes, limit }, prune) {
  const player = Player.search(files, ranks, start, closed, holes, 'warnsdorff', prune);
  player.explore(limit);
  const [, , backtracks, tours] = player.explored();
  player.free();
  return tours > 0 ? backtracks : null;
}

/** @param {Extract<Order, { kind: 'count' }>} order */
function count({ files, ranks, closed, bytes }) {
  const counter = new TourCount(files, ranks, closed, bytes);
  let told = false;
  for (;;) {
    const done = counter.advance(SLICE);
    const memory = counter.memory();
    if (memory !== undefined && !told) {
      told = true;
      report({ kind: 'planned', memory });
    }
    if (done) return report({ kind: 'counted', total: counter.total() ?? 0n });
    report({ kind: 'progress', part: counter.progress() });
  }
}

/**
 * The table of a board, kept for the next question.
 * @param {number} files
 * @param {number} ranks
 */
function tableOf(files, ranks) {
  const board = `${files}x${ranks}`;
  if (numbered?.board !== board) {
    numbered?.table.free();
    numbered = undefined;
    numbered = { table: new TourTable(files, ranks), board };
  }
  return numbered.table;
}

/** @param {Answer} answer */
function report(answer) {
  postMessage(answer, { transfer: 'squares' in answer ? [answer.squares.buffer] : [] });
}
