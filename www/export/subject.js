/**
 * The subject of a picture: the board that is shown, with its title and caption.
 *
 * @import { Scene } from '../board/scene.js'
 * @import { Context, Display, Shown as Route } from '../player/display.js'
 * @import { Snapshot } from '../core/run.js'
 *
 * @typedef {object} Subject
 * @property {Route} route
 * @property {Scene} scene
 * @property {number | null} step of the run; `null` where there is none, and at the end of a tour
 * @property {string} title
 * @property {string} caption
 */

import { isClosed, squareName } from '../core/index.js';
import { t } from '../i18n/index.js';
import { opensAtEnd } from '../player/index.js';

/**
 * @param {Display} display
 * @param {Snapshot} snapshot
 * @param {Pick<Context, 'learned' | 'overlays'>} [context]
 * @returns {Subject}
 */
export function subjectOf(display, snapshot, { learned, overlays } = {}) {
  const { route, run } = display;
  const { scene, caption } = display.at(snapshot, { learned, overlays });
  const step = run === null || (snapshot.atEnd && opensAtEnd(display)) ? null : snapshot.step;
  const name = titleOf(route, display.kind === 'argument');
  const title = step === null ? name : t('picture.at', { title: name, step });
  return { route, scene: { ...scene, change: null }, step, title, caption };
}

/**
 * @param {Route} route
 * @param {boolean} none whether there is no such tour
 */
function titleOf(route, none) {
  if (route.view === 'queens') {
    const { size, solver } = route;
    return solver === null
      ? t('picture.placement', { size })
      : t('picture.queens', { size, solver: t(`solver.${solver}`) });
  }
  const { files, ranks, start, closed, solver, ownTour } = route;
  if (start === null) return t('picture.ground', { files, ranks });
  if (none) return t('picture.none', { files, ranks, closed, square: squareName(start) });
  const key = solver ? 'picture.search' : ownTour ? 'picture.ride' : closed ? 'picture.tour.closed' : 'picture.tour';
  return t(key, { files, ranks, square: squareName(start) });
}

/** @param {...(string | number | null)} words */
const written = (...words) => words.filter((word) => word !== null).join('-');

/**
 * The name of a file without its ending, such as `queens-8-marks-982`.
 * @param {Route} route
 * @param {number | null} [step]
 */
export function fileStem(route, step = null) {
  const { view, solver } = route;
  if (view === 'queens') return written(view, route.size, solver, step);
  const { files, ranks, start } = route;
  const square = start === null ? null : squareName(start);
  return written(view, `${files}x${ranks}`, square, isClosed(route) ? 'closed' : null, solver, step);
}

/**
 * The pieces, the holes and the path alone, without the marks of a search.
 * @param {Scene} scene
 * @returns {Scene}
 */
export const plain = (scene) => ({ ...scene, ...unmarked, named: null });

/** @type {Pick<Scene, 'zones' | 'counts' | 'markers' | 'lines' | 'candidates' | 'heat'>} */
const unmarked = { zones: null, counts: [], markers: [], lines: [], candidates: [], heat: null };

/**
 * Whether there is anything on the board that a plain picture leaves out.
 * @param {Scene} scene
 */
export const isMarked = ({ zones, counts, markers, lines, candidates, heat }) =>
  zones !== null || heat !== null || [counts, markers, lines, candidates].some(({ length }) => length > 0);
