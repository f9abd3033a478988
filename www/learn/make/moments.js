/**
 * The boards of a lesson: what the link of a stop shows, without showing it on the page.
 *
 * @import { Core } from '../../core/wasm.js'
 * @import { KnightRoute, Link, QueensRoute } from '../../core/routes.js'
 * @import { Display } from '../../player/display.js'
 * @import { Subject } from '../../export/subject.js'
 *
 * @typedef {object} Boards what opens them
 * @property {Core} core
 * @property {() => Promise<{ open: (route: KnightRoute) => Display }>} tours the part that opens knights
 */

import { hasSolver, isRefusal, noRun } from '../../core/index.js';
import { subjectOf } from '../../export/index.js';
import { yieldToMain } from '../../platform/index.js';
import { opensAtEnd } from '../../player/index.js';
import { openPlacement, openQueens } from '../../queens/index.js';

/** How long a run is explored at a stretch, in milliseconds. */
const SLICE = 12;

/**
 * Whether a link shows one board: others show more, such as two solvers in step, or none.
 * @param {Link} link
 * @returns {link is Extract<Link, { view: 'queens' | 'knight' }>}
 */
export const showsBoard = (link) => link.view === 'queens' || link.view === 'knight';

/**
 * @param {Boards} boards
 * @param {string} link
 * @param {{ wanted?: () => boolean, furthest?: number }} [bounds] whether to go on, asked in each task; a step that is
 *   farther off is not gone to
 * @returns {Promise<Subject | null>} `null` where the link shows no board, it cannot be opened, or nobody waits for it
 */
export async function boardOf(boards, link, { wanted = () => true, furthest = Infinity } = {}) {
  try {
    const parsed = boards.core.parseLink(link);
    if (!showsBoard(parsed)) return null;
    const { step: named, steps, ...route } = parsed;
    const step = named ?? steps?.[0] ?? null;
    if (step !== null && step > furthest) return null;
    const display = await openedDisplay(boards, route);
    try {
      return (await reached(display, step, wanted)) ? subjectOf(display, display.run?.snapshot() ?? noRun) : null;
    } finally {
      display.run?.free();
      display.stop?.();
    }
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * @param {Boards} boards
 * @param {QueensRoute | KnightRoute} route
 */
async function openedDisplay({ core, tours }, route) {
  if (route.view === 'queens') return hasSolver(route) ? openQueens(core, route) : openPlacement(core, route);
  let display = (await tours()).open(route);
  while (display.make) display = await display.make().answer;
  return display;
}

/**
 * Goes to a step, or where a link without one opens.
 * @param {Display} display
 * @param {number | null} step
 * @param {() => boolean} wanted
 * @returns {Promise<boolean>} whether it is there
 */
async function reached(display, step, wanted) {
  const { run } = display;
  if (!run) return true;
  const target = step ?? (opensAtEnd(display) ? undefined : 0);
  while (run.explore(performance.now() + SLICE, target)) {
    await yieldToMain();
    if (!wanted()) return false;
  }
  run.goTo(Math.min(target ?? Infinity, run.furthest));
  return true;
}
