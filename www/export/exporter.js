/**
 * Has a worker make what takes long, mostly pictures, and can be told to stop.
 *
 * @typedef {import('../board/scene.js').Scene} Scene
 * @typedef {import('../board/geometry.js').Geometry} Geometry
 * @typedef {import('../board/tokens.js').Tokens} Tokens
 *
 * @typedef {{ geometry: Geometry, tokens: Tokens }} Format
 * @typedef {object} Take
 * @property {WebAssembly.Module} module the part of the core that has the player of the reel
 * @property {import('./animation.js').Reel} reel
 * @property {number[]} steps
 * @property {number} delay of a frame, in hundredths of a second
 * @property {number} loops 0 for ever
 *
 * @typedef {{ kind: 'challenge', module: WebAssembly.Module, size: number }} Challenge the answer to the Checker Challenge
 * @typedef {({ kind: 'png', scene: Scene } & Format) | ({ kind: 'gif' } & Take & Format) | Challenge} Order
 * @typedef {{ kind: 'progress', frames: number } | { kind: 'large', frames: number }
 *   | { kind: 'done', blob: Blob, frames: number }} Report
 */

/**
 * What could not be made: `large` when it became too large with so many frames, `lost` when the worker died.
 */
export class Unmade extends Error {
  /**
   * @param {'large' | 'lost' | 'stopped'} reason
   * @param {number} frames
   */
  constructor(reason, frames = 0) {
    super(`a picture was not made: ${reason}`);
    this.reason = reason;
    this.frames = frames;
  }
}

/**
 * @param {Order} what
 * @param {(frames: number) => void} [tell] how many frames are done
 * @returns {{ made: Promise<Blob>, stop: () => void }} what is made, or `Unmade`
 */
export function order(what, tell) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'pictures' });
  /** @type {(reason: Unmade) => void} */
  let giveUp;
  const made = new Promise((resolve, reject) => {
    giveUp = reject;
    worker.addEventListener('message', ({ data }) => {
      const report = /** @type {Report} */ (data);
      if (report.kind === 'progress') tell?.(report.frames);
      else if (report.kind === 'large') reject(new Unmade('large', report.frames));
      else resolve(report.blob);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Unmade('lost'));
    });
    worker.postMessage(what, { transfer: [] });
  });
  return { made: made.finally(() => worker.terminate()), stop: () => giveUp(new Unmade('stopped')) };
}
