/**
 * `permute`: the two strings, with the letter that moves and the letters that it is compared with.
 *
 * @import { Message } from '../../ui/dom.js'
 * @import { SolverPage } from './index.js'
 */

import { element, setText } from '../../ui/index.js';
import { t } from '../../i18n/index.js';
import { resizeList } from './array-view.js';

/** Rows 0 to 31 as single characters, continuing after 9 with letters. */
const letter = (/** @type {number} */ row) => row.toString(32).toUpperCase();

/** The line of the pseudo-code that moves a letter back. */
const BACK = 7;

/** @type {SolverPage<'permute'>} */
export const permute = {
  level: 'column',
  examples: [{ step: 2, label: 'example.permute.2' }],
  effort: 'numbers.effort.permute',
  variables() {
    const [used, left] = [stringView(() => t('permute.t')), stringView(() => t('permute.s'))];
    const compared = element('p', { class: 'comparison' });
    const legend = element('p', { class: 'soft' }, () => t('permute.legend', { zero: '0' }));
    return {
      element: element('div', {}, used.element, left.element, compared, legend),
      show({ line, used: taken, left: free, letter: moved, compared: count, clash }) {
        used.show(
          Array.from(taken, (row, place) => {
            if (place === clash) return [row, 'conflict'];
            if (moved && place === moved[1] && row === moved[0]) return [row, 'now'];
            return [row, place < count ? 'compared' : ''];
          }),
        );
        left.show(Array.from(free, (row) => [row, moved && row === moved[0] ? (line === BACK ? 'now' : 'tried') : '']));
        setText(compared, comparison(taken, moved, count, clash));
      },
    };
  },
};

/**
 * @param {Uint8Array} used
 * @param {[row: number, column: number] | undefined} moved
 * @param {number} count of the pairs compared
 * @param {number | undefined} clash
 */
function comparison(used, moved, count, clash) {
  if (!moved || count === 0) return '';
  if (clash === undefined) return t('permute.safe', { count });
  const [row, column] = moved;
  return t('permute.clash', { letter: letter(row), other: letter(used[clash]), distance: column - clash });
}

/** @param {Message} label */
function stringView(label) {
  const tiles = element('ol', { class: 'tiles', 'aria-label': label });
  const empty = element('span', { class: 'soft' }, () => t('permute.empty'));
  return {
    element: element('div', { class: 'array' }, element('p', { class: 'array-name' }, label), tiles, empty),
    /** @param {[row: number, kind: string][]} letters */
    show(letters) {
      resizeList(tiles, letters.length);
      letters.forEach(([row, kind], place) => {
        const tile = tiles.children[place];
        setText(tile, letter(row));
        if (tile.className !== kind) tile.className = kind;
      });
      empty.hidden = letters.length > 0;
      tiles.hidden = letters.length === 0;
    },
  };
}
