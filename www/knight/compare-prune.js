/**
 * Warnsdorff's search with the prune and without it, carried out to the first tour.
 *
 * @import { Player as LazyPlayer } from '../../pkg/lazy.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {object} Search
 * @property {number} files
 * @property {number} ranks
 * @property {Square} start
 * @property {boolean} closed
 * @property {Uint32Array} holes
 * @property {number} limit steps before it is given up
 */

/**
 * The moves taken back until the first tour, with the prune and without; `null` where none is found within the limit.
 * @param {typeof LazyPlayer} Player
 * @param {Search} search
 */
export const comparePrune = (Player, search) => ({
  pruned: backtracks(Player, search, true),
  all: backtracks(Player, search, false),
});

/**
 * @param {typeof LazyPlayer} Player
 * @param {Search} search
 * @param {boolean} prune
 */
function backtracks(Player, { files, ranks, start, closed, holes, limit }, prune) {
  const player = Player.search(files, ranks, start, closed, holes, 'warnsdorff', prune);
  player.explore(limit);
  const { backtracks: taken, solutions } = player.snapshot().explored;
  player.free();
  return solutions > 0 ? taken : null;
}
