/**
 * The scenes of a run or a tour, step by step, without the page: for a worker.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { KnightRoute, QueensRoute } from '../core/routes.js'
 *
 * @typedef {object} Recording the run or tour that is animated
 * @property {QueensRoute | KnightRoute} route
 * @property {Uint32Array | null} way the squares of the whole tour, where the page has it
 * @property {boolean} closed whether that tour has a last step that leads home
 * @property {boolean} heated whether free squares are tinted by their degree
 *
 * @typedef {object} Players
 * @property {Pick<typeof import('../../pkg/page.js').Player, 'queens'>} queens
 * @property {Pick<typeof import('../../pkg/lazy.js').Player, 'search' | 'givenTour' | 'degrees'>} knight
 */

import { momentOf, tourScene, searchScene, squaresOf, tinted } from '../knight/index.js';
import { runScene } from '../queens/index.js';
import { Run } from '../core/index.js';

/**
 * @param {Players} players
 * @param {Recording} recording
 * @returns {(step: number) => Scene} the board at a step that there is
 */
export function scenesOf(players, { route, way, closed, heated }) {
  if (route.view === 'queens') return queensScenes(players, route);
  const scenes = route.solver === null ? tourScenes(players, route, way, closed) : searchScenes(players, route);
  return heated ? (step) => tinted(players.knight, scenes(step)) : scenes;
}

/**
 * @param {Players} players
 * @param {QueensRoute} route
 * @returns {(step: number) => Scene}
 */
function queensScenes(players, route) {
  const run = new Run(players.queens.queens(route.size, route.solver ?? 'marks', Uint32Array.from(route.queens)));
  return (step) => {
    reach(run, step);
    const scene = runScene(route, run.snapshot());
    // A film with another zone in front in each frame is four times as large.
    return { ...scene, change: null, zone: 0 };
  };
}

/**
 * @param {Players} players
 * @param {KnightRoute} route
 * @returns {(step: number) => Scene}
 */
function searchScenes(players, route) {
  const { files, ranks, closed, holes, solver, prune } = route;
  const start = route.start ?? 0;
  const out = Uint32Array.from(holes);
  const run = new Run(players.knight.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune));
  return (step) => {
    reach(run, step);
    return searchScene(route, momentOf(run.snapshot()), null);
  };
}

/**
 * @param {Players} players
 * @param {KnightRoute} route
 * @param {Uint32Array | null} way
 * @param {boolean} closed
 * @returns {(step: number) => Scene}
 */
function tourScenes(players, route, way, closed) {
  const tour = tourOf(players, route, way, closed);
  return (step) => tourScene(route, tour, step, step);
}

/**
 * A tour that is there: the page's, one's own as far as it has come, or one given by its moves.
 * @param {Players} players
 * @param {KnightRoute} route
 * @param {Uint32Array | null} way
 * @param {boolean} closed
 */
function tourOf(players, { files, ranks, holes, start, digits, ownTour }, way, closed) {
  if (way !== null) return { squares: way, closed, broken: null };
  if (ownTour) return { squares: Uint32Array.from(squaresOf(start ?? 0, digits)), closed: false, broken: null };
  const player = players.knight.givenTour(files, ranks, start ?? 0, Uint32Array.from(holes), digits ?? '');
  const tour = { squares: player.way(), closed: false, broken: player.broken ?? null };
  player.free();
  return tour;
}

/**
 * @param {Run} run
 * @param {number} step
 */
function reach(run, step) {
  run.explore(Infinity, step);
  run.goTo(step);
}
