import { DOMParser } from '@xmldom/xmldom';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { paintScene } from '../../www/board/canvas.js';
import { standingCentre, standingSize } from '../../www/board/geometry.js';
import { emptyScene } from '../../www/board/scene.js';
import { pieceShapes } from '../../www/board/shapes/pieces.js';
import { zoneShapes } from '../../www/board/shapes/zones.js';
import { squareAt } from '../../www/core/squares.js';
import { pictureGeometry } from '../../www/export/layout.js';
import { svgPicture } from '../../www/export/svg.js';
import { chance } from './chance.mjs';
import { squares } from './core.mjs';
import { anyState } from './states.mjs';
import { tokens } from './tokens.mjs';

/** A context that records the drawing calls. */
class Context {
  /** @type {string[]} */
  painted = [];
  fillStyle = '';
  strokeStyle = '';
  canvas = { width: 0, height: 0 };

  /** @param {Path} path */
  fill({ d }) {
    this.painted.push(`fill ${this.fillStyle} ${d}`);
  }

  /** @param {Path} path */
  stroke({ d }) {
    this.painted.push(`stroke ${this.strokeStyle} ${d}`);
  }

  /** @param {string} text */
  fillText(text) {
    this.painted.push(`text ${this.fillStyle} ${text}`);
  }

  drawImage() {
    this.painted.push('symbol');
  }

  createPattern() {
    return { setTransform() {}, toString: () => 'pattern' };
  }

  clearRect() {}
  resetTransform() {}
  restore() {}
  save() {}
  scale() {}
  setLineDash() {}
  setTransform() {}
  translate() {}
}

class Path {
  /** @param {string} d */
  constructor(d) {
    this.d = d;
  }
}

/** How many sprites and tiles were made. */
let made = 0;

class Canvas {
  constructor() {
    made += 1;
  }

  getContext() {
    return new Context();
  }

  transferToImageBitmap() {
    return this;
  }
}

before(() => Object.assign(globalThis, { OffscreenCanvas: Canvas, Path2D: Path }));
after(() => ['OffscreenCanvas', 'Path2D'].forEach((name) => Reflect.deleteProperty(globalThis, name)));

/**
 * @param {import('../../www/board/scene.js').Scene} scene
 * @param {{ ratio?: number, cell?: number, colours?: typeof tokens }} [place]
 */
function painted(scene, { ratio = 4, cell, colours = tokens } = {}) {
  const context = new Context();
  const geometry = pictureGeometry(scene);
  const on = /** @type {import('../../www/board/tokens.js').Context} */ (/** @type {unknown} */ (context));
  paintScene(on, scene, { ...geometry, ratio, cell: cell ?? geometry.cell }, colours);
  return context.painted.filter((line) => !/^(fill|stroke) \S.* $/.test(line));
}

