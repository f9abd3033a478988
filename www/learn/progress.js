/**
 * The progress in each lesson of the page, kept on this device.
 *
 * @import { LessonKey } from './built-in.js'
 */

import { getItem, setItem } from '../platform/index.js';
import { lessonStops } from './built-in.js';

const ITEM = 'lessons';

/**
 * The furthest stop of each lesson that was opened, from 1.
 * @returns {Partial<Record<LessonKey, number>>}
 */
export function progress() {
  try {
    const kept = Object.entries(JSON.parse(getItem(ITEM) ?? '{}'));
    return Object.fromEntries(kept.filter(([, stop]) => Number.isInteger(stop) && stop > 0 && stop <= lessonStops));
  } catch {
    return {};
  }
}

/**
 * @param {LessonKey} key
 * @param {number} stop that is shown
 */
export function keepProgress(key, stop) {
  const kept = progress();
  if (stop > (kept[key] ?? 0)) setItem(ITEM, JSON.stringify({ ...kept, [key]: stop }));
}
