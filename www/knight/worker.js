/// <reference lib="webworker" />
/**
 * What takes a knight long: tours of large boards, counting tours and numbering them. One wasm instance, made from the module that the page
 * compiled.
 *
 * @import { Answer, Order } from './clerk.js'
 */

import { initSync, Player, TourCount, TourTable } from '../../pkg/queens_and_knights.js';

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
    const { message, code, why } = /** @type {{ message: string, code?: string, why?: unknown }} */ (error);
    report({ kind: 'refused', message, code: code ?? null, why: why ?? null });
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
  }
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
