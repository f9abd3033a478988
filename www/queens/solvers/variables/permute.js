/**
 * `permute`: the two strings, with the letter that moves and the letters that it is compared with.
 *
 * @typedef {Extract<import('../../../../pkg/page.js').Explanation, { solver: 'permute' }>} Permute
 */

import { element, setText } from '../../../ui/dom.js';
import { t } from '../../../i18n/index.js';

/** The digits of rows 0 to 31, as the article would go on after 9. */
export const letter = (/** @type {number} */ row) => row.toString(32).toUpperCase();

/** The line of the pseudo-code that moves a letter back. */
const BACK = 7;

export function permuteVariables() {
  const [used, left] = [string(() => t('permute.t')), string(() => t('permute.s'))];
  const compared = element('p', { class: 'told' });
  const legend = element('p', { class: 'soft' }, () => t('permute.legend', { zero: '0' }));
  return {
    element: element('div', {}, used.element, left.element, compared, legend),
    /** @param {Permute} explanation */
    show({ line, used: taken, left: free, letter: moved, compared: count, clash }) {
      used.show(
        Array.from(taken, (row, place) => {
          if (place === clash) return [row, 'conflict'];
          if (moved && place === moved[1] && row === moved[0]) return [row, 'now'];
          return [row, place < count ? 'compared' : ''];
        }),
      );
      left.show(Array.from(free, (row) => [row, moved && row === moved[0] ? (line === BACK ? 'now' : 'tried') : '']));
      setText(compared, sentence(taken, moved, count, clash));
    },
  };
}

/**
 * What the pairs compared have shown.
 * @param {Uint8Array} used
 * @param {[number, number] | undefined} moved
 * @param {number} count
 * @param {number | undefined} clash
 */
function sentence(used, moved, count, clash) {
  if (!moved || count === 0) return '';
  if (clash === undefined) return t('permute.safe', { count });
  const [row, column] = moved;
  return t('permute.clash', { letter: letter(row), other: letter(used[clash]), distance: column - clash });
}

/**
 * A string as a row of tiles.
 * @param {import('../../../ui/dom.js').Message} label
 */
function string(label) {
  const tiles = element('ol', { class: 'tiles', 'aria-label': label });
  const empty = element('span', { class: 'soft' }, () => t('permute.empty'));
  return {
    element: element('div', { class: 'array' }, element('p', { class: 'array-name' }, label), tiles, empty),
    /** @param {[row: number, kind: string][]} shown */
    show(shown) {
      while (tiles.childElementCount > shown.length) tiles.lastElementChild?.remove();
      while (tiles.childElementCount < shown.length) tiles.append(element('li'));
      shown.forEach(([row, kind], place) => {
        const tile = tiles.children[place];
        setText(tile, letter(row));
        if (tile.className !== kind) tile.className = kind;
      });
      empty.hidden = shown.length > 0;
      tiles.hidden = shown.length === 0;
    },
  };
}
