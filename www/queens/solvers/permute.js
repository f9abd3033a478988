/**
 * `permute`: the two strings, with the letter that moves and the letters that it is compared with.
 *
 * @import { Message } from '../../ui/dom.js'
 * @import { ExplanationOf, SolverPage } from './index.js'
 */

import { element } from '../../ui/index.js';
import { says, t } from '../../i18n/index.js';

/** Rows 0 to 31 as single characters, continuing after 9 with letters. */
const letter = (/** @type {number} */ row) => row.toString(32).toUpperCase();

/** The line of the pseudo-code that moves a letter back. */
const BACK = 7;

/** @type {SolverPage<'permute'>} */
export const permute = {
  level: 'column',
  examples: [{ step: 2, label: 'example.permute.2' }],
  effort: 'numbers.effort.permute',
  variables({ size }, now) {
    /** @param {number} row @param {number} place */
    const kindUsed = (row, place) => {
      const { letter: moved, compared, clash } = now();
      if (place === clash) return 'conflict';
      if (moved && place === moved[1] && row === moved[0]) return 'now';
      return place < compared ? 'compared' : '';
    };
    /** @param {number} row */
    const kindLeft = (row) => {
      const { line, letter: moved } = now();
      if (row !== moved?.[0]) return '';
      return line === BACK ? 'now' : 'tried';
    };
    const used = stringView(says('permute.t'), size, () => now().used, kindUsed);
    const left = stringView(says('permute.s'), size, () => now().left, kindLeft);
    const compared = element('p', { class: 'comparison' }, () => comparison(now()));
    const legend = element('p', { class: 'soft' }, () => t('permute.legend', { zero: '0' }));
    return element('div', {}, used, left, compared, legend);
  },
};

/**
 * How many letters a moved one has been compared with, or the one that it attacks.
 * @param {ExplanationOf<'permute'>} now
 */
function comparison({ used, letter: moved, compared: count, clash }) {
  if (!moved || count === 0) return '';
  if (clash === undefined) return t('permute.safe', { count });
  const [row, column] = moved;
  return t('permute.clash', { letter: letter(row), other: letter(used[clash]), distance: column - clash });
}

/**
 * @param {Message} label
 * @param {number} longest
 * @param {() => Uint8Array} rows
 * @param {(row: number, place: number) => string} kindOf
 */
function stringView(label, longest, rows, kindOf) {
  const tiles = Array.from({ length: longest }, (_, place) => {
    const isThere = () => place < rows().length;
    const kind = () => (isThere() ? kindOf(rows()[place], place) : '');
    return element('li', { class: kind, hidden: () => !isThere() }, () => (isThere() ? letter(rows()[place]) : ''));
  });
  return element(
    'div',
    { class: 'array' },
    element('p', { class: 'array-name soft' }, label),
    element('ol', { class: 'tiles wrap', 'aria-label': label, hidden: () => rows().length === 0 }, ...tiles),
    element('span', { class: 'soft', hidden: () => rows().length > 0 }, says('permute.empty')),
  );
}
