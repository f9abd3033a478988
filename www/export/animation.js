/**
 * The scenes of a run or a tour, step by step, without the page: for a worker.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 * @import { Player, Snapshot } from '../core/run.js'
 * @import { KnownTour } from '../knight/scene.js'
 *
 * @typedef {object} Recording the run or tour that is animated
 * @property {QueensRoute | KnightRoute} route
 * @property {KnownTour | undefined} tour the tour, where the run goes along one
 * @property {boolean} heated whether free squares are tinted by their degree
 *
 * @typedef {object} Players
 * @property {Pick<typeof import('../../pkg/page.js').Player, 'queens'>} queens
 * @property {Pick<typeof import('../../pkg/lazy.js').Player, 'search' | 'degrees'>} knight
 */

import { momentOf, tourScene, searchScene, tinted } from '../knight/index.js';
import { runScene } from '../queens/index.js';
import { Run } from '../core/index.js';

/**
 * @param {Players} players
 * @param {Recording} recording
 * @returns {(step: number) => Scene} the board at a step that there is
 */
export function scenesOf({ queens, knight }, { route, tour, heated }) {
  if (route.view === 'queens') {
    const player = queens.queens(route.size, route.solver ?? 'marks', route.queens);
    // A film with another zone in front in each frame is four times as large.
    return scenesAlong(player, (snapshot) => ({ ...runScene(route, snapshot), change: null, zone: 0 }));
  }
  const scenes = tour
    ? (/** @type {number} */ step) => tourScene(route, tour, step, step)
    : scenesAlong(searchOf(knight, route), (snapshot) => searchScene(route, momentOf(snapshot), null));
  return heated ? (step) => tinted(knight, scenes(step)) : scenes;
}

/**
 * @param {Players['knight']} knight
 * @param {KnightRoute} route
 */
const searchOf = (knight, { files, ranks, start, closed, holes, solver, prune }) =>
  knight.search(files, ranks, start ?? 0, closed, holes, solver ?? 'warnsdorff', prune);

/**
 * @param {Player} player
 * @param {(snapshot: Snapshot) => Scene} draw
 * @returns {(step: number) => Scene}
 */
function scenesAlong(player, draw) {
  const run = new Run(player);
  return (step) => {
    run.explore(Infinity, step);
    run.goTo(step);
    return draw(run.snapshot());
  };
}
