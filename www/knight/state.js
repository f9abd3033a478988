/**
 * The state of the Knight tab besides its route, as plain data, and the actions on it.
 *
 * @import { KnightRoute } from '../core/routes.js'
 *
 * @typedef {'start' | 'end' | 'holes' | 'own'} Mode the meaning of a click on the board
 *
 * @typedef {object} KnightState
 * @property {Mode} mode
 * @property {readonly KnightRoute[]} past one's own tours before the one shown, the nearest last
 * @property {readonly KnightRoute[]} future those taken back, the nearest last
 * @property {boolean} finishing whether a worker is completing one's own tour
 */

import { isLarge } from '../core/index.js';

/** @type {KnightState} */
export const initialKnight = { mode: 'start', past: [], future: [], finishing: false };

/**
 * @param {KnightState} knight
 * @param {Mode} mode
 * @returns {KnightState}
 */
export const setMode = (knight, mode) => ({ ...knight, mode, past: [], future: [] });

/**
 * @param {KnightState} knight
 * @param {boolean} finishing
 * @returns {KnightState}
 */
export const setFinishing = (knight, finishing) => ({ ...knight, finishing });

/**
 * Another route is shown: the mode ends where it does not apply.
 * @param {KnightState} knight
 * @param {KnightRoute} route
 * @returns {KnightState}
 */
export const followRoute = (knight, route) =>
  (route.ownTour === undefined && knight.mode === 'own') || isLarge(route) ? setMode(knight, 'start') : knight;

/**
 * Another tour of one's own is shown; undo leads back to this one.
 * @param {KnightState} knight
 * @param {KnightRoute} route
 * @returns {KnightState}
 */
export const recordRoute = (knight, route) => ({ ...knight, past: [...knight.past, route], future: [] });

/**
 * An undo, or a redo.
 * @param {KnightState} knight
 * @param {KnightRoute} route shown
 * @param {'past' | 'future'} from where the next one to show is taken
 * @param {'past' | 'future'} to where the one shown goes
 * @returns {KnightState}
 */
export const travelRoutes = (knight, route, from, to) => ({
  ...knight,
  [from]: knight[from].slice(0, -1),
  [to]: [...knight[to], route],
});
