/**
 * What the gallery says of the solutions that it lists.
 *
 * @import { Answer, Filter, Solution } from './solution.js'
 */

import { placeName, sentences, t } from '../../i18n/index.js';

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
export const boardName = (key, { index, columns }) => t(key, { number: index + 1, columns });

/**
 * What is said of a solution and its images.
 * @param {Solution} solution
 * @param {boolean} isLarge whether its number among all is not known
 */
export function familyWords(solution, isLarge) {
  const { index, first, images: count, fundamental, symmetry } = solution;
  const kind = fundamental ? 'fundamental' : 'image';
  return sentences(
    t(`gallery.${isLarge ? 'large' : 'family'}.${kind}`, { number: index + 1, first: first + 1 }),
    t(`gallery.symmetry.${symmetry}`),
    t('gallery.family.images', { count }),
  );
}
