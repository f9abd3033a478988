/**
 * The clock of the page: the time, the frames, and the tasks of the event loop.
 */

/** Whether the callbacks of a frame are running, before it is painted. */
let isInFrame = false;

/** @param {() => void} callback */
function nextFrame(callback) {
  requestAnimationFrame(() => {
    isInFrame = true;
    try {
      callback();
    } finally {
      isInFrame = false;
    }
  });
}

/**
 * Calls back before the next paint: after the callback of the clock that is running, or else in the next frame.
 * @param {() => void} callback
 */
export const beforePaint = (callback) => {
  if (isInFrame) queueMicrotask(callback);
  else requestAnimationFrame(callback);
};

/** @returns {import('../player/playback.js').Clock} */
export function pageClock() {
  // Messages arrive in the next task; timers are delayed by some milliseconds, in hidden tabs by a second.
  const { port1, port2 } = new MessageChannel();
  return {
    now: () => performance.now(),
    nextFrame,
    yieldToMain(callback) {
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the callback of the latest call alone
      port1.onmessage = callback;
      port2.postMessage(null);
    },
  };
}
