/**
 * The captions of a placement, the names of its squares and the tips beside them.
 *
 * @import { Place } from './geometry.mjs'
 * @import { Form, Slots } from './form.mjs'
 *
 * @typedef {object} PlacementFacts
 * @property {number} size
 * @property {Place[]} queens in the order in which they own squares
 * @property {Place} [square] that is named
 */

import { count, form, forms, said } from './form.mjs';
import { attackersOf, clashes, isSame, lineBetween, lineNamed, placeNamed } from './geometry.mjs';

/** Whether two queens attack each other along a line. @param {PlacementFacts} facts @param {Slots} slots */
function attack({ size, queens }, { one, other, line }) {
  const pair = [placeNamed(one, size), placeNamed(other, size)];
  const stand = pair.every((place) => queens.some((queen) => isSame(queen, place)));
  return stand && lineBetween(pair[0], pair[1]) === lineNamed(line);
}

/** The squares in "a1, b2, and c3". @param {string} list @param {number} size */
const placesIn = (list, size) =>
  (list.match(/[a-z]\d+|row \d+, column \d+|第 \d+ 行第 \d+ 列/g) ?? []).map((name) => placeNamed(name, size));

/** Whether the square that is named is attacked by these and by no others. @param {PlacementFacts} facts @param {Slots} slots */
function isNamed({ size, queens, square }, { name, by = '' }) {
  const named = placesIn(by, size);
  const attackers = square ? attackersOf(square, queens) : [];
  const isEach = attackers.every((queen) => named.some((each) => isSame(each, queen)));
  return isSame(placeNamed(name, size), square) && named.length === attackers.length && isEach;
}

/** @param {PlacementFacts} facts */
const isQueen = ({ queens, square }) => queens.some((queen) => isSame(queen, square));

/**
 * @param {string} en the names of lines
 * @param {string} zh
 * @returns {Form<PlacementFacts>[]}
 */
const formsWith = (en, zh) =>
  forms({
    'queens.placement': ({ queens, size }, slots) =>
      said(slots.count) === queens.length &&
      said(slots.size) === size &&
      said(slots.left) === size - queens.length &&
      clashes(queens).length === 0 &&
      queens.length < size &&
      (slots.none === '') === queens.length < 2,
    'queens.solution': ({ queens, size }, slots) =>
      said(slots.count) === queens.length && clashes(queens).length === 0 && queens.length === size,
    'queens.conflict': [
      `Conflict: the queens of @one and @other attack each other along the [line:${en}].`,
      `冲突：@one 和 @other 的皇后在同一[line:${zh}]上，互相攻击。`,
      (facts, slots) => attack(facts, slots) && clashes(facts.queens).length === 1,
    ],
    'queens.conflict.more': [
      `Conflict: the queens of @one and @other attack each other along the [line:${en}], and [count:one more pair attacks|# more pairs attack] each other.`,
      `冲突：@one 和 @other 的皇后在同一[line:${zh}]上，互相攻击；另外还有 #count 对皇后互相攻击。`,
      (facts, slots) => attack(facts, slots) && clashes(facts.queens).length === said(slots.count) + 1,
    ],
    'square.queen': (facts, slots) => isQueen(facts) && isNamed(facts, slots),
    'square.empty': [
      '@name, empty[by:(?:, attacked from .+)?]',
      '@name，空[by:(?:，受 ?.+ ?攻击)?]',
      (facts, slots) => !isQueen(facts) && isNamed(facts, slots),
    ],
    'tip.free': (facts, { name }) => isNamed(facts, { name }) && !isQueen(facts),
    'tip.owner': [
      `#owner along the [line:${en}]: its own zone`,
      `#owner 沿[line:${zh}]攻击，此格属于它的禁区`,
      (facts, slots) => {
        const [first] = facts.square ? attackersOf(facts.square, facts.queens) : [];
        return first?.row === count(slots.owner) && isAlong(facts, slots);
      },
    ],
    'tip.queen': [
      `#owner along the [line:${en}]`,
      `#owner 沿[line:${zh}]攻击`,
      (facts, slots) => isAlong(facts, slots),
    ],
  });

/** Whether the queen of a row attacks the square along a line. @param {PlacementFacts} facts @param {Slots} slots */
const isAlong = ({ queens, square }, { owner, line }) => {
  const queen = queens.find(({ row }) => row === count(owner));
  return queen !== undefined && square !== undefined && lineBetween(queen, square) === lineNamed(line);
};

/** Whether the square is named, and some queen attacks it. @param {PlacementFacts} facts @param {Slots} slots */
const isAttacked = ({ size, queens, square }, { name }) =>
  isSame(placeNamed(name, size), square) && square !== undefined && attackersOf(square, queens).length > 0;

export const placementForms = [...formsWith('row|column|diagonal', '行|列|对角线'), form('tip.attacked', isAttacked)];

export const chessPlacementForms = [
  ...formsWith('rank|file|diagonal', '横线|直线|对角线'),
  form('tip.attacked.chess', isAttacked),
];
