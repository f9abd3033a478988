/**
 * *Place your own*: queens put on the board by hand, with what can still become of them.
 *
 * @typedef {import('../../core/wasm.js').Core} Core
 * @typedef {import('../../player/display.js').Display} Display
 * @typedef {import('../../core/squares.js').Square} Square
 * @typedef {import('../../core/routes.js').QueensRoute} QueensRoute
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { icons } from '../../ui/icons.js';
import { announce, element, icon, setText } from '../../ui/dom.js';
import { placementCaption } from '../solvers/captions.js';
import { attackers, conflicts } from '../referee.js';
import { placementScene, squareNames } from '../scene.js';
import { textFold } from '../../ui/text-fold.js';
import { fileOf, rankOf, squareAt } from '../../core/squares.js';
import { t } from '../../i18n/index.js';
import { WorkerClient } from '../../platform/worker-client.js';
import { CompletionCount } from './completions.js';
import { History } from './history.js';
import { kept } from './storage.js';
import { completionWords, hintOf, hintWords } from './messages.js';

/** The symmetries of the core by number. */
const [QUARTER_TURN, MIRROR] = [1, 4];

const spawn = () =>
  new Worker(new URL('./completions.worker.js', import.meta.url), { type: 'module', name: 'completions' });

export class Editor {
  /** @type {QueensRoute | null} what is on the board, while it is a placement */
  #route = null;
  /** Read when it is first needed, since storage may keep its caller waiting. @type {History | null} */
  #recalled = null;
  #core;
  #count;
  #callbacks;
  #parts;

