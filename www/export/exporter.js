/**
 * Has a worker make pictures and animations.
 *
 * @import { Geometry } from '../board/geometry.js'
 * @import { Scene } from '../board/scene.js'
 * @import { Tokens } from '../board/tokens.js'
 * @import { Recording } from './animation.js'
 * @import { handlers } from './export.worker.js'
 *
 * @typedef {{ geometry: Geometry, tokens: Tokens }} Format
 * @typedef {object} GifOptions
 * @property {WebAssembly.Module} module the part of the core that has the player of the film
 * @property {WebAssembly.Module} lazy the part of the core that writes GIFs
 * @property {Recording} recording
 * @property {number[]} steps
 * @property {number} delay of a frame, in hundredths of a second
 * @property {number} loops 0 for an endless animation
 *
 * @typedef {typeof handlers} Exports
 */
import { requestOnce, WorkerClient } from '../platform/index.js';
import { pictureGeometry } from './layout.js';

const spawn = () => new Worker(new URL('./export.worker.js', import.meta.url), { type: 'module', name: 'export' });

const client = () => /** @type {WorkerClient<Exports>} */ (new WorkerClient(spawn));

/**
 * @template {keyof Exports} Kind
 * @param {Kind} kind
 * @param {Parameters<Exports[Kind]>[0]} data
 * @param {(frames: number) => void} [onFrames] called with the number of frames done
 */
export const requestExport = (kind, data, onFrames) => requestOnce(client(), kind, data, /** @type {any} */ (onFrames));

/**
 * A board as PNG.
 * @param {Scene} scene
 * @param {number} scale how many times larger than 1×
 * @param {Tokens} tokens
 */
export const paintPicture = (scene, scale, tokens) =>
  requestExport('png', { scene, geometry: pictureGeometry(scene, scale), tokens });
