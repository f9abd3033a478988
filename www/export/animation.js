/**
 * A run or a tour once more, step by step, as scenes alone: it knows no page, so a worker can have it.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 *
 * @typedef {object} Reel what is to be filmed
 * @property {QueensRoute | KnightRoute} route
 * @property {Uint32Array | null} way the squares of the whole tour, where the page has it
 * @property {boolean} closed whether that tour has a last step that leads home
 * @property {boolean} heated whether free squares are tinted by their degree
 *
 * @typedef {object} Players
 * @property {Pick<typeof import('../../pkg/page.js').Player, 'queens'>} queens
 * @property {Pick<typeof import('../../pkg/lazy.js').Player, 'search' | 'givenTour'>} knight
 */

import { momentOf, rideScene, searchScene, squaresOf, tinted } from '../knight/index.js';
import { runScene } from '../queens/index.js';
import { Run } from '../core/index.js';

/**
 * @param {Players} players
 * @param {Reel} reel
 * @returns {(step: number) => Scene} the board at a step that there is
 */
export function film(players, { route, way, closed, heated }) {
  if (route.view === 'queens') return queensFilm(players, route);
  const scenes = route.solver === null ? tourFilm(players, route, way, closed) : searchFilm(players, route);
  return heated ? (step) => tinted(scenes(step)) : scenes;
}

/**
 * @param {Players} players
 * @param {QueensRoute} route
 * @returns {(step: number) => Scene}
 */
function queensFilm(players, route) {
  const run = new Run(players.queens.queens(route.size, route.solver ?? 'marks', Uint32Array.from(route.queens)));
  return (step) => {
    reach(run, step);
    return { ...runScene(route, run, step, undefined, run.explanation), change: null };
  };
}

/**
 * @param {Players} players
 * @param {KnightRoute} route
 * @returns {(step: number) => Scene}
 */
function searchFilm(players, route) {
  const { files, ranks, closed, holes, solver, prune } = route;
  const start = route.start ?? 0;
  const out = Uint32Array.from(holes);
  const player = players.knight.search(files, ranks, start, closed, out, solver ?? 'warnsdorff', prune);
  const first = player.start() ?? start;
  const run = new Run(player);
  return (step) => {
    reach(run, step);
    return searchScene(route, momentOf(route, run, first), null);
  };
}

/**
 * A tour that is there: the page's, one given by its moves, or a ride as far as it has come.
 * @param {Players} players
 * @param {KnightRoute} route
 * @param {Uint32Array | null} way
 * @param {boolean} closed
 * @returns {(step: number) => Scene}
 */
function tourFilm(players, route, way, closed) {
  const { files, ranks, holes, start, digits, riding } = route;
  const out = Uint32Array.from(holes);
  if (way !== null) {
    const ride = { squares: way, closed, broken: null };
    return (step) => rideScene(route, ride, step, step);
  }
  if (riding) {
    const ride = { squares: Uint32Array.from(squaresOf(start ?? 0, digits)), closed: false, broken: null };
    return (step) => rideScene(route, ride, step, step);
  }
  const player = players.knight.givenTour(files, ranks, start ?? 0, out, digits ?? '');
  const ride = { squares: player.way(), closed: false, broken: player.broken ?? null };
  player.free();
  return (step) => rideScene(route, ride, step, step);
}

/**
 * @param {Run} run
 * @param {number} step
 */
function reach(run, step) {
  run.explore(Infinity, step);
  run.goTo(step);
}
