/**
 * What a knight's exhibit is about, in a sentence or two beside the board.
 */

import { say } from '../i18n/index.js';

/** @param {import('../player/display.js').Exhibit} exhibit */
export function idea({ asked, run, later }) {
  if (asked.view !== 'knight') return '';
  if (asked.solver !== null) return say(`ride.idea.${asked.solver}`);
  if (asked.riding) return say('ride.idea.riding');
  return say(run === null && later === undefined && asked.start !== null ? 'ride.idea.none' : 'ride.idea.tour');
}
