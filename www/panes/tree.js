/**
 * *Tree*: the search tree around the current path, a line a level. A level shows all candidates of one row or column,
 * so that a tree of any width and depth fits; what hangs below the siblings of the path is folded into their sign.
 *
 * @typedef {import('./panes.js').Moment} Moment
 * @typedef {import('../core/squares.js').Square} Square
 *
 * @typedef {object} Node
 * @property {Square} square
 * @property {number} state
 */

import { element, setText } from '../ui/index.js';
import { fileOf, rankOf } from '../core/index.js';
import { currentLanguage, number, t } from '../i18n/index.js';
import { isByColumn } from '../queens/index.js';

/** What has become of a candidate, as the core numbers it. */
const ATTACKED = 0;
const SEARCHED = 1;
const CURRENT = 2;
const AHEAD = 3;

const states = /** @type {const} */ ({ [SEARCHED]: 'tree.searched', [CURRENT]: 'tree.current', [AHEAD]: 'tree.ahead' });

/** Lengths of the drawing, in units of which the whole is this wide. */
const WIDTH = 400;
const LEFT = 24;
const RIGHT = 56;

/** The height of a level on a small board, and on a large one. */
const HEIGHTS = { roomy: 40, tight: 26 };
const ROOMY = 12;

/** @returns {import('./panes.js').Pane} */
export function treePane() {
  const drawing = new Drawing();
  const levels = element('ol', { class: 'tree-levels', 'aria-label': () => t('tree') });
  const legend = element('p', { class: 'soft' }, () => t('tree.legend'));
  const root = element('div', {}, legend, element('div', { class: 'tree' }, drawing.element, levels));
  /** @type {Line[]} */
  let lines = [];
  /** @type {Moment | null} */
  let moment = null;
  let shown = '';

  /**
   * @param {number} level
   * @param {Square} square
   */
  const choose = (level, square) => {
    if (!moment) return;
    const node = Uint32Array.from([...moment.player.snapshot.path.slice(0, level), square]);
    moment.playback.seek({ kind: 'node', node });
  };
  levels.addEventListener('keydown', (event) => walk(event, lines));

  return {
    name: 'tree',
    label: 'pane.tree',
    applies: ({ route, run }) => route.view === 'queens' && run !== null,
    element: root,
    show(now) {
      moment = now;
      const { route, run } = now.display;
      if (now.hurried || route.view !== 'queens' || !run) return;
      const words = run.player.tree?.() ?? new Uint32Array();
      const key = `${currentLanguage()} ${route.solver} ${route.size} ${words.join()}`;
      if (key === shown) return;
      shown = key;
      const layout = layOut(route.size, isByColumn(route));
      const tree = unpack(words);
      while (lines.length > tree.length) lines.pop()?.element.remove();
      while (lines.length < tree.length) {
        const line = new Line(lines.length, choose);
        lines.push(line);
        levels.append(line.element);
      }
      tree.forEach((nodes, level) => lines[level].show(nodes, layout));
      drawing.show(tree, layout);
      // The tab key comes to the queen placed last.
      const at = lines.findLastIndex((line) => line.current !== null);
      lines.forEach((line, level) => line.rest(level === Math.max(0, at)));
    },
  };
}

/**
 * The levels of the tree, as the core packs them.
 * @param {Uint32Array} words
 * @returns {Node[][]}
 */
function unpack(words) {
  const levels = [];
  for (let at = 0; at < words.length; at += words[at] + 1) {
    const nodes = Array.from(words.subarray(at + 1, at + 1 + words[at]));
    levels.push(nodes.map((word) => ({ square: word & 0xfffff, state: word >>> 20 })));
  }
  return levels;
}

/**
 * @typedef {object} Layout
 * @property {number} height of a level
 * @property {(square: Square) => number} x of a candidate
 * @property {(square: Square) => number} place of a candidate in its level, from 1
 * @property {(square: Square) => number} line the row or column of the level, from 1
 * @property {boolean} byColumn
 * @property {number} dot the radius of a node
 */

const columnOf = (/** @type {Square} */ square) => fileOf(square) + 1;

/**
 * @param {number} size
 * @param {boolean} byColumn
 * @returns {Layout}
 */
function layOut(size, byColumn) {
  const row = (/** @type {Square} */ square) => size - rankOf(square);
  const place = byColumn ? row : columnOf;
  const pitch = (WIDTH - LEFT - RIGHT) / size;
  return {
    height: size <= ROOMY ? HEIGHTS.roomy : HEIGHTS.tight,
    x: (square) => LEFT + (place(square) - 0.5) * pitch,
    place,
    line: byColumn ? columnOf : row,
    byColumn,
    dot: Math.min(6, pitch * 0.32),
  };
}

