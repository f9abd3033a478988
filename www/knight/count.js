/**
 * *How many*: the exact number of tours of the board, counted here and now, and tours by their number.
 *
 * @typedef {import('../core/routes.js').KnightRoute} KnightRoute
 * @typedef {import('../core/wasm.js').LazyCore} LazyCore
 * @typedef {import('../ui/dom.js').Message} Message
 */

import { element, localizedText, noMessage, textField, wordButton } from '../ui/index.js';
import { home, isRefusal, limits } from '../core/index.js';
import { explain, number, t } from '../i18n/index.js';

/** A count keeps within so many bytes. */
const BYTES = 512 * 2 ** 20;

/**
 * @param {LazyCore} core
 * @param {import('./worker-client.js').TourWorkers} tourWorkers
 * @param {object} callbacks
 * @param {(route: KnightRoute) => void} callbacks.ask
 * @param {(sentence: Message) => void} callbacks.showError
 * @returns {import('../panes/panes.js').Content}
 */
export function countPane(core, tourWorkers, { ask, showError }) {
  const sentence = element('p');
  const bound = element('p', { class: 'soft' });
  const start = wordButton('count.tours', () => count());
  const stop = wordButton('count.stop', () => {
    halt();
    tellResult(() => t('count.stopped'));
  });
  const bar = element('progress', { max: 1, 'aria-label': () => t('tours.progress') });
  const result = element('p', { role: 'status', 'aria-label': () => t('tours.result'), class: 'tour-count' });
  const of = element('span', { class: 'soft' });
  const [tellKnown, tellBound, tellResult, tellTotal] = [sentence, bound, result, of].map(localizedText);
  const random = wordButton('tour.random', () => draw());
  const field = textField({ label: () => t('tour.number'), length: 10, change: (text) => look(text) });
  const numbers = element('div', { class: 'setup' }, field.element, of, random);
  /** @type {KnightRoute | null} */
  let shown = null;
  let board = '';
  /** How many closed tours each board has that has been asked for one. @type {Map<string, number>} */
  const totals = new Map();
  /** @type {(() => void) | null} */
  let running = null;
  /** Whether there is anything to count: not where it is known without. */
  let countable = true;
  /** The number of tours that the sentence gives. @type {number | undefined} */
  let given;

  const look = (/** @type {string} */ text) => {
    if (!shown || text === '') return;
    const wanted = Number(text.replaceAll(',', ''));
    const most = totals.get(board) ?? 2 ** 32;
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= most) ask(numberedBy(shown, wanted));
    else showError(() => t('not.whole', { what: t('tour.number'), min: 1, max: most, value: text }));
  };
  const rest = () => {
    running = null;
    const held = document.activeElement === stop;
    stop.hidden = bar.hidden = true;
    start.hidden = bound.hidden = !countable;
    if (held) (countable ? start : random).focus();
  };
  const halt = () => {
    running?.();
    rest();
  };

  const count = async () => {
    if (!shown) return;
    const { files, ranks } = shown;
    const closed = isClosed(shown);
    const began = board;
    const job = tourWorkers.ask('count', { files, ranks, closed, bytes: BYTES }, ({ part, memory }) => {
      if (memory !== undefined) tellBound(() => t('count.memory', { size: megabytes(memory) }));
      bar.value = part;
    });
    running = job.stop;
    bar.value = 0;
    stop.hidden = bar.hidden = false;
    start.hidden = true;
    stop.focus();
    tellResult(noMessage);
    try {
      const { total } = await job.answer;
      if (board !== began || running !== job.stop) return;
      rest();
      tellResult(() => t('count.counted', { files, ranks, closed, total: number(total) }));
    } catch (error) {
      if (board !== began || running !== job.stop) return;
      rest();
      if (!isRefusal(error)) throw error;
      tellResult(() => explain(error));
    }
  };
  const draw = async () => {
    if (!shown) return;
    const { files, ranks, start: from } = shown;
    const route = shown;
    try {
      const { answer } = tourWorkers.tour('draw', { files, ranks, start: from ?? 0 });
      const { number: drawn } = await answer;
      if (route === shown) ask(numberedBy(route, drawn));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      showError(() => explain(error));
    }
  };
  rest();

  return {
    element: element(
      'div',
      { class: 'how-many' },
      sentence,
      numbers,
      bound,
      element('div', { class: 'setup' }, start, stop, bar),
      result,
    ),
    show({ display: { route, of: total } }) {
      if (route.view !== 'knight') return;
      shown = route;
      const closed = isClosed(route);
      const now = `${route.files}x${route.ranks} ${closed} ${route.holes.length}`;
      if (total !== undefined) totals.set(now, total);
      const all = totals.get(now);
      const turned = now !== board;
      if (turned) {
        halt();
        board = now;
        tellResult(noMessage);
        tellBound(() => t('count.bound', { size: megabytes(BYTES) }));
      }
      if (turned || all !== given) {
        given = all;
        const known = knownOf(core, route, closed, all);
        tellKnown(known.sentence);
        countable = known.countable;
        if (running === null) rest();
      }
      const whole = route.holes.length === 0;
      numbers.hidden = !(closed && whole && route.files * route.ranks <= limits.numberedSquares);
      field.show(route.number === null ? '' : String(route.number));
      tellTotal(all === undefined ? noMessage : () => t('tour.number.of', { total: all }));
    },
  };
}

/** @param {KnightRoute} route */
const isClosed = (route) => route.riding?.closed ?? route.closed;

/**
 * The sentence shown before a count, and whether one is possible.
 * @param {LazyCore} core
 * @param {KnightRoute} route
 * @param {boolean} closed
 * @param {number | undefined} numbered how many there are, once they are numbered
 * @returns {{ sentence: Message, countable: boolean }}
 */
function knownOf(core, { files, ranks, holes }, closed, numbered) {
  if (holes.length > 0) return { sentence: () => t('count.holes'), countable: false };
  try {
    const published = /** @type {{ tours: bigint, source: string } | undefined} */ (
      core.publishedTours(files, ranks, closed)
    );
    if (!published && numbered !== undefined) {
      return { sentence: () => t('count.numbered', { files, ranks, total: numbered }), countable: false };
    }
    if (!published) return { sentence: () => t('count.question', { files, ranks, closed }), countable: true };
    const { tours, source } = published;
    const values = () => ({ files, ranks, closed, total: number(tours), source });
    return { sentence: () => t('count.published.tours', values()), countable: true };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { sentence: () => explain(error), countable: false };
  }
}

/**
 * @param {KnightRoute} route
 * @param {number} wanted
 * @returns {KnightRoute}
 */
const numberedBy = ({ files, ranks, start, embed }, wanted) => {
  const board = { files, ranks, start: start ?? 0, closed: true };
  return { ...home.knight, ...board, embed, number: wanted };
};

/** @param {number} bytes */
const megabytes = (bytes) => number(Math.ceil(bytes / 2 ** 20));
