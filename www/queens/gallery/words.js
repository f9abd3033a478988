/**
 * What the gallery says of the solutions that it lists.
 *
 * @import { Square } from '../../core/squares.js'
 * @import { Answer, Filter, Solution } from './catalogue.js'
 */

import { fileOf } from '../../core/index.js';
import { placeName, sentences, t } from '../../i18n/index.js';

/** Names of the symmetries of a solution, by the number of its images. */
const symmetries = /** @type {const} */ ({ 8: 'none', 4: 'half', 2: 'quarter', 1: 'all' });

/** A choice of solutions, with how many these are. @param {'all' | 'fundamental'} kind @param {number} total */
export const kindWords = (kind, total) => t(`gallery.${kind}`, { total });

/**
 * How many solutions pass a filter.
 * @param {Pick<Answer, 'total' | 'over'>} answer
 * @param {Filter} filter
 * @param {number} size
 */
export function countWords({ total: count, over }, { with: square }, size) {
  if (!over) return t('gallery.least', { count });
  if (count === 0) return t('gallery.none');
  return square === null
    ? t('gallery.count', { count })
    : t('gallery.count.with', { count, name: placeName(square, size) });
}

/** The place of the solution on the board among those that pass. @param {Pick<Answer, 'number' | 'total'>} answer */
export const placeWords = ({ number, total }) => (number === null ? '' : t('gallery.place', { number, total }));

/** @param {Solution} solution */
export const tileWords = ({ index, images: count }) => t('gallery.tile', { number: index + 1, count });

/**
 * The name of a small board, which is numbered among all or among the images of a solution.
 * @param {'gallery.board' | 'gallery.image'} key
 * @param {Solution} solution
 */
export const boardName = (key, { index, queens, size }) =>
  t(key, { number: index + 1, columns: columnsOf(queens, size) });

/**
 * The columns as a link has them.
 * @param {readonly Square[]} queens
 * @param {number} size
 */
const columnsOf = (queens, size) => queens.map((square) => fileOf(square) + 1).join(size < 10 ? '' : ' ');

/**
 * What is said of a solution and its images.
 * @param {Solution} solution
 * @param {boolean} isLarge whether its number among all is not known
 */
export function familyWords({ index, first, images: count, fundamental }, isLarge) {
  const kind = fundamental ? 'fundamental' : 'image';
  return sentences(
    t(`gallery.${isLarge ? 'large' : 'family'}.${kind}`, { number: index + 1, first: first + 1 }),
    t(`gallery.symmetry.${symmetries[/** @type {8 | 4 | 2 | 1} */ (count)]}`),
    t('gallery.family.images', { count }),
  );
}
