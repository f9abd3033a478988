/**
 * The colours and the font of the style sheet, for the canvas.
 *
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context of a canvas of the page, or of a picture
 */

/**
 * @typedef {object} Tokens
 * @property {string} paper
 * @property {string} ink
 * @property {string} inkSoft
 * @property {string} hairline
 * @property {string} control
 * @property {string} squareLight
 * @property {string} squareDark
 * @property {string} frame
 * @property {string} piece
 * @property {string} pieceLine
 * @property {string} now
 * @property {string} solved
 * @property {string} conflict
 * @property {string[]} zones
 * @property {number} zoneTint how much of a zone's colour lies on its squares, 0..1
 * @property {number} zonePattern how much of it is in the pattern, 0..1
 * @property {string[]} ramp
 * @property {string} font
 */

import { onLanguageChange } from '../i18n/index.js';
import { onAppearance } from '../platform/index.js';

export const ZONES = 8;
const RAMP = 5;

/** How finely the colours along a tour are graded. */
const SHADES = 48;

/**
 * @param {string} name
 * @param {number} count
 */
const numbered = (name, count) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** The colours that have one token each, by their names in the style sheet. */
const SINGLE = [
  ...'paper ink ink-soft hairline control square-light square-dark frame piece piece-line'.split(' '),
  ...'now solved conflict'.split(' '),
];

/** @param {string} name in the style sheet */
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Those of the page, until they change. @type {Tokens | null} */
let ofPage = null;
const forget = () => (ofPage = null);
onAppearance(forget);
onLanguageChange(forget);

/** The values of the tokens on the page. */
export const pageTokens = () => (ofPage ??= readTokens([document.body])[0]);

/**
 * Reads the values of the tokens for each of the elements: in its theme, with every function of CSS computed. The styles are
 * computed once for all of them.
 * @param {HTMLElement[]} elements
 * @returns {Tokens[]}
 */
export function readTokens(elements) {
  const probed = elements.map(probe);
  const tokens = probed.map(({ root, probes }) => {
    const style = getComputedStyle(root);
    const colour = (/** @type {string} */ name) =>
      getComputedStyle(/** @type {HTMLElement} */ (probes.get(name))).color;
    const family = (/** @type {string} */ name, /** @type {number} */ count) => numbered(name, count).map(colour);
    return {
      ...Object.fromEntries(SINGLE.map((name) => [camelCase(name), colour(name)])),
      zones: family('zone', ZONES),
      zoneTint: Number(style.getPropertyValue('--zone-tint')),
      zonePattern: Number(style.getPropertyValue('--zone-pattern')),
      ramp: shades(family('ramp', RAMP)),
      font: style.fontFamily,
    };
  });
  for (const { root } of probed) root.remove();
  return /** @type {Tokens[]} */ (tokens);
}

/**
 * Puts a probe for each colour into an element: with one for all of them the styles would be computed anew for each.
 * @param {HTMLElement} element
 */
function probe(element) {
  const root = document.createElement('span');
  root.hidden = true;
  // Colours that the system forces are among the tokens already.
  root.style.forcedColorAdjust = 'none';
  const probes = new Map(
    [...SINGLE, ...numbered('zone', ZONES), ...numbered('ramp', RAMP)].map((name) => {
      const span = document.createElement('span');
      span.style.color = `var(--${name})`;
      return [name, span];
    }),
  );
  root.append(...probes.values());
  element.append(root);
  return { root, probes };
}

/**
 * Grades a few colours `rgb(r, g, b)` into many.
 * @param {string[]} stops
 */
function shades(stops) {
  const points = stops.map((stop) => (stop.match(/\d+/g) ?? []).map(Number));
  return Array.from({ length: SHADES }, (_, index) => {
    const place = (index / (SHADES - 1)) * (points.length - 1);
    const low = Math.min(Math.floor(place), points.length - 2);
    const mixed = points[low].map((value, channel) =>
      Math.round(value + (points[low + 1][channel] - value) * (place - low)),
    );
    return `rgb(${mixed.join(' ')})`;
  });
}
