/**
 * Paints scenes and shapes on a canvas.
 *
 * @import { Square } from '../core/squares.js'
 * @import { PathShape, Pattern, Shape, SymbolShape, TextShape } from './shapes.js'
 * @import { Scene } from './scene.js'
 * @import { Geometry } from './geometry.js'
 * @import { Context, Tokens } from './tokens.js'
 */

import { emptyScene } from './scene.js';
import { sceneShapes } from './shapes.js';
import { BOX, MARGIN, TILE } from './shapes/path.js';

/** Entries of each cache, and the length of the longest path that is cached. */
const [KEPT, LONGEST] = [100, 50_000];

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @type {Map<string, CanvasPattern>} */
const patterns = new Map();

/** @type {Map<string, ImageBitmap>} */
const sprites = new Map();

/**
 * @template {HTMLCanvasElement | OffscreenCanvas} Canvas
 * @param {Canvas} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('this browser gives no canvas');
  return /** @type {Canvas extends HTMLCanvasElement ? CanvasRenderingContext2D : OffscreenCanvasRenderingContext2D} */ (
    context
  );
}

/**
 * Makes a canvas as large as the geometry says, empty, and to be painted on in CSS pixels.
 * @param {Context} context
 * @param {Pick<Geometry, 'width' | 'height' | 'ratio'>} geometry
 */
export function clear(context, { width, height, ratio }) {
  const { canvas } = context;
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
  context.resetTransform();
  context.clearRect(0, 0, across, down);
  context.scale(ratio, ratio);
}

/**
 * @param {Context} context whose canvas takes the size that the geometry says
 * @param {Scene} scene
 * @param {Geometry} geometry
 * @param {Tokens} tokens
 * @param {number} [progress] of the motion that shows this step, 0..1
 */
export function paintScene(context, scene, geometry, tokens, progress = 1) {
  clear(context, geometry);
  paint(context, sceneShapes(scene, geometry, tokens, progress), geometry.ratio, tokens.font);
}

/**
 * A board with nothing around it.
 * @param {Context} context
 * @param {Scene} scene
 * @param {number} cell the side of a square, in CSS pixels
 * @param {number} ratio device pixels in a CSS pixel
 * @param {Tokens} tokens
 */
export function paintBare(context, scene, cell, ratio, tokens) {
  const { files, ranks } = scene;
  const box = { width: files * cell, height: ranks * cell, ratio, left: 0, top: 0, gutter: 0 };
  paintScene(context, scene, { ...box, files, ranks, cell }, tokens);
}

/**
 * @param {Context} context whose canvas takes the board's size
 * @param {{ size: number, queens: readonly Square[], side: number, ratio: number }} board the side of the whole in CSS
 *   pixels, where a square has whole device pixels
 * @param {Tokens} tokens
 */
export function paintMiniature(context, { size, queens, side, ratio }, tokens) {
  const scene = emptyScene(size, size, false);
  scene.pieces = queens.map((square) => ({ piece: 'queen', square }));
  paintBare(context, scene, side / size, ratio, tokens);
}

/**
 * @param {Context} context in CSS pixels
 * @param {Iterable<Shape>} shapes
 * @param {number} ratio device pixels in a CSS pixel
 * @param {string} font
 */
export function paint(context, shapes, ratio, font) {
  context.lineCap = context.lineJoin = 'round';
  for (const shape of shapes) {
    context.globalAlpha = shape.opacity ?? 1;
    if ('labels' in shape) {
      write(context, shape, font);
    } else if ('symbol' in shape && shape.opacity === undefined) {
      const { x, y, scale } = shape;
      const [left, top] = [x, y].map((length) => Math.round((length - MARGIN * scale) * ratio));
      context.save();
      context.resetTransform();
      context.drawImage(spriteOf(shape, ratio), left, top);
      context.restore();
    } else if (shape.scale === undefined) {
      draw(context, /** @type {PathShape} */ (shape), ratio);
    } else {
      const { x = 0, y = 0, scale } = shape;
      context.save();
      context.translate(x, y);
      context.scale(scale, scale);
      for (const part of 'symbol' in shape ? shape.shapes : [shape]) draw(context, part, ratio);
      context.restore();
    }
  }
  context.globalAlpha = 1;
}

/**
 * @param {Context} context
 * @param {TextShape} shape
 * @param {string} family
 */
function write(context, { labels, align, size, weight = 400, fill }, family) {
  context.font = `${weight} ${size}px ${family}`;
  context.textAlign = align ?? 'center';
  context.textBaseline = 'middle';
  context.fillStyle = fill;
  for (const label of labels) context.fillText(...label);
}

/**
 * @param {Context} context
 * @param {PathShape} shape
 * @param {number} ratio
 */
function draw(context, { d, fill, stroke, width = 1, dash = [] }, ratio) {
  const path = pathOf(d);
  if (fill) {
    context.fillStyle = typeof fill === 'string' ? fill : patternOf(context, fill, ratio);
    context.fill(path);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.setLineDash(dash);
    context.stroke(path);
  }
}

/** @param {string} d */
const pathOf = (d) => (d.length > LONGEST ? new Path2D(d) : kept(paths, d, () => new Path2D(d)));

/**
 * A pattern whose tile has whole device pixels, so that every tile is the same.
 * @param {Context} context
 * @param {Pattern} pattern
 * @param {number} ratio
 */
function patternOf(context, { shapes }, ratio) {
  return kept(patterns, `${ratio} ${JSON.stringify(shapes)}`, () => {
    const side = Math.round(TILE * ratio);
    const tile = new OffscreenCanvas(side, side);
    const pen = contextOf(tile);
    pen.scale(side / TILE, side / TILE);
    paint(pen, shapes, ratio, '');
    const pattern = context.createPattern(tile, 'repeat');
    if (!pattern) throw new Error('this browser gives no pattern');
    pattern.setTransform({ a: 1 / ratio, d: 1 / ratio });
    return pattern;
  });
}

/**
 * A symbol as an image: a frame that fills and strokes every outline again takes several times as long. Symbols with
 * the same name and number of shapes have the same outlines.
 * @param {SymbolShape} symbol
 * @param {number} ratio
 */
function spriteOf({ symbol, shapes, scale }, ratio) {
  const inks = shapes.flatMap(({ fill, stroke, width }) => [fill, stroke, width]);
  return kept(sprites, [symbol, ratio * scale, ...inks].join(' '), () => {
    const side = Math.round((BOX + 2 * MARGIN) * scale * ratio);
    const sprite = new OffscreenCanvas(side, side);
    const pen = contextOf(sprite);
    pen.scale(scale * ratio, scale * ratio);
    pen.translate(MARGIN, MARGIN);
    paint(pen, shapes, ratio, '');
    return sprite.transferToImageBitmap();
  });
}

/**
 * @template T
 * @param {Map<string, T>} cache
 * @param {string} key
 * @param {() => T} make
 * @returns {T}
 */
function kept(cache, key, make) {
  let value = cache.get(key);
  if (value === undefined) {
    if (cache.size >= KEPT) cache.clear();
    cache.set(key, (value = make()));
  }
  return value;
}
