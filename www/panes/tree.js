/**
 * *Tree*: the search tree around the current path, one row a level. A level shows all candidates of one row or column of the
 * board, so that a tree of any width and depth fits; the subtrees of the siblings of the path are not drawn.
 *
 * @import { Key } from '../i18n/index.js'
 * @import { Moment } from './panes.js'
 * @import { Square } from '../core/squares.js'
 *
 * @typedef {object} State of a candidate
 * @property {string} shape the path of the drawing that its marker belongs to
 * @property {string} [branch] the path that the line to it belongs to
 * @property {Key} [label] none if it cannot be chosen
 *
 * @typedef {object} Node
 * @property {Square} square
 * @property {number} line the row or column of its level, from 1
 * @property {number} place in its level, from 1
 * @property {State} state
 */

import { element, onKey, setText, svg } from '../ui/index.js';
import { fileOf, rankOf } from '../core/index.js';
import { isByRows, number, placeOf, says, t, wording } from '../i18n/index.js';
import { isByColumn } from '../queens/index.js';

/** @type {State} */
const attacked = { shape: 'attacked' };
/** @type {State} */
const searched = { shape: 'searched', branch: 'branch', label: 'tree.searched' };
/** @type {State} */
const current = { shape: 'current', branch: 'trunk', label: 'tree.current' };
/** @type {State} */
const ahead = { shape: 'ahead', branch: 'branch', label: 'tree.ahead' };

/** By the numbers of the core. */
const states = [attacked, searched, current, ahead];

/** The paths of the drawing, from back to front. */
const shapes = ['branch', 'attacked', 'ahead', 'searched', 'trunk', 'current'];

/** The width of the drawing and of its margins, in its own units. */
const WIDTH = 400;
const LEFT = 24;
const RIGHT = 56;

/** @returns {import('./panes.js').Content} */
export function treePane() {
  const paths = shapes.map((shape) => svg('path', { class: shape }));
  const drawing = svg('svg', { class: 'tree-drawing', 'aria-hidden': 'true' }, ...paths);
  const list = element('ol', { class: 'tree-levels', 'aria-label': says('tree') });
  const legend = element('p', { class: 'soft' }, says('tree.legend'));
  /** @type {ReturnType<typeof levelView>[]} */
  let levels = [];
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
  onKey(list, ({ key }) => focusMove(key, levels));

  return {
    element: element('div', {}, legend, element('div', { class: 'tree' }, drawing, list)),
    show(now) {
      moment = now;
      const { route, run } = now.display;
      if (now.hurried || route.view !== 'queens' || !run) return;
      const words = run.player.tree?.() ?? new Uint32Array();
      const { path } = now.player.snapshot;
      const hides = now.player.overlays.asked?.hides === true;
      const key = `${wording()} ${route.solver} ${route.size} ${hides} ${words.join()}`;
      if (key === shown) return;
      shown = key;
      const { size } = route;
      const byColumn = isByColumn(route);
      // The free squares below the path would tell what comes next.
      const tree = unpack(words, size, byColumn).slice(0, hides ? path.length : undefined);
      const height = size <= 12 ? 40 : 26;
      if (levels.length !== size) {
        levels = Array.from({ length: size }, (_, level) => levelView(level, size, choose));
        list.replaceChildren(...levels.map((level) => level.element));
      }
      levels.forEach((level, index) => {
        level.element.hidden = index >= tree.length;
        level.element.style.height = `calc(100cqw * ${height / WIDTH})`;
        level.show(tree[index] ?? [], byColumn);
      });
      const data = pathData(tree, size, height);
      shapes.forEach((shape, index) => paths[index].setAttribute('d', data[shape]));
      drawing.setAttribute('viewBox', `0 0 ${WIDTH} ${(tree.length + 0.75) * height}`);
      // The tab stop is the queen placed last.
      const stop = levels.findLast(({ current: button }) => button)?.current ?? levels[0]?.visible[0];
      for (const button of levels.flatMap(({ buttons }) => buttons)) button.tabIndex = button === stop ? 0 : -1;
    },
  };
}

/**
 * The levels of the tree, as the core packs them.
 * @param {Uint32Array} words
 * @param {number} size
 * @param {boolean} byColumn
 */
