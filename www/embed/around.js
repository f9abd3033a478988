/**
 * What a frame and the page around it say to each other; docs/EMBEDDING.md describes it. A deck loses the keyboard to a frame
 * that was clicked: the keys that turn its slides go out to it.
 *
 * @import { Playback } from '../player/playback.js'
 */

/** Keys that mean nothing in a frame, and turn or leave a slide outside. */
const OUTWARD = ['Escape', 'PageUp', 'PageDown'];

/**
 * @param {Playback} playback
 * @param {() => boolean} isPlaying
 */
export function speakWithAround(playback, isPlaying) {
  if (parent === self) return;
  document.addEventListener('keydown', ({ altKey, ctrlKey, defaultPrevented, key, metaKey }) => {
    if (defaultPrevented || altKey || ctrlKey || metaKey || !OUTWARD.includes(key)) return;
    // The key alone is said, so whoever frames the board may hear it.
    parent.postMessage({ type: 'queens-and-knights', key }, '*');
  });
  let paused = false;
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data === 'slide:stop') {
      paused = isPlaying();
      if (paused) playback.pause();
    } else if (data === 'slide:start' && paused) {
      paused = false;
      playback.play();
    }
  });
}
