import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { zoneTile } from '../../www/board/shapes/zones.js';
import { offered } from '../../www/platform/appearance.js';
import { tokens as colours } from './tokens.mjs';

/** @typedef {Record<string, string>} Theme the tokens of one theme in one scheme */

const sheet = readFileSync(new URL('../../www/style/tokens.css', import.meta.url), 'utf8');

/**
 * The declarations of a rule of the style sheet.
 * @param {string} selector
 * @returns {[name: string, value: string][]}
 */
function declared(selector) {
  const start = sheet.indexOf(`\n${selector} {`);
  assert.notEqual(start, -1, selector);
  const body = sheet.slice(start, sheet.indexOf('\n}', start));
  return [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
}

/**
 * Every theme in every scheme, with all its tokens.
 * @returns {[name: string, theme: Theme][]}
 */
function themes() {
  const paper = declared(':root,\n[data-board]');
  return offered.board.flatMap((board) => {
    const own = board === 'paper' ? [] : declared(`[data-board='${board}']`);
    return (board === 'print' ? ['light'] : ['light', 'dark']).map((scheme) => {
      const tokens = [...paper, ...own].map(([name, value]) => {
        const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? ['', value, value];
        return [name, scheme === 'light' ? light : dark];
      });
      return /** @type {[string, Theme]} */ ([`${board}, ${scheme}`, Object.fromEntries(tokens)]);
    });
  });
}

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The relative luminance of WCAG 2.2.
 * @param {number[]} colour
 */
function luminance(colour) {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of WCAG 2.2.
 * @param {number[]} one
 * @param {number[]} other
 */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of tokens and the least contrast between them. @type {[least: number, over: string[], under: string[]][]} */
const needed = [
  [4.5, ['ink', 'ink-soft', 'now', 'conflict'], ['paper', 'paper-raised']],
  [4.5, ['paper'], ['ink', 'now']],
  [4.5, ['ink', 'ink-soft'], ['square-light', 'square-dark']],
  [3, ['control', 'solved', 'frame'], ['paper']],
  [3, ['piece', 'now', 'solved', 'conflict'], ['square-light', 'square-dark']],
  [3, ['ramp-1', 'ramp-2', 'ramp-3', 'ramp-4', 'ramp-5'], ['square-light', 'square-dark']],
  [3, ['piece'], ['piece-line']],
];

for (const [name, theme] of themes()) {
  test(`${name}: what is to be read and told apart has the contrast for it`, () => {
    for (const [least, over, under] of needed) {
      for (const one of over) {
        for (const other of under) {
          const found = contrast(channels(theme[one]), channels(theme[other]));
          // The frame of a dark board lies between two dark tones; the squares themselves show where it is.
          if (one === 'frame' && name.endsWith('dark')) continue;
          assert.ok(found >= least, `${one} on ${other}: ${found.toFixed(2)} < ${least}`);
        }
      }
    }
  });

  test(`${name}: the tint of a zone leaves pieces, signs and numbers their contrast`, () => {
    const tint = Number(theme['zone-tint']);
    for (let zone = 1; zone <= 8; zone += 1) {
      for (const square of ['square-light', 'square-dark']) {
        const over = channels(theme[`zone-${zone}`]);
        const ground = channels(theme[square]).map((channel, index) => channel * (1 - tint) + over[index] * tint);
        for (const [least, one] of /** @type {const} */ ([
          [4.5, 'ink-soft'],
          [3, 'piece'],
          [3, 'now'],
          [3, 'solved'],
          [3, 'conflict'],
        ])) {
          const found = contrast(channels(theme[one]), ground);
          assert.ok(found >= least, `${one} on zone ${zone} of ${square}: ${found.toFixed(2)} < ${least}`);
        }
      }
    }
  });

  test(`${name}: the two tones of the board can be told apart`, () => {
    const found = contrast(channels(theme['square-light']), channels(theme['square-dark']));
    assert.ok(found >= 1.15, found.toFixed(2));
  });
}

test('neighbouring queens have zones of different patterns, whatever their hues', () => {
  const patterns = Array.from({ length: 32 }, (_, index) => zoneTile(index + 1, colours)[1].d);
  for (let first = 0; first < patterns.length; first += 1) {
    const near = patterns.slice(first, first + 7);
    assert.equal(new Set(near).size, near.length, `from queen ${first + 1}`);
  }
});
