/**
 * The transport: buttons that stay enabled at an end and then do nothing.
 */

import { element, icon, iconButton, icons } from '../ui/index.js';
import { marks } from '../core/index.js';
import { t } from '../i18n/index.js';

/** @import { Key } from '../i18n/index.js' */

/** @param {import('./playback.js').Playback} playback */
export function transport(playback) {
  let playing = false;
  const play = button(
    () => t(playing ? 'pause' : 'play'),
    icons.play,
    () => playback.toggle(),
    'play',
  );
  const search = [
    button('previous.solution', icons.previousSolution, () => playback.toPrevious(marks.solution), 'leap'),
    button('previous.backtrack', icons.previousBacktrack, () => playback.toPrevious(marks.backtrack), 'leap'),
    button('next.backtrack', icons.nextBacktrack, () => playback.toNext(marks.backtrack), 'leap'),
    button('next.solution', icons.nextSolution, () => playback.toNext(marks.solution), 'leap'),
  ];
  const root = element(
    'div',
    { class: 'transports' },
    button('step.first', icons.first, () => playback.goTo(0)),
    button('step.back', icons.back, () => playback.stepBy(-1)),
    play,
    button('step.forward', icons.forward, () => playback.stepBy(1)),
    button('step.last', icons.last, () => playback.toEnd()),
    ...search,
    button('reset', icons.reset, () => playback.goTo(0), 'reset'),
  );

  return {
    element: root,
    play,
    /** @param {import('./state.js').PlayerState} player */
    show({ display, playing: now }) {
      // Only a search has solutions and backtracks to go to.
      for (const jump of search) jump.hidden = !display?.searching;
      root.classList.toggle('searching', display?.searching);
      root.classList.toggle('waiting', display?.run === null);
      if (now === playing) return;
      playing = now;
      play.title = t(playing ? 'pause' : 'play');
      play.replaceChildren(icon(playing ? icons.pause : icons.play));
    },
  };
}

/**
 * @param {Key | (() => string)} label may change with the action
 * @param {string} shape
 * @param {() => void} press
 * @param {string} [className]
 */
const button = (label, shape, press, className = '') => iconButton(shape, label, press, `transport ${className}`);
