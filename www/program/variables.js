/**
 * The calls that run with their variables, the innermost first: lists as rows of cells, boards as small boards, and what the
 * last line has changed is marked.
 *
 * @import { ProgramFrame, ProgramPlayer, ProgramValue, ProgramVariable } from '../../pkg/program.js'
 */

import { contextOf, pageTokens, paintMiniature } from '../board/index.js';
import { onAppearance } from '../platform/index.js';
import { says, t } from '../i18n/index.js';
import { element } from '../ui/index.js';

/** The side of a small board, in CSS pixels. */
const SIDE = 72;

/** The longest list of plain values that is shown as a row of cells. */
const CELLS = 32;

export function variablesView() {
  const frames = element('div', { class: 'frames' });
  /** The boards that are drawn, to draw them in other colours. @type {(() => void)[]} */
  let boards = [];
  onAppearance(() => boards.forEach((draw) => draw()));

  /**
   * @param {readonly number[]} queens
   * @param {number} size
   */
  const miniature = (queens, size) => {
    const canvas = element('canvas', { class: 'own-board', 'aria-hidden': 'true' });
    const draw = () =>
      paintMiniature(contextOf(canvas), { size, queens, side: SIDE, ratio: devicePixelRatio }, pageTokens());
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
    const mark = changed ? [element('span', { class: 'spoken' }, says('program.changed'))] : [];
    const parts =
      value.kind === 'instance'
        ? [
            element('span', { class: 'soft' }, value.class),
            element('dl', { class: 'wrap' }, ...value.attributes.map((attribute) => row(attribute, size, '.'))),
            ...rest('span', value.more),
          ]
        : [...(board && size ? [miniature(board, size)] : []), valueOf(value)];
    return element(
      'div',
      { class: changed ? 'variable changed' : 'variable' },
      element('dt', { class: 'mono' }, `${prefix}${name}`, ...mark),
      element('dd', { class: 'row wrap' }, ...parts),
    );
  };

  return {
    // It has the focus to be scrolled by keys, and stays when its variables are others, scrolled where it was.
    element: element('section', { class: 'variables scrolled', tabindex: 0, 'aria-label': says('variables') }, frames),
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
  depth === 0 ? t('program.globals') : t('program.call', { name, line });

/**
 * @param {ProgramFrame} call
 * @param {(variable: ProgramVariable) => HTMLElement} row
 */
function frame({ name, line, depth, variables }, row) {
  const title = () => callWords({ name, line, depth });
  const none = variables.length === 0 ? [element('p', { class: 'soft' }, says('program.no.variables'))] : [];
  return element(
    'div',
    { class: 'frame' },
    element('h3', { class: 'soft' }, title),
    ...none,
    element('dl', { class: 'wrap' }, ...variables.map(row)),
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

/** Classes whose elements have no order, or that are written with their name. */
const setClasses = new Set(['set', 'frozenset', 'deque']);

/** @param {ProgramValue} value without parts */
const isSingle = ({ kind }) => kind === 'plain' || kind === 'unset';

/** @param {ProgramValue} value */
const classOf = ({ kind }) => (kind === 'unset' ? 'mono unset' : 'mono');

/** A value in a cell: of a character of C, which is a number too, the character alone. @param {ProgramValue} value */
const cellText = (value) => plainText(value).replace(/^\d+ ('.')$/, '$1');

/** As C writes an array. @type {[string, string]} */
const braces = ['{', '}'];

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
  if (isSingle(value)) return marked(element('span', { class: classOf(value) }, plainText(value)), value.changed);
  if (value.kind === 'items' && !setClasses.has(value.class)) {
    const { items, more } = value;
    if (items.length > 0 && items.every(isSingle) && items.length <= CELLS) {
      const cells = items.map((item, index) => cell(item, index));
      return element('ol', { class: 'cells mono' }, ...cells, ...rest('li', more));
    }
    const isTable = items.length > 0 && items.every((item) => item.kind === 'items' && item.items.every(isSingle));
    if (isTable) {
      const rows = items.map((item) => element('tr', {}, ...(item.kind === 'items' ? tableCells(item) : [])));
      const last = rest('td', more).map((marker) => element('tr', {}, marker));
      return element('table', { class: 'own-table mono' }, element('tbody', {}, ...rows, ...last));
    }
  }
  return marked(element('span', { class: 'mono' }, plainText(value)), value.changed);
}

/** @param {{ items: ProgramValue[], more: number }} row of a table */
const tableCells = ({ items, more }) => [
  ...items.map((each) => marked(element('td', { class: classOf(each) }, cellText(each)), each.changed)),
  ...rest('td', more),
];

/**
 * Says how many are not shown, if any.
 * @param {'li' | 'span' | 'td'} tag
 * @param {number} more
 */
const rest = (tag, more) => (more > 0 ? [element(tag, { class: 'more' }, omitted(more))] : []);

/** @param {number} more */
const omitted = (more) => `… +${more}`;

/**
 * @param {ProgramValue} value
 * @param {number} index
 */
function cell(value, index) {
  const shown = element(
    'li',
    {},
    element('span', { class: `value ${classOf(value)}` }, cellText(value)),
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
 * @param {string[]} parts
 * @param {number} more of them are not shown
 */
const joined = (parts, more) => [...parts, ...(more > 0 ? [omitted(more)] : [])].join(', ');

/**
 * A value in one line, as its language writes it.
 * @param {ProgramValue} value
 * @returns {string}
 */
function plainText(value) {
  switch (value.kind) {
    case 'plain':
      return value.text;
    case 'unset':
      return t('program.unset');
    case 'items': {
      const [open, close] = brackets[value.class] ?? braces;
      const items = joined(value.items.map(plainText), value.more);
      if (value.class === 'set' && items === '') return 'set()';
      return `${open}${items}${value.class === 'tuple' && value.items.length + value.more === 1 ? ',' : ''}${close}`;
    }
    case 'entries': {
      const entries = value.entries.map(([key, entry]) => `${plainText(key)}: ${plainText(entry)}`);
      return `{${joined(entries, value.more)}}`;
    }
    default: {
      const attributes = value.attributes.map(({ name, value: own }) => `${name}=${plainText(own)}`);
      return `${value.class}(${joined(attributes, value.more)})`;
    }
  }
}