function unpack(words, size, byColumn) {
  /** @type {Node[][]} */
  const tree = [];
  for (let at = 0; at < words.length; at += words[at] + 1) {
    const nodes = Array.from(words.subarray(at + 1, at + 1 + words[at]), (word) => {
      const square = word & 0xfffff;
      const [row, column] = [size - rankOf(square), fileOf(square) + 1];
      const [line, place] = byColumn ? [column, row] : [row, column];
      return { square, line, place, state: states[word >>> 20] };
    });
    tree.push(nodes);
  }
  return tree;
}

/**
 * @param {number} place
 * @param {number} size
 */
const xOf = (place, size) => LEFT + ((place - 0.5) * (WIDTH - LEFT - RIGHT)) / size;

/**
 * Markers and branches as path data, by their kind.
 * @param {Node[][]} tree
 * @param {number} size
 * @param {number} height of a level
 */
function pathData(tree, size, height) {
  const radius = Math.min(6, ((WIDTH - LEFT - RIGHT) / size) * 0.32);
  const data = Object.fromEntries(shapes.map((shape) => [shape, '']));
  let fromX = xOf((size + 1) / 2, size);
  tree.forEach((nodes, level) => {
    const [fromY, y] = [level * height, (level + 1) * height];
    let next = fromX;
    for (const { place, state } of nodes) {
      const x = xOf(place, size);
      if (state.branch) {
        data[state.branch] += `M${fromX} ${fromY}C${fromX} ${y - height / 3} ${x} ${y - (2 * height) / 3} ${x} ${y}`;
        data[state.shape] += circle(x, y, radius);
      } else data[state.shape] += `M${x - radius / 2} ${y}h${radius}`;
      if (state === current) next = x;
    }
    fromX = next;
  });
  return data;
}

/**
 * A level: its number, a button for each candidate that can be chosen, and how many there are of each state.
 * @param {number} level
 * @param {number} size
 * @param {(level: number, square: Square) => void} choose
 */
function levelView(level, size, choose) {
  const label = element('span', { class: 'tree-label' });
  const counts = element('span', { class: 'tree-counts' });
  const buttons = Array.from({ length: size }, (_, index) => {
    const button = element('button', { type: 'button', class: 'tree-node' });
    button.style.left = `${(100 * xOf(index + 1, size)) / WIDTH}%`;
    button.addEventListener('click', () => choose(level, Number(button.value)));
    return button;
  });
  return {
    element: element('li', { class: 'soft' }, label, element('span', {}, ...buttons), counts),
    buttons,
    /** The button on the path. @type {HTMLButtonElement | undefined} */
    current: undefined,
    get visible() {
      return buttons.filter(({ hidden }) => !hidden);
    },
    /**
     * @param {Node[]} nodes
     * @param {boolean} byColumn
     */
    show(nodes, byColumn) {
      const count = (/** @type {State} */ state) => nodes.filter((node) => node.state === state).length;
      setText(label, nodes.length > 0 ? number(nodes[0].line) : '');
      setText(counts, t('tree.counts', { searched: count(searched), ahead: count(ahead) }));
      this.current = undefined;
      for (const [index, button] of buttons.entries()) {
        const node = nodes.find(({ place }) => place === index + 1);
        button.hidden = !node?.state.label;
        if (!node?.state.label) continue;
        const { square, line, place, state } = node;
        button.value = String(square);
        const named = { line, place, ...placeOf(square, size), state: t(node.state.label) };
        button.title = t(isByRows() ? (byColumn ? 'tree.column' : 'tree.row') : 'tree.chess', named);
        if (state === current) this.current = button;
      }
    },
  };
}

/**
 * Arrow keys move along a level and from level to level.
 * @param {string} key
 * @param {ReturnType<typeof levelView>[]} levels
 */
function focusMove(key, levels) {
  const at = levels.findIndex((level) => level.element.contains(document.activeElement));
  if (at < 0) return undefined;
  const buttons = levels[at].visible;
  const index = buttons.findIndex((button) => button === document.activeElement);
  const to = {
    ArrowLeft: buttons[index - 1],
    ArrowRight: buttons[index + 1],
    ArrowUp: levels[at - 1]?.current,
    ArrowDown: levels[at + 1]?.current ?? levels[at + 1]?.visible[0],
  }[key];
  return to && (() => to.focus());
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
const circle = (x, y, radius) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
