/**
 * The speed of the player, from one step a second to as many as a frame can hold.
 */

import { element, setText } from '../dom.js';
import { speeds } from '../speeds.js';
import { say } from '../strings/index.js';

/**
 * @param {import('../playback.js').Playback} playback
 */
export function speedControl(playback) {
  const slider = element('input', { type: 'range', min: 0, max: speeds.length - 1, step: 1 });
  const value = element('output', { class: 'speed-value', 'aria-hidden': 'true' });
  const name = element('span', {}, say('speed'));
  const root = element('label', { class: 'field speed' }, name, slider, value);
  slider.ariaLabel = say('speed');
  slider.addEventListener('input', () => playback.setSpeed(speeds[Number(slider.value)]));
  return {
    element: root,
    show() {
      const { speed: count } = playback;
      slider.value = String(speeds.indexOf(count));
      slider.ariaValueText = say('speed.value', { count });
      setText(value, say('speed.short', { count }));
    },
  };
}
