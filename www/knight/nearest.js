/**
 * Links to the nearest tours, where there is none as chosen.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { NearTour } from '../../pkg/lazy.js'
 */

import { element } from '../ui/index.js';
import { squareName } from '../core/index.js';
import { t } from '../i18n/index.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 */
export function nearestTours(core, route) {
  const { files, ranks, start, closed, end, holes } = route;
  const out = Uint32Array.from(holes);
  const tours = core.nearestTours(files, ranks, start ?? undefined, closed, end ?? undefined, out);
  const links = tours.map((tour) => element('a', { class: 'word', href: linkTo(tour) }, () => changeOf(route, tour)));
  return element(
    'div',
    { class: 'nearest', role: 'group', 'aria-label': () => t('nearest.tours') },
    element('span', {}, () => t('nearest.tours')),
    ...links,
  );
}

/** @param {NearTour} tour */
function linkTo({ files, ranks, start, closed, end }) {
  const from = start === null ? '' : `/${squareName(start)}`;
  const to = end === null ? '' : `?to=${squareName(end)}`;
  return `#1/knight/${files}x${ranks}${from}${closed ? '?tour=closed' : to}`;
}

/**
 * How a tour differs from the one chosen.
 * @param {KnightRoute} route
 * @param {NearTour} tour
 */
export function changeOf(route, tour) {
  const { files, ranks, start, closed, end } = tour;
  if (files !== route.files || ranks !== route.ranks) return t('nearest.board', { files, ranks });
  if (route.holes.length > 0) return t('holes.restore');
  const from = start === route.start || start === null ? '' : squareName(start);
  if (closed !== route.closed) return t('nearest.open', { from, same: from === '' });
  // Another start may have no tour to the end chosen.
  if (from !== '')
    return end === route.end ? t('nearest.start', { square: from }) : t('nearest.open', { from, same: false });
  return end === null ? t('nearest.open', { from, same: true }) : t('nearest.end', { square: squareName(end) });
}
