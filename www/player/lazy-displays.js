/**
 * Displays whose code is loaded when the first of them is shown. Until then the board is empty.
 *
 * @import { Display, Shown } from './display.js'
 * @import { ShowError } from '../ui/load-retry.js'
 */

import { emptyScene } from '../board/index.js';
import { LOADING_MS, lazyLoad, noMessage, untilLoaded } from '../ui/index.js';
import { yieldToMain } from '../platform/index.js';
import { sidesOf, squareName } from '../core/index.js';
import { isByRows, placeName, t } from '../i18n/index.js';
import { still } from './display.js';

const nothing = () => {};

/**
 * The display of a part that is being loaded. A large one is made and shown in two tasks.
 * @param {Promise<{ open(route: Shown, offer?: object): Display }>} loading
 * @param {Shown} route
 * @param {object} [offer]
 */
async function made(loading, route, offer) {
  const display = (await loading).open(route, offer);
  await yieldToMain();
  return display;
}

/**
 * @template Files
 * @template {{ open(route: Shown, offer?: object): Display }} Part
 * @param {() => Promise<Files>} load
 * @param {(files: Files) => Promise<Part>} make
 * @param {ShowError} [showError] reports a failed load where no placeholder does
 */
export function lazyDisplays(load, make, showError) {
  /** @type {Part | null} */
  let part = null;
  const loaded = lazyLoad(load, async (files) => (part = await make(files)));
  return {
    /** The part, if it is loaded. */
    get part() {
      return part;
    },
    load: loaded,
    /**
     * @param {Shown} route
     * @param {object} [offer] the link that is more than a board
     * @returns {Display}
     */
    open(route, offer) {
      if (part) return part.open(route, offer);
      const { files, ranks } = sidesOf(route);
      const holes = route.view === 'knight' ? route.holes : [];
      const scene = { ...emptyScene(files, ranks, route.view === 'queens' && isByRows()), holes };
      const program = offer !== undefined && 'packed' in offer;
      let fail = nothing;
      /** Lets the caption say that the display is loading, until that has failed. @type {Display['study']} */
      const study = (learn) => {
        const timer = setTimeout(learn, LOADING_MS, 'loading');
        const stop = () => clearTimeout(timer);
        fail = () => {
          stop();
          learn(null);
        };
        return stop;
      };
      const showFailure = (/** @type {Parameters<ShowError>} */ ...alert) => {
        fail();
        return showError?.(...alert);
      };
      return {
        ...still(route, ({ learned }) => ({
          scene,
          caption: learned === 'loading' ? t('loading') : noMessage(),
          nameOf: route.view === 'queens' ? (square) => placeName(square, ranks) : squareName,
        })),
        study,
        // The player of a search has room for its buttons from the beginning.
        kind: route.solver === null && !program ? 'still' : 'search',
        program,
        make: () => ({ answer: made(untilLoaded(loaded, showFailure), route, offer) }),
      };
    },
  };
}
