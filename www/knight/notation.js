/**
 * *Table*: a whole tour as text to copy: the board as a table of numbers, and its moves.
 *
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 * @typedef {import('../ui/dom.js').Message} Message
 */

import { element, setText } from '../ui/dom.js';
import { t } from '../i18n/index.js';

/**
 * @param {LazyCore} core
 * @param {{ pass: (words: Message) => void, alert: (sentence: Message) => void }} notices
 * @returns {import('../panes/panes.js').Content}
 */
export function notationPane(core, notices) {
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
  ]).map(([key, name]) => {
    const button = element('button', { type: 'button', class: 'word' }, () => t(key));
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(texts?.[name] ?? '');
        notices.pass(() => t('copied'));
      } catch {
        notices.alert(() => t('not.copied'));
      }
    });
    return button;
  });
  const [first, second, third] = copies;
  const whole = element(
    'div',
    {},
    table,
    first,
    element('h2', {}, () => t('table.moves')),
    squares,
    second,
    element('h2', {}, () => t('table.digits')),
    digits,
    third,
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
      }
    },
  };
}
