/**
 * The calls that run with their variables, the innermost first: lists as rows of cells, boards as small boards, and what the
 * last line has changed is marked.
 *
 * @import { ProgramFrame, ProgramPlayer, ProgramValue, ProgramVariable } from '../../pkg/program.js'
 */

import { contextOf, paintMiniature, readTokens } from '../board/index.js';
import { onLook } from '../platform/index.js';
import { t } from '../i18n/index.js';
import { element } from '../ui/index.js';

/** The side of a small board, in CSS pixels. */
const SIDE = 72;

/** The longest list of plain values that is shown as a row of cells. */
const CELLS = 32;

export function variablesView() {
  const frames = element('div', { class: 'frames' });
  /** The boards that are drawn, to draw them in other colours. @type {(() => void)[]} */
  let boards = [];
  onLook(() => boards.forEach((draw) => draw()));

  /**
   * @param {readonly number[]} queens
   * @param {number} size
   */
  const miniature = (queens, size) => {
    const canvas = element('canvas', { class: 'own-board', 'aria-hidden': 'true' });
    const draw = () =>
      paintMiniature(contextOf(canvas), { size, queens, side: SIDE, ratio: devicePixelRatio }, readTokens(frames));
    boards.push(draw);
    return canvas;
  };

  /**
   * @param {ProgramVariable} variable
   * @param {number | null} size of a board with queens; `null` for the knight's
   * @param {string} [prefix] of its name
   * @returns {HTMLElement}
   */
  const row = ({ name, value, board }, size, prefix = '') => {
    const changed = isChanged(value);
    const mark = changed ? [element('span', { class: 'own-hidden' }, () => t('script.changed'))] : [];
    const parts =
      value.kind === 'instance'
        ? [
            element('span', { class: 'soft' }, value.class),
            element('dl', {}, ...value.attributes.map((attribute) => row(attribute, size, '.'))),
          ]
        : [...(board && size ? [miniature(board, size)] : []), valueOf(value)];
    return element(
      'div',
      { class: changed ? 'variable changed' : 'variable' },
      element('dt', {}, `${prefix}${name}`, ...mark),
      element('dd', {}, ...parts),
    );
  };

  return {
    element: element('section', { class: 'variables', 'aria-label': () => t('variables') }, frames),
    /**
     * @param {ProgramPlayer | null} player
     * @param {number | null} size
     * @returns {boolean} whether there are any
     */
    show(player, size) {
      boards = [];
      const calls = player?.variables() ?? [];
      frames.replaceChildren(...calls.map((call) => frame(call, (variable) => row(variable, size))));
      for (const draw of boards) draw();
      return calls.length > 0;
    },
  };
}

/**
 * The name of a call, with the line at which it is.
 * @param {Pick<ProgramFrame, 'name' | 'line' | 'depth'>} call
 */
export const callWords = ({ name, line, depth }) =>
  depth === 0 ? t('script.globals') : t('script.call', { name, line });

/**
 * @param {ProgramFrame} call
 * @param {(variable: ProgramVariable) => HTMLElement} row
 */
function frame({ name, line, depth, variables }, row) {
  const title = () => callWords({ name, line, depth });
  const none = variables.length === 0 ? [element('p', { class: 'soft' }, () => t('script.no.variables'))] : [];
  return element(
    'div',
    { class: 'frame' },
    element('h3', {}, title),
    ...none,
    element('dl', {}, ...variables.map(row)),
  );
}

/**
 * Whether a value or a part of it is another one than at the step before.
 * @param {ProgramValue} value
 * @returns {boolean}
 */
function isChanged(value) {
  if (value.changed) return true;
  switch (value.kind) {
    case 'items':
      return value.items.some(isChanged);
    case 'entries':
      return value.entries.some(([key, entry]) => isChanged(key) || isChanged(entry));
    case 'instance':
      return value.attributes.some((attribute) => isChanged(attribute.value));
    default:
      return false;
  }
}

/** @type {Record<string, [string, string]>} */
const brackets = {
  list: ['[', ']'],
  tuple: ['(', ')'],
  set: ['{', '}'],
  frozenset: ['frozenset({', '})'],
  deque: ['deque([', '])'],
};

/**
 * @param {ProgramValue} value
 * @returns {HTMLElement}
 */
function valueOf(value) {
  if (value.kind === 'plain') return marked(element('span', { class: 'mono' }, value.text), value.changed);
  if (value.kind === 'items' && (value.class === 'list' || value.class === 'tuple')) {
    const { items, more } = value;
    const rest = more > 0 ? [element('li', { class: 'more' }, `… +${more}`)] : [];
    if (items.length > 0 && items.every(({ kind }) => kind === 'plain') && items.length <= CELLS) {
      const cells = items.map((item, index) => cell(item, index));
      return element('ol', { class: 'cells mono' }, ...cells, ...rest);
    }
    const isTable =
      items.length > 0 &&
      items.every((item) => item.kind === 'items' && item.items.every(({ kind }) => kind === 'plain'));
    if (isTable) {
      const rows = items.map((item) =>
        element(
          'tr',
          {},
          ...(item.kind === 'items' ? item.items : []).map((each) =>
            marked(element('td', {}, plainText(each)), each.changed),
          ),
        ),
      );
      return element('table', { class: 'own-table mono' }, element('tbody', {}, ...rows));
    }
  }
  return marked(element('span', { class: 'mono' }, plainText(value)), value.changed);
}

/**
 * @param {ProgramValue} value
 * @param {number} index
 */
function cell(value, index) {
  const shown = element(
    'li',
    {},
    element('span', { class: 'value' }, plainText(value)),
    element('span', { class: 'index', 'aria-hidden': 'true' }, String(index)),
  );
  return marked(shown, value.changed);
}

/**
 * @template {HTMLElement} Made
 * @param {Made} made
 * @param {boolean} changed
 */
function marked(made, changed) {
  if (changed) made.classList.add('now');
  return made;
}

/**
 * A value in one line, as Python writes it.
 * @param {ProgramValue} value
 * @returns {string}
 */
function plainText(value) {
  switch (value.kind) {
    case 'plain':
      return value.text;
    case 'items': {
      const [open, close] = brackets[value.class];
      const items = [...value.items.map(plainText), ...(value.more > 0 ? [`… +${value.more}`] : [])];
      if (value.class === 'set' && items.length === 0) return 'set()';
      return `${open}${items.join(', ')}${value.class === 'tuple' && items.length === 1 ? ',' : ''}${close}`;
    }
    case 'entries': {
      const entries = value.entries.map(([key, entry]) => `${plainText(key)}: ${plainText(entry)}`);
      return `{${[...entries, ...(value.more > 0 ? [`… +${value.more}`] : [])].join(', ')}}`;
    }
    default:
      return `${value.class}(${value.attributes.map(({ name, value: own }) => `${name}=${plainText(own)}`).join(', ')})`;
  }
}
