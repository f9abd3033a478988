/**
 * A knight's board without a run: it waits for something, or says why there is no tour and where the nearest are.
 *
 * @import { Message } from '../ui/dom.js'
 * @import { Marker } from '../board/scene.js'
 * @import { Display } from '../player/display.js'
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { WhyNot } from '../../pkg/lazy.js'
 *
 * @typedef {object} Refusal a tour that does not exist or was not found
 * @property {Message} sentence
 * @property {WhyNot} [why] the reason, if there is none
 */

import { emptyScene } from '../board/index.js';
import { isRefusal } from '../core/index.js';
import { element } from '../ui/index.js';
import { still } from '../player/index.js';
import { explain, says, sentenceOf, t } from '../i18n/index.js';
import { argued } from './argument.js';
import { note } from './examples.js';
import { markersOf, viewOf } from './scene.js';

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {Message} caption
 * @param {Marker[]} [markers]
 * @returns {Display}
 */
export function waiting(core, route, caption, markers = []) {
  const { files, ranks, holes, start } = route;
  /** @type {import('../board/scene.js').Scene} */
  const scene = {
    ...emptyScene(files, ranks, false),
    holes,
    pieces: start === null ? [] : [{ piece: 'knight', square: start }],
    markers,
  };
  return still(route, ({ overlays }) => viewOf(core, scene, caption(), overlays));
}

/**
 * The board that says why there is no tour.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {unknown} error
 * @throws the error, if it says something else
 */
export function refused(core, route, error) {
  const refusal = refusalOf(error, route.closed);
  if (refusal === null) throw error;
  const { sentence, why } = refusal;
  return why ? withoutTour(core, route, why) : waiting(core, route, sentence);
}

/**
 * The board on which there is no tour: the reason with its argument, its source, and links to the nearest tours.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {WhyNot} why
 * @returns {Display}
 */
export function withoutTour(core, route, why) {
  const { source } = why;
  return {
    ...argued(core, waiting(core, route, noTourWords(why, route.closed), markersOf(why)), route, why),
    aside:
      source === null
        ? undefined
        : note(() => element('p', { class: 'article soft' }, () => t('why.source', { source }))),
    get instead() {
      return nearestTours(core, route);
    },
  };
}

/**
 * @param {WhyNot} why
 * @param {boolean} closed
 * @returns {Message}
 */
const noTourWords = (why, closed) => () => t('knight.none', { closed, reason: explain(why) });

/**
 * The refusal of a tour in an error; `null` for any other error.
 * @param {unknown} error
 * @param {boolean} closed
 * @returns {Refusal | null}
 */
export function refusalOf(error, closed) {
  if (!isRefusal(error)) return null;
  if (error.code === 'not-decided') return { sentence: says('knight.undecided') };
  if (error.code !== 'no-tour' || !('why' in error)) return null;
  const why = /** @type {WhyNot} */ (error.why);
  return { sentence: noTourWords(why, closed), why };
}

/**
 * @param {LazyCore} core
 * @param {KnightRoute} route
 */
export function nearestTours(core, route) {
  const { files, ranks, start, closed, end, holes } = route;
  const tours = core.nearestTours(files, ranks, start ?? undefined, closed, end ?? undefined, holes);
  const links = tours.map(({ link, change }) => element('a', { class: 'word', href: link }, () => sentenceOf(change)));
  return element(
    'div',
    { class: 'nearest row', role: 'group', 'aria-label': says('nearest.tours') },
    element('span', {}, says('nearest.tours')),
    ...links,
  );
}
