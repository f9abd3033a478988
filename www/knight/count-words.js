/**
 * What *How many* says about the tours of a board, before they are counted and after.
 *
 * @import { KnightRoute } from '../core/routes.js'
 * @import { LazyCore } from '../core/wasm.js'
 * @import { Square } from '../core/squares.js'
 * @import { Message } from '../ui/dom.js'
 */

import { isRefusal, squareName } from '../core/index.js';
import { explain, number, sentences, t } from '../i18n/index.js';

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
  if (holes.length > 0) return { sentence: () => t('count.holes'), countable: false };
  try {
    const published = /** @type {{ tours: bigint, source: string } | undefined} */ (
      core.publishedTours(files, ranks, closed)
    );
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
