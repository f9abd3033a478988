/**
 * *Place your own*: queens put on the board by hand, with what can still become of them.
 *
 * @typedef {import('../../core/wasm.js').Core} Core
 * @typedef {import('../../player/display.js').Exhibit} Exhibit
 * @typedef {import('../../core/squares.js').Square} Square
 * @typedef {import('../../core/routes.js').QueensAsked} QueensAsked
 * @typedef {import('../../i18n/index.js').Key} Key
 */

import { icons } from '../../ui/icons.js';
import { announce, element, icon, setText } from '../../ui/dom.js';
import { placementCaption } from '../solvers/captions.js';
import { attackers, conflicts } from '../referee.js';
import { placementScene, squareNames } from '../scene.js';
import { textFold } from '../../ui/text-fold.js';
import { fileOf, rankOf, squareAt } from '../../core/squares.js';
import { say } from '../../i18n/index.js';
import { CompletionCount } from './completions.js';
import { History } from './history.js';
import { kept } from './storage.js';
import { completionWords, hintOf, hintWords } from './messages.js';

/** The symmetries of the core by number. */
const [QUARTER_TURN, MIRROR] = [1, 4];

export class Placing {
  /** @type {QueensAsked | null} what is on the board, while it is a placement */
  #asked = null;
  /** Read when it is first needed, since storage may keep its caller waiting. @type {History | null} */
  #recalled = null;
  #core;
  #count;
  #deeds;
  #parts;

  /**
   * @param {Core} core
   * @param {() => import('./completions.js').Hand} hire
   * @param {object} deeds
   * @param {(asked: QueensAsked) => void} deeds.place another placement comes onto the board
   * @param {(asked: QueensAsked) => void} deeds.solve a solver goes on from it
   * @param {() => void} deeds.refresh more is known of what is on the board
   */
  constructor(core, hire, deeds) {
    this.#core = core;
    this.#deeds = deeds;
    this.#count = new CompletionCount(core, hire, () => {
      this.#tell();
      deeds.refresh();
    });
    this.#parts = this.#build();
  }

  get #history() {
    if (this.#recalled === null) {
      this.#recalled = new History();
      this.#recalled.restore(kept.recall());
    }
    return this.#recalled;
  }

  /**
   * The placement as an exhibit.
   * @param {QueensAsked} asked
   * @returns {Exhibit}
   */
  open(asked) {
    this.#asked = asked;
    this.#history.record({ size: asked.size, queens: asked.queens });
    kept.remember(String(this.#history));
    if (conflicts(this.#core, asked).length > 0) this.#count.stop();
    else this.#count.ask(asked.size, asked.queens);
    this.#tell();
    const { told, tools, aside } = this.#parts;
    return {
      asked,
      run: null,
      searching: false,
      view: () => this.#view(asked),
      desk: { told, tools },
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
    this.#asked = null;
  }

  /**
   * Places a queen, or takes her off.
   * @param {Square} square
   */
  toggle(square) {
    if (!this.#asked) return;
    const { queens } = this.#asked;
    const others = queens.filter((queen) => queen !== square);
    this.#place(others.length < queens.length ? others : [...queens, square]);
  }

  /**
   * The keys that every editor has.
   * @param {KeyboardEvent} event
   */
  keyed(event) {
    if (!this.#asked || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    const key = event.key.toLowerCase();
    const again = key === 'y' || (key === 'z' && event.shiftKey);
    if (!again && key !== 'z') return;
    event.preventDefault();
    this.#go(again ? this.#history.redo() : this.#history.undo());
  }

  /** @param {readonly Square[]} queens in any order; they are kept row by row, as links have them */
  #place(queens) {
    if (!this.#asked) return;
    const ordered = queens.toSorted((one, other) => rankOf(other) - rankOf(one) || fileOf(one) - fileOf(other));
    this.#deeds.place({ ...this.#asked, queens: ordered });
  }

  /** @param {import('./history.js').Placed | null} placed */
  #go(placed) {
    if (this.#asked && placed) this.#deeds.place({ ...this.#asked, size: placed.size, queens: [...placed.queens] });
  }

  /** @param {number} symmetry */
  #turn(symmetry) {
    if (!this.#asked) return;
    const { size, queens } = this.#asked;
    this.#place([...this.#core.queensImage(size, Uint32Array.from(queens), symmetry)]);
  }

  /**
   * @param {QueensAsked} asked
   * @returns {import('../../player/display.js').View}
   */
  #view(asked) {
    const { known } = this.#count;
    const { counting, hinting } = this.#parts;
    const pairs = conflicts(this.#core, asked);
    const attackersOf = attackers(this.#core, asked);
    const scene = placementScene(asked, pairs);
    const counts = counting.checked && known ? left(asked, known, attackersOf) : [];
    const hint = hinting.checked ? hintOf(asked.queens, known) : null;
    scene.counts = counts;
    if (hint !== null) scene.signs = [...scene.signs, { square: hint, kind: 'hint' }];
    const nameOf = squareNames(asked.queens, attackersOf);
    const leaves = new Map(counts.map(({ square, count }) => [square, count]));
    const key = known?.over ? 'square.leaves' : 'square.leaves.least';
    return {
      scene,
      caption: placementCaption(asked, pairs),
      nameOf(square) {
        const count = leaves.get(square);
        return count === undefined ? nameOf(square) : say(key, { name: nameOf(square), count });
      },
    };
  }

  /** Says what is known of the placement. */
  #tell() {
    if (!this.#asked) return;
    const { told, hint, hinting, undo, redo, clear, board, fen } = this.#parts;
    const { known } = this.#count;
    const { size, queens } = this.#asked;
    // What is still being counted is not read out each time that it grows.
    told.ariaBusy = String(known !== null && !known.over);
    announce(told, completionWords(this.#asked, known, this.#core.published_count(size)));
    hint.hidden = !hinting.checked;
    setText(hint, hinting.checked ? hintWords(this.#asked, known) : '');
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
      this.#deeds.refresh();
    };
    const check = (/** @type {Key} */ key) => {
      const input = element('input', { type: 'checkbox' });
      input.addEventListener('change', again);
      return { input, label: element('label', { class: 'check' }, input, () => say(key)) };
    };
    const solve = () => {
      if (this.#asked) this.#deeds.solve(this.#asked);
    };
    const undo = tool('undo', icons.undo, () => this.#go(this.#history.undo()));
    const redo = tool('redo', icons.redo, () => this.#go(this.#history.redo()));
    const clear = tool('clear', icons.clear, () => this.#place([]));
    const rotate = tool('rotate', icons.rotate, () => this.#turn(QUARTER_TURN));
    const mirror = tool('mirror', icons.mirror, () => this.#turn(MIRROR));
    const play = tool('play', icons.play, solve);
    play.classList.add('play');
    const onward = element('button', { type: 'button', class: 'word' }, () => say('solve.here'));
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
      told: element('p', { role: 'status', 'aria-label': () => say('placing.status'), class: 'completions' }),
      tools: element(
        'div',
        { class: 'transports', role: 'group', 'aria-label': () => say('placing.tools') },
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
  const button = element('button', { type: 'button', class: 'transport', title: () => say(key) }, icon(shape));
  button.addEventListener('click', press);
  return button;
}
