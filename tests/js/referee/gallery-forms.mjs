/**
 * The sentences of the gallery about the solutions of a board.
 *
 * @import { Form } from './form.mjs'
 * @import { Place } from './geometry.mjs'
 *
 * @typedef {object} GalleryFacts
 * @property {number} size
 * @property {Place[]} [queens] of the solution that it is about
 * @property {boolean} [fundamental] whether only one of each family is listed
 * @property {Place | null} [square] on which those listed have a queen
 * @property {boolean} [over] whether all have been found
 * @property {string[]} [images] the columns of the boards below, in their order
 */

import { count, forms, said } from './form.mjs';
import { isSame, placeNamed } from './geometry.mjs';
import { columnsOf, imagesOf, isKept, solutionsOf } from './solutions.mjs';

/** @param {Place[]} queens */
const nameOf = (queens) => columnsOf(queens).join(' ');

/** A name whose place among others is that of its columns. @param {string} name */
const inOrder = (name) =>
  name
    .split(' ')
    .map((column) => column.padStart(2, '0'))
    .join(' ');

/** Of each family the first in the order of all. @param {Place[]} queens */
const isFundamental = (queens) => imagesOf(queens).every((image) => inOrder(nameOf(queens)) <= inOrder(image));

/** @param {GalleryFacts} facts */
const listed = ({ size, fundamental = false, square = null }) =>
  solutionsOf(size).filter(
    (queens) => (!fundamental || isFundamental(queens)) && (!square || queens.some((queen) => isSame(queen, square))),
  );

/** The number of a solution among others, from 1. @param {Place[][]} among @param {string} name */
const numberIn = (among, name) => among.findIndex((queens) => nameOf(queens) === name) + 1;

/** @param {GalleryFacts} facts */
const number = ({ size, queens = [] }) => numberIn(solutionsOf(size), nameOf(queens));

/** Columns as they are written, with blanks between them or without. @param {string} columns */
const written = (columns) => (columns.includes(' ') ? columns : [...columns].join(' '));

/** @param {GalleryFacts} facts @param {number} turn @param {boolean} isMore whether a smaller turn does not keep it */
const turned = ({ queens = [] }, turn, isMore) => isKept(queens, turn) && (!isMore || !isKept(queens, 1));

/** @type {Form<GalleryFacts>[]} */
export const galleryForms = forms({
  'gallery.all': ({ size }, { total }) => count(total) === solutionsOf(size).length,
  'gallery.fundamental': ({ size }, { total }) => count(total) === listed({ size, fundamental: true }).length,
  'gallery.count': (facts, { total }) => said(total) === listed(facts).length && !facts.square && facts.over !== false,
  'gallery.count.with': (facts, { total, name }) => {
    const { square, size } = facts;
    return said(total) === listed(facts).length && isSame(placeNamed(name, size), square ?? undefined);
  },
  'gallery.none': (facts) => listed(facts).length === 0 && facts.over !== false,
  'gallery.least': (facts, { total }) => facts.over === false && said(total) <= listed(facts).length,
  'gallery.place': (facts, slots) => {
    const among = listed(facts);
    return count(slots.total) === among.length && numberIn(among, nameOf(facts.queens ?? [])) === count(slots.number);
  },
  'gallery.board': (facts, slots) =>
    count(slots.number) === number(facts) && written(slots.columns) === nameOf(facts.queens ?? []),
  'gallery.image': ({ images = [], queens = [] }, slots) =>
    images[count(slots.number) - 1] === nameOf(queens) && written(slots.columns) === nameOf(queens),
  'gallery.tile': (facts, slots) =>
    count(slots.number) === number(facts) && count(slots.count) === imagesOf(facts.queens ?? []).length,
  'gallery.family.fundamental': (facts, slots) =>
    count(slots.number) === number(facts) && isFundamental(facts.queens ?? []),
  'gallery.family.image': (facts, slots) => {
    const first = solutionsOf(facts.size)[count(slots.first) - 1] ?? [];
    const isImage = imagesOf(first).includes(nameOf(facts.queens ?? [])) && first.length > 0;
    return count(slots.number) === number(facts) && isImage && slots.number !== slots.first && isFundamental(first);
  },
  'gallery.large.fundamental': ({ queens = [] }) => isFundamental(queens),
  'gallery.large.image': ({ queens = [], images = [] }) =>
    images[0] !== nameOf(queens) && imagesOf(queens).includes(images[0]) && !isFundamental(queens),
  'gallery.symmetry.none': (facts) =>
    ![1, 2].some((quarters) => turned(facts, quarters, false)) && imagesOf(facts.queens ?? []).length === 8,
  'gallery.symmetry.half': (facts) => turned(facts, 2, true),
  'gallery.symmetry.quarter': (facts) => turned(facts, 1, false) && imagesOf(facts.queens ?? []).length > 1,
  'gallery.symmetry.all': (facts) => imagesOf(facts.queens ?? []).length === 1,
  'gallery.family.images': ({ queens = [] }, slots) => said(slots.images) === imagesOf(queens).length,
});
