import { scenesOf } from '../../www/export/animation.js';
import { conflicts } from '../../www/queens/referee.js';
import { placementScene } from '../../www/queens/scene.js';
import { home } from '../../www/core/routes.js';
import { solvers } from '../../www/queens/solvers/index.js';
import { squareAt } from '../../www/core/squares.js';
import { core, lazy, players } from './core.mjs';

/** @typedef {import('../../www/player/display.js').Shown} Shown */
/** @typedef {{ route: Shown, step: number | null, scene: import('../../www/board/scene.js').Scene, way: Uint32Array | null }} State */

/**
 * A random state of the page with its scene: a placement, a queens search, a tour, a tour with holes, a knight's search.
 *
 * @param {import('./chance.mjs').Dice} dice
 * @returns {State}
 */
export function anyState(dice) {
  const make = dice.oneOf([placement, queensSearch, tour, knightSearch]);
  return make(dice);
}

/**
 * @param {import('./chance.mjs').Dice} dice
 * @returns {State}
 */
export function placement(dice) {
  const size = dice.whole(1, 32);
  const squares = Array.from({ length: dice.whole(0, size) }, () =>
    squareAt(dice.whole(0, size - 1), dice.whole(0, size - 1)),
  );
  const route = { ...home.queens, size, solver: null, queens: [...new Set(squares)] };
  return { route, step: null, scene: placementScene(route, conflicts(core, route)), way: null };
}

/**
 * @param {import('./chance.mjs').Dice} dice
 * @returns {State}
 */
function queensSearch(dice) {
  const route = { ...home.queens, size: dice.whole(5, 12), solver: dice.oneOf(solvers) };
  const step = dice.whole(0, 400);
  return { route, step, scene: scenesOf(players, { route, tour: undefined, heated: false })(step), way: null };
}

/**
 * @param {import('./chance.mjs').Dice} dice
 * @returns {State}
 */
export function tour(dice) {
  const [files, ranks] = [dice.whole(5, 20), 2 * dice.whole(3, 10)];
  const route = { ...home.knight, files, ranks, start: squareAt(0, 0), closed: dice.oneOf([true, false]) };
  const way = lazy.Player.tour(files, ranks, route.start, route.closed, null, new Uint32Array()).way();
  const known = { squares: way, closed: route.closed, broken: null };
  const step = dice.whole(0, way.length - 1);
  return {
    route,
    step,
    scene: scenesOf(players, { route, tour: known, heated: dice.oneOf([true, false]) })(step),
    way,
  };
}

/**
 * @param {import('./chance.mjs').Dice} dice
 * @returns {State}
 */
function knightSearch(dice) {
  const solver = dice.oneOf(/** @type {const} */ (['warnsdorff', 'plain']));
  const route = { ...home.knight, files: 8, ranks: 8, start: squareAt(dice.whole(0, 7), dice.whole(0, 7)), solver };
  const step = dice.whole(0, 60);
  return { route, step, scene: scenesOf(players, { route, tour: undefined, heated: false })(step), way: null };
}
