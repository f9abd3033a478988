/**
 * *Table*: a whole tour as text to copy: the board as a table of numbers, and its moves.
 *
 * @import { LazyCore } from '../core/wasm.js'
 * @import { TourTexts } from '../../pkg/lazy.js'
 */

import { copyButton, element, setText } from '../ui/index.js';
import { says } from '../i18n/index.js';

/**
 * @param {LazyCore} core
 * @returns {import('../panes/panes.js').Content}
 */
export function notationPane(core) {
  /** @type {TourTexts | undefined} */
  let texts;
  /** @type {ArrayLike<number> | null} */
  let shown = null;
  const copyTable = copyButton('copy.table', () => texts?.table ?? '');
  const copySquares = copyButton('copy.moves', () => texts?.squares ?? '');
  const copyDigits = copyButton('copy.digits', () => texts?.digits ?? '');
  const table = element('pre', {
    class: 'table mono',
    tabindex: 0,
    role: 'region',
    'aria-label': says('table.numbers'),
  });
  const squares = element('p', { class: 'moves mono' });
  const digits = element('p', { class: 'moves mono' });
  const none = element('p', { class: 'soft' }, says('table.none'));
  const squaresHeading = element('h2', {}, says('table.moves'));
  const digitsHeading = element('h2', {}, says('table.digits'));
  const whole = element('div', {}, table, copyTable.element);
  whole.append(squaresHeading, squares, copySquares.element, digitsHeading, digits, copyDigits.element);
  return {
    element: element('div', {}, none, whole),
    show({ display: { route, way }, player: { snapshot } }) {
      const tour = way?.(snapshot) ?? null;
      if (route.view !== 'knight' || (tour !== null && tour === shown)) return;
      shown = tour;
      texts = tour ? core.tourTexts(route.files, route.ranks, route.holes, tour) : undefined;
      whole.hidden = texts?.digits === undefined;
      none.hidden = !whole.hidden;
      setText(table, texts?.table ?? '');
      setText(squares, (texts?.squares ?? '').replaceAll('-', ' '));
      setText(digits, texts?.digits ?? '');
      for (const copy of [copyTable, copySquares, copyDigits]) copy.clear();
    },
  };
}