/** @param {string} colour */
const hex = (colour) =>
  `#${(colour.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

/**
 * The shapes of a picture, but for its paper and its definitions.
 * @param {import('../../www/board/scene.js').Scene} scene
 */
function svgOf(scene) {
  const svg = svgPicture(scene, { title: '', description: '', link: null }, tokens);
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const shapes = [...(root?.childNodes ?? [])].flatMap((node) => {
    if (node.nodeName === 'use') return ['symbol'];
    const element = /** @type {import('@xmldom/xmldom').Element} */ (node);
    if (node.nodeName === 'g') {
      return [...element.getElementsByTagName('text')].map(
        ({ textContent }) => `text ${element.getAttribute('fill')} ${textContent}`,
      );
    }
    if (node.nodeName !== 'path') return [];
    const [fill, stroke, d] = ['fill', 'stroke', 'd'].map((name) => element.getAttribute(name));
    return [
      ...(fill ? [`fill ${fill.startsWith('url') ? 'pattern' : fill} ${d}`] : []),
      ...(stroke ? [`stroke ${stroke} ${d}`] : []),
    ];
  });
  return shapes;
}

test('every shape that the canvas paints stands in the SVG, in the same order', () => {
  const dice = chance(9);
  for (let round = 0; round < 120; round += 1) {
    const { scene } = anyState(dice);
    const inHex = painted(scene).map((line) => line.replace(/rgb\([^)]*\)/, hex));
    assert.deepEqual(svgOf(scene), inHex, `round ${round}`);
  }
});

test('a picture shows the strike on a spent candidate and the outline of holes', () => {
  const label = { square: squares('c3')[0], place: 1, degree: 2, distance: 3 };
  const scene = (/** @type {boolean} */ spent) => ({ ...emptyScene(8, 8, false), candidates: [{ ...label, spent }] });
  assert.equal(svgOf(scene(true)).length, svgOf(scene(false)).length + 1);
  // Six sides: the one between the two holes is none.
  for (const [holes, sides] of /** @type {[string, string[]][]} */ ([
    ['a1 b1', ['M0 7h1', 'M0 7v1', 'M0 8h1', 'M1 7h1', 'M1 8h1', 'M2 7v1']],
    ['a1 a2', ['M0 6h1', 'M0 6v1', 'M0 7v1', 'M0 8h1', 'M1 6v1', 'M1 7v1']],
  ])) {
    const shapes = svgOf({ ...emptyScene(8, 8, false), holes: squares(holes) });
    const outline = shapes.find((line) => line.startsWith('stroke') && line.includes(sides[0]));
    assert.deepEqual(outline?.match(/M[^M]+/g)?.toSorted(), sides, holes);
  }
});

test('a piece has the strokes inside, and a thinner outline, from squares of 28 pixels on', () => {
  const piece = { piece: /** @type {const} */ ('queen'), square: squares('c3')[0] };
  const scene = { ...emptyScene(8, 8, true), pieces: [piece] };
  const strokes = [27, 28].map((cell) =>
    pieceShapes(scene, { ...pictureGeometry(scene), cell }, tokens, 1).map((shape) =>
      'symbol' in shape ? shape.shapes.flatMap(({ width }) => width ?? []) : assert.fail(),
    ),
  );
  assert.deepEqual(strokes, [[[14]], [[9, 3.2]]]);
});

test('a piece is painted once for squares of one size, one screen and one set of colours', () => {
  const scene = emptyScene(6, 6, true);
  scene.pieces = squares('a1 b3').map((square) => ({ piece: /** @type {const} */ ('queen'), square }));
  const count = (/** @type {Parameters<typeof painted>[1]} */ place) => {
    made = 0;
    painted(scene, place);
    return made;
  };
  const colours = { ...tokens, piece: 'rgb(1, 2, 3)' };
  const places = [
    { cell: 41 },
    { cell: 41 },
    { cell: 47 },
    { cell: 41, ratio: 2 },
    { cell: 41, colours },
    { cell: 41 },
  ];
  assert.deepEqual(places.map(count), [1, 0, 1, 1, 1, 0]);
});

test('at the edge of a large board, pieces and markers larger than a square stay within the board', () => {
  const geometry = pictureGeometry(emptyScene(60, 60, false));
  const { left, top, cell } = geometry;
  const half = standingSize(geometry) / 2;
  assert.ok(half > cell);
  const inside = (/** @type {number} */ place, /** @type {number} */ from) =>
    place - half >= from && place + half <= from + 60 * cell;
  for (const [file, rank] of [
    [0, 0],
    [0, 59],
    [59, 0],
    [59, 59],
    [29, 0],
  ]) {
    const [x, y] = standingCentre(geometry, squareAt(file, rank));
    assert.ok(inside(x, left) && inside(y, top), `${file} ${rank}`);
  }
  // In the middle they are where the square is.
  const [x, y] = standingCentre(geometry, squareAt(29, 29));
  assert.deepEqual([x, y], [left + 29.5 * cell, top + 30.5 * cell]);
});

/**
 * The texts of a scene in one colour.
 * @param {import('../../www/board/scene.js').Scene} scene
 * @param {string} colour
 */
const written = (scene, colour) =>
  painted(scene).flatMap((line) => (line.startsWith(`text ${colour} `) ? [line.slice(6 + colour.length)] : []));

test('one numbering stands around a board, and the square that the caption names is set off in it', () => {
  const digits = [...'12345678'];
  assert.deepEqual(written(emptyScene(8, 8, false), tokens.inkSoft), [...'abcdefgh', ...digits]);
  assert.deepEqual(written(emptyScene(8, 8, true), tokens.inkSoft), [...digits, ...digits]);
  // c5 is column 3 of row 4.
  const [c5] = squares('c5');
  assert.deepEqual(written({ ...emptyScene(8, 8, true), named: c5 }, tokens.now), ['3', '4']);
  assert.deepEqual(written({ ...emptyScene(8, 8, false), named: c5 }, tokens.now), ['c', '5']);
  const others = written({ ...emptyScene(8, 8, true), named: c5 }, tokens.inkSoft);
  assert.deepEqual(others, [...'1245678', ...'1235678']);
});

test('only the zone that a step is about is strong, and zones have digits from 48 pixels on', () => {
  const scene = emptyScene(8, 8, true);
  scene.zones = new Uint8Array(64).fill(1, 0, 8).fill(2, 8, 16);
  scene.zone = 2;
  const geometry = pictureGeometry(scene);
  const tints = (/** @type {number} */ zone) =>
    zoneShapes({ ...scene, zone }, geometry, tokens, 1).flatMap((shape) =>
      'd' in shape && typeof shape.fill === 'object' ? [shape.fill.shapes[0].opacity ?? 1] : [],
    );
  const [first, second] = tints(2);
  assert.equal(second, tokens.zoneTint);
  assert.ok(first < second / 2, `${first}`);
  assert.deepEqual(tints(0), [first, first]);
  const digits = (/** @type {number} */ cell) =>
    zoneShapes(scene, { ...geometry, cell }, tokens, 1).filter((shape) => 'labels' in shape).length;
  assert.deepEqual([digits(47), digits(48)], [0, 2]);
});
