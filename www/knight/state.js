/**
 * What the Knight tab holds besides its route, as plain data, and the actions on it.
 *
 * @import { KnightRoute } from '../core/routes.js'
 *
 * @typedef {'start' | 'end' | 'holes' | 'ride'} Mode what a click on the board does
 *
 * @typedef {object} KnightState
 * @property {Mode} mode
 * @property {readonly KnightRoute[]} past the rides before the one shown, the nearest last
 * @property {readonly KnightRoute[]} future those taken back, the nearest last
 * @property {boolean} finishing whether a worker looks for a tour that begins as the ride does
 */

import { isLarge } from '../core/index.js';

/** @type {KnightState} */
export const initialKnight = { mode: 'start', past: [], future: [], finishing: false };

/**
 * @param {KnightState} knight
 * @param {Mode} mode
 * @returns {KnightState}
 */
export const withMode = (knight, mode) => ({ ...knight, mode, past: [], future: [] });

/**
 * @param {KnightState} knight
 * @param {boolean} finishing
 * @returns {KnightState}
 */
export const withFinishing = (knight, finishing) => ({ ...knight, finishing });

/**
 * Another route is shown: the mode ends where it does not apply.
 * @param {KnightState} knight
 * @param {KnightRoute} route
 * @returns {KnightState}
 */
export const followed = (knight, route) =>
  (route.riding === undefined && knight.mode === 'ride') || isLarge(route) ? withMode(knight, 'start') : knight;

/**
 * The ride shown gives way to another one, and can be undone to.
 * @param {KnightState} knight
 * @param {KnightRoute} route
 * @returns {KnightState}
 */
export const recorded = (knight, route) => ({ ...knight, past: [...knight.past, route], future: [] });

/**
 * @param {KnightState} knight
 * @param {KnightRoute} route shown
 * @returns {KnightState}
 */
export const undone = (knight, route) => ({
  ...knight,
  past: knight.past.slice(0, -1),
  future: [...knight.future, route],
});

/**
 * @param {KnightState} knight
 * @param {KnightRoute} route shown
 * @returns {KnightState}
 */
export const redone = (knight, route) => ({
  ...knight,
  past: [...knight.past, route],
  future: knight.future.slice(0, -1),
});
