/**
 * The clock of the page: the time, the frames, and the tasks of the event loop.
 */

/** @returns {import('../player/playback.js').Clock} */
export function pageClock() {
  // Messages arrive in the next task; timers are delayed by some milliseconds, in hidden tabs by a second.
  const { port1, port2 } = new MessageChannel();
  return {
    now: () => performance.now(),
    nextFrame: requestAnimationFrame.bind(window),
    yieldToMain(callback) {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the callback of the latest call alone
      port1.onmessage = callback;
      port2.postMessage(null);
    },
  };
}
