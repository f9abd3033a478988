/**
 * *How many*: the exact number of tours of the board, counted here and now, and tours by their number.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Message } from '../ui/dom.js'
 * @import { Square } from '../core/squares.js'
 */

import { element, noMessage, redraw, textField, wordButton } from '../ui/index.js';
import { home, isClosed, isRefusal, limits, squareName } from '../core/index.js';
import { explain, number, says, sentences, t } from '../i18n/index.js';

/**
 * @param {LazyCore} core
 * @param {import('./loader.js').TourWorkers} workers
 * @param {object} callbacks
 * @param {(route: KnightRoute) => void} callbacks.open
 * @param {(sentence: Message) => void} callbacks.showError
 * @returns {import('../panes/panes.js').Content}
 */
export function countPane(core, workers, { open, showError }) {
  let route = home.knight;
  /** What is known before a count. */
  let known = { sentence: noMessage, countable: true };
  let [bound, result] = [boundWords, noMessage];
  let board = '';
  /** The numbers of closed tours that the core has found so far, by board. @type {Map<string, number>} */
  const totals = new Map();
  /** @type {{ stop: () => void } | null} */
  let job = null;

  const start = wordButton('count.tours', () => count(), { hidden: () => job !== null || !known.countable });
  const stop = wordButton('count.stop', () => begin(null, says('count.stopped')), { hidden: () => job === null });
  const bar = element('progress', { max: 1, hidden: () => job === null, 'aria-label': says('tours.progress') });
  const random = wordButton('tour.random', () => openRandom());
  const field = textField('tour.number', 10, (text) => openNumber(text));
  const totalWords = () => {
    const total = totals.get(board);
    return total === undefined ? '' : t('tour.number.of', { total });
  };
  const canNumber = () =>
    isClosed(route) && route.holes.length === 0 && route.files * route.ranks <= limits().numberedSquares;
  const root = element(
    'div',
    { class: 'how-many' },
    element('p', {}, () => known.sentence()),
    element(
      'div',
      { class: 'setup', hidden: () => !canNumber() },
      field.element,
      element('span', { class: 'soft' }, totalWords),
      random,
    ),
    element('p', { class: 'soft', hidden: () => !known.countable }, () => bound()),
    element('div', { class: 'setup' }, start, stop, bar),
    element('p', { role: 'status', 'aria-label': says('tours.result'), class: 'tour-count' }, () => result()),
  );
  const refresh = () => {
    const focused = document.activeElement === stop;
    redraw(root);
    if (focused && stop.hidden) (known.countable ? start : random).focus();
  };
  /**
   * Another job, or none, takes the place of the one before.
   * @param {typeof job} next
   * @param {Message} [message] its result so far
   */
  const begin = (next, message = noMessage) => {
    job?.stop();
    [job, result] = [next, message];
    refresh();
  };
  const count = async () => {
    const { files, ranks, start: square } = route;
    const closed = isClosed(route);
    const from = closed ? null : square;
    const own = workers.ask('count', { files, ranks, closed, start: from, bytes: BYTES }, ({ part, memory }) => {
      if (memory !== undefined) bound = () => memoryWords(memory);
      bar.value = part;
      refresh();
    });
    bar.value = 0;
    begin(own);
    stop.focus();
    /** @type {Message} */
    let message;
    try {
      const counted = await own.answer;
      message = () => countedWords({ files, ranks, closed, start: from }, counted);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      message = () => explain(error);
    }
    if (job === own) begin(null, message);
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
      const { answer } = workers.ask('number', { files, ranks, start: square ?? 0, number: null });
      const { number: drawn } = await answer;
      if (from === route) open(withNumber(from, drawn));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showError(() => explain(error));
    }
  };

  return {
    element: root,
    show({ display }) {
      if (display.route.view !== 'knight') return;
      ({ route } = /** @type {{ route: KnightRoute }} */ (display));
      const { files, ranks, holes } = route;
      const closed = isClosed(route);
      const now = `${files}x${ranks} ${closed} ${holes.length}`;
      const isAnother = now !== board;
      board = now;
      if (display.of !== undefined) totals.set(board, display.of);
      known = knownOf(core, route, closed, totals.get(board));
      field.show(route.number === null ? '' : String(route.number));
      if (isAnother) bound = boundWords;
      if (isAnother) begin(null);
      else refresh();
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

/** The memory limit of a count, in bytes. */
export const BYTES = 540_000_000;

const megabytes = (/** @type {number} */ bytes) => number(Math.ceil(bytes / 1_000_000));

export const boundWords = () => t('count.bound', { size: megabytes(BYTES) });

/** @param {number} bytes that the count takes at most */
export const memoryWords = (bytes) => t('count.memory', { size: megabytes(bytes) });

/**
 * @param {{ files: number, ranks: number, closed: boolean, start: Square | null }} board with the start of open tours
 * @param {{ total: bigint, own: bigint }} counted all tours, and those with an end on the start
 */
export const countedWords = ({ files, ranks, closed, start }, { total, own }) =>
  t(start === null ? 'count.counted' : 'count.counted.from', {
    files,
    ranks,
    closed,
    total: number(total),
    own: number(own),
    square: start === null ? '' : squareName(start),
  });

/**
 * The sentence shown before a count, and whether one is possible.
 * @param {Pick<LazyCore, 'publishedTours' | 'toursExceed'>} core
 * @param {Pick<KnightRoute, 'files' | 'ranks' | 'holes'>} board
 * @param {boolean} closed
 * @param {number | undefined} numbered how many there are, once they are numbered
 * @returns {{ sentence: Message, countable: boolean }}
 */
export function knownOf(core, { files, ranks, holes }, closed, numbered) {
  if (holes.length > 0) return { sentence: says('count.holes'), countable: false };
  try {
    const published = core.publishedTours(files, ranks, closed);
    const countable = !core.toursExceed(files, ranks, closed, BYTES);
    const known = () => {
      if (!published) return t('count.question', { files, ranks, closed });
      const { tours, source } = published;
      return t('count.published.tours', { files, ranks, closed, total: number(tours), source });
    };
    if (!published && numbered !== undefined) {
      return { sentence: () => t('count.numbered', { files, ranks, total: numbered }), countable: false };
    }
    if (countable) return { sentence: known, countable };
    return { sentence: () => sentences(known(), t('count.exceeds', { size: megabytes(BYTES) })), countable };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { sentence: () => explain(error), countable: false };
  }
}
