import assert from 'node:assert/strict';
import { test } from 'node:test';
import omggif from 'omggif';
import { Gif } from '../../pkg/lazy.js';
import { chance } from './chance.mjs';
import './core.mjs';
import { sizesOf } from '../sizes.mjs';

/** @param {number} red @param {number} green @param {number} blue as a canvas packs them */
const rgb = (red, green, blue) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/**
 * Read by a program that shares nothing with the writer; each frame as displayed, on top of those before.
 *
 * @param {Gif} gif
 */
function read(gif) {
  const reader = new omggif.GifReader(gif.finish());
  const { width, height } = reader;
  const canvas = new Uint8Array(width * height * 4);
  const frames = Array.from({ length: reader.numFrames() }, (_, index) => {
    reader.decodeAndBlitFrameRGBA(index, canvas);
    const { delay, x, y, width: wide, height: high } = reader.frameInfo(index);
    return { pixels: new Uint32Array(canvas.slice().buffer), delay, box: [x, y, wide, high] };
  });
  return { width, height, frames, loops: reader.loopCount() };
}

/**
 * @param {{ width: number, height: number }} size
 * @param {Uint32Array[]} frames
 * @param {{ delay?: number, loops?: number }} [choice]
 */
function gifOf(size, frames, { delay = 10, loops = 0 } = {}) {
  const gif = new Gif(size.width, size.height, loops);
  for (const pixels of frames) gif.sample(pixels);
  for (const pixels of frames) gif.add(pixels, delay);
  return gif;
}

test('every frame comes out of a reader as it went in', () => {
  const dice = chance(3);
  for (let round = 0; round < 60; round += 1) {
    const [width, height] = [dice.whole(1, 90), dice.whole(1, 90)];
    const colours = Array.from({ length: dice.oneOf([1, 2, 3, 4, 5, 16, 100, 255]) }, () =>
      rgb(dice.whole(0, 255), dice.whole(0, 255), dice.whole(0, 255)),
    );
    const pixels = Uint32Array.from({ length: width * height }, () => dice.oneOf(colours));
    const frames = [pixels];
    while (frames.length < 6) {
      const next = Uint32Array.from(frames[frames.length - 1]);
      // One pixel at least becomes another, so that no frame is dropped.
      const at = dice.whole(0, next.length - 1);
      next.fill(dice.oneOf(colours), at, at + dice.whole(1, 200));
      next[at] = colours.find((colour) => colour !== frames[frames.length - 1][at]) ?? next[at];
      frames.push(next);
    }
    const different = frames.filter((frame, index) => index === 0 || !same(frame, frames[index - 1]));
    const got = read(gifOf({ width, height }, frames));
    assert.deepEqual([got.width, got.height, got.frames.length], [width, height, different.length]);
    got.frames.forEach((frame, index) => assert.ok(same(frame.pixels, different[index]), `round ${round}, ${index}`));
  }
});

/** @param {Uint32Array} one @param {Uint32Array} other */
const same = (one, other) => one.every((pixel, index) => pixel === other[index]);

test('a frame is the smallest box that holds what has changed', () => {
  const first = new Uint32Array(100).fill(rgb(1, 2, 3));
  const second = Uint32Array.from(first);
  second[34] = second[57] = rgb(9, 9, 9);
  const { frames } = read(gifOf({ width: 10, height: 10 }, [first, second]));
  assert.deepEqual(
    frames.map(({ box }) => box),
    [
      [0, 0, 10, 10],
      [4, 3, 4, 3],
    ],
  );
});

test('where nothing changes the frame before is shown longer', () => {
  const one = new Uint32Array(4).fill(rgb(0, 0, 0));
  const other = new Uint32Array(4).fill(rgb(255, 255, 255));
  const { frames } = read(gifOf({ width: 2, height: 2 }, [one, one, one, other, other], { delay: 7 }));
  assert.deepEqual(
    frames.map(({ delay }) => delay),
    [21, 14],
  );
});

test('it is shown for ever, once, or a number of times', () => {
  const frames = [new Uint32Array(1).fill(rgb(0, 0, 0))];
  for (const [loops, written] of [
    [0, 0],
    [1, null],
    [3, 2],
  ]) {
    const { loops: got } = read(gifOf({ width: 1, height: 1 }, frames, { loops: loops ?? 0 }));
    assert.equal(got, written);
  }
});

test('long and noisy frames pass the largest table of codes more than once', () => {
  const dice = chance(4);
  for (const count of [2, 4, 8, 32, 255]) {
    const colours = Array.from({ length: count }, (_, index) => rgb(index, 255 - index, (index * 7) % 256));
    for (const [width, height] of sizesOf('1x1 63x65 64x64 300x240')) {
      const noise = Uint32Array.from({ length: width * height }, () => dice.oneOf(colours));
      const { frames } = read(gifOf({ width, height }, [noise]));
      assert.ok(same(frames[0].pixels, noise), `${count} colours, ${width}×${height}`);
    }
  }
  const flat = gifOf({ width: 400, height: 250 }, [new Uint32Array(100_000).fill(rgb(1, 2, 3))]);
  assert.ok(flat.finish().length < 1200);
});

test('a picture of another size is refused, and a film without pictures', () => {
  const gif = new Gif(2, 2, 0);
  gif.sample(new Uint32Array(4));
  assert.throws(() => gif.add(new Uint32Array(3), 10), /no frame of a GIF/);
  assert.throws(() => new Gif(2, 2, 0).add(new Uint32Array(4), 10), /no frame of a GIF/);
  assert.throws(() => new Gif(2, 2, 0).finish(), /no frame of a GIF/);
  assert.throws(() => new Gif(0, 2, 0));
});
