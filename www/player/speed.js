/**
 * The speed of the player, from one step a second to as many as a frame can hold.
 */

import { element, setText } from '../ui/index.js';
import { speeds } from './state.js';
import { compact, says, t } from '../i18n/index.js';

let controls = 0;

/** @param {import('./playback.js').Playback} playback */
export function speedControl(playback) {
  controls += 1;
  const slider = element('input', { type: 'range', min: 0, max: speeds.length - 1, step: 1, id: `speed-${controls}` });
  const value = element('span', { class: 'speed-value soft', 'aria-hidden': 'true' });
  const root = element(
    'div',
    { class: 'speed row' },
    element('label', { for: slider.id }, says('speed')),
    slider,
    value,
  );
  slider.addEventListener('input', () => playback.set({ speed: speeds[Number(slider.value)] }));
  return {
    element: root,
    /** @param {number} count steps a second */
    show(count) {
      // A speed between two marks, as `playWithin` sets it, is shown at the mark below.
      const mark = speeds.findLastIndex((speed) => speed <= count);
      slider.value = String(Math.max(0, mark));
      slider.ariaValueText = t('speed.value', { count });
      setText(value, t('speed.short', { count, speed: compact(count) }));
    },
  };
}
