/**
 * `scan`: `solution[]`, the current row and column, and the squares that `check` has looked at.
 *
 * @import { SolverPage } from './index.js'
 */

import { element, wordButton } from '../../ui/index.js';
import { fileName, marks } from '../../core/index.js';
import { isByRows, list, placeName, t } from '../../i18n/index.js';
import { arrayView } from './array-view.js';

/** @type {SolverPage<'scan'>} */
export const scan = {
  level: 'row',
  examples: [
    { step: 982, label: 'example.scan.982' },
    { step: 983, label: 'example.scan.983' },
  ],
  effort: 'numbers.effort.scan',
  removed({ movesOn, currentColumn }, from) {
    const key = movesOn ? 'queens.lift.forward' : 'queens.lift.backward';
    if (isByRows()) return t(key, { ...from, next: currentColumn + 1 });
    return t(`${key}.chess`, { ...from, next: fileName(currentColumn) });
  },
  variables({ size }, now, playback) {
    const solution = arrayView(
      () => t('scan.solution', { n: size }),
      0,
      size,
      (row) => {
        const column = now().solution[row];
        const out = column === size ? 'out' : '';
        return { value: String(column), kind: row === now().currentRow ? 'now' : out };
      },
      // The array counts from 0, the board from 1.
      (index, value) =>
        t('scan.cell', { index, value, row: index + 1, column: Number(value) + 1, untried: value === String(size) }),
    );
    const current = () => t('scan.current', { row: now().currentRow, column: now().currentColumn });
    const first = () => {
      playback()?.goTo(0);
      playback()?.toNext(marks.solution);
    };
    // The article does not define a call after the last solution; here the run goes to its end.
    const next = () => playback()?.seek({ kind: 'mark', mark: marks.solution, orEnd: true });
    const methods = [wordButton('scan.first', first, 'method mono'), wordButton('scan.next', next, 'method mono')];
    return element(
      'div',
      {},
      solution,
      element('p', { class: 'mono' }, current),
      element('p', { class: 'soft' }, () => looksWords(now().looks, size)),
      element('div', { class: 'methods wrap' }, ...methods),
    );
  },
};

/**
 * The squares that `check` has looked at.
 * @param {ArrayLike<number>} squares
 * @param {number} size
 */
export function looksWords(squares, size) {
  const count = squares.length;
  if (count === 0) return t('scan.looks.none');
  const names = Array.from(squares, (square) => placeName(square, size));
  // A row and a column have a comma between them already.
  const places = isByRows() ? names.reduce((before, part) => t('scan.and', { before, part })) : list(names);
  return t('scan.looks', { count, list: places });
}
