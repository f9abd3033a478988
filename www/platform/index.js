/**
 * The exports of `www/platform/` for other parts of the page.
 *
 * @typedef {import('./first-visit.js').Door} Door
 */
export { beforePaint, pageClock } from './clock.js';
export { compactWindow } from './compact.js';
export { isFirstVisit, keepDoor } from './first-visit.js';
export { isKnightLink } from './link-hints.js';
export {
  choice,
  choose,
  initAppearance,
  isForced,
  isStill,
  offered,
  onAppearance,
  storedChoice,
} from './appearance.js';
export { once } from './once.js';
export { afterFrame, forEachChunked, yieldToMain } from './scheduler.js';
export { getItem, ownName, setItem } from './storage.js';
export { beforeRestyle, restyle } from './style-invalidation.js';
export { WorkerClient, WorkerFailure, isCancelled, requestOnce } from './worker-client.js';
export { serve } from './worker-server.js';
