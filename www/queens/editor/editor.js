/**
 * The tools of *Place your own*, which replace the transport, and the number of solutions that contain the placement.
 *
 * @import { PageController } from '../../app/page-controller.js'
 * @import { QueensRoute } from '../../core/routes.js'
 * @import { Key } from '../../i18n/index.js'
 * @import { Display } from '../../player/display.js'
 * @import { Known } from './completions.js'
 */

import { announce, checkbox, element, iconButton, icons, isTextField, textFold, wordButton } from '../../ui/index.js';
import { conflicts } from '../referee.js';
import { hasSolver, withQueens } from '../../core/index.js';
import { onLanguageChange, says, t } from '../../i18n/index.js';
import { setOverlays } from '../../player/index.js';
import { getItem, setItem, WorkerClient } from '../../platform/index.js';
import { countCompletions } from './completions.js';
import { parse, recordPlacement, serialize, moveBy } from './history.js';
import { completionWords, hintWords } from './messages.js';
import { openPlacement } from './placement.js';
import '../../style/placing.css';

/** The symmetries of the core by number. */
const [QUARTER_TURN, MIRROR] = [1, 4];

/** The history of placements, which a reload does not lose. */
const KEPT = 'placements';

const spawn = () =>
  new Worker(new URL('./completions.worker.js', import.meta.url), { type: 'module', name: 'completions' });

/**
 * @param {PageController} page
 * @param {WebAssembly.Module} module of the core, for the worker that counts
 */
export function queensEditor(page, module) {
  const { core, player, store } = page;
  const worker = new WorkerClient(spawn, { module, sliced: true });

  /** The placement shown; `null` when something else is. */
  const placement = () => (page.route.view === 'queens' && !hasSolver(page.route) ? page.route : null);

  /** @param {(route: QueensRoute) => void} change */
  const withPlacement = (change) => () => {
    const route = placement();
    if (route) change(route);
  };
  const solve = withPlacement((route) => page.solve(route));
  const turn = (/** @type {number} */ symmetry) =>
    withPlacement((route) => {
      const image = core.queensImage(route.size, Uint32Array.from(route.queens), symmetry);
      page.place(withQueens(route, [...image]));
    });

  /** @param {'idle.undo' | 'idle.redo' | 'queens.empty'} why a tool has nothing to do */
  const say = (why) => page.notices.inform(() => t(why));

  /** @param {number} steps along the history */
  function travel(steps) {
    const route = placement();
    const { placements } = store.state;
    if (!route || !placements) return;
    const next = moveBy(placements, steps);
    if (next === placements) return say(steps < 0 ? 'idle.undo' : 'idle.redo');
    const { size, queens } = next.placements[next.at];
    store.batch(() => {
      store.update((state) => ({ ...state, placements: next }));
      page.place({ ...route, size, queens: [...queens] });
    });
  }

  const undo = tool('undo', icons.undo, () => travel(-1));
  const redo = tool('redo', icons.redo, () => travel(1));
  const play = tool('play', icons.play, solve);
  play.classList.add('play');
  const rotate = tool('rotate', icons.rotate, turn(QUARTER_TURN));
  const mirror = tool('mirror', icons.mirror, turn(MIRROR));
  const empty = withPlacement((route) => {
    if (route.queens.length > 0) page.place(withQueens(route, []));
    else say('queens.empty');
  });
  const clear = tool('clear', icons.clear, empty);
  const counting = checkbox('placing.counts', (counts) => player.update(setOverlays, { counts }));
  const attacking = checkbox('placing.attacked', (attacked) => player.update(setOverlays, { attacked }));
  // For the placement on the board; the next one has to ask anew.
  const ask = wordButton('placing.hint', () => player.update(setOverlays, { hint: true }));
  const hint = element('p', { role: 'status', class: 'hint' });
  const onward = wordButton('solve.here', solve);
  const [board, fen] = [textFold('text.board'), textFold('text.fen')];
  const status = element('p', { role: 'status', 'aria-label': says('placing.status'), class: 'completions' });
  const group = { class: 'transports', role: 'group', 'aria-label': says('placing.tools') };
  const folds = [board.element, fen.element];
  const hinted = element('div', { class: 'hinted row' }, ask, hint);
  const layers = [attacking.element, counting.element];
  const aside = element('div', { class: 'placing' }, ...layers, hinted, onward, ...folds);

  /** @param {QueensRoute} route */
  function record({ size, queens }) {
    // Storage is read when it is first needed: it may block.
    const history = store.state.placements ?? parse(core, getItem(KEPT, 'sessionStorage'));
    const placements = recordPlacement(core, history, { size, queens });
    store.update((state) => ({ ...state, placements }));
    setItem(KEPT, serialize(placements), 'sessionStorage');
  }

  function show() {
    const route = placement();
    if (!route || player.state.display?.kind !== 'placement') return;
    const { overlays } = player.state;
    const known = /** @type {Known | null} */ (player.state.learned);
    const history = store.state.placements;
    const { size, queens } = route;
    // A count that grows is not read out each time.
    status.ariaBusy = String(known !== null && !known.over);
    const packed = Uint32Array.from(queens);
    const nth = core.queensNumber(size, packed) ?? null;
    // The gallery says the number as well.
    status.ariaLive = nth !== null && store.state.pane.name === 'solutions' ? 'off' : 'polite';
    announce(status, completionWords(route, known, core.publishedCount(size), nth));
    counting.input.checked = overlays.counts;
    attacking.input.checked = overlays.attacked;
    announce(hint, overlays.hint ? hintWords(route, known) : '');
    board.show(() => core.queensTextBoard(size, packed));
    fen.show(() => core.queensFen(size, packed));
    undo.ariaDisabled = String(!history || moveBy(history, -1) === history);
    redo.ariaDisabled = String(!history || moveBy(history, 1) === history);
    clear.ariaDisabled = String(queens.length === 0);
  }

  store.subscribe(placement, (route) => {
    if (player.state.overlays.hint) player.update(setOverlays, { hint: false });
    if (route) record(route);
  });
  store.subscribe(
    ({ player: { display, learned, overlays }, placements }) => [display, learned, overlays, placements],
    show,
  );
  onLanguageChange(show);
  // It is made when the first placement is shown.
  withPlacement(record)();

  const tools = { status, element: element('div', group, undo, redo, play, rotate, mirror, clear) };
  return {
    /**
     * The placement on the board, with its completions counted.
     * @param {QueensRoute} route
     * @returns {Display}
     */
    open: (route) => ({
      ...openPlacement(core, route),
      aside: { element: aside, show() {} },
      tools,
      study(learn) {
        if (conflicts(core, route).length === 0) return countCompletions(core, worker, route, learn);
        learn(null);
        return () => {};
      },
    }),
    /**
     * Undo and redo by the keys of every editor.
     * @param {KeyboardEvent} event
     */
    keyed(event) {
      if (!placement() || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      // There these keys undo what was typed. A list to choose from holds no text.
      if (isTextField(event.target) && !(event.target instanceof HTMLSelectElement)) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      if (!again && key !== 'z') return;
      event.preventDefault();
      travel(again ? 1 : -1);
    },
  };
}

/**
 * @param {Key} key
 * @param {string} shape
 * @param {() => void} press
 */
const tool = (key, shape, press) => iconButton(shape, key, press, 'transport');
