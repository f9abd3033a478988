/**
 * A QR code, made on the page.
 */

import { encode } from 'uqr';
import { element, localizeAttribute, setText } from '../ui/index.js';
import { t } from '../i18n/index.js';

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

/** The code as part of the page: dark on light in either theme, since that is what readers look for. */
export function qrCode() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const modules = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.append(modules);
  svg.setAttribute('role', 'img');
  svg.setAttribute('shape-rendering', 'crispEdges');
  localizeAttribute(svg, 'aria-label', () => t('share.qr'));
  const full = element('p', { class: 'soft' });
  const figure = element('figure', { class: 'qr' }, full);
  figure.prepend(svg);
  return {
    element: figure,
    /** @param {string} text */
    show(text) {
      const code = qrPath(text);
      svg.toggleAttribute('hidden', code === null);
      full.hidden = code !== null;
      setText(full, code ? '' : t('share.qr.full', { length: text.length, max: CAPACITY }));
      if (!code) return;
      svg.setAttribute('viewBox', `0 0 ${code.size} ${code.size}`);
      modules.setAttribute('d', code.path);
    },
  };
}
