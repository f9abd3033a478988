/**
 * `scan`: `solution[]`, the current row and column, and the squares that `check` has looked at.
 *
 * @typedef {Extract<import('../../../../pkg/page.js').Explanation, { solver: 'scan' }>} Scan
 */

import { wordButton } from '../../../ui/button.js';
import { element, setText } from '../../../ui/dom.js';
import { squareName } from '../../../core/squares.js';
import { list, t } from '../../../i18n/index.js';
import { marks } from '../../../core/run.js';
import { cells, range } from './cells.js';

/** @param {import('../../../core/routes.js').QueensRoute} route */
export function scanVariables({ size }) {
  const solution = cells(() => t('scan.solution', { n: size }), range(0, size - 1));
  const current = element('p', { class: 'mono' });
  const looks = element('p', { class: 'soft' });
  const asks = solutionButtons();
  return {
    element: element('div', {}, solution.element, current, looks, asks.element),
    /**
     * @param {Scan} explanation
     * @param {import('../../../player/playback.js').Playback} playback
     */
    show({ solution: columns, currentRow, currentColumn, looks: looked }, playback) {
      asks.show(playback);
      const cell = (/** @type {number} */ column, /** @type {number} */ row) => ({
        value: String(column),
        kind: row === currentRow ? 'now' : column === size ? 'out' : '',
      });
      solution.show(Array.from(columns, cell));
      setText(current, t('scan.current', { row: currentRow, column: currentColumn }));
      const names = list(Array.from(looked, squareName));
      setText(
        looks,
        looked.length === 0 ? t('scan.looks.none') : t('scan.looks', { count: looked.length, list: names }),
      );
    },
  };
}

/** The two questions that one can ask the article's class. */
function solutionButtons() {
  /** @type {import('../../../player/playback.js').Playback | null} */
  let playback = null;
  const className = 'ask mono';
  const first = () => {
    playback?.goTo(0);
    playback?.toNext(marks.solution);
  };
  // After the last solution the article leaves it undefined what happens; here the end of the run says so.
  const next = () => playback?.seek({ kind: 'mark', mark: marks.solution, orEnd: true });
  return {
    element: element(
      'div',
      { class: 'asks' },
      wordButton('scan.first', first, className),
      wordButton('scan.next', next, className),
    ),
    /** @param {import('../../../player/playback.js').Playback} shown */
    show(shown) {
      playback = shown;
    },
  };
}