  /**
   * @param {Core} core
   * @param {WebAssembly.Module} module of the core, for the worker that counts
   * @param {object} callbacks
   * @param {(route: QueensRoute) => void} callbacks.place another placement comes onto the board
   * @param {(route: QueensRoute) => void} callbacks.solve a solver goes on from it
   * @param {() => void} callbacks.refresh more is known of what is on the board
   */
  constructor(core, module, callbacks) {
    this.#core = core;
    this.#callbacks = callbacks;
    this.#count = new CompletionCount(core, new WorkerClient(spawn, { module, sliced: true }), () => {
      this.#tell();
      callbacks.refresh();
    });
    this.#parts = this.#build();
  }

  get #history() {
    if (this.#recalled === null) {
      this.#recalled = new History();
      this.#recalled.restore(kept.getItem());
    }
    return this.#recalled;
  }

  /**
   * The placement as an exhibit.
   * @param {QueensRoute} route
   * @returns {Display}
   */
  open(route) {
    this.#route = route;
    this.#history.record({ size: route.size, queens: route.queens });
    kept.setItem(String(this.#history));
    if (conflicts(this.#core, route).length > 0) this.#count.stop();
    else this.#count.ask(route.size, route.queens);
    this.#tell();
    const { told, tools, aside } = this.#parts;
    return {
      route,
      run: null,
      searching: false,
      view: () => this.#view(route),
      controller: { told, tools },
      aside: { element: aside, show() {} },
    };
  }

  /** Says again what it has said: in another language. */
  retell() {
    this.#tell();
  }

  /** Something else is on the board. */
  leave() {
    this.#count.stop();
    this.#route = null;
  }

  /**
   * Places a queen, or takes her off.
   * @param {Square} square
   */
  toggle(square) {
    if (!this.#route) return;
    const { queens } = this.#route;
    const others = queens.filter((queen) => queen !== square);
    this.#place(others.length < queens.length ? others : [...queens, square]);
  }

  /**
   * The keys that every editor has.
   * @param {KeyboardEvent} event
   */
  keyed(event) {
    if (!this.#route || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    const key = event.key.toLowerCase();
    const again = key === 'y' || (key === 'z' && event.shiftKey);
    if (!again && key !== 'z') return;
    event.preventDefault();
    this.#go(again ? this.#history.redo() : this.#history.undo());
  }

  /** @param {readonly Square[]} queens in any order; they are kept row by row, as links have them */
  #place(queens) {
    if (!this.#route) return;
    const ordered = queens.toSorted((one, other) => rankOf(other) - rankOf(one) || fileOf(one) - fileOf(other));
    this.#callbacks.place({ ...this.#route, queens: ordered });
  }

  /** @param {import('./history.js').Placed | null} placed */
  #go(placed) {
    if (this.#route && placed) this.#callbacks.place({ ...this.#route, size: placed.size, queens: [...placed.queens] });
  }

  /** @param {number} symmetry */
  #turn(symmetry) {
    if (!this.#route) return;
    const { size, queens } = this.#route;
    this.#place([...this.#core.queensImage(size, Uint32Array.from(queens), symmetry)]);
  }

  /**
   * @param {QueensRoute} route
   * @returns {import('../../player/display.js').View}
   */
  #view(route) {
    const { known } = this.#count;
    const { counting, hinting } = this.#parts;
    const pairs = conflicts(this.#core, route);
    const attackersOf = attackers(this.#core, route);
    const scene = placementScene(route, pairs);
    const counts = counting.checked && known ? left(route, known, attackersOf) : [];
    const hint = hinting.checked ? hintOf(route.queens, known) : null;
    scene.counts = counts;
    if (hint !== null) scene.markers = [...scene.markers, { square: hint, kind: 'hint' }];
    const nameOf = squareNames(route.queens, attackersOf);
    const leaves = new Map(counts.map(({ square, count }) => [square, count]));
    const key = known?.over ? 'square.leaves' : 'square.leaves.least';
    return {
      scene,
      caption: placementCaption(route, pairs),
      nameOf(square) {
        const count = leaves.get(square);
        return count === undefined ? nameOf(square) : t(key, { name: nameOf(square), count });
      },
    };
  }

  /** Says what is known of the placement. */
  #tell() {
    if (!this.#route) return;
    const { told, hint, hinting, undo, redo, clear, board, fen } = this.#parts;
    const { known } = this.#count;
    const { size, queens } = this.#route;
    // What is still being counted is not read out each time that it grows.
    told.ariaBusy = String(known !== null && !known.over);
    announce(told, completionWords(this.#route, known, this.#core.published_count(size)));
    hint.hidden = !hinting.checked;
    setText(hint, hinting.checked ? hintWords(this.#route, known) : '');
    const packed = Uint32Array.from(queens);
    board.show(() => this.#core.queensTextBoard(size, packed));
    fen.show(() => this.#core.queensFen(size, packed));
    undo.ariaDisabled = String(!this.#history.canUndo);
    redo.ariaDisabled = String(!this.#history.canRedo);
    clear.ariaDisabled = String(queens.length === 0);
  }

  #build() {
    const again = () => {
      this.#tell();
      this.#callbacks.refresh();
    };
    const check = (/** @type {Key} */ key) => {
      const input = element('input', { type: 'checkbox' });
      input.addEventListener('change', again);
      return { input, label: element('label', { class: 'check' }, input, () => t(key)) };
    };
    const solve = () => {
      if (this.#route) this.#callbacks.solve(this.#route);
    };
    const undo = tool('undo', icons.undo, () => this.#go(this.#history.undo()));
    const redo = tool('redo', icons.redo, () => this.#go(this.#history.redo()));
    const clear = tool('clear', icons.clear, () => this.#place([]));
    const rotate = tool('rotate', icons.rotate, () => this.#turn(QUARTER_TURN));
    const mirror = tool('mirror', icons.mirror, () => this.#turn(MIRROR));
    const play = tool('play', icons.play, solve);
    play.classList.add('play');
    const onward = element('button', { type: 'button', class: 'word' }, () => t('solve.here'));
    onward.addEventListener('click', solve);
    const [counting, hinting] = [check('placing.counts'), check('placing.hint')];
    const [board, fen] = [textFold('text.board'), textFold('text.fen')];
    const hint = element('p', { role: 'status', class: 'hint', hidden: true });
    return {
      undo,
      redo,
      clear,
      hint,
      board,
      fen,
      counting: counting.input,
      hinting: hinting.input,
      told: element('p', { role: 'status', 'aria-label': () => t('placing.status'), class: 'completions' }),
      tools: element(
        'div',
        { class: 'transports', role: 'group', 'aria-label': () => t('placing.tools') },
        undo,
        redo,
        play,
        rotate,
        mirror,
        clear,
      ),
      aside: element(
        'div',
        { class: 'placing' },
        counting.label,
        hinting.label,
        hint,
        onward,
        board.element,
        fen.element,
      ),
    };
  }
}

/**
 * The free squares with the number of solutions that a queen there would leave; while they are being counted, those of
 * which one is known.
 * @param {{ size: number, queens: readonly Square[] }} placed
 * @param {import('./completions.js').Known} known
 * @param {(square: Square) => unknown[]} attackersOf
 * @returns {import('../../board/scene.js').Count[]}
 */
function left({ size, queens }, { through, over }, attackersOf) {
  const standing = new Set(queens);
  return [...through].flatMap((count, index) => {
    const square = squareAt(index % size, Math.floor(index / size));
    const free = !standing.has(square) && attackersOf(square).length === 0;
    return free && (over || count > 0) ? [{ square, count }] : [];
  });
}

/**
 * @param {Key} key
 * @param {string} shape
 * @param {() => void} press
 */
function tool(key, shape, press) {
  const button = element('button', { type: 'button', class: 'transport', title: () => t(key) }, icon(shape));
  button.addEventListener('click', press);
  return button;
}
