/**
 * Which steps of a run become the frames of an animation, and how long each is shown.
 *
 * @typedef {object} Plan
 * @property {number[]} steps
 * @property {number} every how many steps lie between two frames; fewer before the last
 */

/** An animation has no more frames than this: more are a matter of minutes to watch, and of megabytes. */
export const MOST_FRAMES = 500;

/** No animation becomes larger than this, in bytes. */
export const MOST_BYTES = 8_000_000;

/** The frames a second that can be chosen: each divides a second into whole hundredths, as GIF counts. */
export const RATES = Object.freeze([1, 2, 4, 10, 20, 50]);

/** How long the last frame stays, in hundredths of a second. */
export const LAST_DELAY = 200;

/**
 * Every step from one to another, both included; where that would be too many, every second one, every third, and so
 * on, and always the last.
 * @param {number} from
 * @param {number} to not before `from`
 * @returns {Plan}
 */
export function planFrames(from, to) {
  const every = Math.max(1, Math.ceil((to - from) / (MOST_FRAMES - 1)));
  const steps = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);
  return { steps: steps.at(-1) === to ? steps : [...steps, to], every };
}

/**
 * How long an animation runs, in hundredths of a second.
 * @param {Plan} plan
 * @param {number} rate frames a second
 */
export const duration = ({ steps }, rate) => (steps.length - 1) * (100 / rate) + LAST_DELAY;
