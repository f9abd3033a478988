/**
 * The idea of a knight's display, in a sentence or two beside the board.
 */

import { t } from '../i18n/index.js';

/** @param {import('../player/display.js').Display} display */
export function idea({ route, run, make }) {
  if (route.view !== 'knight') return '';
  if (route.solver !== null) return t(`ride.idea.${route.solver}`);
  if (route.riding) return t('ride.idea.riding');
  return t(run === null && make === undefined && route.start !== null ? 'ride.idea.none' : 'ride.idea.tour');
}
