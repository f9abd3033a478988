/**
 * A QR code, made on the page.
 */

import { encode } from 'uqr';
import { element, localizeAttribute, svg } from '../ui/index.js';
import { says, t } from '../i18n/index.js';

/** The light border that readers need, in modules. */
const QUIET = 4;

/** The most bytes that the largest code holds, with the least correction. */
const CAPACITY = 2953;

/**
 * The dark modules of a code as an SVG path of unit squares, its quiet zone included.
 * @param {string} text ASCII
 * @returns {{ size: number, path: string } | null} `null` when no code holds so much
 */
export function qrPath(text) {
  if (text.length > CAPACITY) return null;
  // As much correction as the size that the text needs anyway has room for.
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: QUIET });
  const runs = data.flatMap((row, y) => {
    const words = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...words.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { size, path: runs.join('') };
}

/**
 * The code as part of the page, or a sentence where the text is too long for one. It is dark on light in either theme, as
 * readers expect.
 * @param {string} text
 */
export function qrCode(text) {
  const code = qrPath(text);
  if (!code) return element('p', { class: 'soft' }, () => t('share.qr.full', { length: text.length, max: CAPACITY }));
  const viewBox = `0 0 ${code.size} ${code.size}`;
  const drawing = svg('svg', { viewBox, role: 'img', 'shape-rendering': 'crispEdges' }, svg('path', { d: code.path }));
  localizeAttribute(drawing, 'aria-label', says('share.qr'));
  return drawing;
}
