/**
 * The clock of the page: the time, the frames, and the turns of the event loop.
 */

/** @returns {import('../player/playback.js').Clock} */
export function pageClock() {
  // A message comes in the next turn; a timer is held back by some milliseconds, and in a hidden tab by a second.
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void)[]} */
  const due = [];
  port1.addEventListener('message', () => due.shift()?.());
  port1.start();
  return {
    now: () => performance.now(),
    nextFrame: requestAnimationFrame.bind(window),
    yieldToMain(callback) {
      due.push(callback);
      port2.postMessage(null);
    },
  };
}
