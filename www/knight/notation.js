/**
 * *Table*: a whole tour as text to copy: the board as a table of numbers, and its moves.
 *
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 */

import { copyButton, element, setText } from '../ui/index.js';
import { t } from '../i18n/index.js';

/**
 * @param {LazyCore} core
 * @returns {import('../panes/panes.js').Content}
 */
export function notationPane(core) {
  const table = element('pre', {
    class: 'table',
    tabindex: 0,
    role: 'region',
    'aria-label': () => t('table.numbers'),
  });
  const squares = element('p', { class: 'moves' });
  const digits = element('p', { class: 'moves' });
  const none = element('p', { class: 'soft' }, () => t('table.none'));
  const copies = /** @type {const} */ ([
    ['copy.table', 'table'],
    ['copy.moves', 'squares'],
    ['copy.digits', 'digits'],
  ]).map(([key, name]) => copyButton(key, () => texts?.[name] ?? ''));
  const [first, second, third] = copies;
  const whole = element(
    'div',
    {},
    table,
    first.element,
    element('h2', {}, () => t('table.moves')),
    squares,
    second.element,
    element('h2', {}, () => t('table.digits')),
    digits,
    third.element,
  );
  /** @type {import('../../pkg/lazy.js').TourTexts | undefined} */
  let texts;
  /** @type {ArrayLike<number> | null} */
  let shown = null;
  return {
    element: element('div', {}, none, whole),
    show({ display }) {
      const { route, way } = display;
      if (route.view !== 'knight') return;
      const squaresNow = way?.() ?? null;
      if (squaresNow === null || squaresNow !== shown) {
        shown = squaresNow;
        const out = Uint32Array.from(route.holes);
        texts = squaresNow ? core.tourTexts(route.files, route.ranks, out, squaresNow) : undefined;
        none.hidden = texts !== undefined;
        whole.hidden = texts === undefined;
        setText(table, texts?.table ?? '');
        setText(squares, (texts?.squares ?? '').replaceAll('-', ' '));
        setText(digits, texts?.digits ?? '');
        for (const copy of copies) copy.clear();
      }
    },
  };
}