/** Markers and branches, one path of the drawing for each kind. */
class Drawing {
  #svg = create('svg', { class: 'tree-drawing', 'aria-hidden': 'true' });
  #paths = Object.fromEntries(
    ['branch', 'attacked', 'ahead', 'searched', 'trunk', 'current'].map((kind) => {
      const path = create('path', { class: kind });
      this.#svg.append(path);
      return [kind, path];
    }),
  );

  get element() {
    return this.#svg;
  }

  /**
   * @param {Node[][]} tree
   * @param {Layout} layout
   */
  show(tree, layout) {
    const { height, x, dot } = layout;
    /** @type {Record<string, string>} */
    const drawn = { branch: '', attacked: '', ahead: '', searched: '', trunk: '', current: '' };
    let [fromX, fromY] = [LEFT + (WIDTH - LEFT - RIGHT) / 2, 0];
    tree.forEach((nodes, level) => {
      const y = (level + 1) * height;
      let next = fromX;
      for (const { square, state } of nodes) {
        const at = x(square);
        if (state === ATTACKED) {
          drawn.attacked += `M${at - dot / 2} ${y}h${dot}`;
          continue;
        }
        const branch = `M${fromX} ${fromY}C${fromX} ${y - height / 3} ${at} ${y - (2 * height) / 3} ${at} ${y}`;
        drawn[state === CURRENT ? 'trunk' : 'branch'] += branch;
        drawn[state === CURRENT ? 'current' : state === SEARCHED ? 'searched' : 'ahead'] += circle(at, y, dot);
        if (state === CURRENT) next = at;
      }
      [fromX, fromY] = [next, y];
    });
    for (const [kind, path] of Object.entries(drawn)) this.#paths[kind].setAttribute('d', path);
    this.#svg.setAttribute('viewBox', `0 0 ${WIDTH} ${(tree.length + 0.75) * height}`);
  }
}

/** A level: its number, its nodes as buttons over the drawing, and how many there are of each kind. */
class Line {
  #buttons = /** @type {Map<Square, HTMLButtonElement>} */ (new Map());
  #label = element('span', { class: 'tree-label' });
  #counts = element('span', { class: 'tree-counts' });
  #nodes = element('span');
  #level;
  #choose;
  /** The node on the path. @type {HTMLButtonElement | null} */
  current = null;

  /**
   * @param {number} level
   * @param {(level: number, square: Square) => void} choose
   */
  constructor(level, choose) {
    this.#level = level;
    this.#choose = choose;
    this.element = element('li', {}, this.#label, this.#nodes, this.#counts);
  }

  /**
   * @param {Node[]} nodes
   * @param {Layout} layout
   */
  show(nodes, { height, x, place, line, byColumn }) {
    this.element.style.height = `calc(100cqw * ${height / WIDTH})`;
    setText(this.#label, nodes.length > 0 ? number(line(nodes[0].square)) : '');
    const of = (/** @type {number} */ kind) => nodes.filter(({ state }) => state === kind).length;
    setText(this.#counts, t('tree.counts', { searched: of(SEARCHED), ahead: of(AHEAD) }));
    const gone = new Set(this.#buttons.keys());
    this.current = null;
    for (const { square, state } of nodes) {
      if (state !== SEARCHED && state !== CURRENT && state !== AHEAD) continue;
      gone.delete(square);
      const button = this.#buttons.get(square) ?? this.#make(square);
      const values = { line: line(square), place: place(square), state: t(states[state]) };
      const name = t(byColumn ? 'tree.column' : 'tree.row', values);
      if (button.title !== name) button.title = name;
      button.style.left = `${(100 * x(square)) / WIDTH}%`;
      if (state === CURRENT) this.current = button;
    }
    for (const square of gone) {
      this.#buttons.get(square)?.remove();
      this.#buttons.delete(square);
    }
  }

  /** The nodes from left to right. */
  get buttons() {
    return [...this.#buttons.values()].toSorted(
      (one, other) => parseFloat(one.style.left) - parseFloat(other.style.left),
    );
  }

  /** @param {boolean} here whether the tab key comes to this level */
  rest(here) {
    const stop = here ? (this.current ?? this.buttons[0]) : null;
    for (const button of this.#buttons.values()) button.tabIndex = button === stop ? 0 : -1;
  }

  /** @param {Square} square */
  #make(square) {
    const button = element('button', { type: 'button', class: 'tree-node' });
    button.addEventListener('click', () => this.#choose(this.#level, square));
    this.#buttons.set(square, button);
    this.#nodes.append(button);
    return button;
  }
}

/**
 * Arrows walk along a level and from level to level.
 * @param {KeyboardEvent} event
 * @param {Line[]} lines
 */
function walk(event, lines) {
  const level = lines.findIndex(({ element: line }) => line.contains(document.activeElement));
  if (level < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = lines[level].buttons.findIndex((button) => button === document.activeElement);
  const to = {
    ArrowLeft: lines[level].buttons[at - 1],
    ArrowRight: lines[level].buttons[at + 1],
    ArrowUp: lines[level - 1]?.current,
    ArrowDown: lines[level + 1]?.current ?? lines[level + 1]?.buttons[0],
  }[event.key];
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
const circle = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/**
 * @template {'svg' | 'path'} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 */
function create(tag, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
