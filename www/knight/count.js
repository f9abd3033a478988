/**
 * *How many*: the exact number of tours of the board, counted here and now, and tours by their number.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Message } from '../ui/dom.js'
 */

import { element, localizedText, noMessage, textField, wordButton } from '../ui/index.js';
import { home, isClosed, isRefusal, limits } from '../core/index.js';
import { explain, t } from '../i18n/index.js';
import { BYTES, boundWords, countedWords, knownOf, memoryWords } from './count-words.js';

/**
 * @param {LazyCore} core
 * @param {import('./worker-client.js').TourWorkers} tourWorkers
 * @param {object} callbacks
 * @param {(route: KnightRoute) => void} callbacks.open
 * @param {(sentence: Message) => void} callbacks.showError
 * @returns {import('../panes/panes.js').Content}
 */
export function countPane(core, tourWorkers, { open, showError }) {
  const known = element('p');
  const bound = element('p', { class: 'soft' });
  const start = wordButton('count.tours', () => count());
  const stop = wordButton('count.stop', () => {
    setJob(null);
    showResult(() => t('count.stopped'));
  });
  const bar = element('progress', { max: 1, 'aria-label': () => t('tours.progress') });
  const result = element('p', { role: 'status', 'aria-label': () => t('tours.result'), class: 'tour-count' });
  const total = element('span', { class: 'soft' });
  const [showKnown, showBound, showResult, showTotal] = [known, bound, result, total].map(localizedText);
  const random = wordButton('tour.random', () => openRandom());
  const field = textField('tour.number', 10, (text) => openNumber(text));
  const numbers = element('div', { class: 'setup' }, field.element, total, random);
  let route = home.knight;
  let board = '';
  let countable = true;
  /** The numbers of closed tours that the core has found so far, by board. @type {Map<string, number>} */
  const totals = new Map();
  /** @type {{ stop: () => void } | null} */
  let job = null;

  const showControls = () => {
    const focused = document.activeElement === stop;
    stop.hidden = bar.hidden = job === null;
    start.hidden = job !== null || !countable;
    bound.hidden = !countable;
    if (focused && stop.hidden) (countable ? start : random).focus();
  };
  const setJob = (/** @type {typeof job} */ next) => {
    job?.stop();
    job = next;
    showControls();
  };
  const count = async () => {
    const { files, ranks, start: square } = route;
    const closed = isClosed(route);
    const from = closed ? null : square;
    const own = tourWorkers.ask('count', { files, ranks, closed, start: from, bytes: BYTES }, ({ part, memory }) => {
      if (memory !== undefined) showBound(() => memoryWords(memory));
      bar.value = part;
    });
    bar.value = 0;
    setJob(own);
    stop.focus();
    showResult(noMessage);
    /** @type {Message} */
    let message;
    try {
      const counted = await own.answer;
      message = () => countedWords({ files, ranks, closed, start: from }, counted);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      message = () => explain(error);
    }
    if (job !== own) return;
    setJob(null);
    showResult(message);
  };
  const openNumber = (/** @type {string} */ text) => {
    if (text === '') return;
    const wanted = Number(text.replaceAll(',', ''));
    const max = totals.get(board) ?? 2 ** 32;
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= max) open(withNumber(route, wanted));
    else showError(() => t('not.whole', { what: t('tour.number'), min: 1, max, value: text }));
  };
  const openRandom = async () => {
    const from = route;
    try {
      const { files, ranks, start: square } = from;
      const { number: drawn } = await tourWorkers.ask('number', { files, ranks, start: square ?? 0, number: null })
        .answer;
      if (from === route) open(withNumber(from, drawn));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showError(() => explain(error));
    }
  };

  return {
    element: element(
      'div',
      { class: 'how-many' },
      known,
      numbers,
      bound,
      element('div', { class: 'setup' }, start, stop, bar),
      result,
    ),
    show({ display }) {
      if (display.route.view !== 'knight') return;
      ({ route } = /** @type {{ route: KnightRoute }} */ (display));
      const { files, ranks, holes } = route;
      const closed = isClosed(route);
      const now = `${files}x${ranks} ${closed} ${holes.length}`;
      if (now !== board) {
        board = now;
        setJob(null);
        showResult(noMessage);
        showBound(boundWords);
      }
      if (display.of !== undefined) totals.set(board, display.of);
      const all = totals.get(board);
      const { sentence, countable: isCountable } = knownOf(core, route, closed, all);
      showKnown(sentence);
      countable = isCountable;
      showControls();
      numbers.hidden = !closed || holes.length > 0 || files * ranks > limits().numberedSquares;
      field.show(route.number === null ? '' : String(route.number));
      showTotal(all === undefined ? noMessage : () => t('tour.number.of', { total: all }));
    },
  };
}

/**
 * @param {KnightRoute} route
 * @param {number} wanted
 * @returns {KnightRoute}
 */
const withNumber = ({ files, ranks, start, embed }, wanted) => {
  return { ...home.knight, embed, files, ranks, start: start ?? 0, closed: true, number: wanted };
};
