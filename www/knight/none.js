/**
 * A knight's board without a run: it waits for something, or says why there is no tour.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { Display } from '../player/display.js'
 * @import { Square } from '../core/squares.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { WhyNot } from '../../pkg/lazy.js'
 */

import { emptyScene } from '../board/index.js';
import { isRefusal } from '../core/index.js';
import { still } from '../player/index.js';
import { explain, t } from '../i18n/index.js';
import { conflicts, viewOf } from './scene.js';

/**
 * @param {KnightRoute} route
 * @param {Message} caption
 * @param {ArrayLike<Square>} [reason] the squares that show why there is no tour
 * @returns {Display}
 */
export function waiting(route, caption, reason = []) {
  const { files, ranks, holes, start } = route;
  /** @type {import('../board/scene.js').Scene} */
  const scene = {
    ...emptyScene(files, ranks, false),
    holes,
    pieces: start === null ? [] : [{ piece: 'knight', square: start }],
    markers: conflicts(reason),
  };
  return still(route, ({ overlays } = {}) => viewOf(scene, caption(), overlays));
}

/**
 * The board that says why there is no tour.
 * @param {KnightRoute} route
 * @param {unknown} error
 * @throws the error, if it says something else
 */
export function refused(route, error) {
  const why = refusal(error, route.closed);
  if (why === null) throw error;
  return waiting(route, ...why);
}

/**
 * The sentence about a tour that does not exist or was not found, and the squares that show why; `null` for other errors.
 * @param {unknown} error
 * @param {boolean} closed
 * @returns {[sentence: Message, squares?: ArrayLike<Square>] | null}
 */
export function refusal(error, closed) {
  if (!isRefusal(error)) return null;
  if (error.code === 'not-decided') return [() => t('knight.undecided', { reason: explain(error) })];
  if (error.code !== 'no-tour' || !('why' in error)) return null;
  const why = /** @type {WhyNot} */ (error.why);
  return [() => t('knight.none', { closed, reason: explain(why) }), why.squares];
}
