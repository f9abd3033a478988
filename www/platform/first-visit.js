/**
 * The first visit: until one of the doors of the introduction was taken on this device.
 *
 * @typedef {'place' | 'search' | 'program' | 'knight'} Door
 */

import { getItem, setItem } from './storage.js';

/** Which door was taken. */
const KEPT = 'door';

/** Whether the introduction is still to come. */
export const isFirstVisit = () => getItem(KEPT) === null;

/** @param {Door} door */
export const keepDoor = (door) => setItem(KEPT, door);
