/** The exports of `www/player/` for other parts of the page. */
export { caption } from './caption.js';
export { opensAtEnd, still } from './display.js';
export { lazyDisplays } from './lazy-displays.js';
export { Playback } from './playback.js';
export * from './state.js';
export { playerView } from './view.js';
