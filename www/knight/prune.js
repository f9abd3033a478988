/**
 * What the prune saves on a board: how many moves are taken back until the first tour, with it and without it.
 *
 * @typedef {import('../core.js').Core} Core
 * @typedef {import('../state.js').KnightAsked} KnightAsked
 */

import { say } from '../strings/index.js';

/** Further than this nobody looks: it is a comparison in passing. */
const LIMIT = 100_000;

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @returns {import('../dom.js').Words | null} a sentence; `null` where there is nothing to compare
 */
export function pruneSaves(core, asked) {
  if (!asked.prune) return null;
  const [pruned, all] = [true, false].map((prune) => taken(core, asked, prune));
  if (pruned === null && all === null) return () => say('prune.saves.unknown', { limit: LIMIT });
  if (all === null) return () => say('prune.saves.more', { pruned: pruned ?? 0, limit: LIMIT });
  if (pruned === null) return () => say('prune.saves.less', { all, limit: LIMIT });
  return () => say('prune.saves', { pruned, all });
}

/**
 * @param {Core} core
 * @param {KnightAsked} asked
 * @param {boolean} prune
 */
function taken(core, { files, ranks, start, closed, holes, solver }, prune) {
  const out = Uint32Array.from(holes);
  const player = core.Player.search(files, ranks, start ?? 0, closed, out, solver ?? 'warnsdorff', prune);
  player.explore(LIMIT);
  const [, , backtracks, tours] = player.explored();
  player.free();
  return tours > 0 ? backtracks : null;
}
