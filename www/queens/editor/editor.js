/**
 * The tools of *Place your own*, which stand in the place of the transport, and what is known of the placement.
 *
 * @import { PageController } from '../../app/page-controller.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Key } from '../../i18n/index.js'
 * @import { Display } from '../../player/display.js'
 * @import { Known } from './completions.js'
 */

import { announce, checkbox, element, iconButton, icons, setText, textFold, wordButton } from '../../ui/index.js';
import { conflicts } from '../referee.js';
import { hasSolver } from '../../core/index.js';
import { onLanguageChange, t } from '../../i18n/index.js';
import { overlaid } from '../../player/index.js';
import { getItem, setItem, WorkerClient } from '../../platform/index.js';
import { CompletionCount } from './completions.js';
import { parsed, recorded, serialized, travelled } from './history.js';
import { completionWords, hintWords } from './messages.js';
import { openPlacement, withQueens } from './placement.js';

/** The symmetries of the core by number. */
const [QUARTER_TURN, MIRROR] = [1, 4];

/** The history of placements, which a reload does not lose. */
const KEPT = 'placements';

const spawn = () =>
  new Worker(new URL('./completions.worker.js', import.meta.url), { type: 'module', name: 'completions' });

export class Editor {
  /** @type {(known: Known | null) => void} */
  #learn = () => {};
  #page;
  #count;
  #parts;

  /**
   * @param {PageController} page
   * @param {WebAssembly.Module} module of the core, for the worker that counts
   */
  constructor(page, module) {
    this.#page = page;
    const worker = new WorkerClient(spawn, { module, sliced: true });
    this.#count = new CompletionCount(page.core, worker, () => this.#learn(this.#count.known));
    this.#parts = this.#build();
    const { store } = page;
    store.subscribe(
      () => this.#route,
      (route) => route && this.#record(route),
    );
    store.subscribe(
      ({ players: [{ display, learned, overlays }], placements }) => [display, learned, overlays, placements],
      () => this.#show(),
    );
    onLanguageChange(() => this.#show());
  }

  /** Stands under the caption. */
  get status() {
    return this.#parts.status;
  }

  get tools() {
    return this.#parts.tools;
  }

  /**
   * The placement on the board, with its completions counted.
   * @param {QueensRoute} route
   * @returns {Display}
   */
  open(route) {
    const { core } = this.#page;
    return {
      ...openPlacement(core, route),
      aside: { element: this.#parts.aside, show() {} },
      study: (learn) => {
        this.#learn = learn;
        if (conflicts(core, route).length === 0) this.#count.ask(route.size, route.queens);
        learn(this.#count.known);
        return () => this.#count.stop();
      },
    };
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
    this.#travel(again ? 1 : -1);
  }

  /** The placement shown; `null` when something else is. */
  get #route() {
    const { route } = this.#page;
    return route.view === 'queens' && !hasSolver(route) ? route : null;
  }

  /** @param {QueensRoute} route */
  #record({ size, queens }) {
    // Storage is read when it is first needed: it may keep its caller waiting.
    this.#page.store.update((state) => {
      const history = state.placements ?? parsed(getItem(KEPT, 'sessionStorage'));
      return { ...state, placements: recorded(history, { size, queens }) };
    });
    const { placements } = this.#page.store.state;
    if (placements) setItem(KEPT, serialized(placements), 'sessionStorage');
  }

  /** @param {number} steps along the history */
  #travel(steps) {
    const route = this.#route;
    const { placements } = this.#page.store.state;
    if (!route || !placements) return;
    const next = travelled(placements, steps);
    if (next === placements) return;
    const { size, queens } = next.placements[next.at];
    this.#page.store.batch(() => {
      this.#page.store.update((state) => ({ ...state, placements: next }));
      this.#page.place({ ...route, size, queens: [...queens] });
    });
  }

  /** @param {number} symmetry */
  #turn(symmetry) {
    const route = this.#route;
    if (!route) return;
    const image = this.#page.core.queensImage(route.size, Uint32Array.from(route.queens), symmetry);
    this.#page.place(withQueens(route, [...image]));
  }

  /** Says what is known of the placement. */
  #show() {
    const route = this.#route;
    const { core, player, store } = this.#page;
    if (!route || !player.state.display?.byHand) return;
    const { status, hint, counting, hinting, undo, redo, clear, board, fen } = this.#parts;
    const { overlays } = player.state;
    const known = /** @type {Known | null} */ (player.state.learned);
    const history = store.state.placements;
    const { size, queens } = route;
    // What is still being counted is not read out each time that it grows.
    status.ariaBusy = String(known !== null && !known.over);
    announce(status, completionWords(route, known, core.published_count(size)));
    counting.checked = overlays.counts;
    hinting.checked = overlays.hint;
    hint.hidden = !overlays.hint;
    setText(hint, overlays.hint ? hintWords(route, known) : '');
    const packed = Uint32Array.from(queens);
    board.show(() => core.queensTextBoard(size, packed));
    fen.show(() => core.queensFen(size, packed));
    undo.ariaDisabled = String(!history || travelled(history, -1) === history);
    redo.ariaDisabled = String(!history || travelled(history, 1) === history);
    clear.ariaDisabled = String(queens.length === 0);
  }

  #build() {
    const check = (/** @type {Key} */ key, /** @type {'counts' | 'hint'} */ name) =>
      checkbox(key, (checked) => this.#page.player.update(overlaid, { [name]: checked }));
    const act = (/** @type {(route: QueensRoute) => void} */ press) => () => this.#route && press(this.#route);
    const solve = act((route) => this.#page.solve(route));
    const undo = tool('undo', icons.undo, () => this.#travel(-1));
    const redo = tool('redo', icons.redo, () => this.#travel(1));
    const clear = tool(
      'clear',
      icons.clear,
      act((route) => this.#page.place(withQueens(route, []))),
    );
    const rotate = tool('rotate', icons.rotate, () => this.#turn(QUARTER_TURN));
    const mirror = tool('mirror', icons.mirror, () => this.#turn(MIRROR));
    const play = tool('play', icons.play, solve);
    play.classList.add('play');
    const onward = wordButton('solve.here', solve);
    const [counting, hinting] = [check('placing.counts', 'counts'), check('placing.hint', 'hint')];
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
      status: element('p', { role: 'status', 'aria-label': () => t('placing.status'), class: 'completions' }),
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
        counting.element,
        hinting.element,
        hint,
        onward,
        board.element,
        fen.element,
      ),
    };
  }
}

/**
 * @param {Key} key
 * @param {string} shape
 * @param {() => void} press
 */
const tool = (key, shape, press) => iconButton(shape, key, press, 'transport');
